// walk: AppKit,SwiftUI on macOS
// Shows the menu bar of two modules for windows that come and go. Window values are compared by value, errors
// and confirmations appear in the windows, and nothing retains the windows' owners.
import AppKit
@_spi(Generated) import MenuRuntime
import SwiftUI

extension NotesMenuBar: MenuBarLayout {
  func systemMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    CommandGroup(replacing: .newItem) { bar.entries(of: .file) }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    bar.menu("note")
  }
}

// MARK: - Another module

nonisolated enum FeedbackCommand: MenuCommand {
  case send
  case clear

  func facts(in state: FeedbackState) -> MenuFacts {
    switch self {
    case .send:
      return MenuFacts("send", "Send Feedback").key(.function(5)).enabled(state.hasText)
    case .clear:
      return MenuFacts("clear", "Clear Feedback").affectsApp()
    }
  }

  static func allCommands(in state: FeedbackState) -> [FeedbackCommand] { [.send, .clear] }
}

nonisolated struct FeedbackState: MenuState {
  var hasText = false
}

struct FeedbackMenuBar: MenuBarSurface, MenuBarLayout {
  let context: MenuContext<FeedbackCommand>

  static func build(_ bar: inout MenuBarBuilder<FeedbackCommand>) {
    bar.add(.help) { menu in menu.add(.send, .clear) }
    bar.addMenu("feedback", bar.state.hasText ? "Feedback •" : "Feedback") { menu in
      menu.add(.clear)
    }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    bar.changingMenu("feedback")
  }
}

