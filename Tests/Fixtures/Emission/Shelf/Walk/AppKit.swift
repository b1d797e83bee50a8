// Opens folders in folders, chooses in them, and empties one while it is open.
import AppKit
import MenuRuntime

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
  var performed: [String] = []
  lazy var menus = ShelfMenus(for: self, state: \.state) { model, command in
    if case .visit(let id) = command { model.performed.append(id.rawValue) }
  }
}

@main
@MainActor
struct Program {
  static let model = Model()

  static func main() {
    ShelfMenuBar(model.menus).install()
    print(ShelfMenuBar.description(in: model.state))
    print(TabContextMenu.description(in: model.state))
    print(PageMarksButton.description(in: model.state))
    print(PageToolbar.description(in: model.state))
    print("all:", ShelfCommand.allCommands(in: model.state).map { name($0) })
    print(
      "found:", model.state.bookmarks.element("gazette")?.title ?? "-",
      model.state.bookmarks.leaves.map(\.title))
    let menu = NSApplication.shared.mainMenu?.item(withTitle: "Bookmarks")?.submenu
    show(menu, "")
    let news = menu?.item(withTitle: "News")
    let gazette = news?.submenu?.item(withTitle: "Local")?.submenu
    gazette?.performActionForItem(at: 0)
    menu?.performActionForItem(at: (menu?.numberOfItems ?? 0) - 1)
    print("performed:", model.performed)
    for command in [ShelfCommand.visit("times"), .visit("news"), .visit("gone")] {
      print("can be chosen:", name(command), command.isEnabled(in: model.state))
    }

    model.state.bookmarks[0].children?[1].children = []
    model.menus.update()
    show(menu, "")
    print("the same item:", menu?.item(withTitle: "News") === news)
    model.state.isOnline = false
    model.menus.update()
    show(menu, "")
    print(PageMarksButton.description(in: model.state))
  }

  static func name(_ command: ShelfCommand) -> String {
    command.optionTitle(in: model.state) ?? command.id
  }

  static func show(_ menu: NSMenu?, _ indent: String) {
    menu?.update()
    for item in menu?.items ?? [] {
      let marks = [
        item.isEnabled ? nil : "dimmed", item.image?.symbolName,
        item.identifier?.rawValue,
      ]
      print(indent, item.title, marks.compactMap { $0 }.joined(separator: ", "))
      if let submenu = item.submenu { show(submenu, indent + "  ") }
    }
  }
}
