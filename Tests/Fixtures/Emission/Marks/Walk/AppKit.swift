// Opens the menu while all, some or none of the books are starred.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = BooksState()
  var menus: BooksMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let states = [
      BooksState(), BooksState(isStarred: true, count: 2),
      BooksState(isPartlyStarred: true, count: 2, wear: .slight),
      BooksState(isStarred: true, isPartlyStarred: true, count: 1, wear: Wear.none),
    ]
    for state in states {
      model.state = state
      print(BookContextMenu.description(in: state))
      print(ShelfToolbar.description(in: state))
      let menu = BookContextMenu(model.menus).makeMenu()
      menu.update()
      for item in menu.items {
        print(" ", item.title, item.state.rawValue)
        for option in item.submenu?.items ?? [] { print("   ", option.title, option.state.rawValue) }
      }
    }
  }
}
