// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Opens the menu for no, one and two notes, and asks before they are deleted.
import Foundation
import MenuRuntime
import SwiftUI

@MainActor
final class Model {
  var state = NotesState(folder: "Home")
  var menus: NotesMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    for (count, isPinned) in [(0, false), (1, false), (2, true)] {
      model.state.noteCount = count
      model.state.folderCount = count
      model.state.isPinned = isPinned
      print("## \(count) notes\(isPinned ? ", pinned" : "")")
      let view = Text("row").contextMenu(NoteContextMenu(model.menus))
      let row = viewTree(of: view)[0]
      let items = row.views(of: "contextMenu", "menuItems").flatMap(\.all)
      for item in items where !item.title.isEmpty { print("  \(item.title)") }
      items.first { $0.title.hasPrefix("Delete") }?.press?()
      _ = RunLoop.main.run(mode: .default, before: Date())
      let asked = viewTree(of: view)[0]
      print("asks:", (asked.change("confirmationDialog")?.value as? Dialog)?.title ?? "nothing")
      asked.views(of: "confirmationDialog", "actions").last?.press?()
    }
  }
}
