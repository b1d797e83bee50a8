import Foundation
import Testing

@_spi(Generated) @testable import MenuRuntime

/// A menu bar with a menu that is not there at first, and one with submenus.
private struct KeyListBar: MenuBarSurface {
  let context: MenuContext<KeyCommand>

  static func build(_ bar: inout MenuBarBuilder<KeyCommand>) {
    bar.add(.app, "Pages", standard: true) { menu in menu.add(.quit) }
    bar.add(.file, standard: true) { menu in
      menu.add(.new)
      menu.addSubmenu("More Ways") { menu in
        menu.add(.pin)
        menu.add(.plain, alternate: .option)
      }
      menu.addList(\.pages) { .open($0) }
      menu.add(.close)
      menu.addChoice(KeyOrder.self) { .sort($0) }
    }
    bar.addMenu("play", "Play", onlyWhen: bar.state.pages.count > 1) { menu in
      menu.add(.play, .new)
    }
  }
}

/// Another module, with a menu in the same place.
private nonisolated enum ReportCommand: MenuKeysChangeable {
  case send, look
  @MainActor static let keys = MenuKeys<ReportCommand>()
  func facts(in state: ReportState) -> MenuFacts {
    switch self {
    case .send: return MenuFacts("send", "Send…").key("r", .command)
    case .look: return MenuFacts("look", "Look")
    }
  }
  static func allCommands(in state: ReportState) -> [ReportCommand] { [.send, .look] }
}

private nonisolated struct ReportState: MenuState {}

private struct ReportBar: MenuBarSurface {
  let context: MenuContext<ReportCommand>
  static func build(_ bar: inout MenuBarBuilder<ReportCommand>) {
    bar.add(.file) { menu in menu.add(.send) }
  }
}

@Suite("Lists of keys") @MainActor
struct KeyListTests {
  private func keys(_ changes: [String: [String]] = [:]) -> MenuKeys<KeyCommand> {
    let keys = MenuKeys<KeyCommand>()
    keys.store = .memory(changes)
    return keys
  }

  private func outline(_ contents: MenuKeyContents) -> [String] {
    contents.groups.flatMap { group in
      [group.title ?? "-"]
        + group.entries.map { entry in
          "  \(entry.title)  \(entry.glyphs)" + (entry.isChangeable ? "" : "  fixed")
        }
    }
  }

  @Test("A list has the commands by menu, each once, and last those with keys that no menu has")
  func contents() {
    KeyCommand.$own.withValue(keys(["sort/date": ["cmd+2"]])) {
      #expect(
        outline(MenuKeyContents([KeyListBar.self])) == [
          "Pages", "  Quit  ⌘Q  fixed",
          "File", "  New  ⌘N", "  More Ways ▸ Pin  ⇧⌘P", "  Close  ⌘W  ⎋",
          "  Sort ▸ Title  ⌘1", "  Sort ▸ Date  ⌘2",
          "Play", "  Play  Space",
          "More", "  Time  ⌃⌥T",
        ])
    }
  }

  @Test("Modules share the menus of a list, and all get their keys back")
  func modules() throws {
    ReportCommand.keys.store = .memory(["send": ["cmd+U"]])
    let keys = keys(["new": ["cmd+B"]])
    KeyCommand.$own.withValue(keys) {
      let contents = MenuKeyContents([KeyListBar.self, ReportBar.self])
      #expect(contents.groups.map(\.title) == ["Pages", "File", "Play", "More"])
      #expect(contents.groups[1].entries.last?.title == "Send")
      #expect(contents.groups[1].entries.last?.glyphs == "⌘U")
      contents.resetAll()
    }
    #expect(ReportCommand.keys.propertyList.isEmpty)
    #expect(keys.propertyList.isEmpty)
  }

  @Test("A list without a menu bar has the commands with keys, without titles of menus")
  func withoutMenuBar() {
    let contents = MenuKeyContents(keys(["close": [], "plain": ["cmd+K"]]))
    #expect(
      outline(contents) == [
        "-", "  New  ⌘N", "  Pin  ⇧⌘P", "  Close  ", "  Quit  ⌘Q  fixed", "  Plain  ⌘K",
        "  Play  Space", "  Time  ⌃⌥T", "  Sort ▸ Title  ⌘1",
      ])
  }

  @Test("Commands whose keys people cannot change have no list")
  func notChangeable() {
    #expect(MenuKeyContents([ShopBar.self]).groups.isEmpty)
  }

  @Test(
    "A search finds titles, menus and keys",
    arguments: [
      ("", true), ("pin", true), ("WAYS", true), ("file", true), ("⇧⌘P", true), ("⌘N", false),
      ("play", false),
    ])
  func search(text: String, isFound: Bool) {
    let entry = keys().entry(of: .pin, title: "More Ways ▸ Pin")
    #expect(entry.matches(text, in: "File") == isFound)
  }
}

