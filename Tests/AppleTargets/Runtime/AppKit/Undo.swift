// Undoes and redoes commands with another selection, after failures, while others run and without what they changed.
// Prints which notes there are, and what Undo and Redo are called.
import AppKit
import Foundation
import FoundationNetworking
@_spi(Generated) import MenuRuntime

nonisolated struct ShelfState: MenuState { var selected = 0 }

nonisolated enum ShelfCommand: MenuCommand {
  case delete
  case erase
  case fail
  case slow(Slow)

  nonisolated enum Slow: MenuCommand {
    case archive

    func facts(in state: ShelfState) -> MenuFacts {
      MenuFacts("archive", "Archive").enabled(state.selected > 0).undoable()
    }
    static func allCommands(in state: ShelfState) -> [Slow] { [.archive] }
  }

  func facts(in state: ShelfState) -> MenuFacts {
    switch self {
    case .delete: return MenuFacts("delete", "Delete").enabled(state.selected > 0).undoable()
    case .erase: return MenuFacts("erase", "Erase…").confirm("Erase?").undoable()
    case .fail: return MenuFacts("fail", "Publish").undoable()
    case .slow(let command): return command.facts(in: state)
    }
  }
  var block: (any MenuCommand)? {
    if case .slow(let command) = self { return command }
    return nil
  }
  static func allCommands(in state: ShelfState) -> [ShelfCommand] {
    [.delete, .erase, .fail, .slow(.archive)]
  }
}

struct Offline: Error {}

@MainActor
final class Library {
  var notes = ["A", "B", "C"]
  var archived: [String] = []
  /// Servers that have not answered yet, by the order of the questions.
  var servers: [CheckedContinuation<Void, any Error>] = []

  func remove(_ ids: [String]) -> [String] {
    defer { notes.removeAll { ids.contains($0) } }
    return notes.filter { ids.contains($0) }
  }
  func insert(_ removed: [String]) { notes = (notes + removed).sorted() }
  func setArchived(_ isArchived: Bool, _ ids: [String]) async throws {
    try await withCheckedThrowingContinuation { servers.append($0) }
    archived.removeAll { ids.contains($0) }
    if isArchived { archived = (archived + ids).sorted() }
  }
  /// Lets a server answer, and waits until that has had its effect.
  func answer(_ error: (any Error)? = nil) async {
    await settle { !servers.isEmpty }
    guard !servers.isEmpty else { return print("nobody waits") }
    let server = servers.removeFirst()
    if let error { server.resume(throwing: error) } else { server.resume() }
    await settle()
  }
}

@MainActor
final class Browser {
  let library: Library
  var selection = ["A"]

  init(_ library: Library) { self.library = library }

  var rows: MenuContext<ShelfCommand>.Items<String> {
    MenuContext<ShelfCommand>.Items<String>(for: self) { _, ids in
      ShelfState(selected: ids.count)
    } perform: { browser, command, ids in
      try browser.perform(command, on: ids)
    }
    .handling(ShelfCommand.Slow.self, for: self) { browser, _, ids in
      try await browser.library.setArchived(true, ids)
      return MenuUndo(for: browser.library) {
        try await $0.setArchived(false, ids)
      } redo: {
        try await $0.setArchived(true, ids)
      }
    }
    .handlingErrors { print("error:", $0) }
  }
  var menus: MenuContext<ShelfCommand> {
    rows.contextWhenOpened { [weak self] in self?.selection ?? [] }
  }

  func perform(_ command: ShelfCommand, on ids: [String]) throws -> MenuUndo? {
    if command == .fail { throw Offline() }
    let removed = library.remove(ids)
    selection.removeAll { ids.contains($0) }
    return MenuUndo(for: library) {
      $0.insert(removed)
    } redo: {
      _ = $0.remove(ids)
    }
  }
}

final class Window: NSWindow {
  let manager = UndoManager()
  override var undoManager: UndoManager? { manager }
}

@MainActor
final class Desk {
  let window = Window()
  let browser: Browser
  var manager: UndoManager { window.manager }

  init(_ library: Library = Library()) {
    browser = Browser(library)
    browser.menus.attach(to: window)
    bringToFront(window)
  }

  @discardableResult
  func choose(_ command: ShelfCommand) -> Task<MenuOutcome, Never> {
    defer { manager.endTurn() }
    return browser.menus.choose(command)
  }
  func show(_ what: String) {
    print(
      what + ":", browser.library.notes, "archived", browser.library.archived, "|",
      manager.canUndo ? manager.undoMenuItemTitle : "-", "|",
      manager.canRedo ? manager.redoMenuItemTitle : "-")
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    selection()
    await question()
    await failures()
    await whileItRuns()
    await inOrder()
    await failing()
    await gone()
    twoWindows()
    groups()
  }

  static func selection() {
    section("redo acts on what was changed, whatever is selected")
    let desk = Desk()
    desk.choose(.delete)
    desk.show("deleted")
    desk.manager.undo()
    desk.show("undone")
    desk.browser.selection = ["C"]
    desk.manager.redo()
    desk.show("redone with C selected")
    desk.manager.undo()
    desk.browser.selection = []
    desk.manager.redo()
    desk.show("redone with nothing selected")
  }

