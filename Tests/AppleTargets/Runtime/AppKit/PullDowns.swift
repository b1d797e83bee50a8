// Shows buttons with menus in several states and clicks them. Prints the buttons and what happened.
import AppKit
@_spi(Generated) import MenuRuntime

/// A button whose label shows the current option, and which has a click action.
struct NoteListViewButton: PullDownSurface {
  let context: MenuContext<NotesCommand>
  var tapCommand: NotesCommand? { .delete }

  static func isEnabled(in state: NotesState) -> Bool { state.hasSelection }
  static func isShown(in state: NotesState) -> Bool { !state.isLocked }
  static func label(in state: NotesState) -> MenuLabel {
    MenuLabel("\(state.noteCount) Notes…", state.isPinned ? nil : .symbol("trash"))
  }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.add(.newNote, .delete)
    menu.separate()
    menu.addList(\.folders) { .move($0) }
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    button()
    combo()
    toolbarItem()
    kept()
    await observed()
  }

  static func button() {
    section("button")
    let model = NotesModel()
    let menus = model.menus
    let button = NoteListViewButton(menus).makeButton()
    print("pulls down:", button.pullsDown, button.identifier?.rawValue ?? "-", face(button))
    if let menu = button.menu { outline(menu) }
    model.state.noteCount = 0
    model.state.isPinned = true
    model.state.folders = []
    menus.update()
    print("followed:", face(button))
    if let menu = button.menu { outline(menu) }
    choose("New Note", in: button.menu)
    print("performed:", model.takePerformed())
    model.state.hasSelection = false
    model.state.isLocked = true
    menus.update()
    print("enabled:", button.isEnabled, "hidden:", button.isHidden)
    let sort = NoteListSortButton(menus).makeButton()
    print(sort.identifier?.rawValue ?? "-", face(sort), open(sort.menu))
    let item = sort.menu?.items[2]
    sort.menu?.update()
    print("same item:", sort.menu?.items[2] === item)
  }

  static func face(_ button: NSPopUpButton) -> String {
    let item = button.menu?.items.first
    return [
      item?.title ?? "-", item?.image?.symbolName ?? "-", "\(button.imagePosition)",
      button.accessibilityLabel() ?? "-",
    ].joined(separator: ", ")
  }

  static func combo() {
    section("combo button")
    let model = NotesModel()
    let menus = model.menus
    let combo = NoteListViewButton(menus).makeComboButton()
    print(combo.title, combo.image?.symbolName ?? "-", combo.accessibilityLabel() ?? "-")
    let answers = Answers()
    answers.answer = .alertFirstButtonReturn
    combo.performClick(nil)
    print("asked:", answers.take(), "performed by a click:", model.takePerformed())
    if let menu = combo.menu { outline(menu) }
    model.state.isPinned = true
    model.state.noteCount = 0
    menus.update()
    print("followed:", combo.title, combo.image?.symbolName ?? "-")
    combo.performClick(nil)
    print("not enabled:", answers.take(), model.takePerformed())
  }

  static func toolbarItem() {
    section("toolbar item")
    let model = NotesModel()
    let menus = model.menus
    let item = NoteListViewButton(menus).makeToolbarItem(
      identifier: NSToolbarItem.Identifier("view"))
    print(item.itemIdentifier.rawValue, item.label, item.image?.symbolName ?? "-", open(item.menu))
    model.state.noteCount = 7
    menus.update()
    print("followed:", item.label, "click:", item.action != nil)
  }

  static func kept() {
    section("nothing to keep")
    var model: NotesModel? = NotesModel()
    weak var owner = model
    let button = model.map { NoteListViewButton($0.menus).makeButton() }
    model = nil
    print("owner kept:", owner != nil, open(button?.menu))
    var other: NSPopUpButton? = NoteListSortButton(NotesModel().menus).makeButton()
    weak var gone = other
    other = nil
    print("button kept:", gone != nil)
  }

  static func observed() async {
    section("an observable state")
    let model = ObservedNotes()
    let menus = MenuContext<NotesCommand>(for: model, state: \.state) { (_, _) throws in }
    let button = NoteListViewButton(menus).makeButton()
    print(face(button))
    model.state.noteCount = 5
    await settle { face(button).hasPrefix("5") }
    print(face(button))
  }
}
