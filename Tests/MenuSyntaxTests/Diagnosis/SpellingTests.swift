import MenuSyntax
import Testing

@Suite("Did-you-mean")
struct SpellingTests {
  private let names = [
    "share", "pin", "delete", "newNote", "sortOrder", "hasSelection", "isPinned",
  ]

  @Test(
    "One typing error is seen through",
    arguments: [
      ("shar", "share"), ("sharee", "share"), ("shore", "share"), ("sahre", "share"),
      ("delte", "delete"), ("dleete", "delete"), ("newnote", "newNote"), ("new_note", "newNote"),
      ("hasSelektion", "hasSelection"), ("isPined", "isPinned"), ("pim", "pin"),
    ])
  func typingErrors(written: String, meant: String) {
    #expect(Spelling.nearest(to: written, among: names).first == meant)
  }

  @Test("A name that differs in letter case only comes first")
  func letterCaseFirst() {
    #expect(Spelling.nearest(to: "ICLOUD", among: ["icloub", "cloud", "iCloud"]).first == "iCloud")
    #expect(Spelling.nearest(to: "PIN", among: ["pen", "pin"]) == ["pin", "pen"])
  }

  @Test("Nearer names come first, equally near ones in their own order")
  func order() {
    #expect(
      Spelling.nearest(to: "option", among: ["opting", "auction", "options"]).first == "options")
    #expect(Spelling.nearest(to: "cat", among: ["car", "cut", "bat"]) == ["car", "cut", "bat"])
    #expect(Spelling.nearest(to: "cat", among: ["car", "cut", "bat"], limit: 1) == ["car"])
    #expect(Spelling.nearest(to: "cat", among: ["car"], limit: 0).isEmpty)
  }

  @Test(
    "What is too far away is not offered",
    arguments: ["", "x", "zzz", "paste", "selected", "somethingElseEntirely"])
  func tooFar(written: String) {
    #expect(Spelling.nearest(to: written, among: names).isEmpty)
  }

  @Test("A known name is no suggestion for itself")
  func itself() {
    #expect(Spelling.nearest(to: "pin", among: ["pin", "pen"]) == ["pen"])
    #expect(Spelling.nearest(to: "pin", among: [String]()).isEmpty)
  }

  @Test(
    "The distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "ABC", 0), ("", "abc", 3), ("abc", "", 3),
      ("abc", "abcd", 1), ("abcd", "abc", 1), ("abc", "axc", 1), ("abcd", "abdc", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3), ("abcdef", "badcfe", 3), ("abc", "xyz", 3),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(Spelling.distance(from: left, to: right) == expected)
    #expect(Spelling.distance(from: right, to: left) == expected)
  }

  @Test("The bounded search agrees with the plain distance")
  func boundedSearch() {
    // A fixed seed: words of a small alphabet, so that many are near one another.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let words = (0..<60).map { _ in
      String((0..<(1 + next(9))).map { _ in Character(["a", "b", "c"][next(3)]) })
    }
    for word in words {
      for other in words where other != word {
        let bound = min(3, max(1, max(word.count, other.count) / 3))
        let isNear = Spelling.distance(from: word, to: other) <= bound
        #expect(Spelling.nearest(to: word, among: [other]) == (isNear ? [other] : []))
      }
    }
  }
}
