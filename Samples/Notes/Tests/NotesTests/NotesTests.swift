import MenuRuntime
import Testing

@testable import Notes

/// What people see in the menus of Notes, tested without a screen, on any machine.
@Suite("The menus of Notes")
struct NotesTests {
  let state = NotesState(
    hasSelection: true, isPinned: true, noteCount: 3, sortOrder: .created,
    folders: [Folder(id: "work", title: "Work")])

  @Test("A note's context menu, as people read it")
  func contextMenu() {
    #expect(
      NoteContextMenu.description(in: state) == """
        Share…
        Unpin
        ---
        Move To ▸
          Work
        ---
        Delete Note
        """)
  }

  @Test("Without a selection nothing can be deleted")
  func withoutSelection() {
    var state = state
    state.hasSelection = false
    let titles = NoteContextMenu.entries(in: state).flatMap(\.items).map(\.title)
    #expect(!titles.contains("Delete Note"))
    #expect(!NotesCommand.delete.isEnabled(in: state))
  }

  @Test("The order of the notes is checked where it is chosen", arguments: NoteOrder.allCases)
  func order(_ order: NoteOrder) throws {
    var state = state
    state.sortOrder = order
    let checked = NoteListMoreButton.entries(in: state).flatMap(\.items).filter(\.isChecked)
    #expect(checked.map(\.command) == [.sort(order)])
  }

  @Test("Deleting asks, by the number of notes")
  func question() {
    var state = state
    #expect(NotesCommand.delete.confirmation(in: state) == "Delete 3 Notes?")
    state.noteCount = 1
    #expect(NotesCommand.delete.confirmation(in: state) == "Delete 1 Note?")
  }

  @Test("The menu bar has each menu of the Mac")
  func menuBar() {
    let titles = NotesMenuBar.menus(in: state).map(\.title)
    #expect(titles.suffix(3) == ["Note", "Window", "Help"])
  }

  @Test("A command changes the state that the menus read")
  func perform() {
    var app = NotesApp()
    app.perform(.pin)
    #expect(NotesCommand.pin.title(in: app.state) == "Pin")
  }
}
