// Presses all keys of the commands, also while a pin is there, text is edited and another menu is shown.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = AtlasState(isOpen: true)
  var performed: [String] = []
  lazy var menus = AtlasMenus(for: self, state: \.state) { model, command in
    model.performed.append(command.id)
  }
}

/// A key that people press.
final class KeyPress: NSEvent {
  private let typed: String
  private let flags: ModifierFlags
  init(_ typed: String, _ flags: ModifierFlags) {
    (self.typed, self.flags) = (typed, flags)
    super.init()
  }
  override var type: EventType { .keyDown }
  override var charactersIgnoringModifiers: String? { typed }
  override var modifierFlags: ModifierFlags { flags }
}

@main
@MainActor
struct Program {
  static let model = Model()
  static let presses: [(name: String, typed: String, flags: NSEvent.ModifierFlags)] = [
    ("⌘+", "+", .command), ("⌘=", "=", .command), ("⌥⌘+", "+", [.option, .command]),
    ("⌘-", "-", .command), ("F3", "\u{F706}", .function), ("⌘1", "1", .command),
    ("F1", "\u{F704}", .function), ("⇧⌘D", "d", [.shift, .command]),
    ("⌃⌥D", "d", [.control, .option]), ("F6", "\u{F709}", .function),
    ("⌘↖", "\u{F729}", .command), ("⌘⌫", "\u{7F}", .command), ("⇧⌘K", "k", [.shift, .command]),
  ]

  static func main() {
    AtlasMenuBar(model.menus).install()
    let window = NSWindow()
    window.contentView = NSView(frame: .zero)
    model.menus.attach(to: window)
    NSApplication.shared.keyWindow = window
    NSApplication.shared.mainWindow = window
    NSAlert.answer = { alert in
      print("  asks:", alert.messageText)
      return .alertFirstButtonReturn
    }
    print(AtlasMenuBar.description(in: model.state))
    press("a map")
    model.state.hasPin = true
    model.menus.update()
    press("a map with a pin")
    let text = NSTextView(frame: .zero)
    window.makeFirstResponder(text)
    press("text")
    model.state = AtlasState()
    model.menus.update()
    press("no map, and text")
    for title in ["File", "View", "Pin"] { show(title) }
  }

  static func press(_ place: String) {
    print("##", place)
    for (name, typed, flags) in presses {
      NSApplication.shared.sendEvent(KeyPress(typed, flags))
      print(" ", name, model.performed.joined(separator: ", "))
      model.performed = []
    }
  }

  static func show(_ title: String) {
    guard let menu = NSApplication.shared.mainMenu?.item(withTitle: title)?.submenu else { return }
    menu.update()
    print("##", title)
    for item in menu.items {
      let key = item.keyEquivalent.unicodeScalars.map { String($0.value, radix: 16) }
      let marks = [
        item.isHidden ? "hidden" : nil, item.isAlternate ? "alternate" : nil,
        item.isEnabled ? nil : "dimmed",
      ]
      print(
        " ", item.title, key.joined(separator: " "), item.keyEquivalentModifierMask.rawValue,
        marks.compactMap { $0 }.joined(separator: ", "))
    }
  }
}
