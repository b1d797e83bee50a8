// Shows what is new on the systems of 2026: images that stay, and the priorities of a toolbar.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = TripsState(
    hasSelection: true, order: .name,
    folders: [
      Folder(id: "a", title: "Alps", symbolName: "mountain.2"), Folder(id: "b", title: "Sea"),
    ])
  var menus: TripsMenus { MenuContext(state) }
}

@MainActor
func outline(_ menu: NSMenu, depth: Int = 1) {
  menu.update()
  for item in menu.items {
    var words = [item.isSeparatorItem ? "---" : item.title.isEmpty ? "-" : item.title]
    if let name = item.image?.symbolName { words.append("symbol \(name)") }
    if item.preferredImageVisibility != .automatic {
      words.append("\(item.preferredImageVisibility)")
    }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let submenu = item.submenu { outline(submenu, depth: depth + 1) }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    print("context menu")
    let menu = TripContextMenu(model.menus).makeMenu()
    outline(menu)

    print("More button")
    let button = TripListMoreButton(model.menus).makeButton()
    if let menu = button.menu { outline(menu) }

    print("toolbar")
    let toolbar = TripListToolbar(model.menus).makeToolbar()
    toolbar.show()
    for item in toolbar.items {
      print("  \(item.itemIdentifier.rawValue):", item.visibilityPriority.rawValue)
    }

    print("menu bar")
    TripsMenuBar(model.menus).install()
    for name in ["File", "Edit", "View"] {
      print(" ", name)
      if let menu = NSApplication.shared.mainMenu?.item(withTitle: name)?.submenu {
        outline(menu, depth: 2)
      }
    }
  }
}
