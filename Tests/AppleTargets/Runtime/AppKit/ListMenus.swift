// Clicks in tables, outline views and collection views, and prints the items that their context menus apply to.
import AppKit
import MenuRuntime

@MainActor
final class Table: NSTableView {
  var clicked = -1
  var selected: IndexSet = []
  let home = NSWindow()
  override var clickedRow: Int { clicked }
  override var selectedRowIndexes: IndexSet { selected }
  override var window: NSWindow? { home }
}

@MainActor
final class Outline: NSOutlineView {
  var clicked = -1
  override var clickedRow: Int { clicked }
  override func item(atRow row: Int) -> Any? { ["Inbox", 7, "Sent"][row] }
}

/// The app's model. Records the commands performed and their rows.
@MainActor
final class RowsModel {
  var names = ["Milk", "Eggs", "Tea", "Rice"]
  var performed: [String] = []

  var rows: MenuItemsContext<NotesCommand, String> {
    MenuItemsContext(for: self) { model, names in
      NotesState(hasSelection: !names.isEmpty, noteCount: names.count)
    } perform: { (model, command, names) throws in
      model.performed.append("\(command.label) on \(names.joined(separator: ", "))")
    }
  }

  func take() -> [String] {
    defer { performed = [] }
    return performed
  }
}

@main
@MainActor
struct Program {
  static func main() {
    table()
    gone()
    outlineView()
    collection()
  }

  static func table() {
    section("table")
    let model = RowsModel()
    let notes = NotesModel()
    let table = Table(frame: .zero)
    table.contextMenu(
      NoteContextMenu.self, for: model.rows, background: NoteListBackgroundMenu(notes.menus)
    ) { row in
      row == 3 ? nil : model.names[row]
    }
    let answers = Answers()
    answers.answer = .alertFirstButtonReturn
    for (clicked, selected) in [(1, [0]), (1, [0, 1, 2]), (-1, [0]), (3, []), (3, [2, 3])] {
      table.clicked = clicked
      table.selected = IndexSet(selected)
      print("row \(clicked) of \(selected):", open(table.menu))
      choose("Delete Note", in: table.menu)
      print("  asked:", answers.take(), "performed:", model.take())
    }
    choose("New Note", in: table.menu)
    table.clicked = -1
    choose("New Note", in: table.menu)
    print("background:", notes.takePerformed())
    // The clicked row stays the same until the command is performed.
    table.clicked = 0
    table.selected = []
    table.menu?.update()
    model.names = ["Salt", "Eggs", "Tea", "Rice"]
    table.clicked = 2
    force("Pin", in: table.menu)
    print("after the table has changed:", model.take())
  }

  static func gone() {
    section("nothing to keep")
    var model: RowsModel? = RowsModel()
    var table: Table? = Table(frame: .zero)
    weak var owner = model
    weak var view = table
    if let rows = model?.rows {
      table?.contextMenu(NoteContextMenu.self, for: rows) { row in "row \(row)" }
    }
    table?.clicked = 1
    print(open(table?.menu))
    model = nil
    print("owner kept:", owner != nil, open(table?.menu))
    table = nil
    print("table kept:", view != nil)
  }

  static func outlineView() {
    section("outline")
    let model = RowsModel()
    let outline = Outline(frame: .zero)
    outline.contextMenu(NoteContextMenu.self, for: model.rows, node: { $0 as? String })
    for row in [2, 1, -1] {
      outline.clicked = row
      print("row \(row):", open(outline.menu).count, choose("Pin", in: outline.menu), model.take())
    }
  }

  static func collection() {
    section("collection")
    let model = RowsModel()
    let collection = Collection(frame: .zero)
    collection.contextMenu(
      NoteContextMenu.self, for: model.rows,
      background: NoteListBackgroundMenu(MenuContext(NotesState()))
    ) { path in
      model.names[path[1]]
    }
    let (first, second) = (IndexPath(indexes: [0, 0]), IndexPath(indexes: [0, 1]))
    let clicks: [(IndexPath?, Set<IndexPath>)] = [
      (second, [first]), (second, [second, first]), (nil, [first]),
    ]
    for (clicked, selected) in clicks {
      NSApplication.shared.currentEvent = NSEvent()
      collection.clicked = clicked
      collection.selectionIndexPaths = selected
      print(open(collection.menu).count, choose("Pin", in: collection.menu), model.take())
    }
    NSApplication.shared.currentEvent = nil
  }
}

@MainActor
final class Collection: NSCollectionView {
  var clicked: IndexPath?
  override func indexPathForItem(at point: NSPoint) -> IndexPath? { clicked }
}
