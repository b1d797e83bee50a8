// A text that commands change, which can be undone.
import MenuRuntime

@MainActor
final class Draft {
  var state = NotesState(hasSelection: true, noteCount: 3)
  var text = "old"

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.state) { draft, command in
      let undo = draft.change("changed by \(command.id)")
      return command == .pin ? nil : undo
    }
  }

  func change(_ new: String) -> MenuUndo {
    let former = text
    text = new
    return MenuUndo(for: self, \.text, from: former)
  }
}
