// Presses keys while different views have the focus, and prints whether the menu bar or the text got them.
import AppKit
@_spi(Generated) import MenuRuntime

/// Commands whose keys text uses, too.
nonisolated enum PlayerCommand: String, MenuCommand, CaseIterable {
  case play, mark, back, top, erase, eraseWord, select, insert, begin, find, stop, always

  func facts(in state: PlayerState) -> MenuFacts {
    let facts = MenuFacts(rawValue, rawValue)
    switch self {
    case .play: return facts.key(.space)
    case .mark: return facts.key("m")
    case .back: return facts.key(.left, .command)
    case .top: return facts.key(.up, .command)
    case .erase: return facts.key(.delete, .command)
    case .eraseWord: return facts.key(.delete, .option)
    case .select: return facts
    case .insert: return facts.key(.forwardDelete)
    case .begin: return facts.key("a", .control)
    case .find: return facts.key("f", .command)
    case .stop: return facts.key(.escape)
    case .always: return facts.key(.down, .command, always: true)
    }
  }

  static func allCommands(in state: PlayerState) -> [PlayerCommand] { allCases }
}

nonisolated struct PlayerState: MenuState {}

struct PlayerMenuBar: MenuBarSurface {
  let context: MenuContext<PlayerCommand>

  static func build(_ bar: inout MenuBarBuilder<PlayerCommand>) {
    bar.addMenu("play", "Play") { menu in
      menu.add(.play, .mark, .back)
      menu.add(.select, alternate: .shift)
      menu.add(.top, .find, .stop, .always)
      menu.addSubmenu("Erase") { menu in menu.add(.erase, .eraseWord, .insert, .begin) }
    }
  }
}

/// A view that takes text itself, as a code editor does.
@MainActor
final class Editor: NSView, @preconcurrency NSTextInputClient {
  var input: [String] = []
  func insertText(_ string: Any, replacementRange: NSRange) {}
  func doCommand(by selector: Selector) {}
  override func keyDown(with event: NSEvent) { input.append("key") }
}

/// A view that shows a page, as a web view does: it takes text only while a field of the page has the focus.
@MainActor
final class Page: NSView, @preconcurrency NSTextInputClient {
  var isEditing = false
  var input: [String] = []
  override var inputContext: NSTextInputContext? { isEditing ? super.inputContext : nil }
  func insertText(_ string: Any, replacementRange: NSRange) {}
  func doCommand(by selector: Selector) {}
  override func keyDown(with event: NSEvent) { input.append("key") }
}

@MainActor
final class Player {
  let state = PlayerState()
  var performed: [String] = []
  lazy var menus = MenuContext<PlayerCommand>(for: self, state: \.state) {
    player, command in player.performed.append(command.rawValue)
  }
  func take() -> [String] {
    defer { performed = [] }
    return performed
  }
}

@main
@MainActor
struct Program {
  static let player = Player()
  static let window = NSWindow()
  static let presses: [(String, KeyPress)] = [
    ("Space", KeyPress(" ")), ("m", KeyPress("m")), ("é", KeyPress("é")),
    ("⌘←", KeyPress("\u{F702}", [.command, .function, .numericPad])),
    ("⇧⌘←", KeyPress("\u{F702}", [.shift, .command, .function, .numericPad])),
    ("⌘↑", KeyPress("\u{F700}", [.command, .function, .numericPad])),
    ("⌘↓", KeyPress("\u{F701}", [.command, .function, .numericPad])),
    ("⌘⌫", KeyPress("\u{7F}", .command)), ("⌥⌫", KeyPress("\u{7F}", .option)),
    ("⌦", KeyPress("\u{F728}", .function)), ("⌃A", KeyPress("a", .control)),
    ("⌘F", KeyPress("f", .command)), ("⎋", KeyPress("\u{1B}")),
  ]

  static func main() {
    PlayerMenuBar(player.menus).install()
    window.contentView = NSView(frame: .zero)
    player.menus.attach(to: window)
    bringToFront(window)
    press("nothing has the focus", nil) { [] }
    let table = NSTableView(frame: .zero)
    press("a table", table) { [] }
    let text = NSTextView(frame: .zero)
    press("a text view", text) { text.takeInput() }
    text.isEditable = false
    press("a text view that is only read", text) { text.takeInput() }
    fields()
    let editor = Editor(frame: .zero)
    press("a code editor", editor) {
      defer { editor.input = [] }
      return editor.input
    }
    let page = Page(frame: .zero)
    for isEditing in [true, false] {
      page.isEditing = isEditing
      press(isEditing ? "a field of a page" : "a page", page) {
        defer { page.input = [] }
        return page.input
      }
    }
    windows()
    menus()
  }

  static func press(_ what: String, _ responder: NSResponder?, _ input: () -> [String]) {
    section(what)
    window.makeFirstResponder(responder)
    press(input)
    window.makeFirstResponder(nil)
  }

  static func press(_ input: () -> [String]) {
    for (name, key) in presses {
      NSApplication.shared.sendEvent(key)
      let performed = player.take().map { "performed \($0)" }
      let texts = input().map { "text \($0)" }
      print("\(name):", (performed + texts).joined(separator: ", "))
    }
  }

  static func fields() {
    let field = NSTextField(frame: .zero)
    window.contentView?.addSubview(field)
    press("a field", field) {
      (field.currentEditor() as? NSTextView)?.takeInput() ?? ["not edited"]
    }
  }

  /// Text in another window is not being edited.
  static func windows() {
    section("windows")
    let text = NSTextView(frame: .zero)
    window.makeFirstResponder(text)
    let other = NSWindow()
    bringToFront(other)
    NSApplication.shared.sendEvent(KeyPress("\u{7F}", .command))
    print("another window:", player.take(), text.takeInput())
    // A panel with a field in front of the window whose commands these are.
    bringToFront(window)
    window.makeFirstResponder(nil)
    let panel = NSWindow()
    panel.makeFirstResponder(text)
    NSApplication.shared.keyWindow = panel
    NSApplication.shared.sendEvent(KeyPress("\u{7F}", .command))
    print("a panel:", player.take(), text.takeInput())
    bringToFront(window)
  }

  /// Menus that people open while they edit text are as always.
  static func menus() {
    section("menus")
    let text = NSTextView(frame: .zero)
    window.makeFirstResponder(text)
    NSApplication.shared.sendEvent(KeyPress("\u{7F}", .command))
    print("pressed:", player.take(), text.takeInput())
    NSApplication.shared.currentEvent = NSEvent()
    if let menu = menu("Play") { outline(menu) }
    choose("erase", in: menu("Play"))
    print("chosen:", player.take())
    // With the keyboard alone: the menu bar gets the focus, and an arrow opens a menu.
    NSApplication.shared.currentEvent = KeyPress("\u{F701}", [.function, .numericPad])
    choose("erase", in: menu("Play"))
    print("chosen with keys:", player.take(), text.takeInput())
    NSApplication.shared.currentEvent = nil
  }
}
