// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Shows what is new on the systems of 2026: images that stay, priorities, the overflow menu and the search field of bars,
// and the groups of the menu bar.
import MenuRuntime
import SwiftUI

#if os(iOS)
  import UIKit

  let idioms: [UIUserInterfaceIdiom?] = [.phone, .pad]
#else
  let idioms: [Int?] = [nil]
#endif

@MainActor
final class Model {
  var state = TripsState(
    hasSelection: true, order: .name,
    folders: [
      Folder(id: "a", title: "Alps", symbolName: "mountain.2"), Folder(id: "b", title: "Sea"),
    ])
  lazy var search = MenuSearch { _ in }
  var menus: TripsMenus { MenuContext(state) }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 1) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let name = node.symbolName { words.append("symbol \(name)") }
    if let change = node.change("labelStyle") { words.append("\(type(of: change.value ?? ""))") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    print("context menu")
    let row = viewTree(of: Text("trip").contextMenu(TripContextMenu(model.menus)))[0]
    outline(row.views(of: "contextMenu", "menuItems"))
    for idiom in idioms {
      #if os(iOS)
        if let idiom { UIDevice.current.userInterfaceIdiom = idiom }
        print(idiom == .pad ? "iPad" : "iPhone")
      #else
        print("window")
      #endif
      toolbar(model)
    }
    print("menu bar")
    for menu in commandTree(of: TripsMenuBar(model.menus)) {
      print("  \(menu.kind) \(menu.name)")
      outline(menu.views, depth: 2)
    }
  }

  static func toolbar(_ model: Model) {
    let page = Text("trips")
      .toolbar(TripListToolbar(model.menus), search: model.search)
      .overflowMenu(TripListMoreButton(model.menus))
    let node = viewTree(of: page)[0]
    for change in node.changes {
      if let content = change.value as? any ToolbarContent {
        print("  \(change.name)")
        for item in toolbarTree(of: content) {
          var words = [item.kind.rawValue, item.placement]
          if let id = item.id { words.append(id) }
          for change in item.changes where change.name == "visibilityPriority" {
            words.append("priority \(change.value ?? "")")
          }
          print("    " + words.joined(separator: ", "))
          outline(item.views, depth: 3)
        }
      } else if change.name == "toolbarOverflowMenu" {
        print("  overflow menu")
        outline(node.views(of: change.name, "content"), depth: 2)
      }
    }
  }
}
