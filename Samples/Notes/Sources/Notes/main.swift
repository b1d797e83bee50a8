// A command palette for the terminal: lists every command of Notes.menu with what is known about
// it, performs one, and lists what that changed.

import MenuRuntime

var app = NotesApp()
let before = app.palette
print("Notes, three of them, one selected:\n")
print(before.joined(separator: "\n"))

let command = NotesCommand.delete
print("\n\(command.title(in: app.state)): \(command.confirmation(in: app.state) ?? "") Yes.\n")
app.perform(command)
print(app.palette.filter { !before.contains($0) }.joined(separator: "\n"))

/// What an app is made of: a state, and one way to perform commands.
struct NotesApp {
  var state = NotesState(
    hasSelection: true, isPinned: true, noteCount: 3, sortOrder: .created,
    folders: [Folder(id: "work", title: "Work"), Folder(id: "recipes", title: "Recipes")])

  mutating func perform(_ command: NotesCommand) {
    switch command {
    case .newNote:
      state.noteCount += 1
    case .pin:
      state.isPinned.toggle()
    case .sort(let order):
      state.sortOrder = order
    case .delete:
      state = NotesState(sortOrder: state.sortOrder, folders: state.folders)
    case .share, .move, .define:
      break
    }
  }

  /// A line for each command: shortcut, mark, title.
  var palette: [String] {
    NotesCommand.allCommands(in: state).map { command in
      let shortcut = command.shortcut?.glyphs ?? ""
      let padding = String(repeating: " ", count: 5 - shortcut.count)
      let mark = command.isOn(in: state) ? "✓" : " "
      var title = command.title(in: state)
      if let option = command.optionTitle(in: state) { title += " ▸ \(option)" }
      if !command.isEnabled(in: state) { title += " (not now)" }
      return "\(padding)\(shortcut)  \(mark) \(title)"
    }
  }
}
