// Lists, fields, keys and undo in the random walk through UIKit.
@_spi(Generated) import MenuRuntime
import UIKit

extension World {
  // MARK: Lists

  /// Opens the menu of a row, and chooses from it, perhaps after the row, the list or its delegate has gone.
  func openRowMenu() async {
    guard let page = page(where: { !$0.hasSomethingInFront }), let table = page.table else {
      return
    }
    let path = IndexPath(row: Int.random(in: 0..<4, using: &chance), section: 0)
    table.indexPathsForSelectedRows = oneOf(2) ? [path, IndexPath(row: 0, section: 0)] : nil
    table.scroll()
    guard
      let menu = table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)?.menu()
    else { return }
    if let owner = page.owner { check(menu, of: owner) }
    keep(OpenedPlace(menu: menu, view: table, isInSheet: false), on: page)
    record.count("row menus")
    switch Int.random(in: 0..<5, using: &chance) {
    case 0: table.hide(path)
    case 1: page.removeTable()
    case 2: page.rows = nil
    default: break
    }
    let action = actions(in: menu).filter { !$0.attributes.contains(.disabled) }
      .randomElement(using: &chance)
    let isAsked = action?.attributes.contains(.destructive) == true
    await perform(on: page, isInFront: true) { action?.performWithSender(nil, target: nil) }
    if isAsked, let owner = page.owner, !owner.isBusy {
      expect(page.front is UIAlertController, "a question is lost with its row")
    }
  }

  func changeRows() {
    guard let page = page() else { return }
    page.makeTable()
    switch Int.random(in: 0..<5, using: &chance) {
    case 0: page.removeTable()
    case 1: page.table?.hide(IndexPath(row: 1, section: 0))
    case 2: page.table?.delegate = page.rows
    default: page.showRow(Int.random(in: 0..<4, using: &chance))
    }
    page.table?.scroll()
    record.count("rows changed")
  }

  func releaseDelegate() async {
    guard let page = page(where: { $0.rows != nil }) else { return }
    let gone = Weak(object: page.rows, what: "a delegate")
    page.rows = nil
    await eventually { gone.object == nil }
    expect(gone.object == nil, "a delegate is kept")
    // The list still scrolls.
    page.table?.scroll()
    expect(page.table?.delegate == nil, "a list has a delegate that is not the app's")
    record.count("delegates released")
  }

  // MARK: Fields and keys

  func changeField() {
    guard let page = page() else { return }
    if page.field == nil {
      page.makeField()
    } else if oneOf(4) {
      page.removeField()
    } else if page.field?.isFirstResponder == true {
      page.field?.resignFirstResponder()
    } else if !page.hasSomethingInFront {
      page.field?.becomeFirstResponder()
    }
  }

  /// Makes another window key.
  func focus() async {
    page()?.window.makeKeyAndVisible()
    record.count("windows in front")
    await checkMainMenu()
  }

  /// Whether the menu bar shows the state of what is in front, without anybody choosing in it.
  func checkMainMenu() async {
    guard let page = focusedPage, UIApplication.shared.connectedScenes.contains(page.scene),
      !owners.isEmpty
    else { return }
    // The system tells which scene is active.
    for other in pages where other !== page { other.scene.activationState = .foregroundInactive }
    page.scene.activationState = .foregroundActive
    await buildMainMenu()
    // Changes that need no other menu are made as the commands are validated.
    if UIMenuSystem.main.revalidations != revalidations {
      revalidations = UIMenuSystem.main.revalidations
      for title in ["Pin", "Unpin", "Locked", "Delete Note"] {
        if let command = command(title, in: mainMenu.root) { page.controller.validate(command) }
      }
    }
    // While a command runs, or a menu is presented, other things hold.
    if page.owner?.isBusy == true || page.hasSomethingInFront { return }
    let state = page.owner?.state ?? NotesState()
    let pin = state.isPinned ? "Unpin" : "Pin"
    expect(command(pin, in: mainMenu.root) != nil, "the menu bar does not show \(pin)")
    let delete = command("Delete Note", in: mainMenu.root)
    let isEnabled = page.owner != nil && state.hasSelection && state.noteCount > 0
    expect(
      delete?.attributes.contains(.disabled) == !isEnabled,
      "the menu bar's Delete Note is not that of the window in front")
    record.count("menu bars seen")
  }

  /// The page that has the keyboard focus.
  var focusedPage: Page? {
    guard let window = UIApplication.shared.focusedWindow else { return nil }
    return pages.first { $0.window === window }
  }

  func press() async {
    await buildMainMenu()
    let keys: [(input: String, flags: UIKeyModifierFlags, isForText: Bool)] = [
      ("n", .command, false), ("r", [.shift, .command], false), ("t", [.control, .command], false),
      (UIKeyCommand.inputDelete, .command, true), ("x", [], true),
      (UIKeyCommand.inputDelete, [], true),
    ]
    guard let page = focusedPage, let key = keys.randomElement(using: &chance) else { return }
    let isTyping = page.field?.isFirstResponder == true
    // Without the page's owner, the main menu uses its own context for commands.
    if page.owner == nil && !(isTyping && key.isForText) { return }
    // Where no responder receives a command, UIKit tells the window only by the scene that is active.
    for page in pages { page.scene.activationState = .foregroundInactive }
    page.scene.activationState = .foregroundActive
    let before = performed()
    await perform(on: page, isInFront: !page.hasSomethingInFront) {
      let handler = UIApplication.shared.press(key.input, key.flags, with: mainMenu)
      if isTyping && key.isForText { expect(handler == .text, "text loses \(key.input)") }
    }
    if isTyping && key.isForText {
      expect(performed() == before, "\(key.input) is taken from text")
      record.count("typed")
    } else {
      record.count("keys")
    }
  }

  /// Builds the main menu if the system has been asked to.
  func buildMainMenu() async {
    await settle()
    guard UIMenuSystem.main.rebuilds != rebuilds, let owner = owners.first else { return }
    mainMenu = systemMenus()
    NotesMenuBar(owner.menus).build(with: mainMenu)
    rebuilds = UIMenuSystem.main.rebuilds
  }

  /// Builds a main menu without the app's menus, so that the library retains none of their entries, as it does as long as
  /// the app runs. Swift marks pointers to them with bits that LeakSanitizer does not know, so it would take them for
  /// lost.
  func emptyMainMenu() {
    NoMenuBar(context: Owner().menus).build(with: systemMenus())
    rebuilds = -1
  }

  // MARK: Undo

  func undo() async {
    guard let page = page() else { return }
    let manager = page.controller.undo
    if manager.canUndo {
      let before = owners.map(\.changes.made)
      manager.undo()
      record.count("undone")
      // The owner may be gone, and nothing is undone.
      if owners.map(\.changes.made) != before, oneOf(2) {
        manager.redo()
        expect(owners.map(\.changes.made) == before, "Redo does not make again what was undone")
        record.count("redone")
      }
    } else if oneOf(3) {
      manager.redo()
    }
    await settle()
  }
}

/// A menu bar without menus.
struct NoMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {}
}
