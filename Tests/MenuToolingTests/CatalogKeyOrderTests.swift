import Testing

@testable import MenuTooling

@Suite("The order of keys in string catalogs")
struct CatalogKeyOrderTests {
  @Test(
    "Keys are in the order of names in Finder",
    arguments: [
      [
        "", " ", "_a", "-a", ",a", ":a", "!", "?", ".a", "'a", "(a)", "@a", "#", "%@", "+", "$",
        "0",
      ],
      ["item2", "item10", "item010a"],
      ["a", "A", "aa", "ab", "B"],
      ["Find out more", "Find Out More", "unread", "Unread", "unreadable"],
      ["resume", "Resume", "résumé", "Résumé", "resumed"],
      ["pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-HK"],
      ["few", "many", "one", "other", "two", "zero"],
      ["Ärger", "Azur", "straße", "strasse2", "Zoom", "Яблоко", "메모", "あ", "ア", "漢"],
      ["🙂", "1", "a"], ["~", "€", "☃", "2"], ["a.b", "a.b.c", "a.c", "ab"],
      // A tab is a blank; what is not seen counts for nothing.
      ["a\tc", "a\n", "a b", "ab", "a\u{200B}c", "ad"],
    ])
  func order(keys: [String]) {
    #expect(keys.sorted { CatalogKeyOrder($0) < CatalogKeyOrder($1) } == keys)
  }

  @Test("Different keys are never equal, and the order of two does not depend on which is first")
  func strictness() {
    let keys = [
      "a", "A", "á", "a\u{301}", "…", "...", "1", "01", "\u{A0}", " ", "ß", "ss", "ﬁ", "fi",
    ]
    for a in keys {
      for b in keys where !a.unicodeScalars.elementsEqual(b.unicodeScalars) {
        #expect(
          (CatalogKeyOrder(a) < CatalogKeyOrder(b)) != (CatalogKeyOrder(b) < CatalogKeyOrder(a)))
      }
    }
  }
}
