// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Opens the menu while all, some or none of the books are starred, and chooses what is partly starred.
import MenuRuntime
import SwiftUI

@MainActor
final class Model {
  var state = BooksState()
  var performed: [String] = []
  var menus: BooksMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command.id) }
  }
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
    var identities: [String: Set<[AnyHashable]>] = [:]
    for state in states {
      model.state = state
      print(BookContextMenu.description(in: state))
      for item in items(model) {
        let mark = item.isMixed ? "mixed" : item.isOn?.wrappedValue == true ? "on" : "off"
        print(" ", item.kind, item.title, item.selection.map { "selects \($0.value())" } ?? mark)
        identities[item.title, default: []].insert(item.identity)
      }
    }
    print("the same views throughout:", identities.values.allSatisfy { $0.count == 1 })
    items(model).first { $0.title == "Starred" }?.isOn?.wrappedValue = true
    print("performed:", model.performed)
  }

  static func items(_ model: Model) -> [ViewNode] {
    viewTree(of: Text("row").contextMenu(BookContextMenu(model.menus)))[0]
      .views(of: "contextMenu", "menuItems").flatMap(\.all)
  }
}
