// walk: UIKit,SwiftUI on iOS
// Opens the context menus of rows, of a list and of its background, and the menus of buttons. Clicked items are
// captured, the state is read once, and undo takes commands back.
@_spi(Generated) import MenuRuntime
import SwiftUI
import UIKit

struct AutomaticMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  var keepsOrder: Bool { true }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) { menu.add(.pin, .lock) }
}

@MainActor
func node(_ title: String, in nodes: [ViewNode]) -> ViewNode? {
  nodes.flatMap(\.all).first { $0.title == title && $0.press != nil }
}

/// Brings rows onto the screen.
@MainActor
func appear(_ rows: some Sequence<ViewNode>) {
  for row in rows {
    for case let appear as () -> Void in row.changes.filter({ $0.name == "onAppear" })
      .compactMap(\.value)
    {
      appear()
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    rows()
    shapes()
    lists()
    orders()
    questions()
    buttons()
    undoing()
  }

  static func rows() {
    section("A row")
    let model = NotesModel()
    let row = Text("row").contextMenu(NoteContextMenu(model.menus))
    let shown = viewTree(of: row)[0]
    let before = model.readings
    let menu = shown.views(of: "contextMenu", "menuItems")
    print(menu.flatMap(\.all).map(\.title).filter { !$0.isEmpty })
    print("readings:", model.readings - before)
    node("Home", in: menu)?.press?()
    model.state.folders = []
    print("later:", shown.views(of: "contextMenu", "menuItems").flatMap(\.all).map(\.title))
    print("performed:", model.takePerformed())
  }

  static func shapes() {
    section("A24: only a shape that is asked for clips")
    let model = NotesModel()
    for view in [
      AnyView(Text("rounded").contextMenu(NoteContextMenu(model.menus))),
      AnyView(Text("automatic").contextMenu(AutomaticMenu(model.menus))),
    ] {
      let changes = viewTree(of: view)[0].changes
      let order = changes.first { $0.name == "menuOrder" }?.value ?? "-"
      print(changes.map(\.name).filter { $0 == "contentShape" }, "order", order)
    }
  }

  static func lists() {
    section("A list: what was clicked stays the same")
    let model = NotesModel()
    var performed: [String] = []
    let rows = MenuItemsContext<NotesCommand, String>(for: model) { model, ids in
      var state = model.state
      state.noteCount = ids.count
      return state
    } perform: { _, command, ids in
      performed.append("\(command.label) on \(ids)")
    }
    let list = Text("list").contextMenu(
      NoteContextMenu.self, for: rows, order: ["a", "b", "c", "d"],
      background: NoteListBackgroundMenu(model.menus),
      primaryAction: { performed.append("open \($0)") })
    let change = viewTree(of: list)[0].change("contextMenu(forSelectionType:)")
    guard let selection = change?.value as? SelectionMenu else { return }
    let two = viewTree(of: selection.menu(Set(["b", "a"])))
    let one = viewTree(of: selection.menu(Set(["c"])))
    node("Pin", in: two)?.press?()
    node("Pin", in: one)?.press?()
    node("Work", in: two)?.press?()
    let background = viewTree(of: selection.menu(Set<String>()))
    print("background:", background.map(\.title))
    node("New Note", in: background)?.press?()
    selection.primaryAction?(Set(["d"]))
    print(performed, model.takePerformed())
    node("Delete Note", in: two)?.press?()
    let asked = viewTree(of: list)[0]
    print("asks:", (asked.change("alert")?.value as? Dialog)?.title ?? "nothing")
    asked.views(of: "alert", "actions").first?.press?()
    print(performed.last ?? "-")
  }

  static func orders() {
    section("Clicked items come in the order of the list")
    let names = (0..<40).map { "note \($0)" }
    let model = NotesModel()
    var items: [String] = []
    let rows = MenuItemsContext<NotesCommand, String>(for: model) { model, _ in
      model.state
    } perform: { _, _, ids in
      items = ids
    }
    let list = Text("list").contextMenu(
      NoteContextMenu.self, for: rows, order: names.reversed())
    let change = viewTree(of: list)[0].change("contextMenu(forSelectionType:)")
    guard let selection = change?.value as? SelectionMenu else { return }
    node("Pin", in: viewTree(of: selection.menu(Set(names + ["gone"]))))?.press?()
    print("as in the list:", items == names.reversed() + ["gone"])
  }

  static func questions() {
    section("A question for a row points at it")
    let model = NotesModel()
    let rows = MenuItemsContext<NotesCommand, String>(for: model) { model, _ in
      model.state
    } perform: { model, command, _ in
      model.perform(command)
    }
    let list = Group {
      Text("one").menuRow("one")
      Text("two").menuRow("two")
      Text("three").menuRow("three")
    }
    .contextMenu(NoteContextMenu.self, for: rows, order: ["one", "two", "three"])
    appear(viewTree(of: list).dropFirst())
    for clicked in [["two"], ["three", "two"], ["one"]] {
      let change = viewTree(of: list)[0].change("contextMenu(forSelectionType:)")
      guard let selection = change?.value as? SelectionMenu else { return }
      node("Delete Note", in: viewTree(of: selection.menu(Set(clicked))))?.press?()
      let asked = viewTree(of: list).flatMap { node in
        node.changes.filter { ($0.value as? Dialog)?.isPresented.wrappedValue == true }
          .map { (node.title, $0) }
      }
      print(clicked, "asks:", asked.map { "\($0.1.name) at \($0.0)" })
      let actions = asked.first?.1.views.first { $0.label == "actions" }
      actions.map { viewTree(of: $0.build()) }?.first?.press?()
    }
    print("performed:", model.takePerformed())
  }

  static func buttons() {
    section("A button")
    let model = NotesModel()
    let button = MenuPullDownButton(NoteListSortButton(model.menus))
    let shown = viewTree(of: button)[0]
    print(shown.title, shown.symbolName ?? "-", shown.children.flatMap(\.all).map(\.title))
    let picker = shown.children.flatMap(\.all).first { $0.selection != nil }
    picker?.selection?.choose(AnyHashable(Optional("sort/title")))
    print("performed:", model.takePerformed())
  }

  static func undoing() {
    section("Undo")
    let undoManager = UndoManager()
    EnvironmentValues.windowUndoManager = undoManager
    let draft = Draft()
    let row = Text("row").contextMenu(NoteContextMenu(draft.menus))
    node("Rename…", in: viewTree(of: row)[0].views(of: "contextMenu", "menuItems"))?.press?()
    print(draft.text, "|", undoManager.undoMenuItemTitle)
    undoManager.undo()
    print(draft.text, "|", undoManager.redoMenuItemTitle)
    undoManager.redo()
    print(draft.text, "|", undoManager.undoMenuItemTitle)
    do {
      let archived = Text("archived").contextMenu(NoteContextMenu(draft.menus))
      node("Rename…", in: viewTree(of: archived)[0].views(of: "contextMenu", "menuItems"))?.press?()
    }
    undoManager.undo()
    print("the row is gone:", draft.text, "|", undoManager.redoMenuItemTitle)
    undoManager.redo()
    print("and redone:", draft.text, "|", undoManager.undoMenuItemTitle)
    EnvironmentValues.windowUndoManager = nil
  }
}
