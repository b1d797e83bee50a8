// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Shows the system's Share, Undo and Redo in bars and menus, and the IDs of spaces.
import AppleSupport
@_spi(Generated) import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

struct PageToolbar: ToolbarSurface, MenuToolbarLayout {
  static let id = "page"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in bar.addSystem(.share, .undo, .redo) }
    bar.macOS { bar in bar.addSystem(.share, .undo, .redo) }
  }

  func phoneBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent { items(bar) }
  func macBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent { items(bar) }

  @ToolbarContentBuilder
  private func items(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.system(.share)
    bar.flexibleSpace
    bar.system(.undo)
    bar.flexibleSpace
    bar.system(.redo)
    bar.flexibleSpace
  }
}

struct PageMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.add(.pin)
    menu.separate()
    menu.addSystem(.share, .copy)
  }
}

@main
@MainActor
struct Program {
  static let undoManager = UndoManager()
  static let model = NotesModel()

  static func main() {
    EnvironmentValues.windowUndoManager = undoManager
    bars()
    undoing()
    menus()
  }

  static func show(_ nodes: [ViewNode]) {
    for node in nodes {
      var words = [node.kind.rawValue, node.title]
      if let id = node.change("accessibilityIdentifier")?.value { words.append("id \(id)") }
      if let shared = node.change("shared")?.value { words.append("shares \(shared)") }
      if node.isDisabled { words.append("dimmed") }
      print("  " + words.joined(separator: ", "))
    }
  }

  static func bars() {
    section("A bar")
    let url = URL(fileURLWithPath: "/note.txt")
    let bar = Text("page").toolbar(PageToolbar(model.menus))
    let views = [
      AnyView(bar), AnyView(bar.menuSharedItems([url])), AnyView(bar.menuSharedItems([String]())),
    ]
    for view in views { show(viewTree(of: view)[0].toolbars.flatMap(\.views)) }
    print("spaces:", viewTree(of: bar)[0].toolbars.filter { $0.kind == .spacer }.count)
  }

  static func undoing() {
    section("Undo and Redo")
    let view = Text("page").toolbar(PageToolbar(model.menus))
    func items() -> [ViewNode] {
      viewTree(of: view)[0].toolbars.flatMap(\.views).filter { $0.kind == .button }
    }
    let shown = items()
    show(shown)
    let changes = StateChanges.count
    undoManager.registerUndo(withTarget: model) { model in
      model.state.isPinned = false
      undoManager.registerUndo(withTarget: model) { $0.state.isPinned = true }
      undoManager.setActionName("Pin")
    }
    undoManager.setActionName("Pin")
    model.state.isPinned = true
    undoManager.endTurn()
    tell(.NSUndoManagerDidCloseUndoGroup)
    withExtendedLifetime(shown) { print("the bar is told:", StateChanges.count > changes) }
    show(items())
    items().first?.press?()
    tell(.NSUndoManagerDidUndoChange)
    print("pinned:", model.state.isPinned)
    show(items())
    items().last?.press?()
    print("pinned:", model.state.isPinned)
  }

  static func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: undoManager)
    turn()
  }

  static func menus() {
    section("Menus")
    let row = Text("note").contextMenu(PageMenu(model.menus)).menuSharedItems(["text"])
    show(viewTree(of: row)[0].views(of: "contextMenu", "menuItems").flatMap(\.all))
    let rows = MenuItemsContext<NotesCommand, Int>(for: model) { model, _ in
      model.state
    } perform: { model, command, _ in
      model.perform(command)
    }
    let list = Text("list").contextMenu(PageMenu.self, for: rows, order: [1, 2, 3])
      .menuSharedItems(for: Int.self) { ids in
        ids.map { URL(fileURLWithPath: "/\($0).txt") }
      }
    let change = viewTree(of: list)[0].change("contextMenu(forSelectionType:)")
    guard let selection = change?.value as? SelectionMenu else { return }
    show(change?.walking { viewTree(of: selection.menu(Set([3, 2]))) }.flatMap(\.all) ?? [])
  }
}
