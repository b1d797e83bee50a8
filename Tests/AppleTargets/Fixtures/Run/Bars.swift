// Walks a toolbar and the commands of a menu bar, and prints their contents.
import SwiftUI

struct NotesCommands: Commands {
  let hasHelp: Bool
  var body: some Commands {
    Group {
      CommandMenu("Note") { Button("Pin") {} }
      SidebarCommands()
    }
    CommandGroup(after: .newItem) { Button("New Folder") {} }
    if hasHelp {
      CommandGroup(replacing: .help) {}
    }
  }
}

struct Notes: View {
  let isPinned: Bool
  var body: some View {
    Text("Notes").toolbar(id: "notes") {
      ToolbarItem(id: "new", placement: .primaryAction) { Button("New") {} }
        .customizationBehavior(.disabled)
      if isPinned {
        ToolbarItem(id: "pin", placement: .secondaryAction, showsByDefault: false) {
          Toggle("Pin", isOn: .constant(true))
        }
      }
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    for node in commandTree(of: NotesCommands(hasHelp: true)) {
      print(node.kind, node.name, node.views.map(\.title))
    }
    for isPinned in [true, false] {
      for item in viewTree(of: Notes(isPinned: isPinned))[0].toolbar {
        print(
          item.id ?? "-", item.placement, item.showsByDefault, item.views.map(\.title),
          item.change("customizationBehavior")?.value ?? "-")
      }
    }
  }
}