  static func question() async {
    section("the selection changes under a question")
    let desk = Desk()
    NSAlert.leavesSheets = true
    let outcome = desk.choose(.erase)
    desk.browser.selection = ["C"]
    if let sheet = desk.window.attachedSheet {
      desk.window.endSheet(sheet, returnCode: .alertFirstButtonReturn)
    }
    desk.manager.endTurn()
    desk.show("erased \(await outcome.value)")
    desk.manager.undo()
    desk.manager.redo()
    desk.show("again")
    let other = desk.choose(.erase)
    other.cancel()
    print("taken back:", await other.value, "sheet", desk.window.attachedSheet != nil)
    NSAlert.leavesSheets = false
  }

  static func failures() async {
    section("a command that fails or is cancelled has no Undo")
    let desk = Desk()
    print(await desk.choose(.fail).value)
    desk.show("thrown")
    let errors: [any Error] = [
      CancellationError(), URLError(.cancelled),
      CocoaError(.userCancelled), Offline(),
    ]
    for error in errors {
      let outcome = desk.choose(.slow(.archive))
      await desk.browser.library.answer(error)
      print(await outcome.value)
    }
    let outcome = desk.choose(.slow(.archive))
    await settle { !desk.browser.library.servers.isEmpty }
    desk.browser.menus.cancelAll()
    await desk.browser.library.answer(Offline())
    print("cancelled:", await outcome.value)
    desk.show("afterwards")
  }

  static func whileItRuns() async {
    section("⌘Z while a command runs")
    let desk = Desk()
    desk.browser.selection = ["C"]
    desk.choose(.delete)
    desk.browser.selection = ["A"]
    let outcome = desk.choose(.slow(.archive))
    await settle { !desk.browser.library.servers.isEmpty }
    desk.show("it runs")
    print("once more:", await desk.choose(.slow(.archive)).value)
    desk.manager.undo()
    desk.show("undone meanwhile")
    await desk.browser.library.answer()
    desk.show("\(await outcome.value)")
  }

  static func inOrder() async {
    section("two that take time, undone one after the other")
    let desk = Desk()
    let library = desk.browser.library
    for id in ["A", "B"] {
      desk.browser.selection = [id]
      desk.choose(.slow(.archive))
      await library.answer()
    }
    desk.show("archived")
    desk.manager.undo()
    desk.manager.undo()
    await settle()
    desk.show("undone, no server has answered")
    print(
      "asked:", library.servers.count, "B runs:",
      desk.browser.rows.isRunning(.slow(.archive), on: ["B"]))
    await library.answer()
    desk.show("the first has")
    await library.answer()
    desk.show("both have")
    desk.manager.redo()
    await library.answer()
    desk.show("redone")
  }

  static func failing() async {
    section("an undo that fails")
    let desk = Desk()
    desk.choose(.slow(.archive))
    await desk.browser.library.answer()
    desk.manager.undo()
    await settle()
    desk.show("undoing")
    await desk.browser.library.answer(Offline())
    desk.show("failed")
    print("and a Redo before that")
    desk.choose(.slow(.archive))
    await desk.browser.library.answer()
    desk.manager.undo()
    desk.manager.redo()
    await desk.browser.library.answer(Offline())
    await settle()
    desk.show("failed, asked \(desk.browser.library.servers.count)")
  }

  static func gone() async {
    section("the owner, the library and the window go")
    let manager: UndoManager
    weak var window: NSWindow?
    let library = Library()
    do {
      let desk = Desk(library)
      desk.choose(.delete)
      manager = desk.manager
      window = desk.window
      bringToFront(nil)
    }
    await settle()
    print("the window is gone:", window == nil)
    manager.undo()
    print(library.notes, manager.redoMenuItemTitle)
    manager.redo()
    print(library.notes, manager.undoMenuItemTitle)
    var short: Library? = Library()
    if let short { short.notes = [] }
    let undo = short.map { MenuUndo(for: $0, \.notes, from: ["Z"]) }
    undo?.register(as: "Type…", with: manager)
    manager.endTurn()
    print(manager.undoMenuItemTitle)
    short = nil
    manager.undo()
    print("nothing to undo it in:", manager.canRedo)
  }

  static func twoWindows() {
    section("two windows, one library")
    let library = Library()
    let (left, right) = (Desk(library), Desk(library))
    right.browser.selection = ["B"]
    bringToFront(left.window)
    left.choose(.delete)
    bringToFront(right.window)
    right.choose(.delete)
    left.show("left")
    right.show("right")
    left.manager.undo()
    left.show("left undone")
    right.manager.undo()
    right.show("right undone")
  }

  static func groups() {
    section("groups")
    let desk = Desk()
    desk.manager.groupsByEvent = false
    desk.choose(.delete)
    desk.show("without groups of events")
    desk.manager.undo()
    desk.show("undone")
    desk.manager.groupsByEvent = true
    desk.browser.selection = ["B"]
    _ = desk.browser.menus.perform(.delete)
    desk.browser.selection = ["C"]
    _ = desk.browser.menus.perform(.delete)
    desk.manager.endTurn()
    desk.show("two in one event")
    desk.manager.undo()
    desk.show("undone together")
  }
}
