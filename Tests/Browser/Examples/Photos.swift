import SwiftUI

struct AlbumGrid: View {
  @Binding var albums: [Album]
  @State private var selection: Album?

  var body: some View {
    List(albums) { album in
      Text(album.title)
        .contextMenu {
          Button("Open", systemImage: "folder") { open(album) }
          Button("Rename...", systemImage: "pencil") { rename(album) }
          Button("Share", systemImage: "folder") { share(album) }
          Button("Delete Album", systemImage: "trash") { albums.removeAll { $0.id == album.id } }
        }
    }
  }
}

struct AlbumCommands: Commands {
  let model: AlbumModel

  var body: some Commands {
    CommandMenu("Album") {
      Button("Add Photos…") { model.addPhotos() }
        .keyboardShortcut("q")
      Button("Show Info") { model.showInfo() }
        .keyboardShortcut("i")
      Button("Sort by Date") { model.sort() }
        .keyboardShortcut("i")
    }
  }
}
