// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Brings panes of a window to the front by their focus, and prints what the menu bar shows and which of them performs it.
@_spi(Generated) import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

extension NotesMenuBar: MenuBarLayout {
  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("note") }
}

@MainActor
final class Window {
  let whole = NotesModel()
  let left = NotesModel()
  let right = NotesModel()
  var hasRight = true
  /// Made once: what the stubs' views keep is in them.
  lazy var rightPane = AnyView(Text("right").menuCommands(right.menus, for: .focusedView))
  lazy var leftPane = AnyView(
    Group {
      Text("left")
      Text("left title")
    }
    .menuCommands(left.menus, for: .focusedView))

  init() {
    whole.state.hasSelection = false
    left.state.isPinned = true
  }

  var models: [(name: String, model: NotesModel)] {
    [("the window", whole), ("the left pane", left), ("the right pane", right)]
  }
}

struct Panes: View {
  let window: Window

  var body: some View {
    Text("sidebar")
    window.leftPane
    if window.hasRight { window.rightPane }
  }
}

@main
@MainActor
struct Program {
  static let window = Window()
  static let view = AnyView(Group { Panes(window: window) }.menuCommands(window.whole.menus))

  static func item(_ title: String) -> ViewNode? {
    commandTree(of: NotesMenuBar(NotesModel().menus)).flatMap(\.views).flatMap(\.all)
      .first { $0.title == title && $0.press != nil }
  }

  static func main() {
    focus()
    questions()
    origins()
  }

  static func show(_ focus: String?) {
    bringToFront(view, focus: focus)
    let pin = item("Pin") ?? item("Unpin")
    let delete = item("Delete Note")
    print(
      "\(focus ?? "nothing") has the focus:", pin?.title ?? "-",
      delete?.isDisabled == true ? "Delete dimmed" : "Delete enabled")
    pin?.press?()
    for (name, model) in window.models {
      let performed = model.takePerformed()
      if !performed.isEmpty { print("  \(name) performs \(performed)") }
    }
  }

  static func focus() {
    section("What has the focus decides")
    for focus in [nil, "left", "right", "left title", "sidebar"] { show(focus) }
    window.left.state.isPinned = false
    show("left")
  }

  static func questions() {
    section("The pane asks")
    bringToFront(view, focus: "right")
    item("Delete Note")?.press?()
    turn()
    print("asks:", shownDialogs(in: view).map { "\($0.kind) at \($0.place)" })
    for focus in ["right", "left", nil] {
      bringToFront(view, focus: focus)
      print(
        "\(focus ?? "nothing") has the focus:",
        item("Delete Note")?.isDisabled == true ? "dimmed" : "enabled")
    }
    let right = viewTree(of: view).filter { $0.title == "right" }
    window.hasRight = false
    for node in right { node.disappear() }
    turn()
    print("the pane is gone:", shownDialogs(in: view).count, "asked")
    show("left")
    for (name, model) in window.models {
      let performed = model.takePerformed()
      if !performed.isEmpty { print("  \(name) performs \(performed)") }
    }
  }

  static func origins() {
    section("Where a command was chosen")
    var places: [String] = []
    let model = NotesModel()
    let menus = MenuContext<NotesCommand>(for: model, state: \.state) { _, command in
      let origin = MenuOrigin.current
      places.append("\(command.label) at \(origin.anchorID.map { "\($0)" } ?? "nothing")")
    }
    let rows = MenuItemsContext<NotesCommand, Int>(for: model) { model, _ in
      model.state
    } perform: { _, command, _ in
      let origin = MenuOrigin.current
      places.append("\(command.label) at \(origin.anchorID.map { "\($0)" } ?? "nothing")")
    }
    let view = AnyView(
      Group {
        Text("plain").contextMenu(NoteContextMenu(menus))
        Text("named").contextMenu(NoteContextMenu(menus)).menuAnchor("note 1")
        MenuCommandButton(menus, .share).menuAnchor(2)
        Text("list").contextMenu(NoteContextMenu.self, for: rows, order: [7, 8])
      })
    func choose(_ title: String, in nodes: [ViewNode]) {
      nodes.flatMap(\.all).first { $0.title == title && $0.press != nil }?.press?()
      turn()
    }
    let nodes = viewTree(of: view)
    for node in nodes.prefix(2) { choose("Pin", in: node.views(of: "contextMenu", "menuItems")) }
    choose("Share", in: [nodes[2]])
    let selection = nodes[3].change("contextMenu(forSelectionType:)")?.value as? SelectionMenu
    choose("Pin", in: selection.map { viewTree(of: $0.menu(Set([8, 7]))) } ?? [])
    choose("Delete Note", in: nodes[1].views(of: "contextMenu", "menuItems"))
    for dialog in shownDialogs(in: view) { dialog.actions.first?.press?() }
    print(places.joined(separator: "\n"))
  }
}
