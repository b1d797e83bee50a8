/// Menus that the tests work on.
enum Samples {
  static let model = """
    app Notes { platforms iOS 17, macOS 14 }

    state {
      isPinned: Bool
      count: Int
      order: SortOrder
    }

    choice SortOrder {
      edited "Date Edited"
      created "Date Created"
    }

    list Folder

    commands {
      /// Keeps the note on top.
      pin "Pin" / "Unpin" symbol pin / pin.slash key cmd+P on when isPinned
      sort "Sort By" choose order
      move "Move To" pick Folder
      share "Share {count}…" symbol square.and.arrow.up asks enabled when order == .edited
      unplaced "Unplaced"
    }

    """

  static let screens = """
    screen NoteList {
      item Note {
        context menu {
          pin
          share as "Send…"
          include Sorting
        }
      }
      toolbar { iOS { pin; flexible; share } }
    }

    menu Sorting "Sort" { each sort; move }

    menu bar {
      app standard
      file { pin; standard close }
    }

    """

  static let files = ["/w/Model.menu": model, "/w/Screens.menu": screens]
}
