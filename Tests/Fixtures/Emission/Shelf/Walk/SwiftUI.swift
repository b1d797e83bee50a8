// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Reads folders in folders of a context menu, and chooses in them.
import MenuRuntime
import SwiftUI

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
  var menus: ShelfMenus {
    MenuContext(for: self, state: \.state) { model, command in
      print("performed:", command.optionTitle(in: model.state) ?? command.id)
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let nodes = viewTree(of: Text("tab").contextMenu(TabContextMenu(model.menus)))[0]
      .views(of: "contextMenu", "menuItems")
    show(nodes, "")
    nodes.flatMap(\.all).first { $0.title == "Move to Gazette" && $0.press != nil }?.press?()
  }

  static func show(_ nodes: [ViewNode], _ indent: String) {
    for node in nodes {
      print(indent, node.kind, node.title, node.symbolName ?? "-")
      show(node.children, indent + "  ")
    }
  }
}