private struct ShopBar: MenuBarSurface {
  let context: MenuContext<ShopCommand>
  static func build(_ bar: inout MenuBarBuilder<ShopCommand>) {}
}

@Suite("Recorders of keys") @MainActor
struct KeyRecordingTests {
  /// A recorder with what it says and asks.
  @MainActor
  private final class Recorder {
    let keys = MenuKeys<KeyCommand>()
    let recording: MenuKeyRecording
    var announcements: [String] = []
    var asked: [MenuKeyConflict] = []
    var answer = true

    init(_ command: KeyCommand, _ changes: [String: [String]] = [:]) {
      keys.store = .memory(changes)
      recording = MenuKeyRecording(keys.entry(of: command))
      recording.changed = { [unowned self] text in if let text { announcements.append(text) } }
      recording.ask = { [unowned self] conflict, then in
        asked.append(conflict)
        then(answer)
      }
    }

    func press(_ words: String...) {
      recording.begin()
      for word in words { _ = recording.press(MenuShortcut(word)) }
    }
  }

  @Test("A key takes the place of the first, and works where that did")
  func recording() {
    let close = Recorder(.close)
    #expect(close.recording.text == "⌘W  ⎋")
    close.recording.begin()
    #expect(close.recording.text == MenuTexts.text(.typeShortcut))
    close.press("cmd+B")
    #expect(close.recording.text == "⌘B  ⎋")
    #expect(!close.recording.isRecording)
    #expect(close.announcements == [MenuTexts.text(.typeShortcut), "⌘B  ⎋"])
    let time = Recorder(.time)
    time.press("ctrl+opt+W")
    #expect(time.keys.propertyList == ["time": ["ctrl+opt+W global"]])
    time.press("delete")
    #expect(time.keys.propertyList == ["time": []])
    #expect(time.recording.text == MenuTexts.text(.noShortcut))
    time.press("ctrl+opt+Z")
    #expect(time.keys.propertyList == ["time": ["ctrl+opt+Z global"]])
  }

  @Test("The second key can become the only one")
  func second() {
    let close = Recorder(.close, ["close": ["cmd+W", "cmd+B"]])
    close.press("cmd+B")
    #expect(close.keys.propertyList == ["close": ["cmd+B"]])
  }

  @Test("Escape gives up, and Tab goes on")
  func ending() {
    let new = Recorder(.new)
    new.press("escape")
    #expect(!new.recording.isRecording)
    new.recording.begin()
    #expect(!new.recording.press(MenuShortcut(.tab, .shift)))
    #expect(!new.recording.isRecording)
    #expect(!new.recording.press(MenuShortcut("b", .command)))
    #expect(new.keys.propertyList.isEmpty)
  }

  @Test("A refused key says why, and another can be typed")
  func refusing() {
    let new = Recorder(.new)
    new.press("K")
    #expect(new.recording.note == MenuTexts.text(.shortcutNeedsModifier))
    _ = new.recording.press(nil)
    #expect(new.recording.note == MenuTexts.text(.shortcutInvalid))
    _ = new.recording.press(MenuShortcut("q", .command))
    #expect(new.recording.note == "“Quit” has this shortcut.")
    #expect(new.recording.isRecording)
    #expect(new.announcements.suffix(1) == ["“Quit” has this shortcut."])
    _ = new.recording.press(MenuShortcut("b", .command))
    #expect(new.recording.note == nil)
    #expect(new.keys.propertyList == ["new": ["cmd+B"]])
    new.press("K")
    new.recording.end()
    #expect(new.recording.note == nil)
  }

  @Test("A key of another command is taken over after a question", arguments: [true, false])
  func takingOver(answer: Bool) {
    let new = Recorder(.new)
    new.answer = answer
    new.press("shift+cmd+P")
    #expect(new.asked == [.command(.init(id: "note.pin", path: ["Pin"]))])
    #expect(new.asked.map(\.recoverySuggestion) == [MenuTexts.text(.shortcutTakenOver)])
    #expect(!new.recording.isRecording)
    #expect(
      new.keys.propertyList == (answer ? ["new": ["shift+cmd+P"], "note.pin": []] : [:]))
    new.press("cmd+left")
    #expect(new.asked.last == .editsText)
    #expect(new.asked.last?.recoverySuggestion == nil)
    #expect(new.recording.text == (answer ? "⌘←" : "⌘N"))
  }

  @Test("A command with fixed keys records nothing")
  func fixed() {
    let quit = Recorder(.quit)
    quit.press("cmd+B")
    #expect(!quit.recording.isRecording)
    #expect(quit.recording.text == "⌘Q")
  }

  @Test("Another command ends the recording")
  func another() {
    let new = Recorder(.new)
    new.press("K")
    new.recording.entry = new.keys.entry(of: .pin)
    #expect(!new.recording.isRecording)
    #expect(new.recording.note == nil)
    #expect(new.recording.text == "⇧⌘P")
  }
}
