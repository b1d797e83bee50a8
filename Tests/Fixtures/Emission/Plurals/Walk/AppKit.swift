// Opens the menu for no, one and two notes, and asks before they are deleted.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = NotesState(folder: "Home")
  var menus: NotesMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@MainActor
func outline(_ menu: NSMenu, depth: Int = 1) {
  for item in menu.items {
    var words = [item.isSeparatorItem ? "---" : item.title]
    if let subtitle = item.subtitle { words.append("“\(subtitle)”") }
    if let help = item.toolTip { words.append("help “\(help)”") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let submenu = item.submenu { outline(submenu, depth: depth + 1) }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    NSAlert.answer = { alert in
      print("asks:", alert.messageText)
      return .alertSecondButtonReturn
    }
    let menu = NoteContextMenu(model.menus).makeMenu()
    for (count, isPinned) in [(0, false), (1, false), (2, true)] {
      model.state.noteCount = count
      model.state.folderCount = count
      model.state.isPinned = isPinned
      print("## \(count) notes\(isPinned ? ", pinned" : "")")
      menu.update()
      outline(menu)
      for (index, item) in menu.items.enumerated() where item.title.hasPrefix("Delete") {
        menu.performActionForItem(at: index)
      }
    }
  }
}
