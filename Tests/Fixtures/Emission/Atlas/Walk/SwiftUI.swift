// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Reads the keys of the menus and of the window in front, and presses those that the menus do not show.
import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#endif

@MainActor
final class Model {
  var state = AtlasState(isOpen: true)
  var performed: [String] = []
  var menus: AtlasMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command.id) }
  }
}

@main
@MainActor
struct Program {
  static let model = Model()

  static func main() {
    let bar = AtlasMenuBar(model.menus)
    _ = commandTree(of: bar)
    for state in [
      AtlasState(isOpen: true), AtlasState(isOpen: true, hasPin: true), AtlasState(),
    ] {
      model.state = state
      let window = Text("map").menuCommands(model.menus)
      bringToFront(window)
      print("## open:", state.isOpen, "pin:", state.hasPin)
      let items = commandTree(of: bar).flatMap(\.views).flatMap(\.all)
      for item in items where item.shortcut != nil { print("  menu:", words(item)) }
      for node in viewTree(of: window)[0].backgrounds.flatMap(\.all)
      where node.press != nil {
        node.press?()
        print("  window:", words(node), model.performed)
        model.performed = []
      }
    }
  }

  static func words(_ node: ViewNode) -> String {
    let key = node.shortcut.map { shortcut in
      shortcut.key.character.unicodeScalars.map { String($0.value, radix: 16) }.joined()
        + " \(shortcut.modifiers.rawValue)"
    }
    return [node.title, key ?? "no key", node.isDisabled ? "dimmed" : ""].joined(separator: ", ")
  }
}
