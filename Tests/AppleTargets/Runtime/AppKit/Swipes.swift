// Swipes rows of a table view, and prints what AppKit shows and what is performed. The row closes once, when it is decided.
import AppKit
import MenuRuntime

@MainActor
final class Table: NSTableView {
  let manager = UndoManager()
  override var undoManager: UndoManager? { manager }
  /// How often the swiped row was told to close.
  private(set) var closings = 0
  override var rowActionsVisible: Bool {
    didSet { closings += rowActionsVisible ? 0 : 1 }
  }

  /// Returns how often since the last call.
  func takeClosings() -> Int {
    defer { closings = 0 }
    return closings
  }
}

/// A table view on screen, of which people swipe rows.
@MainActor
final class Swiping {
  let window = NSWindow()
  let table = Table(frame: .zero)
  let mailbox = Mailbox()

  init() {
    window.contentView = NSView(frame: .zero)
    window.contentView?.addSubview(table)
    for row in 0..<2 { show(row) }
    bringToFront(window)
  }

  func show(_ row: Int) {
    let view = NSTableRowView(frame: .zero)
    table.addSubview(view)
    view.nextResponder = table
    table.rowViews[row] = view
  }

  func hide(_ row: Int) { table.rowViews.removeValue(forKey: row)?.removeFromSuperview() }

  func swipe(_ row: Int, _ edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction] {
    let messages = mailbox.messages
    return table.makeRowActions(MessageSwipes.self, for: mailbox.rows, at: row, edge: edge) { row in
      messages.indices.contains(row) ? messages[row] : nil
    }
  }

  func tap(_ title: String, of row: Int, in actions: [NSTableViewRowAction]) {
    guard let action = actions.first(where: { $0.title == title }) else {
      return print("no such action")
    }
    action.perform(row: row)
  }

  var question: String { NSAlert.sheet(of: window)?.messageText ?? "-" }

  func answer(_ response: NSApplication.ModalResponse) async {
    if let sheet = window.attachedSheet { window.endSheet(sheet, returnCode: response) }
    await settle()
  }
}

@MainActor
func words(_ actions: [NSTableViewRowAction]) -> [String] {
  actions.map { action in
    let colour = action.backgroundColor === NSColor.systemRed ? " red" : ""
    let style = action.style == .destructive ? " destructive" : ""
    return "\(action.title) \(action.image?.symbolName ?? "-")\(colour)\(style)"
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    NSAlert.leavesSheets = true
    edges()
    await decided()
    await questions()
    await changes()
    await undo()
  }

  static func edges() {
    section("Edges")
    let app = Swiping()
    print("leading:", words(app.swipe(0, .leading)))
    print("trailing:", words(app.swipe(0, .trailing)))
    app.mailbox.state.canArchive = false
    print("trailing:", words(app.swipe(0, .trailing)))
    print("a row without an item:", words(app.swipe(7, .trailing)))
  }

  static func decided() async {
    section("Decided at once")
    let app = Swiping()
    app.tap("Archive", of: 0, in: app.swipe(0, .trailing))
    print("closed:", app.table.takeClosings())
    await settle()
    print("performed:", app.mailbox.take())
    print("running:", words(app.swipe(0, .trailing)))
    app.mailbox.finish()
    await settle()
    print("ended:", words(app.swipe(0, .trailing)), app.table.takeClosings())
  }

  static func questions() async {
    section("A question")
    let app = Swiping()
    app.tap("Delete", of: 0, in: app.swipe(0, .trailing))
    print(app.question, app.table.takeClosings())
    await app.answer(.alertSecondButtonReturn)
    print("no:", app.table.takeClosings(), app.mailbox.take())
    app.tap("Delete", of: 0, in: app.swipe(0, .trailing))
    await app.answer(.alertFirstButtonReturn)
    print("yes:", app.table.takeClosings(), app.mailbox.take())
    print("nothing is left in the row:", app.table.rowViews[0]?.subviews.isEmpty == true)
    app.tap("Delete", of: 0, in: app.swipe(0, .trailing))
    app.hide(0)
    await settle()
    print("the row is gone:", app.question, app.table.takeClosings(), app.mailbox.take())
  }

  static func changes() async {
    section("Changes between swipe and tap")
    let app = Swiping()
    let open = app.swipe(0, .trailing)
    app.mailbox.state.canArchive = false
    app.tap("Archive", of: 0, in: open)
    await settle()
    print("dimmed:", app.table.takeClosings(), app.mailbox.take())
    app.mailbox.state.isDraft = true
    let draft = app.swipe(0, .trailing)
    app.mailbox.state.isDraft = false
    app.tap("Delete", of: 0, in: draft)
    print("asks now:", app.question, app.table.takeClosings())
    await app.answer(.alertSecondButtonReturn)
    // The list has changed; what was swiped has not.
    let swiped = app.swipe(0, .leading)
    app.mailbox.messages = ["Plums", "Apples"]
    app.tap("Flag", of: 1, in: swiped)
    await settle()
    print("performed:", app.mailbox.take())
  }

  static func undo() async {
    section("Undo")
    let app = Swiping()
    app.tap("Throw Away", of: 0, in: app.swipe(0, .trailing))
    await settle()
    print(app.mailbox.messages, "|", app.table.manager.undoMenuItemTitle)
    app.table.manager.undo()
    print(app.mailbox.messages, "|", app.table.manager.redoMenuItemTitle)
  }
}
