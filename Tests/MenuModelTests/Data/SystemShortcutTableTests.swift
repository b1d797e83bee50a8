import Testing

@testable import MenuModel

@Suite("The shortcuts of the system")
struct SystemShortcutTableTests {
  private func shortcut(_ text: String) throws -> StandardShortcut {
    try #require(StandardShortcut(text), "\(text)")
  }

  @Test("Each row of the checked-in table is found, with its scope and action")
  func rows() throws {
    let lines = try Table.lines(of: "system-shortcuts.tsv").dropFirst()
    #expect(lines.count == 115)
    #expect(SystemShortcutTable.all.count == lines.count)
    for (line, entry) in zip(lines, SystemShortcutTable.all) {
      let fields = line.split(separator: "\t").map(String.init)
      #expect(entry.shortcut == (try shortcut(fields[0])))
      #expect(entry.scope.rawValue == fields[1])
      #expect(entry.action == fields[2])
      #expect(SystemShortcutTable.use(of: entry.shortcut)?.action == fields[2])
    }
  }

  @Test("No shortcut stands in the table twice")
  func distinct() {
    let all = SystemShortcutTable.all.map(\.shortcut.canonical)
    #expect(Set(all).count == all.count)
  }

  @Test(
    "A shortcut is found in either writing of its key",
    arguments: [
      ("cmd+?", "shift+cmd+/", "Open the app's Help menu"),
      ("cmd+{", "shift+cmd+[", "Left-align a selection"),
      ("cmd++", "shift+cmd+=", "Increase the size of the selection"),
      ("cmd+#", "shift+cmd+3", "Capture the screen to a file"),
      ("cmd+~", "shift+cmd+`", "Activate previous open window in frontmost app"),
      ("cmd+:", "shift+cmd+;", "Display the Spelling window"),
    ])
  func writings(one: String, other: String, action: String) throws {
    let left = try shortcut(one)
    let right = try shortcut(other)
    #expect(left != right)
    #expect(left.canonical == right.canonical)
    #expect(left.canonical.canonical == left.canonical)
    #expect(SystemShortcutTable.use(of: left)?.action == action)
    #expect(SystemShortcutTable.use(of: right)?.action == action)
  }

  @Test("Letters, digits and named keys stay as they are")
  func unchanged() throws {
    for text in ["cmd+a", "shift+cmd+4", "ctrl+F2", "opt+cmd+space", "cmd+/", "cmd+-", "escape"] {
      let shortcut = try shortcut(text)
      #expect(shortcut.canonical == shortcut, "\(text)")
    }
    #expect(try shortcut("cmd+A") == shortcut("cmd+a"))
    let upper = StandardShortcut(modifiers: .command, key: .character(0x41))
    #expect(try upper.canonical == shortcut("cmd+a"))
  }

  @Test(
    "A shortcut that the system does not know is free",
    arguments: ["cmd+K", "opt+cmd+K", "F5", "K", "shift+cmd+F5"])
  func free(text: String) throws {
    #expect(SystemShortcutTable.use(of: try shortcut(text)) == nil)
  }

  @Test("Scopes are told apart")
  func scopes() throws {
    #expect(SystemShortcutTable.use(of: try shortcut("cmd+space"))?.scope == .system)
    #expect(SystemShortcutTable.use(of: try shortcut("cmd+N"))?.scope == .app)
    #expect(SystemShortcutTable.use(of: try shortcut("shift+left"))?.scope == .text)
    #expect(SystemShortcutTable.use(of: try shortcut("F8"))?.action == "Varies")
  }

  @Test(
    "The shortcuts of standard commands are those of the system, but for the ones of AppKit's menus"
  )
  func standardCommands() {
    var missing: [String] = []
    for entry in StandardCommandTable.all {
      guard let shortcut = entry.shortcut, SystemShortcutTable.use(of: shortcut) == nil else {
        continue
      }
      missing.append(entry.name)
    }
    #expect(missing == ["sidebar"])
  }
}
