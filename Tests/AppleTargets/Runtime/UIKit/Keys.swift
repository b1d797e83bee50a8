// walk: UIKit on iOS
// walk: UIKit on catalyst
// Presses keys while different views have the focus, and prints whether the menu bar, the text or the focus got them.
@_spi(Generated) import MenuRuntime
import UIKit

/// Commands whose keys text uses, too.
nonisolated enum PlayerCommand: String, MenuCommand, CaseIterable {
  case play, mark, back, next, erase, eraseWord, find, always, alwaysRate

  func facts(in state: PlayerState) -> MenuFacts {
    let facts = MenuFacts(rawValue, rawValue)
    switch self {
    case .play: return facts.key(.space)
    case .mark: return facts.key("m")
    case .back: return facts.key(.left, .command)
    case .next: return facts.key(.right)
    case .erase: return facts.key(.delete, .command)
    case .eraseWord: return facts.key(.delete, .option)
    case .find: return facts.key("f", .command)
    case .always: return facts.key(.down, .command, always: true)
    case .alwaysRate: return facts.key("5", always: true)
    }
  }

  static func allCommands(in state: PlayerState) -> [PlayerCommand] { allCases }
}

nonisolated struct PlayerState: MenuState {}

struct PlayerMenuBar: MenuBarSurface {
  let context: MenuContext<PlayerCommand>

  static func build(_ bar: inout MenuBarBuilder<PlayerCommand>) {
    bar.addMenu("play", "Play") { menu in
      menu.add(.play, .mark, .back, .next, .find, .always, .alwaysRate)
      menu.addSubmenu("Erase") { menu in menu.add(.erase, .eraseWord) }
    }
  }
}

/// A view that takes text itself, as a code editor or a web view does.
final class Editor: UIView, UITextInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}

/// A field that refuses actions that it does not know, so that people cannot paste into it.
final class PlainField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

@main
@MainActor
struct Program {
  static let keys: [(name: String, input: String, flags: UIKeyModifierFlags)] = [
    ("space", " ", []), ("M", "m", []), ("⌘←", UIKeyCommand.inputLeftArrow, .command),
    ("→", UIKeyCommand.inputRightArrow, []), ("⌘⌫", UIKeyCommand.inputDelete, .command),
    ("⌥⌫", UIKeyCommand.inputDelete, .alternate), ("⌘F", "f", .command),
    ("⌘↓", UIKeyCommand.inputDownArrow, .command), ("5", "5", []),
  ]
  static var performed: [String] = []
  static let bar = PlayerMenuBar(
    MenuContext(state: { PlayerState() }, perform: { performed.append($0.rawValue) }))
  static var tree = systemMenus()
  static var rebuilds = 0

  /// Presses all keys. The system rebuilds the main menu first, if it has been asked to.
  static func press(_ place: String) async {
    await settle()
    if UIMenuSystem.main.rebuilds != rebuilds { build() }
    print(place)
    for key in keys {
      let handler = UIApplication.shared.press(key.input, key.flags, with: tree)
      print("  \(key.name): \(handler)", performed.joined(separator: ", "))
      performed = []
    }
  }

  static func build() {
    tree = systemMenus()
    bar.build(with: tree)
    rebuilds = UIMenuSystem.main.rebuilds
  }

  static func main() async {
    UIDevice.current.userInterfaceIdiom = .pad
    let screen = MenuScreen()
    let window = showWindow(screen)
    build()
    await press("a list")

    let field = UITextField()
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    await press("a field")
    let note = UITextView()
    screen.view.addSubview(note)
    note.becomeFirstResponder()
    let before = UIMenuSystem.main.rebuilds
    await press("a text view")
    print("not rebuilt between two texts:", UIMenuSystem.main.rebuilds == before)
    note.isEditable = false
    UIMenuSystem.main.setNeedsRebuild()
    await press("a text view that is only read")
    note.resignFirstResponder()
    await press("a list again")

    let editor = Editor()
    screen.view.addSubview(editor)
    editor.becomeFirstResponder()
    await press("a view with text input of its own")
    editor.resignFirstResponder()
    let plain = PlainField()
    screen.view.addSubview(plain)
    plain.becomeFirstResponder()
    await press("a field that refuses actions")

    // Another window, which does not edit text, gets the keyboard focus.
    let other = MenuScreen()
    let otherWindow = UIWindow(windowScene: UIWindowScene())
    otherWindow.rootViewController = other
    otherWindow.makeKeyAndVisible()
    await press("another window")
    plain.becomeFirstResponder()
    await press("the first window again")
    withExtendedLifetime(window) {}
  }
}
