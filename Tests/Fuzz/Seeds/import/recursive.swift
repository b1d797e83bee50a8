import SwiftUI
struct FolderMenu: View {
  let folder: Folder
  var body: some View {
    Menu(folder.name) {
      Button("Open", systemImage: "folder") { open(folder) }.keyboardShortcut("o")
      ForEach(folder.children) { child in Self(folder: child) }
      FolderMenu(folder: folder.parent)
      self.more
      Self.extra(folder)
    }
  }
  var more: some View { Text("").contextMenu { self("x"); Self(); FolderMenu(folder: folder) } }
  static func extra(_ folder: Folder) -> some View { Group { extra(folder); Divider() } }
}
