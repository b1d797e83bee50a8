import Foundation
import Testing

@_spi(Generated) @testable import MenuRuntime

/// Commands whose keys people may change, as `menugen` would generate them.
nonisolated enum KeyCommand: MenuKeysChangeable {
  case new, pin, close, quit, plain, play, time
  case sort(KeyOrder)
  case open(KeyPage.ID)

  // A test needs one of its own.
  @TaskLocal static var own: MenuKeys<KeyCommand>?
  @MainActor static var keys: MenuKeys<KeyCommand> { own ?? shared }
  @MainActor private static let shared = MenuKeys<KeyCommand>()

  func facts(in state: KeyState) -> MenuFacts {
    switch self {
    case .new: return MenuFacts("new", "New").key("n", .command)
    case .pin: return MenuFacts("pin", "Pin").key("p", [.shift, .command]).inBlock("note")
    case .close: return MenuFacts("close", "Close").key("w", .command).key(.escape)
    case .quit: return MenuFacts("quit", "Quit").key("q", .command, fixed: true)
    case .plain: return MenuFacts("plain", "Plain")
    case .play: return MenuFacts("play", "Play").key(.space)
    case .time: return MenuFacts("time", "Time").key("t", [.control, .option], global: true)
    case .sort(let order):
      return MenuFacts("sort", "Sort").option(
        order.facts(in: state), isCurrent: state.order == order)
    case .open(let id): return MenuFacts("open", "Open").option(state.pages.element(id))
    }
  }

  static func allCommands(in state: KeyState) -> [KeyCommand] {
    [.new, .pin, .close, .quit, .plain, .play, .time] + KeyOrder.allCases.map { .sort($0) }
      + state.pages.map { .open($0.id) }
  }
}

nonisolated struct KeyState: MenuState {
  var order = KeyOrder.title
  var pages: [KeyPage] = []
}

nonisolated enum KeyOrder: MenuChoice {
  case title, date
  func facts(in state: KeyState) -> MenuFacts {
    switch self {
    case .title: return MenuFacts("title", "Title").key("1", .command)
    case .date: return MenuFacts("date", "Date")
    }
  }
}

nonisolated struct KeyPage: MenuListElement {
  var id: MenuElementID<KeyPage>
  var title: String
  var symbolName: String?
}

private struct KeyMenuBar: MenuBarSurface {
  let context: MenuContext<KeyCommand>

  static func build(_ bar: inout MenuBarBuilder<KeyCommand>) {
    bar.add(.file) { menu in
      menu.add(.new, .pin)
      menu.add(.plain, alternate: .option)
      menu.add(.close)
      menu.addChoice(KeyOrder.self) { .sort($0) }
    }
  }
}

private struct KeyGlobals: GlobalKeysSurface {
  let context: MenuContext<KeyCommand>
  nonisolated static let commands: [KeyCommand] = [.time]
}

@Suite("Keys that people change") @MainActor
struct KeysTests {
  private func keys(_ changes: [String: [String]] = [:]) -> MenuKeys<KeyCommand> {
    let keys = MenuKeys<KeyCommand>()
    keys.store = .memory(changes)
    return keys
  }

  private func words(_ keys: MenuKeys<KeyCommand>, _ command: KeyCommand) -> [String] {
    keys.shortcuts(for: command).map(\.description)
  }

  private func set(
    _ words: [String], _ command: KeyCommand, in keys: MenuKeys<KeyCommand>
  ) throws {
    try keys.setShortcuts(words.compactMap { MenuShortcut($0) }, for: command)
  }

  @Test("Only what differs is kept, by the ID of the command")
  func differences() throws {
    let keys = keys()
    #expect(words(keys, .pin) == ["shift+cmd+P"])
    try set(["cmd+B"], .pin, in: keys)
    try set([], .sort(.title), in: keys)
    #expect(keys.propertyList == ["note.pin": ["cmd+B"], "sort/title": []])
    #expect(words(keys, .pin) == ["cmd+B"])
    #expect(words(keys, .sort(.title)) == [])
    #expect(keys.defaultShortcuts(for: .pin) == [MenuShortcut("p", [.shift, .command])])
    #expect(KeyCommand.pin.shortcuts == [MenuShortcut("p", [.shift, .command])])
    try set(["shift+cmd+P"], .pin, in: keys)
    #expect(keys.propertyList == ["sort/title": []])
  }

