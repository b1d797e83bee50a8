// passes: ios16 macos13
import SwiftUI

struct NotesCommands: Commands {
  var body: some Commands {
    Group {
      CommandMenu("1") {}
      CommandMenu("2") {}
      CommandMenu("3") {}
    }
    CommandGroup(after: .newItem) { Button("New") {} }
    CommandGroup(replacing: .help) {}
    SidebarCommands()
    ToolbarCommands()
  }
}

@MainActor func notesScene() -> some Scene {
  WindowGroup { Text("Notes") }.commands { NotesCommands() }
}
