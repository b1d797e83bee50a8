// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Swipes rows of a list, and prints what SwiftUI shows, what is asked and what is performed.
@_spi(Generated) import MenuRuntime
import SwiftUI

/// Actions whose full swipe never depends on the state.
struct PlainSwipes: SwipeSurface {
  let context: MenuContext<MailCommand>
  static let fullSwipeEdges: Set<MenuSwipeEdge> = [.leading]

  static func buildLeading(_ swipe: inout MenuBuilder<MailCommand>) { swipe.add(.flag, .archive) }
}

/// A row of a list.
@MainActor
final class Row {
  let mailbox = Mailbox()
  let message = "Apples"

  var view: some View {
    Text(message).swipeActions(MessageSwipes(mailbox.rows.context(for: [message])))
  }
}

/// A row on screen, which people swipe.
@MainActor
final class Swiping {
  let row = Row()
  private let view: AnyView

  init() { view = AnyView(row.view) }

  private var node: ViewNode { viewTree(of: view)[0] }

  func buttons(_ edge: HorizontalEdge) -> [ViewNode] {
    node.views(of: "swipeActions \(edge)", "actions")
  }

  func words(_ edge: HorizontalEdge) -> String {
    let actions = buttons(edge).map { button in
      let colour = (button.change("tint")?.value as? Color) == .red ? " red" : ""
      let role = button.role.map { " " + $0 } ?? ""
      return "\(button.title) \(button.symbolName ?? "-")\(role)\(colour)"
    }
    let isFull = node.change("swipeActions \(edge)")?.value as? Bool == true
    return "\(actions)" + (isFull ? " full" : "")
  }

  func tap(_ title: String, in buttons: [ViewNode]) {
    guard let button = buttons.first(where: { $0.title == title }) else {
      return print("no such action")
    }
    button.press?()
    turn()
  }

  var asks: [String] { shownDialogs(in: view).map { "\($0.kind) at \($0.place)" } }

  func answer(_ number: Int) {
    shownDialogs(in: view).first?.actions[number].press?()
    turn()
  }

  func leave() {
    node.disappear()
    turn()
  }
}

@main
@MainActor
struct Program {
  static func main() { runOnMainThread { await run() } }

  static func run() async {
    edges()
    readings()
    await decided()
    questions()
    changes()
    await undo()
  }

  static func edges() {
    section("Edges")
    let app = Swiping()
    print("leading:", app.words(.leading))
    print("trailing:", app.words(.trailing))
    print("id:", app.buttons(.leading).first?.change("accessibilityIdentifier")?.value ?? "-")
    app.row.mailbox.state.isFlagged = true
    app.row.mailbox.state.canArchive = false
    app.row.mailbox.state.isDraft = true
    print("leading:", app.words(.leading))
    print("what destroys has moved up:", app.words(.trailing))
  }

  static func readings() {
    section("The row itself reads no state, unless that can turn a full swipe off")
    let mailbox = Mailbox()
    let row = mailbox.rows.context(for: ["Apples"])
    for view in [
      AnyView(Text("plain").swipeActions(PlainSwipes(row))),
      AnyView(Text("with what destroys").swipeActions(MessageSwipes(row))),
    ] {
      let node = viewTree(of: view)[0]
      print(node.title + ":", mailbox.takeReadings())
      _ = node.views(of: "swipeActions leading", "actions")
      print("  its actions:", mailbox.takeReadings())
    }
  }

  static func decided() async {
    section("At once")
    let app = Swiping()
    app.tap("Archive", in: app.buttons(.trailing))
    await settle()
    print("performed:", app.row.mailbox.take())
    print("running:", app.words(.trailing))
    app.row.mailbox.finish()
    await settle()
    print("ended:", app.words(.trailing))
  }

  static func questions() {
    section("A question")
    let app = Swiping()
    app.tap("Delete", in: app.buttons(.trailing))
    print("asks:", app.asks)
    app.tap("Flag", in: app.buttons(.leading))
    print("meanwhile:", app.row.mailbox.take())
    app.answer(1)
    print("no:", app.asks, app.row.mailbox.take())
    app.tap("Delete", in: app.buttons(.trailing))
    app.leave()
    print("the row is gone:", app.asks, app.row.mailbox.take())
  }

  static func changes() {
    section("Changes between swipe and tap")
    let app = Swiping()
    let open = app.buttons(.trailing)
    app.row.mailbox.state.canArchive = false
    app.tap("Archive", in: open)
    print("dimmed:", app.row.mailbox.take())
    app.row.mailbox.state.isDraft = true
    let draft = app.buttons(.trailing)
    app.row.mailbox.state.isDraft = false
    app.tap("Delete", in: draft)
    print("asks now:", app.asks, app.row.mailbox.take())
  }

  static func undo() async {
    section("Undo")
    let undoManager = UndoManager()
    EnvironmentValues.windowUndoManager = undoManager
    let app = Swiping()
    app.tap("Throw Away", in: app.buttons(.trailing))
    await settle()
    print(app.row.mailbox.messages, "|", undoManager.undoMenuItemTitle)
    undoManager.undo()
    print(app.row.mailbox.messages, "|", undoManager.redoMenuItemTitle)
    EnvironmentValues.windowUndoManager = nil
  }
}
