// The commands, state and menus of a notes app, as `menugen` would generate them.
import Foundation
@_spi(Generated) import MenuRuntime

nonisolated enum NotesCommand: MenuCommand {
  case newNote
  case pin
  case lock
  case share
  case move(Folder.ID)
  case sort(SortOrder)
  case define
  case rename
  case delete

  func facts(in state: NotesState) -> MenuFacts {
    switch self {
    case .newNote:
      return MenuFacts("newNote", "New Note").symbol("square.and.pencil").key("n", .command)
        .help("Makes an empty note.")
    case .pin:
      return MenuFacts("pin", state.isPinned ? "Unpin" : "Pin")
        .symbol(state.isPinned ? "pin.slash" : "pin").on(state.isPinned)
    case .lock:
      return MenuFacts("lock", "Locked").checked(state.isLocked).subtitle(
        "\(state.noteCount) notes"
      )
      .keepsOpen()
    case .share:
      return MenuFacts("share", "Share…").image("Share", in: .main)
    case .move(let id):
      return MenuFacts("move", "Move To").symbol("folder").option(state.folders.element(id))
    case .sort(let option):
      return MenuFacts("sort", "Sort By").subtitle(state.sortOrder.title(in: state))
        .option(option.facts(in: state), isCurrent: state.sortOrder == option)
    case .define:
      return MenuFacts("define", "Define").enabled(state.hasSelection)
    case .rename:
      return MenuFacts("rename", "Rename…").key("r", [.shift, .command]).undoable()
    case .delete:
      return MenuFacts("delete", "Delete Note").symbol("trash").key(.delete, .command)
        .enabled(state.hasSelection && state.noteCount > 0).destructive()
        .confirm("Delete \(state.noteCount) Notes?")
    }
  }

  static func allCommands(in state: NotesState) -> [NotesCommand] {
    return [.newNote, .pin, .lock, .share] + state.folders.map { .move($0.id) }
      + SortOrder.allCases.map { .sort($0) } + [.define, .rename, .delete]
  }
}

nonisolated struct NotesState: MenuState {
  var hasSelection = false
  var isPinned = false
  var isLocked = false
  var noteCount = 0
  var sortOrder = SortOrder.edited
  var folders: [Folder] = []
}

nonisolated enum SortOrder: MenuChoice {
  case edited
  case title

  func facts(in state: NotesState) -> MenuFacts {
    switch self {
    case .edited: return MenuFacts("edited", "Date Edited").symbol("clock")
    case .title: return MenuFacts("title", "Title").key("t", [.control, .command])
    }
  }
}

nonisolated struct Folder: MenuListElement {
  var id: MenuElementID<Folder>
  var title: String
  var symbolName: String?
}

/// The app's model. Supplies the state of the menus and records the commands performed.
@MainActor
final class NotesModel {
  var state = NotesState(
    hasSelection: true, noteCount: 3,
    folders: [
      Folder(id: "a", title: "Work", symbolName: "briefcase"), Folder(id: "b", title: "Home"),
    ])
  /// How often the state was read.
  private(set) var readings = 0
  private(set) var performed: [NotesCommand] = []

  var menuState: NotesState {
    readings += 1
    return state
  }

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.menuState) { model, command in model.perform(command) }
  }

  func perform(_ command: NotesCommand) { performed.append(command) }

  /// Returns the names of the commands performed since the last call.
  func takePerformed() -> [String] {
    defer { performed = [] }
    return performed.map(\.label)
  }
}

nonisolated extension NotesCommand {
  /// The name and payload: `move/a`.
  var label: String {
    switch self {
    case .move(let id): return self.id + "/" + id.rawValue
    case .sort(let option): return self.id + "/" + option.id
    default: return id
    }
  }
}
