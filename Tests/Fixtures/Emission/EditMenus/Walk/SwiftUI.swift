// walk: AppKit,SwiftUI on macOS
// Puts the standard commands of edit menus on views, as a Mac has them, and prints which can be chosen and what happens.
import AppKit
import MenuRuntime
import SwiftUI

@MainActor
final class Model {
  var state = EditorState()
  var performed: [MenuSystemItem] = []

  var menus: EditorMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let body = BodyEditMenu(model.menus)
    for (selection, paste) in [(false, false), (true, false), (true, true)] {
      model.state.hasSelection = selection
      model.state.canPaste = paste
      print("selection \(selection), pasteboard \(paste):")
      commands(of: body, model)
    }
    print("a menu with Copy alone:")
    commands(of: LibraryCaptionEditMenu(model.menus), model)
    let node = viewTree(of: Text("text").editCommands(body))[0]
    print("nothing handed in:", node.changes.filter { isEnabled($0) }.map(\.name))
  }

  static func isEnabled(_ change: Change) -> Bool {
    change.value is () -> Void || change.value is () -> [NSItemProvider]
  }

  static func commands(of menu: some EditMenuSurface, _ model: Model) {
    let view = Text("text").editCommands(
      menu,
      cut: { [NSItemProvider()] },
      copy: { [NSItemProvider(), NSItemProvider()] },
      perform: { model.performed.append($0) })
    for change in viewTree(of: view)[0].changes {
      print("  \(change.name)", isEnabled(change) ? "enabled" : "disabled", terminator: "")
      if let provide = change.value as? () -> [NSItemProvider] {
        print(", items:", provide().count, terminator: "")
      }
      if let perform = change.value as? () -> Void {
        perform()
        print(", performed:", model.performed.map(\.rawValue), terminator: "")
        model.performed = []
      }
      print("")
    }
  }
}
