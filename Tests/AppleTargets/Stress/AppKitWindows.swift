// Windows with a list and text: people click rows, type, press keys of menus and open sheets, and rows, views, owners
// and windows go in any order.
import AppKit
import MenuRuntime

/// A table in which a test clicks.
@MainActor
final class ClickedTable: NSTableView {
  var clicked = -1
  var selected: IndexSet = []
  override var clickedRow: Int { clicked }
  override var selectedRowIndexes: IndexSet { selected }
}

/// The controller of a list, which keeps its views and knows its rows.
@MainActor
final class ListController {
  let table = ClickedTable(frame: .zero)
  let text = NSTextView(frame: .zero)
  let field = NSTextField(frame: .zero)
  var names = ["Milk", "Eggs", "Tea", "Rice"]
  weak var owner: NotesModel?
  /// The rows that the last command was performed on.
  let chosen = ChosenRows()

  init(_ owner: NotesModel) {
    self.owner = owner
    let chosen = chosen
    let rows = MenuItemsContext<NotesCommand, String>(for: owner) { [weak self] _, names in
      let names = names.filter { self?.names.contains($0) ?? false }
      return NotesState(hasSelection: !names.isEmpty, noteCount: names.count)
    } perform: { (model, command, names) throws in
      chosen.names = names
      model.perform(command)
    }
    table.setContextMenu(
      NoteContextMenu.self, for: rows, owner: self,
      background: NoteListBackgroundMenu(owner.menus)
    ) { list, row in
      list.names.indices.contains(row) ? list.names[row] : nil
    }
  }
}

@MainActor
final class ChosenRows {
  var names: [String] = []
}

/// A window with a list. The controller may go before it.
@MainActor
final class ListWindow {
  let window = NSWindow()
  var controller: ListController?
  var sheet: NSWindow?

  init(_ owner: NotesModel, usesView: Bool) {
    let controller = ListController(owner)
    self.controller = controller
    let view = NSView(frame: .zero)
    for part in [controller.table, controller.text, controller.field] { view.addSubview(part) }
    window.contentView = view
    owner.menus.attach(to: usesView ? controller.text : window)
  }
}

extension World {
  func useLists() {
    switch Int.random(in: 0..<20, using: &chance) {
    case 0, 1: openList()
    case 2: clickRow()
    case 3: focus()
    case 4, 5, 6, 7: pressKey()
    case 8..<14: pressKeyInText()
    case 14: toggleSheet()
    case 15: toggleModalWindow()
    case 16: releaseController()
    case 17, 18: leaveQuestion()
    default: closeList()
    }
  }

  private func openList() {
    guard lists.count < 4, let owner = owners.randomElement(using: &chance) else { return }
    let list = ListWindow(owner, usesView: Bool.random(using: &chance))
    lists.append(list)
    bringToFront(list.window)
    count("lists")
  }

  private func clickRow() {
    guard let controller = lists.randomElement(using: &chance)?.controller else { return }
    let table = controller.table
    table.clicked = Int.random(in: -1..<5, using: &chance)
    table.selected = IndexSet((0..<4).filter { _ in Bool.random(using: &chance) })
    NSApplication.shared.currentEvent = Bool.random(using: &chance) ? NSEvent() : nil
    defer { NSApplication.shared.currentEvent = nil }
    table.menu?.update()
    let names = controller.names
    // A row may go while the menu is open.
    if Bool.random(using: &chance), controller.names.count > 1 { controller.names.removeFirst() }
    controller.chosen.names = []
    let before = performed()
    if let menu = table.menu, let (inner, index) = items(of: menu).randomElement(using: &chance) {
      let answer = Bool.random(using: &chance)
      NSAlert.answer = { _ in answer ? .alertFirstButtonReturn : .alertSecondButtonReturn }
      inner.performActionForItem(at: index)
    }
    let chosen = controller.chosen.names
    if controller.owner == nil {
      expect(performed() == before && chosen.isEmpty, "a row's command without its owner")
    }
    expect(
      chosen == names.filter(chosen.contains), "rows \(chosen) in another order than \(names)")
    controller.names = ["Milk", "Eggs", "Tea", "Rice"]
    count("rows clicked")
  }

  /// Asks at a row and answers late: meanwhile the row, all rows or the controller may go, or others be selected.
  private func leaveQuestion() {
    // Nothing here may keep the controller.
    guard let list = lists.randomElement(using: &chance), list.sheet == nil,
      list.controller?.owner != nil, let table = list.controller?.table,
      let asked = list.controller?.chosen
    else { return }
    NSApplication.shared.modalWindow = nil
    bringToFront(list.window)
    table.clicked = Int.random(in: 0..<4, using: &chance)
    table.selected = IndexSet((0..<4).filter { _ in Bool.random(using: &chance) })
    NSAlert.leavesSheets = true
    defer { NSAlert.leavesSheets = false }
    asked.names = []
    let before = performed()
    App.choose("Delete Note", in: table.menu)
    guard let sheet = list.window.attachedSheet else { return }
    count("questions left open")
    expect(performed() == before, "a command does not wait for the answer")
    App.choose("Rename…", in: table.menu)
    expect(performed() == before, "a command is performed behind a question")
    var isGone = false
    switch Int.random(in: 0..<4, using: &chance) {
    case 0:
      list.controller?.names = []
      isGone = true
    case 1: table.selected = []
    case 2:
      list.controller = nil
      isGone = true
    default: break
    }
    if isGone { count("rows gone while asked") }
    list.window.endSheet(sheet, returnCode: .alertFirstButtonReturn)
    let done = performed() - before
    expect(done == (isGone ? 0 : 1), "\(done) performed, \(asked.names), gone: \(isGone)")
    list.controller?.names = ["Milk", "Eggs", "Tea", "Rice"]
    // Nothing stays blocked.
    if list.controller != nil {
      table.clicked = 0
      expect(choosable(table.menu).contains("Delete Note"), "a question blocks its window for ever")
    }
  }

