// Swipes rows of a table view and of a collection view's list, and prints what UIKit shows and what is performed. What
// UIKit is told counts: once, when it is decided.
import MenuRuntime
import UIKit

/// The app's delegate of a table view.
final class Inbox: NSObject, UITableViewDelegate {
  let mailbox = Mailbox()

  func message(at path: IndexPath) -> String? {
    mailbox.messages.indices.contains(path.row) ? mailbox.messages[path.row] : nil
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.makeSwipeActions(
      MessageSwipes.self, for: mailbox.rows, at: path, edge: .leading, item: message)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.makeSwipeActions(
      MessageSwipes.self, for: mailbox.rows, at: path, edge: .trailing, item: message)
  }
}

final class Table: UITableView {
  let manager = UndoManager()
  override var undoManager: UndoManager? { manager }
}

/// A table view on screen, of which people swipe rows.
@MainActor
final class Swiping {
  let screen = Screen()
  let table = Table(frame: .zero)
  let inbox = Inbox()
  let done = Completions()
  /// What UIKit shows beside the swiped row.
  private(set) var shown = UIView()

  init() {
    screen.controller.view.addSubview(table)
    for row in 0..<2 {
      table.show(UITableViewCell(frame: .zero), at: IndexPath(row: row, section: 0))
    }
    table.delegate = inbox
  }

  /// Swipes a row, which closes the one that is open.
  func swipe(_ row: Int, _ edge: MenuSwipeEdge) -> UISwipeActionsConfiguration? {
    shown.removeFromSuperview()
    shown = UIView()
    table.cellForRow(at: IndexPath(row: row, section: 0))?.addSubview(shown)
    return actions(row, edge)
  }

  func actions(_ row: Int, _ edge: MenuSwipeEdge) -> UISwipeActionsConfiguration? {
    let path = IndexPath(row: row, section: 0)
    return edge == .leading
      ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
  }

  func tap(_ title: String, in configuration: UISwipeActionsConfiguration?) {
    guard let action = configuration?.actions.first(where: { $0.title == title }) else {
      return print("no such action")
    }
    action.handler(action, shown, done.handler)
  }
}

@MainActor
func words(_ configuration: UISwipeActionsConfiguration?) -> String {
  guard let configuration else { return "UIKit's own" }
  let actions = configuration.actions.map { action in
    let colour = action.backgroundColor === UIColor.systemRed ? " red" : ""
    let style = action.style == .destructive ? " destructive" : ""
    return "\(action.title ?? "-") \(action.image?.symbolName ?? "-")\(colour)\(style)"
  }
  return "\(actions)" + (configuration.performsFirstActionWithFullSwipe ? " full" : "")
}

@main
@MainActor
struct Program {
  static func main() async {
    edges()
    await decided()
    await questions()
    await changes()
    await undo()
    list()
    lifetimes()
  }

  static func edges() {
    section("Edges")
    let app = Swiping()
    // No symbol of this name is filled.
    UIImage.missingSymbols = ["arrow.up.bin.fill"]
    print("leading:", words(app.swipe(0, .leading)))
    print("trailing:", words(app.swipe(0, .trailing)))
    app.inbox.mailbox.state.isFlagged = true
    app.inbox.mailbox.state.canArchive = false
    print("leading:", words(app.swipe(0, .leading)))
    print("what destroys has moved up:", words(app.swipe(0, .trailing)))
    print("a row without an item:", words(app.swipe(7, .trailing)))
  }

  static func decided() async {
    section("Decided at once")
    let app = Swiping()
    app.tap("Flag", in: app.swipe(1, .leading))
    print(app.done.take(), "as a command begins")
    await settle()
    print("performed:", app.inbox.mailbox.take())
    app.tap("Archive", in: app.swipe(0, .trailing))
    print(app.done.take(), "as it begins to wait")
    await settle()
    print("performed:", app.inbox.mailbox.take())
    print("running:", words(app.swipe(0, .trailing)))
    print("another row:", words(app.swipe(1, .trailing)))
    app.inbox.mailbox.finish()
    await settle()
    print("ended:", words(app.swipe(0, .trailing)), app.done.take())
  }

