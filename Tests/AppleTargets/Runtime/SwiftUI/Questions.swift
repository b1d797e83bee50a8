// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Asks at rows that go, and at controls of the app's own in the content, in a bar and in its overflow menu.
import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

/// The rows of a list, which a sync or a filter takes away.
@MainActor
final class Shelf {
  var rows = ["one", "two"]
}

struct Rows: View {
  let shelf: Shelf
  var body: some View {
    ForEach(shelf.rows, id: \.self) { row in Text(row).menuRow(row) }
  }
}

/// A window of the system that shows a view, as far as SwiftUI makes views of the system for it.
@MainActor
final class Display {
  let view: AnyView
  #if os(macOS)
    let window = NSWindow()
  #else
    let scene = UIWindowScene()
    let window: UIWindow
    let controller = UIViewController()
  #endif

  init(_ view: some View) {
    self.view = AnyView(view)
    #if os(macOS)
      window.contentView = NSView(frame: .zero)
      NSApplication.shared.keyWindow = window
      NSApplication.shared.mainWindow = window
    #else
      window = UIWindow(windowScene: scene)
      scene.keyWindow = window
      UIApplication.shared.connectedScenes = [scene]
      window.rootViewController = controller
    #endif
  }

  /// Makes what SwiftUI makes for views with this title.
  func make(_ title: String) {
    let nodes = viewTree(of: view)
    for made in (nodes + nodes.flatMap(\.toolbars).flatMap(\.views)) where made.title == title {
      for view in made.platformViews {
        #if os(macOS)
          if let view = view as? NSView { window.contentView?.addSubview(view) }
        #else
          if let view = view as? UIView { controller.view.addSubview(view) }
        #endif
      }
    }
  }

  func control(_ title: String) -> ViewNode? {
    let nodes = viewTree(of: view)
    return (nodes + nodes.flatMap(\.toolbars).flatMap(\.views)).flatMap(\.all)
      .first { $0.title == title }
  }

  /// What is asked, by SwiftUI or by the system's own alert.
  func asks(overflow: Set<String> = []) -> [String] {
    turn()
    var asked = shownDialogs(in: view, overflow: overflow).map {
      $0.place.isEmpty ? $0.kind : "\($0.kind) at \($0.place)"
    }
    #if os(macOS)
      if window.attachedSheet != nil { asked.append("a sheet of AppKit") }
    #else
      if controller.presentedViewController is UIAlertController {
        asked.append("an alert of UIKit")
      }
    #endif
    return asked
  }
}

@MainActor
func open(_ row: String, in list: some View) -> [ViewNode] {
  for node in viewTree(of: list) {
    guard let change = node.change("contextMenu(forSelectionType:)"),
      let selection = change.value as? SelectionMenu
    else { continue }
    return viewTree(of: selection.menu(Set([row])))
  }
  return []
}

@MainActor
func choose(_ title: String, in nodes: [ViewNode]) {
  nodes.flatMap(\.all).first { $0.title == title && $0.press != nil }?.press?()
  turn()
}

@main
@MainActor
struct Program {
  static func main() {
    #if os(macOS)
      NSAlert.leavesSheets = true
    #endif
    rows()
    views()
    titles()
    controls()
    bars()
  }

  static func rows() {
    section("A row that goes while its question is open")
    let model = NotesModel()
    let shelf = Shelf()
    let rows = MenuItemsContext<NotesCommand, String>(for: model) { model, _ in
      model.state
    } perform: { model, command, _ in
      model.perform(command)
    }
    let screen = Display(
      Group { Rows(shelf: shelf) }
        .contextMenu(NoteContextMenu.self, for: rows, order: shelf.rows).menuCommands(model.menus))
    for row in viewTree(of: screen.view) { row.appear() }
    choose("Delete Note", in: open("two", in: screen.view))
    print("asks:", screen.asks())
    let two = viewTree(of: screen.view).filter { $0.title == "two" }
    // SwiftUI makes the row anew before it takes the former one away.
    for row in two { row.appear() }
    for row in two { row.disappear() }
    print("the row is made anew:", screen.asks())
    shelf.rows = ["one"]
    for row in two { row.disappear() }
    print("the row is gone:", screen.asks())
    choose("Pin", in: open("one", in: screen.view))
    print("performed on another row:", model.takePerformed())
    choose("Delete Note", in: open("one", in: screen.view))
    print("asks:", screen.asks())
    shownDialogs(in: screen.view).first?.actions.first?.press?()
    print("performed:", model.takePerformed())
  }