  @Test("A key is taken over, and two can be swapped")
  func takingOver() throws {
    let keys = keys()
    #expect(
      keys.conflicts(of: MenuShortcut("w", .command), for: .new)
        == [.command(.init(id: "close", path: ["Close"]))])
    try set(["cmd+W"], .new, in: keys)
    #expect(words(keys, .close) == ["escape"])
    try set(["cmd+N"], .close, in: keys)
    #expect(keys.propertyList == ["new": ["cmd+W"], "close": ["cmd+N"]])
    #expect(words(keys, .new) == ["cmd+W"])
  }

  @Test("What cannot be taken over is refused, and nothing changes")
  func refusing() throws {
    let keys = keys()
    let quit = MenuKeyConflict.Holder(id: "quit", path: ["Quit"])
    let refused: [(String, KeyCommand, MenuKeyConflict)] = [
      ("cmd+Q", .new, .fixedCommand(quit)), ("K", .new, .needsModifier),
      ("shift+left", .new, .needsModifier), ("cmd+B", .quit, .fixedCommand(quit)),
      ("shift+T global", .time, .needsModifier), ("F5 global", .time, .needsModifier),
      ("cmd+B", .open("x"), .fixedCommand(.init(id: "open", path: ["Open"]))),
    ]
    for (word, command, conflict) in refused {
      #expect(throws: conflict) { try set(["cmd+J", word], command, in: keys) }
    }
    #expect(throws: MenuKeyConflict.notAKey) {
      try keys.setShortcuts([MenuShortcut(.character("\u{F700}"), .command)], for: .new)
    }
    #expect(keys.propertyList.isEmpty)
    #expect(!keys.isChangeable(.quit))
    #expect(!keys.isChangeable(.open("x")))
    #expect(keys.isChangeable(.sort(.date)))
  }

  @Test("Keys of text are a conflict, but not those that the app gives itself")
  func textKeys() throws {
    let keys = keys()
    #expect(keys.conflicts(of: MenuShortcut(.left, .command), for: .new) == [.editsText])
    #expect(keys.conflicts(of: MenuShortcut("k", .option), for: .new) == [.editsText])
    #expect(keys.conflicts(of: MenuShortcut(.function(5)), for: .new) == [])
    #expect(keys.conflicts(of: MenuShortcut(.space), for: .play) == [])
    try set(["cmd+left"], .play, in: keys)
    try set(["space"], .play, in: keys)
    #expect(keys.propertyList.isEmpty)
  }

  @Test("One or all are reset; a reset takes a key back")
  func resetting() throws {
    let keys = keys(["later": ["cmd+L"]])
    try set(["cmd+N"], .pin, in: keys)
    #expect(words(keys, .new) == [])
    keys.reset(.new)
    #expect(words(keys, .new) == ["cmd+N"])
    #expect(words(keys, .pin) == [])
    keys.resetAll()
    #expect(words(keys, .pin) == ["shift+cmd+P"])
    #expect(keys.propertyList == ["later": ["cmd+L"]])
  }

  @Test("A store may hold what is old, bad, fixed, or there twice")
  func oldStores() {
    let keys = keys([
      "new": ["hyper+X", "cmd+shift+x", "shift+cmd+X"], "note.pin": ["?!", "nothing"],
      "close": ["shift+cmd+X", "cmd+B fixed"], "quit": ["cmd+E"], "gone": ["whatever"],
      "plain": ["cmd+1"], "time": ["cmd+Q"],
    ])
    #expect(words(keys, .new) == ["shift+cmd+X"])
    #expect(words(keys, .pin) == ["shift+cmd+P"])
    #expect(words(keys, .close) == ["cmd+B"])
    #expect(words(keys, .quit) == ["cmd+Q fixed"])
    // A new version gives ⌘1 to an option; somebody has it already.
    #expect(words(keys, .plain) == ["cmd+1"])
    #expect(words(keys, .sort(.title)) == [])
    #expect(words(keys, .time) == [])
    #expect(keys.propertyList["gone"] == ["whatever"])
  }

  @Test("An import drops holders of its keys, keeps the rest, and says what it leaves out")
  func merging() throws {
    let keys = keys(["plain": ["cmd+E"]])
    let conflicts = keys.merge([
      "new": ["cmd+W"], "close": ["cmd+N"], "note.pin": ["cmd+Q", "cmd+B"], "quit": ["cmd+U"],
      "time": ["cmd+B", "ctrl+opt+K global"], "play": ["oops"], "later": ["cmd+L"],
      "sort/date": ["cmd+1"],
    ])
    #expect(words(keys, .new) == ["cmd+W"])
    #expect(words(keys, .close) == ["cmd+N"])
    #expect(words(keys, .pin) == ["cmd+B"])
    #expect(words(keys, .plain) == ["cmd+E"])
    #expect(words(keys, .play) == ["space"])
    #expect(words(keys, .time) == ["ctrl+opt+K global"])
    #expect(words(keys, .sort(.title)) == [])
    #expect(words(keys, .sort(.date)) == ["cmd+1"])
    #expect(keys.propertyList["later"] == ["cmd+L"])
    let quit = MenuKeyConflict.Holder(id: "quit", path: ["Quit"])
    let pin = MenuKeyConflict.Holder(id: "note.pin", path: ["Pin"])
    #expect(
      conflicts == [.fixedCommand(quit), .fixedCommand(quit), .notAKey, .command(pin)])
  }

  @Test("An export is an import")
  func exporting() throws {
    let first = keys()
    try set(["cmd+W"], .new, in: first)
    try set([], .play, in: first)
    let second = keys()
    #expect(second.merge(first.propertyList).isEmpty)
    #expect(second.propertyList == first.propertyList)
  }

  @Test("A file keeps the changes, and is read again")
  func files() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("keys-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: url) }
    let keys = MenuKeys<KeyCommand>()
    keys.store = .file(url)
    try set(["cmd+B"], .pin, in: keys)
    let other = MenuKeys<KeyCommand>()
    other.store = .file(url)
    #expect(words(other, .pin) == ["cmd+B"])
    keys.resetAll()
    #expect(words(other, .pin) == ["cmd+B"])
    other.reload()
    #expect(words(other, .pin) == ["shift+cmd+P"])
  }

  @Test("The user defaults keep the changes, and nothing when there are none")
  func defaults() throws {
    let suite = "MenuRuntimeTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let keys = MenuKeys<KeyCommand>()
    keys.store = .defaults(defaults, key: "Keys")
    try set([], .pin, in: keys)
    #expect(defaults.dictionary(forKey: "Keys") as? [String: [String]] == ["note.pin": []])
    keys.resetAll()
    #expect(defaults.object(forKey: "Keys") == nil)
    defaults.set(["note.pin": 7, "new": ["cmd+B"]], forKey: "Keys")
    keys.reload()
    #expect(words(keys, .pin) == ["shift+cmd+P"])
    #expect(words(keys, .new) == ["cmd+B"])
  }

  /// What a listener has been told.
  @MainActor private final class Told {
    var changes: [Set<String>] = []
    var isDone = false
  }

  @Test("Who shows keys is told which commands have others, once for a change")
  func telling() throws {
    let keys = keys()
    let told = Told()
    MenuKeyChanges.shared.observe { commands in
      // Suites run at the same time.
      if !told.isDone { told.changes.append(commands) }
      return !told.isDone
    }
    try set(["cmd+W"], .new, in: keys)
    try set(["cmd+W"], .new, in: keys)
    keys.merge(["new": ["cmd+N"], "close": ["cmd+W", "escape"]])
    told.isDone = true
    #expect(told.changes == [["new", "close"], ["new", "close"]])
  }

  @Test("The menu bar has the changed keys")
  func menuBar() throws {
    let keys = keys()
    try set(["cmd+B"], .pin, in: keys)
    try set([], .close, in: keys)
    try set(["cmd+D"], .sort(.date), in: keys)
    KeyCommand.$own.withValue(keys) {
      let bar = KeyMenuBar(MenuContext(KeyState()))
      #expect(
        bar.menus()[0].description == """
          file
            New  ⌘N
            Pin  ⌘B
            ⌥ Plain  ⌥⌘B
            Close
            Sort ▸
              ✓ Title  ⌘1
              Date  ⌘D
          """)
    }
    let changes: [KeyCommand: [MenuShortcut]] = [
      .pin: [MenuShortcut("b", .command)], .close: [],
    ]
    #expect(
      KeyMenuBar.description(in: KeyState(), keys: changes).contains(
        "Pin  ⌘B\n  ⌥ Plain  ⌥⌘B\n  Close\n"))
  }

  @Test("Global keys are described")
  func globalKeys() {
    #expect(KeyGlobals.description(in: KeyState()) == "Time  ⌃⌥T")
  }
}
