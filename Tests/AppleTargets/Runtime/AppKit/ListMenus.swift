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
    table.setContextMenu(
      NoteContextMenu.self, for: model.rows, owner: model,
      background: NoteListBackgroundMenu(notes.menus)
    ) { model, row in
      row == 3 ? nil : model.names[row]
    }
    let answers = Answers()
    answers.answer = .alertFirstButtonReturn
    NSApplication.shared.currentEvent = NSEvent()
    for (clicked, selected) in [(1, [0]), (1, [2, 0, 1]), (-1, [0]), (3, []), (3, [3, 2])] {
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
    // Neither the keyboard nor VoiceOver clicks.
    NSApplication.shared.currentEvent = nil
    table.selected = [2, 0]
    choose("Pin", in: table.menu)
    print("without a click:", model.take())
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
    weak var watched: NotesList?
    var lists: [NotesList] = []
    if let rows = model?.rows {
      // The list keeps its table, which does not keep the list.
      let list = NotesList(table)
      watched = list
      lists.append(list)
      table?.setContextMenu(NoteContextMenu.self, for: rows, owner: list) { list, row in
        list.name(of: row)
      }
    }
    table?.clicked = 1
    print(open(table?.menu))
    model = nil
    print("model kept:", owner != nil, open(table?.menu))
    lists = []
    print("list kept:", watched != nil, open(table?.menu))
    table = nil
    print("table kept:", view != nil)
  }

  static func outlineView() {
    section("outline")
    let model = RowsModel()
    let outline = Outline(frame: .zero)
    outline.setContextMenu(NoteContextMenu.self, for: model.rows, owner: model) { _, node in
      node as? String
    }
    NSApplication.shared.currentEvent = NSEvent()
    for row in [2, 1, -1] {
      outline.clicked = row
      print("row \(row):", open(outline.menu).count, choose("Pin", in: outline.menu), model.take())
    }
  }

  static func collection() {
    section("collection")
    let model = RowsModel()
    let collection = Collection(frame: .zero)
    collection.setContextMenu(
      NoteContextMenu.self, for: model.rows, owner: model,
      background: NoteListBackgroundMenu(MenuContext(NotesState()))
    ) { model, path in
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
    focus(collection, model)
  }

  /// Opens the menu without a click, as VoiceOver and Voice Control do, whatever event came last.
  static func focus(_ collection: Collection, _ model: RowsModel) {
    let window = NSWindow()
    bringToFront(window)
    for (row, item) in collection.items.enumerated() {
      item.view.setAccessibilityFocused(row == 2)
    }
    let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
    let cases: [(String, NSEvent?)] = [
      ("no event", nil), ("a key", Event(.keyDown)), ("the mouse moved", Event(.mouseMoved)),
    ]
    for (what, event) in cases {
      NSApplication.shared.currentEvent = event
      collection.clicked = paths[0]
      collection.selectionIndexPaths = [paths[1]]
      choose("Pin", in: collection.menu)
      collection.selectionIndexPaths = [paths[3], paths[2], paths[0]]
      choose("Pin", in: collection.menu)
      print("\(what):", model.take())
    }
    // The keyboard is in a button of an item.
    collection.items[2].view.setAccessibilityFocused(false)
    let button = NSButton(frame: .zero)
    collection.items[1].view.addSubview(button)
    window.makeFirstResponder(button)
    choose("Pin", in: collection.menu)
    window.makeFirstResponder(nil)
    choose("Pin", in: collection.menu)
    print("in a button, nowhere:", model.take())
    NSApplication.shared.currentEvent = nil
  }
}

@MainActor
final class Collection: NSCollectionView {
  var clicked: IndexPath?
  let items = (0..<4).map { _ in NSCollectionViewItem() }
  override func indexPathForItem(at point: NSPoint) -> IndexPath? { clicked }
  override func visibleItems() -> [NSCollectionViewItem] { items }
  override func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    items.firstIndex { $0 === item }.map { IndexPath(item: $0, section: 0) }
  }
}

final class Event: NSEvent {
  private let kind: EventType
  init(_ kind: EventType) {
    self.kind = kind
    super.init()
  }
  override var type: EventType { kind }
}

/// A list that keeps its table and knows what is in it.
@MainActor
final class NotesList {
  private let table: NSTableView?
  init(_ table: NSTableView?) { self.table = table }
  func name(of row: Int) -> String { "row \(row)" }
}
