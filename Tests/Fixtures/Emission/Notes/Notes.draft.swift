#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

// MARK: - Note

/// The context menu of Note.
///
/// Notes.menu:46
@MainActor
struct NoteContextMenu: NotesMenuSurface {
  /// The state that the menu shows; asked for each time it opens.
  let state: @MainActor () -> NotesState
  /// Performs the command that someone chose, after its confirmation if it has one.
  let perform: @MainActor (NotesCommand) -> Void
}

#if canImport(UIKit) && !os(watchOS)
  extension NoteContextMenu: NotesContextMenuSurface {
    var previewShape: NotesPreviewShape { .rounded(12) }

    func build(_ menu: NotesMenuBuilder) {
      menu.add([.share, .pin])
      menu.separate()
      menu.submenu("Move To", image: UIImage(systemName: "folder")) { menu in
        menu.add(menu.state.folders.map { folder in .move(folder.id) })
      }
      menu.separate()
      menu.add(.delete)
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension NoteContextMenu: NotesContextMenuSurface {
    func build(_ menu: NotesMenuBuilder) {
      menu.add([.share, .pin])
      menu.separate()
      menu.submenu("Move To") { menu in
        menu.add(menu.state.folders.map { folder in .move(folder.id) })
      }
      menu.separate()
      menu.add(.delete)
    }
  }
#endif

#if canImport(SwiftUI)
  extension NoteContextMenu: NotesMenuContent {
    func items(in menu: NotesMenuContext) -> some View {
      Section {
        NotesCommandItems([.share, .pin], in: menu)
      }
      Section {
        Menu("Move To", systemImage: "folder") {
          NotesCommandItems(menu.state.folders.map { folder in .move(folder.id) }, in: menu)
        }
      }
      Section {
        NotesCommandItem(.delete, in: menu)
      }
    }
  }
#endif

/// The button More of NoteList.
///
/// Notes.menu:57
@MainActor
struct NoteListMoreButton: NotesMenuSurface {
  /// The state that the menu shows; asked for each time it opens.
  let state: @MainActor () -> NotesState
  /// Performs the command that someone chose, after its confirmation if it has one.
  let perform: @MainActor (NotesCommand) -> Void
}

#if canImport(UIKit) && !os(watchOS)
  extension NoteListMoreButton: NotesPullDownSurface {
    var title: String { "More" }
    var image: UIImage? { UIImage(systemName: "ellipsis.circle") }

    func build(_ menu: NotesMenuBuilder) {
      menu.addChoice(SortOrder.allCases.map { option in .sort(option) })
    }
  }
#endif
