// walk: UIKit on catalyst
// Two windows of Mac Catalyst with the same toolbar in different states.
@_spi(Generated) import MenuRuntime
import UIKit

nonisolated struct ListState: MenuState {
  var hasSelection = false
}

nonisolated enum ListCommand: MenuCommand {
  case add, delete
  func facts(in state: ListState) -> MenuFacts {
    switch self {
    case .add: return MenuFacts("add", "Add").symbol("plus")
    case .delete: return MenuFacts("delete", "Delete").symbol("trash")
    }
  }
  static func allCommands(in state: ListState) -> [ListCommand] { [.add, .delete] }
}

struct ListToolbar: ToolbarSurface {
  static let id = "list"
  let context: MenuContext<ListCommand>
  static func build(_ bar: inout MenuToolbarBuilder<ListCommand>) {
    bar.macOS { bar in
      bar.add(.add)
      bar.when(bar.state.hasSelection) { bar in
        bar.space()
        bar.add(.delete)
      }
    }
  }
}

@MainActor
final class ListModel {
  var state = ListState()
  var menus: MenuContext<ListCommand> {
    MenuContext(for: self, state: \.state) { (_, _) throws in }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let models = [ListModel(), ListModel()]
    let scenes = models.map { model in
      let scene = UIWindowScene()
      ListToolbar(model.menus).attach(to: scene)
      scene.titlebar?.toolbar?.show()
      return scene
    }
    func event(_ what: String) {
      for model in models { model.menus.update() }
      for _ in 0..<2 { for scene in scenes { scene.titlebar?.toolbar?.validateItems() } }
      print(what)
      for scene in scenes {
        let items = scene.titlebar?.toolbar?.items ?? []
        print(
          " ",
          items.map { $0.itemIdentifier.rawValue + ($0.isHidden ? " (hidden)" : "") }
            .joined(separator: ", "))
      }
    }
    event("nothing selected")
    models[0].state.hasSelection = true
    event("selected in the first")
    models[1].state.hasSelection = true
    event("and in the second")
    models[0].state.hasSelection = false
    event("and no longer in the first")
  }
}
