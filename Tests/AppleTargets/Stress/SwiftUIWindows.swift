// Windows with a list, text, a toolbar and sheets: people type, press keys of the menu bar, open sheets and sort lists.
import AppKit
import MenuRuntime
import SwiftUI

/// An entry of a menu that was opened once.
struct Choice {
  let node: ViewNode
  /// What the menu was opened for; nil for a menu that is not of a list.
  let items: [String]?
}

/// The order of a list's rows, which can change while a menu is open. Rows come and go.
@MainActor
final class RowOrder {
  static let all = ["item 0", "item 1", "item 2", "item 3"]
  var items = all
}

/// A window with a row, a list, a button, a pane and a toolbar.
@MainActor
final class Page {
  weak var owner: Owner?
  /// What the pane shows. It has the focus of the window, or nothing has.
  weak var pane: Owner?
  var isFocusInPane = false
  let search = MenuSearch(scopes: ["All", "Mine"]) { _ in }
  let order = RowOrder()
  let view: AnyView
  let window = NSWindow()
  let text = NSTextView(frame: .zero)
  /// A sheet of the app's own, with text.
  private(set) var sheet: NSWindow?
  /// Entries of menus that are open, maybe for long.
  var opened: [Choice] = []

  init(_ owner: Owner, pane: Owner) {
    (self.owner, self.pane) = (owner, pane)
    let (menus, rows, paneMenus) = (owner.menus, owner.rows, pane.menus)
    let (search, order) = (self.search, self.order)
    view = AnyView(
      Group {
        Text("row").contextMenu(NoteContextMenu(menus)).toolbar(PageToolbar(menus), search: search)
        Group {
          Text("list")
          Rows(order: order)
        }
        .contextMenu(
          NoteContextMenu.self, for: rows, order: order.items,
          background: NoteListBackgroundMenu(menus))
        MenuPullDownButton(NoteListSortButton(menus))
        Text("pane").menuCommands(paneMenus, for: .focusedView)
      }
      .menuCommands(menus))
    let content = NSView(frame: .zero)
    window.contentView = content
    content.addSubview(text)
    for case let view as NSView in shown.flatMap(\.platformViews) { content.addSubview(view) }
    for row in shown where RowOrder.all.contains(row.title) { row.appear() }
  }

  /// Whose commands the menu bar has while the window is in front.
  var front: Owner? { isFocusInPane ? pane : owner }

  /// The view with a title, or of a kind.
  func view(where isIt: (ViewNode) -> Bool) -> ViewNode? { shown.first(where: isIt) }

  /// The window that has the keyboard focus while this one is in front.
  var keyWindow: NSWindow { sheet ?? window }

  func beginSheet() {
    let sheet = NSWindow()
    let text = NSTextView(frame: .zero)
    sheet.contentView = text
    sheet.makeFirstResponder(text)
    self.sheet = sheet
    window.beginSheet(sheet)
    NotificationCenter.default.post(name: NSWindow.didBecomeKeyNotification, object: sheet)
  }

  func endSheet(_ sheet: NSWindow) {
    window.endSheet(sheet)
    self.sheet = nil
    NotificationCenter.default.post(name: NSWindow.didEndSheetNotification, object: window)
  }

  /// The row, the list with its rows, the button and the pane as they are now.
  var shown: [ViewNode] { viewTree(of: view) }

  var toolbar: [ViewNode] {
    shown[0].changes.compactMap { $0.value as? any ToolbarContent }
      .flatMap { toolbarTree(of: $0) }.flatMap(\.views).flatMap(\.all)
  }

  /// The questions that are shown, with their answers. The window, the list and the pane ask with an alert.
  var questions: [(dialog: Dialog, answers: [ViewNode])] {
    let shown = shown
    let dialogs =
      (shown + toolbar).flatMap(\.changes).filter { $0.name == "confirmationDialog" }
      + shown[0].changes.filter { $0.name == "alert" }
      // Their own alerts are the first; the last are those of the window.
      + [shown[1], shown[shown.count - 1]].flatMap {
        $0.changes.filter { $0.name == "alert" }.prefix(2)
      }
    return dialogs.compactMap { change in
      // Errors are not asked.
      guard let dialog = change.value as? Dialog, dialog.isPresented.wrappedValue,
        "\(dialog.title)".contains("Delete ")
      else { return nil }
      let answers = change.views.first { $0.label == "actions" }.map { viewTree(of: $0.build()) }
      return (dialog, answers ?? [])
    }
  }
}

