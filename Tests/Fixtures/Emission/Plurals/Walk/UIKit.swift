// Opens the menus for no, one and two notes, and asks before they are deleted.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = NotesState(folder: "Home")
  var menus: NotesMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@MainActor
func outline(_ elements: [UIMenuElement], depth: Int = 1) {
  for element in elements {
    var words = [element.title.isEmpty ? "-" : element.title]
    if let subtitle = element.subtitle { words.append("“\(subtitle)”") }
    if let title = (element as? UIAction)?.discoverabilityTitle { words.append("help “\(title)”") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let menu = element as? UIMenu { outline(menu.children, depth: depth + 1) }
  }
}

@MainActor
func action(_ start: String, in menu: UIMenu?) -> UIAction? {
  for element in menu?.children ?? [] {
    if let action = element as? UIAction, action.title.hasPrefix(start) { return action }
    if let found = action(start, in: element as? UIMenu) { return found }
  }
  return nil
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    for (count, isPinned) in [(0, false), (1, false), (2, false), (1, true), (2, true)] {
      model.state.noteCount = count
      model.state.folderCount = count
      model.state.isPinned = isPinned
      print("## \(count) notes\(isPinned ? ", pinned" : "")")
      let window = UIWindow()
      let controller = UIViewController()
      window.addSubview(controller.view)
      window.rootViewController = controller
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      controller.view.addSubview(view)
      let menu = NoteContextMenu(model.menus).makeMenu(for: view)
      print(menu.title)
      outline(menu.children)
      action("Delete", in: menu)?.performWithSender(view, target: nil)
      print("asks:", (controller.presentedViewController as? UIAlertController)?.title ?? "nothing")
      print("button:", NoteListSelectionButton(model.menus).makeButton().accessibilityLabel ?? "-")
    }
  }
}
