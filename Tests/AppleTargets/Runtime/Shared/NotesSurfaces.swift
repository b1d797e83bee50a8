// The surfaces of the notes app.
import Foundation
@_spi(Generated) import MenuRuntime

struct NoteContextMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  var previewShape: MenuPreviewShape { .rounded(12) }
  var previewCommand: NotesCommand? { .define }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.add(.share, .pin)
    menu.separate()
    menu.addList(\.folders) { .move($0) }
    menu.separate()
    menu.add(.rename, .delete)
  }
}

struct NoteListBackgroundMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ menu: inout MenuBuilder<NotesCommand>) { menu.add(.newNote) }
}

struct NoteListSortButton: PullDownSurface {
  let context: MenuContext<NotesCommand>

  static func label(in state: NotesState) -> MenuLabel {
    MenuLabel("Sort By", .symbol("arrow.up.arrow.down"))
  }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.addEach(SortOrder.self) { .sort($0) }
    menu.separate()
    menu.add(.delete)
  }
}

struct NoteBodyEditMenu: EditMenuSurface {
  let context: MenuContext<NotesCommand>

  static func traits(in state: NotesState) -> EditMenuTraits {
    EditMenuTraits(hasSelection: state.hasSelection, isUndoable: true)
  }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.addSystem(.cut, .copy)
    menu.add(.define)
    menu.addSystem(.paste)
    menu.add(.rename)
  }
}

struct NoteListToolbar: ToolbarSurface {
  static let id = "noteList"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in
      bar.add(.newNote)
      bar.flexibleSpace()
      bar.add(.pin)
      bar.addList(\.folders) { .move($0) }
    }
    bar.iPadOS(.browser) { bar in
      bar.leading { bar in bar.addSystem(.back, .sidebar) }
      bar.center(.customizable) { bar in
        bar.add(.newNote, .share)
        bar.add(.pin, options: .hidden)
      }
      bar.trailing { bar in bar.addSearch("Search Notes") }
    }
    bar.macOS([.customizable, .hideable]) { bar in
      bar.add(.newNote)
      bar.addGroup("shareGroup") { bar in bar.add(.share, .pin) }
      bar.addSegments("sortOrder", SortOrder.self) { .sort($0) }
      bar.addSearch("Search Notes")
    }
  }
}

struct NotesMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.add(.app, "Notes", standard: true)
    bar.add(.file) { menu in
      menu.add(.newNote, .share)
      menu.separate()
      menu.addSystem(.close)
    }
    bar.add(.edit, standard: true)
    bar.addMenu("note", "Note") { menu in
      menu.add(.pin, .lock)
      menu.addList(\.folders) { .move($0) }
      menu.addChoice(SortOrder.self) { .sort($0) }
      menu.separate()
      menu.add(.rename, .delete)
    }
    bar.add(.window, standard: true)
  }
}
