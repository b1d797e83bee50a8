// Shows folders in folders in a context menu, in a button and in the menu bar of an iPad.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = ShelfState(
    isOnline: true,
    bookmarks: [
      Mark(
        id: "news", title: "News", symbolName: "newspaper",
        children: [
          Mark(id: "times", title: "Times"),
          Mark(
            id: "local", title: "Local", children: [Mark(id: "gazette", title: "Gazette")]),
        ]), Mark(id: "none", title: "Empty", children: []), Mark(id: "home", title: "Home"),
    ])
  lazy var menus = ShelfMenus(for: self, state: \.state) { model, command in
    print("performed:", command.optionTitle(in: model.state) ?? command.id)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    UIDevice.current.userInterfaceIdiom = .pad
    let model = Model()
    print("context menu")
    show(TabContextMenu(model.menus).makeMenu(for: UIView()).children, "  ")
    print("menu bar")
    let tree = MenuTree([UIMenu(title: "View", identifier: .view, children: [])])
    ShelfMenuBar(model.menus).build(with: tree)
    show(tree.menu(for: .root)?.children ?? [], "  ")
  }

  static func show(_ elements: [UIMenuElement], _ indent: String) {
    for element in elements {
      if let menu = element as? UIMenu {
        print(indent + "menu", menu.title, menu.image?.symbolName ?? "")
        show(menu.children, indent + "  ")
      } else if let action = element as? UIAction {
        print(indent + action.title)
        if action.title.hasSuffix("Gazette") { action.performWithSender(nil, target: nil) }
      } else if let command = element as? UICommand {
        print(indent + command.title, command.propertyList ?? "-")
      }
    }
  }
}
