// Opens the menu while all, some or none of the books are starred.
import UIKit
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
      for element in BookContextMenu(model.menus).makeMenu(for: UIView()).children {
        if let action = element as? UIAction { print(" ", action.title, action.state) }
      }
    }
  }
}
