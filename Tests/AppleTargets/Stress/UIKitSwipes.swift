// Rows that are swiped at random: actions that wait, questions, rows that go while people are asked; and quick actions.
import MenuRuntime
import UIKit

final class SwipedInbox: NSObject, UITableViewDelegate {
  let mailbox = Mailbox()

  func actions(
    _ edge: MenuSwipeEdge, at path: IndexPath, of table: UITableView
  ) -> UISwipeActionsConfiguration? {
    table.makeSwipeActions(MessageSwipes.self, for: mailbox.rows, at: path, edge: edge) { path in
      self.mailbox.messages.indices.contains(path.row) ? self.mailbox.messages[path.row] : nil
    }
  }
}

final class SwipedTable: UITableView {
  let manager = UndoManager()
  override var undoManager: UndoManager? { manager }
}

/// A table view on screen, of which people swipe rows, one at a time.
@MainActor
final class SwipedRows {
  private let screen = Screen()
  private let table = SwipedTable(frame: .zero)
  private let inbox = SwipedInbox()
  private let done = Completions()
  /// What UIKit shows beside the swiped row.
  private var shown = UIView()
  /// The row about which people are asked.
  private var asked: IndexPath?

  init() {
    screen.controller.view.addSubview(table)
    for row in 0..<2 { show(IndexPath(row: row, section: 0)) }
    table.delegate = inbox
  }

  private func show(_ path: IndexPath) { table.show(UITableViewCell(frame: .zero), at: path) }

  func go(_ world: World) async {
    if asked != nil {
      if world.oneOf(3) { await hide(world) } else { await answer(world) }
    } else if world.oneOf(3) {
      change(world)
    } else {
      await swipe(world)
    }
  }

  private func change(_ world: World) {
    let mailbox = inbox.mailbox
    mailbox.state.isFlagged = world.oneOf(2)
    mailbox.state.canArchive = !world.oneOf(3)
    mailbox.state.isDraft = world.oneOf(3)
    mailbox.messages = ["Apples", "Pears"]
  }

  private func swipe(_ world: World) async {
    let mailbox = inbox.mailbox
    // What was archived is done, so that one command waits at most.
    mailbox.finish()
    await settle()
    table.manager.endTurn()
    _ = (mailbox.take(), done.take())
    let path = IndexPath(row: world.oneOf(2) ? 0 : 1, section: 0)
    shown.removeFromSuperview()
    shown = UIView()
    table.cellForRow(at: path)?.addSubview(shown)
    guard
      let actions = inbox.actions(world.oneOf(4) ? .leading : .trailing, at: path, of: table)?
        .actions,
      let action = world.oneOf(2) ? actions.last : actions.randomElement(using: &world.chance)
    else { return }
    // The state may change between swipe and tap.
    if world.oneOf(4) { change(world) }
    action.handler(action, shown, done.handler)
    await settle()
    let (told, performed) = (done.take(), mailbox.take())
    world.expect(performed.count <= 1, "a swipe performs \(performed)")
    if screen.question != nil {
      asked = path
      world.expect(
        told.isEmpty && performed.isEmpty, "\(action.title ?? "-") is decided before the answer")
    } else {
      world.expect(told.count == 1, "\(action.title ?? "-") is decided \(told.count) times")
      world.record.count("swiped")
    }
  }

  private func answer(_ world: World) async {
    guard let question = screen.question else {
      return world.expect(false, "the question is gone before an answer")
    }
    let isYes = world.oneOf(2)
    (isYes ? question.actions.first : question.actions.last)?.perform()
    await settle()
    let (told, performed) = (done.take(), inbox.mailbox.take())
    world.expect(told.count == 1, "UIKit hears of an answer \(told.count) times")
    world.expect(performed.count == (isYes ? 1 : 0), "an answer performs \(performed)")
    world.record.count(isYes ? "swipes confirmed" : "swipes cancelled")
    asked = nil
  }

  private func hide(_ world: World) async {
    guard let path = asked else { return }
    table.hide(path)
    await settle()
    world.expect(screen.question == nil, "a question stays for a row that is gone")
    world.expect(done.take().count == 1, "a row that is gone is not decided once")
    world.expect(inbox.mailbox.take().isEmpty, "something is performed for a row that is gone")
    world.record.count("rows gone while asked")
    asked = nil
    show(path)
  }

  func end() async {
    inbox.mailbox.finish()
    await settle()
    screen.question?.actions.last?.perform()
    await settle()
  }
}