/// The rows of a list.
struct Rows: View {
  let order: RowOrder
  var body: some View {
    ForEach(order.items, id: \.self) { item in Text(item).menuRow(item) }
  }
}

extension World {
  func bringToFront(_ page: Page?) {
    front = page
    NSApplication.shared.keyWindow = page?.keyWindow
    NSApplication.shared.mainWindow = page?.window
    SwiftUI.bringToFront(page?.view, focus: page?.isFocusInPane == true ? "pane" : nil)
  }

  /// Moves the focus into the pane of a window, or out of it.
  func moveFocus() {
    guard let page = pages.randomElement(using: &chance) else { return }
    page.isFocusInPane.toggle()
    bringToFront(page)
    record.count("focus moved")
  }

  /// Takes a row away, or brings one back.
  func changeRows() async {
    guard let page = pages.randomElement(using: &chance) else { return }
    let missing = RowOrder.all.filter { !page.order.items.contains($0) }
    if let item = missing.randomElement(using: &chance), oneOf(2) {
      page.order.items.append(item)
      page.view { $0.title == item }?.appear()
      return
    }
    guard let item = page.order.items.randomElement(using: &chance) else { return }
    await takeAway(item, from: page)
  }

  /// Takes a row away, and with it what it asks.
  func takeAway(_ item: String, from page: Page) async {
    guard page.order.items.count > 1, let row = page.view(where: { $0.title == item }) else {
      return
    }
    let isAsked = !page.questions.isEmpty
    page.order.items.removeAll { $0 == item }
    let isGone = isAsked && page.questions.isEmpty
    row.disappear()
    await turns()
    if isGone {
      page.isFocusInPane = false
      bringToFront(page)
      let canChoose = menuBar.contains { $0.press != nil && !$0.isDisabled }
      expect(
        page.sheet != nil || page.owner == nil || canChoose, "a question stays without its row")
      record.count("rows gone while asked")
    }
  }

  func toggleSheet() {
    guard let page = pages.randomElement(using: &chance) else { return }
    bringToFront(page)
    if let sheet = page.sheet {
      page.endSheet(sheet)
      turn()
    } else {
      page.beginSheet()
      turn()
      record.count("sheets")
    }
    bringToFront(page)
  }

  func changeOrder() {
    pages.randomElement(using: &chance)?.order.items.shuffle(using: &chance)
    record.count("orders changed")
  }

  /// Presses Command-Delete, a key of the menu bar, while people type, and while they do not.
  func pressKey() async {
    guard let page = pages.randomElement(using: &chance) else { return }
    page.isFocusInPane = false
    bringToFront(page)
    if oneOf(2) { page.owner?.state = NotesState(hasSelection: true, noteCount: 2) }
    // SwiftUI may not have taken the key from its menu when it is pressed.
    let before = menuBar
    let isTyping = oneOf(2)
    if page.sheet == nil { page.window.makeFirstResponder(isTyping ? page.text : nil) }
    page.keyWindow.update()
    turn()
    bringToFront(page)
    let items = oneOf(2) ? before : menuBar
    let text = page.keyWindow.firstResponder as? NSTextView
    let questions = page.questions.count
    _ = text?.takeInput()
    let isDone = await perform(on: page, isInFront: page.sheet == nil) {
      press(KeyPress("\u{7F}", .command), in: items)
    }
    if let text {
      expect(!isDone && page.questions.count <= questions, "a key is taken from text")
      let input = text.takeInput()
      expect(input.count == 1, "text gets \(input)")
    }
    record.count(
      page.sheet != nil ? "keys behind sheets" : isTyping ? "keys of text" : "keys of the menu bar")
  }

  /// Presses a key, which the menu bar gets first.
  private func press(_ event: NSEvent, in menuBar: [ViewNode]) {
    let application = NSApplication.shared
    application.currentEvent = event
    defer { application.currentEvent = nil }
    let item = menuBar.first { item in
      item.shortcut?.key == .delete && !item.isDisabled && item.press != nil
    }
    if let press = item?.press {
      press()
    } else {
      application.keyWindow?.firstResponder?.keyDown(with: event)
    }
  }
}
