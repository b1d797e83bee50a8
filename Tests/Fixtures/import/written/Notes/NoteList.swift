import SwiftUI

struct NoteList: View {
  @State private var model: NoteModel

  var body: some View {
    List(model.notes) { note in
      NoteRow(note: note)
        .contextMenu {
          Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
            model.togglePin(note)
          }
          Menu("Move To") {
            ForEach(model.folders) { folder in
              Button(folder.name) { model.move(note, to: folder) }
            }
          }
          if model.tabCount > 0 {
            Button("Open in Tab") { model.openInTab(note) }
          }
          Divider()
          Button("Delete Note", systemImage: "trash", role: .destructive) {
            model.delete(note)
          }
          .keyboardShortcut(.delete)
          .disabled(model.isLocked || model.mode != .editing)
          Button(note.title) { model.open(note) }
        }
    }
    .toolbar {
      Button("New Note", systemImage: "square.and.pencil") { model.addNote() }
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Picker("Sort By", selection: $model.sortOrder) {
          Text("Title").tag(SortOrder.title)
          Text("Date Edited").tag(SortOrder.edited)
        }
      }
    }
  }
}

struct NoteCommands: Commands {
  let model: NoteModel

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note", systemImage: "square.and.pencil") { model.addNote() }
        .keyboardShortcut("n")
    }
    CommandMenu("Note") {
      Button("Delete Note", systemImage: "trash", role: .destructive) { model.delete(note) }
      #if DEBUG
        Button("Crash") { fatalError() }
      #endif
    }
  }
}