// MARK: - Output

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 1) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let id = node.change("accessibilityIdentifier")?.value { words.append("id \(id)") }
    if let shortcut = node.shortcut {
      let key = shortcut.key.character.unicodeScalars.map { String($0.value, radix: 16) }
      words.append("key \(key.joined()) \(shortcut.modifiers.rawValue)")
    }
    if node.isDisabled { words.append("dimmed") }
    if node.isOn?.wrappedValue == true { words.append("on") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func show(_ commands: some Commands) {
  for menu in commandTree(of: commands) where !menu.views.isEmpty {
    print(menu.kind, menu.name)
    outline(menu.views)
  }
}

@MainActor
func enabled(_ commands: some Commands) -> [String] {
  turn()
  return commandTree(of: commands).flatMap(\.views).flatMap(\.all)
    .filter { ($0.press != nil || $0.isOn != nil) && !$0.isDisabled }.map(\.title)
}

@MainActor
func item(_ title: String, in commands: some Commands) -> ViewNode? {
  commandTree(of: commands).flatMap(\.views).flatMap(\.all).first {
    $0.title == title && ($0.press != nil || $0.isOn != nil)
  }
}

/// Brings a window to the front once its view has changed.
@MainActor
func bringToFront(_ view: (any View)?) {
  turn()
  SwiftUI.bringToFront(view)
}

/// The value that a window publishes to the menu bar, compared as SwiftUI does.
@MainActor
func said(by window: some View) -> [Any] {
  viewTree(of: window)[0].changes.compactMap { ($0.value as? PublishedFocusedValue)?.value }
}

func areEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool { one == other as? T }

@MainActor
func areEqual(_ some: [Any], _ others: [Any]) -> Bool {
  zip(some, others).allSatisfy { one, other in
    guard let one = one as? any Equatable else { return false }
    return areEqual(one, other)
  }
}

@MainActor
func question(of window: some View) -> (title: String, answers: [ViewNode])? {
  turn()
  let node = viewTree(of: window)[0]
  guard let dialog = node.change("alert")?.value as? Dialog, dialog.isPresented.wrappedValue else {
    return nil
  }
  return ("\(dialog.title)", node.views(of: "alert", "actions"))
}

struct NoPaper: Error, LocalizedError {
  var errorDescription: String? { "There is no paper." }
}

@main
@MainActor
struct Program {
  static func main() {
    runOnMainThread {
      equalStates()
      owners()
      modules()
      questions()
      tracking()
      dialogs()
      await windows()
      await busy()
    }
  }

  static func equalStates() {
    section("A1: what a window says is equal as long as its state is")
    let model = NotesModel()
    let window = Text("notes").menuCommands(model.menus)
    let before = said(by: window)
    print("the body runs again:", areEqual(before, said(by: window)))
    model.state.isPinned = true
    let after = said(by: window)
    print("the state is another:", areEqual(before, after))
    model.state.isPinned = false
    print("the state is as before:", areEqual(before, said(by: window)))
    let other = Text("notes").menuCommands(model.menus)
    print("another window in the same state:", areEqual(before, said(by: other)))
  }

  static func owners() {
    section("A16: nothing keeps the owner")
    let app = NotesModel()
    let bar = NotesMenuBar(app.menus)
    var model: NotesModel? = NotesModel()
    weak let owner = model
    guard let window = model.map({ Text("notes").menuCommands($0.menus) }) else { return }
    bringToFront(window)
    print("enabled:", enabled(bar))
    item("Pin", in: bar)?.press?()
    print("performed:", model?.takePerformed() ?? [])
    model = nil
    print("the owner is gone:", owner == nil)
    bringToFront(window)
    item("Pin", in: bar)?.press?()
    print("enabled without it:", enabled(bar), "the app performed:", app.takePerformed())
    bringToFront(nil as (any View)?)
    print("no window:", enabled(bar))
  }

  static func modules() {
    section("Several modules, each with its own window state")
    let notes = NotesModel()
    var feedback = FeedbackState()
    var sent: [String] = []
    let menus = MenuContext<FeedbackCommand>(
      state: { feedback }, perform: { command in sent.append(command.id) })
    let bar = NotesMenuBar(notes.menus)
    let addition = MenuBarAddition(FeedbackMenuBar(menus))
    let window = Text("both").menuCommands(notes.menus).menuCommands(menus)
    bringToFront(window)
    show(bar)
    show(addition)
    feedback.hasText = true
    bringToFront(window)
    show(addition)
    item("Send Feedback", in: addition)?.press?()
    item("Work", in: bar)?.press?()
    print("sent:", sent, "notes:", notes.takePerformed())
    bringToFront(Text("notes alone").menuCommands(notes.menus))
    print("without a window for feedback:", enabled(addition))
  }

  static func questions() {
    section("A12: the menu bar's question is an alert of the window; one at a time")
    let model = NotesModel()
    let bar = NotesMenuBar(model.menus)
    let menus = model.menus
    let window = Text("notes").menuCommands(menus)
    bringToFront(window)
    item("Delete Note", in: bar)?.press?()
    let asked = question(of: window)
    print("asks:", asked?.title ?? "nothing", asked?.answers.map(\.title) ?? [])
    bringToFront(window)
    print("enabled meanwhile:", enabled(bar))
    item("Delete Note", in: bar)?.press?()
    item("Pin", in: bar)?.press?()
    print("performed meanwhile:", model.takePerformed())
    asked?.answers.first?.press?()
    print("performed after the answer:", model.takePerformed())
    print("asks again:", question(of: window) != nil)
    bringToFront(window)
    print("enabled again:", enabled(bar).count)
    item("Delete Note", in: bar)?.press?()
    turn()
    let dialog = viewTree(of: window)[0].change("alert")?.value as? Dialog
    dialog?.isPresented.wrappedValue = false
    bringToFront(window)
    print("cancelled:", model.takePerformed(), "enabled:", enabled(bar).count)
    NSApplication.shared.modalWindow = NSWindow()
    item("Pin", in: bar)?.press?()
    NSApplication.shared.modalWindow = nil
    print("performed under a modal window:", model.takePerformed())
  }

  static func tracking() {
    section("Nothing of a view changes while a menu tracks the mouse")
    let model = NotesModel()
    let bar = NotesMenuBar(model.menus)
    let window = Text("notes").menuCommands(model.menus)
    bringToFront(window)
    StateChanges.isMenuTracking = true
    item("Delete Note", in: bar)?.press?()
    item("Pin", in: bar)?.press?()
    trackingTurn()
    StateChanges.isMenuTracking = false
    let changes = StateChanges.countWhileTracking
    print("changed meanwhile:", changes, "performed:", model.takePerformed())
    print("asks once the menu is closed:", question(of: window)?.title ?? "nothing")
  }

  static func dialogs() {
    section("A question of another menu dims the menu bar too, and is the only one")
    let model = NotesModel()
    let bar = NotesMenuBar(model.menus)
    let rows = MenuItemsContext<NotesCommand, String>(for: model) { model, _ in
      model.state
    } perform: { model, command, _ in
      model.perform(command)
    }
    let row = Text("row").contextMenu(NoteContextMenu(rows.context(for: ["one"])))
    let window = row.menuCommands(model.menus)
    bringToFront(window)
    print("enabled:", enabled(bar).count)
    let menu = viewTree(of: window)[0].views(of: "contextMenu", "menuItems")
    menu.flatMap(\.all).first { $0.title == "Delete Note" }?.press?()
    bringToFront(window)
    // The window learns that the row has shown its question in the meantime.
    bringToFront(window)
    print("while the row asks:", enabled(bar))
    item("Delete Note", in: bar)?.press?()
    print("the window asks:", question(of: window) != nil)
    let node = viewTree(of: window)[0]
    let answers = node.views(of: "confirmationDialog", "actions")
    print("the row asks:", answers.map(\.title))
    answers.first?.press?()
    bringToFront(window)
    print("performed:", model.takePerformed(), "enabled:", enabled(bar).count)
  }

  static func windows() async {
    section("Two windows with one context ask and are dimmed each for itself")
    let model = NotesModel()
    let bar = NotesMenuBar(model.menus)
    let menus = model.menus
    let (one, other) = (Text("one").menuCommands(menus), Text("other").menuCommands(menus))
    bringToFront(one)
    item("Delete Note", in: bar)?.press?()
    let asked = question(of: one)
    print("asks:", asked?.title ?? "nothing", "| the other:", question(of: other) != nil)
    bringToFront(one)
    print("enabled:", enabled(bar).count)
    bringToFront(other)
    print("enabled in the other:", enabled(bar).count)
    item("Pin", in: bar)?.press?()
    print("performed in the other:", model.takePerformed())
    // SwiftUI may close the alert before it calls the action.
    (viewTree(of: one)[0].change("alert")?.value as? Dialog)?.isPresented.wrappedValue = false
    asked?.answers.first?.press?()
    print("performed by the answer:", model.takePerformed())

    section("A question that is not shown releases its window")
    bringToFront(other)
    item("Delete Note", in: bar)?.press?()
    await settle()
    bringToFront(nil as (any View)?)
    bringToFront(other)
    print("asks late:", question(of: other) != nil)
    question(of: other)?.answers.last?.press?()
    let hidden = Text("row").contextMenu(NoteContextMenu(menus))
    let menu = viewTree(of: hidden)[0].views(of: "contextMenu", "menuItems")
    menu.flatMap(\.all).first { $0.title == "Delete Note" }?.press?()
    menu.flatMap(\.all).first { $0.title == "Pin" }?.press?()
    print("performed at once:", model.takePerformed())
    await settle()
    menu.flatMap(\.all).first { $0.title == "Pin" }?.press?()
    print("performed afterwards:", model.takePerformed())
  }

  static func busy() async {
    section("Commands that take their time are dimmed, and their errors are shown in the window")
    let model = NotesModel()
    var waiting: CheckedContinuation<Void, Never>?
    let menus = MenuContext<NotesCommand>(for: model, state: \.state) { _, command in
      await withCheckedContinuation { waiting = $0 }
      throw NoPaper()
    }
    let bar = NotesMenuBar(menus)
    let window = Text("notes").menuCommands(menus)
    bringToFront(window)
    let before = said(by: window)
    item("Pin", in: bar)?.press?()
    await settle { waiting != nil }
    print("equal while it runs:", areEqual(before, said(by: window)))
    bringToFront(window)
    print("dimmed while it runs:", item("Pin", in: bar)?.isDisabled == true)
    waiting?.resume()
    await settle()
    bringToFront(window)
    print("dimmed afterwards:", item("Pin", in: bar)?.isDisabled == true)
    let alerts = viewTree(of: window)[0].changes.filter { $0.name == "alert" }
    for alert in alerts {
      guard let dialog = alert.value as? Dialog, dialog.isPresented.wrappedValue else { continue }
      let message = alert.views.first { $0.label == "message" }.map { viewTree(of: $0.build()) }
      print("alert:", dialog.title, message?.map(\.title) ?? [])
    }
  }
}
