// Opens context menus in several states and chooses from them. Prints the menus and what happened.
import AppKit
@_spi(Generated) import MenuRuntime

/// A view in a window.
@MainActor
final class Canvas: NSView {
  let home = NSWindow()
  let undo = UndoManager()
  override var window: NSWindow? { home }
  override var undoManager: UndoManager? { undo }
}

/// A menu with every kind of entry.
struct RichMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>

  static func title(in state: NotesState) -> String? { "\(state.noteCount) Notes" }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.addRow { menu in menu.add(.newNote, .share) }
    menu.addPalette { menu in menu.addEach(SortOrder.self) { .sort($0) } }
    menu.add(.lock)
    menu.addSection("Folders", subtitle: "\(menu.state.folders.count) of them") { menu in
      menu.addEach(\.folders) { .move($0) }
    }
    menu.addSubmenu("More", .symbol("ellipsis")) { menu in
      menu.addChoice(SortOrder.self) { .sort($0) }
      menu.add(.rename, title: "Rename It…", image: .symbol("pencil"))
    }
    menu.when(menu.state.isPinned) { menu in
      menu.separate()
      menu.add(.pin)
    }
    menu.separate()
    menu.addSystem(.copy, .select, .spelling, .bold, .find)
    menu.add(.newNote)
    menu.add(.share, alternate: .option)
    menu.separate()
    menu.add(.define)
  }
}

nonisolated enum ArchiveCommand: MenuCommand {
  case archive

  func facts(in state: ArchiveState) -> MenuFacts {
    let facts = MenuFacts("archive", "Archive…").confirm("Archive?")
    return state.isUndoable ? facts.undoable() : facts
  }
  static func allCommands(in state: ArchiveState) -> [ArchiveCommand] { [.archive] }
}

nonisolated struct ArchiveState: MenuState {
  var isUndoable = false
}

struct ArchiveMenu: ContextMenuSurface {
  let context: MenuContext<ArchiveCommand>
  static func build(_ menu: inout MenuBuilder<ArchiveCommand>) { menu.add(.archive) }
}

@main
@MainActor
struct Program {
  static func main() {
    entries()
    reading()
    confirmation()
    undo()
    owner()
  }

  static func entries() {
    section("entries")
    let model = NotesModel()
    let menu = RichMenu(model.menus).makeMenu()
    print("before it opens:", menu.items.count)
    outline(menu)
    print("title:", menu.title)
    print(
      "identifiers:", menu.items.prefix(3).compactMap { $0.identifier?.rawValue },
      menu.items.compactMap { $0.submenu?.items.first?.identifier?.rawValue })
    model.state.isPinned = true
    model.state.isLocked = true
    model.state.hasSelection = false
    model.state.folders = []
    model.state.sortOrder = .title
    section("in another state")
    outline(menu)
    print("chosen:", choose("Unpin", in: menu), choose("Date Edited", in: menu))
    print("performed:", model.takePerformed())
  }

  static func reading() {
    section("reading")
    let model = NotesModel()
    let menu = RichMenu(model.menus).makeMenu()
    print("readings before it opens:", model.readings)
    menu.update()
    print("after:", model.readings)
    let items = menu.items
    menu.update()
    print("after a second time:", model.readings)
    print("same items for an equal state:", zip(items, menu.items).allSatisfy { $0 === $1 })
    model.state.folders.insert(Folder(id: "c", title: "New"), at: 1)
    menu.update()
    let kept = items.filter { item in menu.items.contains { $0 === item } }
    print(
      "with one more folder, kept:", kept.count == items.count, "more:",
      menu.items.count - items.count)
    print("order:", menu.items.map { $0.identifier?.rawValue ?? $0.title })
    // Items that AppKit adds to a menu stay.
    menu.addItem(withTitle: "Services", action: nil, keyEquivalent: "")
    model.state.folders = []
    menu.update()
    print("Services stays:", menu.items.last?.title ?? "-")
  }