  static func questions() async {
    section("A question")
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      UIDevice.current.userInterfaceIdiom = idiom
      let app = Swiping()
      let mailbox = app.inbox.mailbox
      app.tap("Delete", in: app.swipe(0, .trailing))
      print("on a \(idiom):", app.screen.question?.title ?? "-", app.done.take())
      let popover = app.screen.question?.popoverPresentationController
      if idiom == .pad { print("points at the swiped view:", popover?.sourceView === app.shown) }
      app.tap("Flag", in: app.actions(1, .leading))
      print("meanwhile:", app.done.take(), mailbox.take())
      app.screen.question?.actions.last?.perform()
      await settle()
      print("no:", app.done.take(), mailbox.take())
      app.tap("Delete", in: app.swipe(0, .trailing))
      app.screen.question?.actions.first?.perform()
      await settle()
      print("yes:", app.done.take(), mailbox.take())
      print("nothing is left in the row:", app.shown.subviews.isEmpty)
    }
    UIDevice.current.userInterfaceIdiom = .phone
    let app = Swiping()
    app.tap("Delete", in: app.swipe(0, .trailing))
    app.table.hide(IndexPath(row: 0, section: 0))
    await settle()
    print("the row is gone:", app.screen.question == nil, app.done.take())
    app.tap("Delete", in: app.swipe(1, .trailing))
    _ = app.swipe(1, .leading)
    await settle()
    print("another row is swiped:", app.screen.question == nil, app.done.take())
    print("performed:", app.inbox.mailbox.take())
  }

  static func changes() async {
    section("Changes between swipe and tap")
    let app = Swiping()
    let mailbox = app.inbox.mailbox
    let open = app.swipe(0, .trailing)
    mailbox.state.canArchive = false
    app.tap("Archive", in: open)
    await settle()
    print("dimmed:", app.done.take(), mailbox.take())
    mailbox.state.isDraft = true
    let draft = app.swipe(0, .trailing)
    mailbox.state.isDraft = false
    app.tap("Delete", in: draft)
    print("asks now:", app.screen.question?.title ?? "-", app.done.take())
    app.screen.question?.actions.last?.perform()
    await settle()
    print(app.done.take())
    // The list has changed; what was swiped has not.
    let swiped = app.swipe(0, .leading)
    mailbox.messages = ["Plums", "Apples"]
    app.tap("Flag", in: swiped)
    await settle()
    print("performed:", mailbox.take())
  }

  static func undo() async {
    section("Undo")
    let app = Swiping()
    let mailbox = app.inbox.mailbox
    app.tap("Throw Away", in: app.swipe(0, .trailing))
    await settle()
    print(mailbox.messages, "|", app.table.manager.undoMenuItemTitle)
    app.table.manager.undo()
    print(mailbox.messages, "|", app.table.manager.redoMenuItemTitle)
  }

  static func list() {
    section("A collection view's list")
    let screen = Screen()
    let mailbox = Mailbox()
    var inbox: Inbox? = Inbox()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    if let inbox {
      list.setSwipeActions(MessageSwipes.self, for: mailbox.rows, owner: inbox) { inbox, path in
        inbox.message(at: path)
      }
    }
    let path = IndexPath(item: 1, section: 0)
    print("leading:", words(list.leadingSwipeActionsConfigurationProvider?(path)))
    print("trailing:", words(list.trailingSwipeActionsConfigurationProvider?(path)))
    let collection = UICollectionView(frame: .zero)
    screen.controller.view.addSubview(collection)
    let cell = UICollectionViewCell(frame: .zero)
    collection.show(cell, at: path)
    let shown = UIView()
    cell.addSubview(shown)
    let action = list.trailingSwipeActionsConfigurationProvider?(path)?.actions.last
    if let action { action.handler(action, shown) { print("completed:", $0) } }
    print("asks:", screen.question?.title ?? "-")
    screen.question?.actions.first?.perform()
    inbox = nil
    print("owner gone:", words(list.trailingSwipeActionsConfigurationProvider?(path)))
  }

  static func lifetimes() {
    section("Lifetimes")
    weak var mailbox: Mailbox?
    weak var table: Table?
    do {
      let app = Swiping()
      (mailbox, table) = (app.inbox.mailbox, app.table)
      app.tap("Delete", in: app.swipe(0, .trailing))
      print("alive:", mailbox != nil, table != nil)
    }
    print("gone:", mailbox == nil, table == nil)
  }
}
