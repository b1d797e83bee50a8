import Testing

@_spi(Generated) @testable import MenuRuntime

/// Shortcuts in the words of the `.menu` file.
@Suite struct ShortcutWordsTests {
  @Test(arguments: [
    (MenuShortcut("p", [.command, .shift]), "shift+cmd+P"),
    (MenuShortcut("+", .command), "cmd++"), (MenuShortcut(",", .command), "cmd+,"),
    (MenuShortcut("|", .command), #"cmd+"|""#), (MenuShortcut("\\", .command), #"cmd+"\\""#),
    (MenuShortcut("\"", .command), #"cmd+"\"""#), (MenuShortcut("é", .command), #"cmd+"É""#),
    (MenuShortcut(.function(12), [.function, .option]), "fn+opt+F12"),
    (MenuShortcut(.forwardDelete, [.control]), "ctrl+forwardDelete"),
    (MenuShortcut(.space), "space"), (MenuShortcut("f"), "F"), (MenuShortcut("+"), "+"),
    (
      MenuShortcut("t", [.control, .option], worksInText: true, isGlobal: true, isFixed: true),
      "ctrl+opt+T always global fixed"
    ),
  ])
  func roundTrip(shortcut: MenuShortcut, words: String) {
    #expect(shortcut.description == words)
    let read: String = words
    #expect(MenuShortcut(read) == shortcut)
  }

  @Test("Modifiers come in any order, letters in either case")
  func otherWritings() {
    let words = ["cmd+shift+p", "shift+cmd+P"]
    for word in words {
      #expect(MenuShortcut(word) == MenuShortcut("p", [.shift, .command]))
    }
  }

  @Test(arguments: [
    "", " ", "cmd", "cmd+", "cmd+cmd+P", "hyper+P", "cmd+PP", "cmd+f20", "cmd+F36", "cmd+F0",
    "cmd+\"\"", "cmd+P sometimes", "cmd+P always always", "cmd+\u{F700}", "cmd+\u{1B}", "⌘P", "ß+P",
  ])
  func noShortcut(words: String) {
    #expect(MenuShortcut(words) == nil)
  }
}
