// walk: AppKit,SwiftUI on macOS
// Opens the menus of views behind the app's own sheet, and chooses in the menu bar what affects the whole app.
import AppKit
@_spi(Generated) import MenuRuntime
import SwiftUI

extension TapeMenuBar: MenuBarLayout {
  public func systemMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    CommandGroup(replacing: .newItem) { bar.entries(of: .file) }
  }

  public func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("take") }
}

/// A window with menus of each kind.
@MainActor
final class Page {
  let model = NotesModel()
  let tape = TapeModel()
  let view: AnyView
  let window = NSWindow()

  init() {
    let menus = model.menus
    let rows = MenuItemsContext<NotesCommand, String>(for: model) { model, _ in
      model.state
    } perform: { model, command, _ in
      model.perform(command)
    }
    view = AnyView(
      Group {
        Text("row").contextMenu(NoteContextMenu(menus))
        Text("list").contextMenu(NoteContextMenu.self, for: rows, order: ["a"])
        MenuPullDownButton(NoteListSortButton(menus))
        MenuCommandButton(menus, .pin)
      }
      .menuCommands(menus).menuCommands(tape.menus))
    let content = NSView(frame: .zero)
    window.contentView = content
    for case let view as NSView in viewTree(of: view).flatMap(\.platformViews) {
      content.addSubview(view)
    }
  }

  /// The items of each menu of the content.
  var menus: [(name: String, items: [ViewNode])] {
    let nodes = viewTree(of: view)
    let selection = nodes[1].change("contextMenu(forSelectionType:)")?.value as? SelectionMenu
    let all = [
      ("row", nodes[0].views(of: "contextMenu", "menuItems")),
      ("list", selection.map { viewTree(of: $0.menu(Set(["a"]))) } ?? []),
      ("button", nodes[2].children), ("control", [nodes[3]]),
    ]
    return all.map { ($0.0, $0.1.flatMap(\.all).filter { $0.press != nil }) }
  }

  var bar: [ViewNode] {
    commandTree(of: TapeMenuBar(TapeModel().menus)).flatMap(\.views).flatMap(\.all)
      .filter { $0.press != nil }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    NSAlert.leavesSheets = true
    let page = Page()
    NSApplication.shared.keyWindow = page.window
    NSApplication.shared.mainWindow = page.window
    bringToFront(page.view)
    show("Nothing in front", page)
    let sheet = NSWindow()
    let changes = StateChanges.count
    page.window.beginSheet(sheet)
    NSApplication.shared.keyWindow = sheet
    NotificationCenter.default.post(name: NSWindow.didBecomeKeyNotification, object: sheet)
    turn()
    print("the views are told:", StateChanges.count > changes)
    bringToFront(page.view)
    show("Behind the app's own sheet", page)
    page.window.endSheet(sheet)
    NSApplication.shared.keyWindow = page.window
    NotificationCenter.default.post(name: NSWindow.didEndSheetNotification, object: page.window)
    turn()
    bringToFront(page.view)
    show("The sheet is gone", page)
    NSApplication.shared.modalWindow = NSWindow()
    bringToFront(page.view)
    show("Behind a modal window", page)
  }

  /// Prints what is dimmed, and chooses everything, even if it is dimmed, as a key might.
  static func show(_ title: String, _ page: Page) {
    section(title)
    for (name, items) in page.menus {
      print("  \(name):", items.allSatisfy(\.isDisabled) ? "dimmed" : "enabled")
      items.first { $0.title == "Pin" || $0.title == "Title" }?.press?()
    }
    turn()
    print("  performed:", page.model.takePerformed())
    let bar = page.bar
    for title in ["New Tape", "Trim"] {
      guard let item = bar.first(where: { $0.title == title }) else { continue }
      print("  \(title):", item.isDisabled ? "dimmed" : "enabled")
    }
    for title in ["New Tape", "Trim"] { bar.first { $0.title == title }?.press?() }
    turn()
    print("  performed:", page.tape.takePerformed())
  }
}