  static func confirmation() {
    section("confirmation")
    let model = NotesModel()
    let canvas = Canvas()
    let menu = NoteContextMenu(model.menus).makeMenu(for: canvas)
    let answers = Answers()
    print("chosen:", choose("Delete Note", in: menu), "asked:", answers.take())
    print("performed after Cancel:", model.takePerformed())
    answers.answer = .alertFirstButtonReturn
    choose("Delete Note", in: menu)
    print("performed after Delete Note:", model.takePerformed())
    // While the confirmation is open, nothing can be chosen and no second one appears.
    var inside: [String] = []
    NSAlert.answer = { _ in
      inside = choosable(menu)
      force("Delete Note", in: menu)
      force("Pin", in: menu)
      return .alertSecondButtonReturn
    }
    choose("Delete Note", in: menu)
    print("meanwhile:", inside, "performed:", model.takePerformed())
    print("afterwards:", choosable(menu))
    // Meanwhile the state changes, or the owner goes.
    NSAlert.answer = { _ in
      model.state.noteCount = 0
      return .alertFirstButtonReturn
    }
    choose("Delete Note", in: menu)
    print("performed with nothing to delete:", model.takePerformed())
    returnKey()
  }

  static func returnKey() {
    var state = NotesState(hasSelection: true, noteCount: 2)
    for isUndoable in [false, true] {
      let menus = MenuContext<ArchiveCommand>(
        state: { ArchiveState(isUndoable: isUndoable) },
        perform: { _ throws in state.noteCount -= 1 })
      NSAlert.answer = { alert in
        print("keys:", alert.buttons.map { "\($0.title) \($0.keyEquivalent.debugDescription)" })
        return .alertFirstButtonReturn
      }
      choose("Archive…", in: ArchiveMenu(menus).makeMenu(for: Canvas()))
    }
    print("archived:", 2 - state.noteCount)
  }

  static func undo() {
    section("undo")
    let draft = Draft()
    let canvas = Canvas()
    let menu = NoteContextMenu(draft.menus).makeMenu(for: canvas)
    choose("Rename…", in: menu)
    print(draft.text, "|", canvas.undo.undoMenuItemTitle)
    canvas.undo.undo()
    print(draft.text, "|", canvas.undo.redoMenuItemTitle)
    canvas.undo.redo()
    print(draft.text, "|", canvas.undo.undoMenuItemTitle)
    undoAfterwards()
    undoOfItsOwn()
  }

  /// The view of the menu goes, the undo manager stays.
  static func undoAfterwards() {
    var canvas: Canvas? = Canvas()
    let undoManager = canvas?.undo
    let draft = Draft()
    choose("Rename…", in: NoteContextMenu(draft.menus).makeMenu(for: canvas))
    canvas = nil
    undoManager?.undo()
    print("the view is gone:", draft.text, "|", undoManager?.redoMenuItemTitle ?? "-")
    undoManager?.redo()
    print("and redone:", draft.text, "|", undoManager?.undoMenuItemTitle ?? "-")
  }

  /// A command registers its undo itself, in a group, and may name it.
  static func undoOfItsOwn() {
    let canvas = Canvas()
    canvas.undo.registerUndo(withTarget: canvas) { _ in }
    canvas.undo.setActionName("Typing")
    canvas.undo.endTurn()
    for name in ["Rename 3 Notes", nil] {
      let menus = MenuContext<NotesCommand>(state: NotesState.init) { _ throws in
        canvas.undo.beginUndoGrouping()
        canvas.undo.registerUndo(withTarget: canvas) { _ in }
        if let name { canvas.undo.setActionName(name) }
        canvas.undo.endUndoGrouping()
      }
      choose("Rename…", in: NoteContextMenu(menus).makeMenu(for: canvas))
      canvas.undo.endTurn()
      print("its own undo:", canvas.undo.undoMenuItemTitle)
    }
    let menus = MenuContext<NotesCommand>(state: NotesState.init) { _ throws in }
    canvas.undo.undo()
    choose("Rename…", in: NoteContextMenu(menus).makeMenu(for: canvas))
    print("no undo at all:", canvas.undo.undoMenuItemTitle)
  }

  static func owner() {
    section("the owner is gone")
    var model: NotesModel? = NotesModel()
    weak var gone = model
    let menu = model.map { NoteContextMenu($0.menus).makeMenu() }
    print(open(menu))
    model = nil
    print("kept:", gone != nil, open(menu))
    print("chosen:", choose("Pin", in: menu))
  }
}
