import Testing

@_spi(Generated) @testable import MenuRuntime

/// Which shortcuts belong to text while people edit it.
@Suite struct TextKeysTests {
  private func all(_ modifiers: MenuShortcut.Modifiers) -> [String] {
    let keys: [MenuShortcut.Key] = [
      "a", "s", "1", .space, .return, .enter, .tab, .escape, .clear, .delete, .forwardDelete, .up,
      .left, .home, .pageDown, .function(5), .help,
    ]
    return keys.map { MenuShortcut($0, modifiers) }.filter(\.editsText).map(\.key.glyph)
  }

  @Test func keysWithoutModifiersAreText() {
    let texts = [
      "A", "S", "1", "Space", "↩", "⌅", "⇥", "⎋", "⌧", "⌫", "⌦", "↑", "←", "↖", "⇟",
    ]
    #expect(all([]) == texts)
    #expect(all(.shift) == texts)
    #expect(all(.option) == texts)
    #expect(all([.option, .shift]) == texts)
  }

  @Test func withCommandOnlyDeletingAndMovingAreText() {
    #expect(all(.command) == ["⌫", "⌦", "↑", "←"])
    #expect(all([.shift, .command]) == ["↑", "←"])
    #expect(all([.option, .command]).isEmpty)
    #expect(all([.control, .command]).isEmpty)
  }

  @Test func controlIsEmacs() {
    #expect(all(.control) == ["A", "⌫", "⌦", "↑", "←", "↖", "⇟"])
    #expect(all([.control, .shift]) == ["A", "⌫", "⌦", "↑", "←", "↖", "⇟"])
    #expect(all([.control, .option]) == ["⌫", "⌦", "↑", "←", "↖", "⇟"])
  }

  @Test func theFnKeyMakesOtherKeysOfEditingKeysOnly() {
    #expect(MenuShortcut(.left, .function).editsText)
    #expect(MenuShortcut(.delete, [.function, .command]).editsText)
    #expect(!MenuShortcut("f", .function).editsText)
  }

  @Test func aShortcutThatWorksInTextDoesNotYield() {
    let facts = MenuFacts("delete", "Delete").key(.delete, .command)
    #expect(facts.shortcut?.yieldsToText == true)
    let always = MenuFacts("delete", "Delete").key(.delete, .command, always: true)
    #expect(always.shortcut?.yieldsToText == false)
    #expect(always.shortcut?.editsText == true)
    #expect(MenuShortcut("s", .command).yieldsToText == false)
  }
}