  static func views() {
    section("A view that goes while its question is open")
    let model = NotesModel()
    let screen = Display(Text("note").contextMenu(NoteContextMenu(model.menus)))
    choose("Delete Note", in: viewTree(of: screen.view)[0].views(of: "contextMenu", "menuItems"))
    print("asks:", screen.asks())
    viewTree(of: screen.view)[0].disappear()
    print("gone:", screen.asks(), model.takePerformed())
    choose("Pin", in: viewTree(of: screen.view)[0].views(of: "contextMenu", "menuItems"))
    print("performed:", model.takePerformed())
  }

  static func titles() {
    section("The title stays while the dialog closes")
    let model = NotesModel()
    let screen = Display(Text("note").contextMenu(NoteContextMenu(model.menus)))
    func dialogs() -> [String] {
      viewTree(of: screen.view)[0].changes.filter { $0.name == "confirmationDialog" }
        .compactMap { ($0.value as? Dialog).map { viewTree(of: $0.title)[0].title } }
    }
    choose("Delete Note", in: viewTree(of: screen.view)[0].views(of: "contextMenu", "menuItems"))
    print("open:", dialogs())
    shownDialogs(in: screen.view).first?.isPresented.wrappedValue = false
    turn()
    print("closing:", screen.asks(), dialogs())
  }

  static func controls() {
    section("Controls of the app's own")
    let model = NotesModel()
    let menus = model.menus
    let screen = Display(
      Group {
        MenuCommandButton(menus, .pin)
        MenuCommandButton(menus, .lock)
        MenuCommandButton(menus, .delete)
        MenuCommandButton(menus, .move("a"))
      }
      .menuCommands(menus))
    for title in ["Delete Note", "Pin"] { screen.make(title) }
    for node in viewTree(of: screen.view) {
      print(
        "  ", node.kind.rawValue, node.title, node.symbolName ?? "-", node.role ?? "-",
        "id \(node.change("accessibilityIdentifier")?.value ?? "-")")
    }
    screen.control("Pin")?.press?()
    screen.control("Work")?.press?()
    screen.control("Locked")?.isOn?.wrappedValue = true
    print("performed:", model.takePerformed())
    screen.control("Delete Note")?.press?()
    print("asks:", screen.asks())
    screen.control("Pin")?.press?()
    print("meanwhile:", model.takePerformed())
    shownDialogs(in: screen.view).first?.actions.first?.press?()
    print("performed:", model.takePerformed())
    model.state.hasSelection = false
    print("dimmed:", screen.control("Delete Note")?.isDisabled == true)
  }

  static func bars() {
    section("In a bar, and in its overflow menu")
    let model = NotesModel()
    let menus = model.menus
    let screen = Display(
      Text("list")
        .toolbar {
          ToolbarItem(placement: .automatic) { MenuCommandButton(menus, .delete) }
          ToolbarItem(placement: .automatic) { MenuPullDownButton(NoteListSortButton(menus)) }
        }
        .menuCommands(menus))
    screen.make("Sort By")
    choose("Delete Note", in: screen.control("Sort By")?.children ?? [])
    print("the menu of a button in the bar asks:", screen.asks(overflow: ["Delete Note"]))
    shownDialogs(in: screen.view).first?.actions.first?.press?()
    print("performed:", model.takePerformed())
    screen.control("Delete Note")?.press?()
    print("an item in the overflow menu asks:", screen.asks(overflow: ["Delete Note"]))
    screen.control("Delete Note")?.press?()
    print("no other is asked:", screen.asks(overflow: ["Delete Note"]).count)
    #if os(macOS)
      screen.window.attachedSheet.map { sheet in
        screen.window.endSheet(sheet, returnCode: .alertFirstButtonReturn)
      }
    #else
      let alert = screen.controller.presentedViewController as? UIAlertController
      alert?.actions.first?.perform()
    #endif
    print("performed:", model.takePerformed())
  }
}