  private func focus() {
    guard let list = lists.randomElement(using: &chance) else { return }
    let controller = list.controller
    controller?.text.isEditable = Int.random(in: 0..<4, using: &chance) != 0
    let responders: [NSResponder?] = [
      controller?.table, controller?.text, controller?.text, controller?.field, nil,
    ]
    list.window.makeFirstResponder(responders[Int.random(in: 0..<5, using: &chance)])
    if list.sheet == nil { bringToFront(list.window) }
  }

  /// Presses a key of a menu while people type, which would be a command's anywhere else.
  private func pressKeyInText() {
    guard let list = lists.filter({ $0.sheet == nil }).randomElement(using: &chance),
      let controller = list.controller
    else { return }
    controller.text.isEditable = true
    let isField = Bool.random(using: &chance)
    list.window.makeFirstResponder(isField ? controller.field : controller.text)
    controller.owner?.state.hasSelection = true
    controller.owner?.state.noteCount = 2
    NSApplication.shared.modalWindow = nil
    bringToFront(list.window)
    press(KeyPress("\u{7F}", .command), isText: true)
    count("keys of commands in text")
  }

  private func pressKey() {
    let presses: [(key: KeyPress, isText: Bool)] = [
      (KeyPress("\u{7F}", .command), true), (KeyPress("\u{7F}", .command), true),
      (KeyPress("R", [.shift, .command]), false), (KeyPress("n", .command), false),
      (KeyPress("t", [.control, .command]), false), (KeyPress("x"), true),
    ]
    if Bool.random(using: &chance), let list = lists.randomElement(using: &chance) {
      bringToFront(list.sheet ?? list.window)
    }
    let (key, isText) = presses[Int.random(in: 0..<presses.count, using: &chance)]
    press(key, isText: isText)
  }

  private func press(_ key: KeyPress, isText: Bool) {
    let application = NSApplication.shared
    guard application.mainMenu != nil else { return }
    let text = application.keyWindow?.firstResponder as? NSTextView
    let isEditing = text?.isEditable == true
    let isBlocked =
      application.modalWindow != nil || application.keyWindow?.isSheet == true
      || application.keyWindow?.attachedSheet != nil
    _ = text?.takeInput()
    let before = performed()
    var asked = 0
    NSAlert.answer = { _ in
      asked += 1
      return .alertFirstButtonReturn
    }
    application.sendEvent(key)
    let (done, input) = (performed() - before, text?.takeInput() ?? [])
    expect(done <= 1, "a key performs \(done) commands")
    if isText, isEditing {
      expect(done == 0 && asked == 0, "a key is taken from text")
      expect(input.count == 1, "text gets \(input)")
      count("keys of text")
    } else if isBlocked {
      expect(done == 0 && asked == 0, "a key performs a command behind what is in front")
      count("keys blocked")
    } else {
      expect(done == 0 || input.isEmpty, "a key goes to a command and to text")
      count(done == 1 ? "keys of commands" : "keys of nothing")
    }
  }

  private func toggleSheet() {
    guard let list = lists.randomElement(using: &chance) else { return }
    if let sheet = list.sheet {
      list.window.endSheet(sheet)
      list.sheet = nil
      bringToFront(list.window)
    } else {
      let sheet = NSWindow()
      list.sheet = sheet
      // A sheet may have text as well.
      let field = NSTextField(frame: .zero)
      sheet.contentView = field
      if Bool.random(using: &chance) { sheet.makeFirstResponder(field) }
      bringToFront(list.window)
      list.window.beginSheet(sheet)
      count("sheets")
    }
  }

  private func toggleModalWindow() {
    let application = NSApplication.shared
    let isModal = application.modalWindow != nil
    application.modalWindow = isModal || Bool.random(using: &chance) ? nil : NSWindow()
  }

  private func releaseController() {
    guard let list = lists.randomElement(using: &chance), list.controller != nil else { return }
    let gone = Weak(object: list.controller, what: "a list's controller")
    list.controller = nil
    expect(gone.object == nil, "\(gone.what) is kept by its window")
    count("controllers released")
  }

  private func closeList() {
    guard let index = lists.indices.randomElement(using: &chance) else { return }
    let gone = [
      Weak(object: lists[index].window, what: "a list's window"),
      Weak(object: lists[index].sheet, what: "a sheet"),
      Weak(object: lists[index].controller, what: "a list's controller"),
      Weak(object: lists[index].controller?.table, what: "a table"),
      Weak(object: lists[index].controller?.text, what: "a text view"),
    ]
    bringToFront(nil)
    lists.remove(at: index)
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
    count("lists closed")
  }
}
