// Chooses a command in each kind of place, and prints where the app hears that it was chosen.
import MenuRuntime
import UIKit

@MainActor
final class Listener {
  var state = NotesState(hasSelection: true, noteCount: 3)
  var origins: [MenuOrigin] = []

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.state) { (listener: Listener, _, origin) throws in
      listener.origins.append(origin)
    }
  }

  var rows: MenuItemsContext<NotesCommand, Int> {
    MenuItemsContext(
      for: self, state: { listener, _ in listener.state },
      perform: { (listener: Listener, _, _, origin) throws in listener.origins.append(origin) })
  }
}

@main
@MainActor
struct Program {
  static let listener = Listener()
  static let screen = MenuScreen()
  static let window = showWindow(screen)

  static func heard(
    _ place: String, view: UIView? = nil, item: UIBarButtonItem? = nil
  ) {
    guard let origin = listener.origins.popLast() else { return print(place, "nothing") }
    print(
      place, "view:", origin.view === view, "item:", origin.barButtonItem === item, "window:",
      origin.window === window, "once:", listener.origins.isEmpty)
  }

  static func main() {
    print("in a window:", window.isKeyWindow)
    let menus = listener.menus
    let view = UIView()
    screen.view.addSubview(view)
    leaf("Pin", in: NoteContextMenu(menus).makeMenu(for: view))?
      .performWithSender(nil, target: nil)
    heard("a view", view: view)

    let table = UITableView(frame: .zero)
    screen.view.addSubview(table)
    let (cell, path) = (UITableViewCell(frame: .zero), IndexPath(row: 0, section: 0))
    table.show(cell, at: path)
    let row = table.contextMenu(NoteContextMenu.self, for: listener.rows, at: path) { $0.row }
    leaf("Pin", in: row?.menu())?.performWithSender(nil, target: nil)
    heard("a row", view: cell)
    let asked = table.contextMenu(NoteContextMenu.self, for: listener.rows, at: path) { $0.row }
    leaf("Delete Note", in: asked?.menu())?.performWithSender(nil, target: nil)
    screen.question?.actions.first?.perform()
    heard("a row, after its question", view: cell)
    let gone = table.contextMenu(NoteContextMenu.self, for: listener.rows, at: path) { $0.row }
    table.hide(path)
    leaf("Pin", in: gone?.menu())?.performWithSender(nil, target: nil)
    heard("a row that has gone", view: table)

    let button = NoteListSortButton(menus).makeButton()
    screen.view.addSubview(button)
    leaf("Title", in: button.menu)?.performWithSender(button, target: nil)
    heard("a button", view: button)

    NoteListToolbar(menus).install(in: screen)
    let item = screen.toolbarItems?.first
    item?.primaryAction?.performWithSender(item, target: nil)
    heard("a bar", item: item)

    menus.use(in: screen)
    let tree = systemMenus()
    NotesMenuBar(menus).build(with: tree)
    screen.choose(command("Pin", in: tree.root))
    heard("the menu bar")
    menus.perform(.pin)
    print(
      "no place:", listener.origins.popLast().map { $0.view == nil && $0.window == nil } ?? false)
  }
}
