// What the commands of Notes did in the app, each with the place that it is from.
// Move this into the type that performs them. `menugen generate` makes `NotesCommand`.

import SwiftUI

@MainActor
func perform(_ command: NotesCommand) {
  switch command {
  case .addNote:
    // NoteList.swift:47
    model.addNote()
  case .delete:
    // NoteList.swift:51
    model.delete(note)
  case .crash:
    // NoteList.swift:53
    fatalError()
  case .sortBy(let option):
    // NoteList.swift:33
    // Set `sortOrder` to `option`.
    break
  case .togglePin:
    // NoteList.swift:10
    model.togglePin(note)
  case .chooseFolder(let id):
    // NoteList.swift:13
    model.move(note, to: folder)
  case .openInTab:
    // NoteList.swift:19
    model.openInTab(note)
  }
}
