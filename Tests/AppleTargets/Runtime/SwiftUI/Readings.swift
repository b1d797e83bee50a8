// Changes what a model has, and prints which bodies SwiftUI evaluates for it: those that have read it.
@_spi(Generated) import MenuRuntime
import Observation
import SwiftUI

@Observable
@MainActor
final class Desk {
  var isPinned = false
  var isLocked = false
  var zoom = 1
  var menuState: NotesState {
    NotesState(hasSelection: true, isPinned: isPinned, isLocked: isLocked, noteCount: 3)
  }
}

/// Has a command whose title depends on whether the note is pinned, and none that names the lock.
struct PinToolbar: ToolbarSurface, MenuToolbarLayout {
  static let id = "pin"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in bar.add(.pin) }
  }

  func phoneBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent { bar.items(.pin) }
}

struct DeskWindow: View {
  let desk: Desk

  var body: some View {
    let menus = MenuContext<NotesCommand>(for: desk, state: \.menuState) { _, _ in }
    Text("desk").contextMenu(NoteContextMenu(menus)).toolbar(PinToolbar(menus)).menuCommands(menus)
  }
}

/// Whether what was tracked has changed.
final class Tracked: @unchecked Sendable {
  var hasChanged = false
}

@main
@MainActor
struct Program {
  static func main() {
    let desk = Desk()
    let window = DeskWindow(desk: desk)
    let changes: [(name: String, make: @MainActor () -> Void)] = [
      ("a property that the toolbar names", { desk.isPinned.toggle() }),
      ("another one of the state", { desk.isLocked.toggle() }),
      ("one that is not in the state", { desk.zoom += 1 }),
    ]
    for change in changes {
      section(change.name)
      print("the window:", evaluates(after: change.make) { _ = window.body })
      print(
        "what shows the menus in it:", evaluates(after: change.make) { _ = viewTree(of: window) })
    }
  }

  /// Whether SwiftUI evaluates a body again after a change.
  static func evaluates(after change: () -> Void, _ body: () -> Void) -> Bool {
    let tracked = Tracked()
    withObservationTracking(body) { tracked.hasChanged = true }
    change()
    return tracked.hasChanged
  }
}
