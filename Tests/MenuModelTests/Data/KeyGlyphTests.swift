import MenuModel
import Testing

@Suite("Keys as a Mac shows them")
struct KeyGlyphTests {
  @Test("A named key has its glyph, a function key its name")
  func glyphs() {
    let glyphs = NamedKey.allCases.map(\.glyph)
    #expect(Set(glyphs).count == glyphs.count && glyphs.allSatisfy { !$0.isEmpty })
    #expect(
      [.return, .tab, .space, .delete, .escape, .up, .left, .pageDown, .f5].map(\NamedKey.glyph)
        == ["↩", "⇥", "Space", "⌫", "⎋", "↑", "←", "⇟", "F5"])
  }

  @Test("A character that needs Shift on a US keyboard is its key with Shift")
  func shifted() {
    let pairs = zip(##"~!@#$%^&*()_+{}|:"<>?"##.utf8, "`1234567890-=[]\\;',./".utf8)
    for (upper, lower) in pairs {
      let shortcut = StandardShortcut(modifiers: .command, key: .character(upper))
      #expect(
        shortcut.canonical
          == StandardShortcut(modifiers: [.command, .shift], key: .character(lower)))
      let plain = StandardShortcut(modifiers: .command, key: .character(lower))
      #expect(plain.canonical == plain)
    }
    let letter = StandardShortcut(modifiers: .command, key: .character(UInt8(ascii: "K")))
    #expect(
      letter.canonical
        == StandardShortcut(modifiers: .command, key: .character(UInt8(ascii: "k"))))
  }
}
