import SwiftUI

struct NoteList: View {
  let notes: [Note]

  var body: some View {
    List(notes) { note in
      Text(note.title)
        .contextMenu {
          Button("Open in a New Window", systemImage: "macwindow") { open(note) }
          Button("duplicate note", systemImage: "doc.on.doc") { duplicate(note) }
          Button("Delete Note", systemImage: "trash", role: .destructive) { delete(note) }
          Button("Share...", systemImage: "square.and.arrow.upp") { share(note) }
        }
    }
  }
}
