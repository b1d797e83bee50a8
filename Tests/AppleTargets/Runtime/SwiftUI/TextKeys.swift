// walk: AppKit,SwiftUI on macOS
// walk: UIKit,SwiftUI on iOS
// Edits text in a window, and prints which keys the menu bar has meanwhile.
@_spi(Generated) import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

nonisolated enum PadCommand: MenuCommand {
  case erase, next, play, stamp, new

  func facts(in state: PadState) -> MenuFacts {
    switch self {
    case .erase: return MenuFacts("erase", "Erase").key(.delete, .command)
    case .next: return MenuFacts("next", "Next").key(.right, .command)
    case .play: return MenuFacts("play", "Play").key(.space)
    case .stamp: return MenuFacts("stamp", "Stamp").key(.up, .command, always: true)
    case .new: return MenuFacts("new", "New").key("n", .command)
    }
  }

  static func allCommands(in state: PadState) -> [PadCommand] { [] }
}

nonisolated struct PadState: MenuState {}

struct PadMenuBar: MenuBarSurface, MenuBarLayout {
  let context: MenuContext<PadCommand>

  static func build(_ bar: inout MenuBarBuilder<PadCommand>) {
    bar.addMenu("pad", "Pad") { menu in menu.add(.erase, .next, .play, .stamp, .new) }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("pad") }
}

@MainActor
func shown() -> [ViewNode] {
  commandTree(of: PadMenuBar(MenuContext(PadState()))).flatMap(\.views).flatMap(\.all)
    .filter { $0.press != nil }
}

#if os(macOS)
  /// A text view that notes the keys it gets.
  final class Page: NSTextView {
    var keys: [String] = []
    override func keyDown(with event: NSEvent) {
      keys.append(event.charactersIgnoringModifiers == "\u{7F}" ? "delete" : "another")
    }
  }
#endif

@main
@MainActor
struct Program {
  static var performed: [PadCommand] = []

  static func main() {
    runOnMainThread {
      let menus = MenuContext<PadCommand>(
        state: { PadState() }, perform: { (command) throws in performed.append(command) })
      let view = Text("pad").menuCommands(menus)
      #if os(macOS)
        let window = NSWindow()
        NSApplication.shared.keyWindow = window
        let text = Page(frame: .zero)
        let button = NSView(frame: .zero)
      #else
        let window = UIWindow()
        window.rootViewController = UIViewController()
        let text = UITextField()
        window.rootViewController?.view.addSubview(text)
        window.makeKeyAndVisible()
      #endif
      bringToFront(view)
      show("nothing is edited")
      for isEditing in [true, false] {
        let changes = StateChanges.count
        #if os(macOS)
          window.makeFirstResponder(isEditing ? text : button)
          window.update()
          turn()
        #else
          if isEditing { text.becomeFirstResponder() } else { text.resignFirstResponder() }
          NotificationCenter.default.post(
            name: isEditing
              ? UITextField.textDidBeginEditingNotification
              : UITextField.textDidEndEditingNotification, object: text)
          for _ in 0..<5 {
            turn()
            await settle()
          }
        #endif
        print("the window is told:", StateChanges.count > changes)
        bringToFront(view)
        show(isEditing ? "text is edited" : "a button has the focus")
      }
      #if os(macOS)
        section("A key that the menu bar still has")
        // As after a click into a field of a web page, of which nobody is told.
        bringToFront(view)
        let items = shown()
        window.makeFirstResponder(text)
        NSApplication.shared.currentEvent = KeyPress("\u{7F}", .command)
        items.first?.press?()
        NSApplication.shared.currentEvent = nil
        print("performed:", performed, "the text gets:", text.keys)
        items.first?.press?()
        print("with the mouse:", performed)
      #endif
    }
  }

  static func show(_ what: String) {
    print("\(what):", shown().map { $0.title + ($0.shortcut == nil ? " without a key" : "") })
  }
}
