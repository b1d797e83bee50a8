// Walks at random through what people and apps do with menus, toolbars, questions and the menu bar in SwiftUI on a Mac:
// views are shown anew after every change, menus stay open meanwhile, windows come to the front and go, lists change their
// order, people type and press keys, and sheets open. See `stress`.
import AppKit
@_spi(Generated) import MenuRuntime
import SwiftUI

struct NoPaper: Error {}

/// An app's model whose commands may wait and may fail.
@MainActor
final class Owner {
  var state = NotesState(
    hasSelection: true, noteCount: 3, folders: [Folder(id: "a", title: "Work")])
  private(set) var performed = 0
  /// What the last command was for, where it was one of a list.
  private(set) var items: [String]?
  var isSlow = false
  var fails = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.state) { owner, command in try await owner.perform(on: nil) }
  }

  var rows: MenuItemsContext<NotesCommand, String> {
    MenuItemsContext(for: self) { owner, _ in
      owner.state
    } perform: { owner, _, items in
      try await owner.perform(on: items)
    }
  }

  private func perform(on items: [String]?) async throws {
    performed += 1
    self.items = items
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    if fails { throw NoPaper() }
  }

  var isBusy: Bool { !waiting.isEmpty }

  func finish() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A toolbar of a Mac with one command twice.
struct PageToolbar: ToolbarSurface, MenuToolbarLayout {
  static let id = "page"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.macOS { bar in
      bar.add(.delete, .pin)
      bar.add(.lock, .delete)
      bar.addSearch("Find")
    }
  }

  func macBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.items(.delete, .pin, .lock).items(.delete, number: 2)
  }
}

extension NotesMenuBar: MenuBarLayout {
  func systemMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    CommandGroup(replacing: .newItem) { bar.entries(of: .file) }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("note") }
}

@MainActor
final class World {
  var chance: Seeded
  var record: Record
  let app = Owner()
  var owners: [Owner] = []
  var pages: [Page] = []
  var front: Page?

  init(seed: UInt64) {
    record = Record(seed: seed)
    chance = Seeded(state: seed)
  }

  func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    record.expect(condition, what())
  }

  func oneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &chance) == 0 }

  func go() async {
    record.step += 1
    switch Int.random(in: 0..<29, using: &chance) {
    case 0: makeOwner()
    case 1: if oneOf(3) { await releaseOwner() }
    case 2, 3, 4: change()
    case 5, 6: openMenu()
    case 7, 8, 9: await choose()
    case 10, 11: await answer()
    case 12: await tap()
    case 13: await chooseInMenuBar()
    case 14: await finish()
    case 15: makePage()
    case 16: type()
    case 17..<21: await pressKey()
    case 21, 22: toggleSheet()
    case 23: changeOrder()
    case 24, 25: await changeRows()
    case 26: moveFocus()
    case 27: await askAtRow()
    default: if oneOf(3) { await closePage() }
    }
  }

  // MARK: Owners

  func makeOwner() {
    if owners.count < 4 { owners.append(Owner()) }
    record.count("owners")
  }

  func releaseOwner() async {
    guard let index = owners.indices.randomElement(using: &chance) else { return }
    owners[index].finish()
    let gone = Weak(object: owners[index], what: "an owner")
    owners.remove(at: index)
    await eventually { gone.object == nil }
    expect(gone.object == nil, "an owner is kept")
    record.count("owners released")
  }

  func change() {
    guard let owner = owners.randomElement(using: &chance) else { return }
    owner.state = .random(using: &chance)
    owner.isSlow = oneOf(4)
    owner.fails = oneOf(6)
    for page in pages where page.owner === owner { check(page.toolbar, of: owner, "the toolbar") }
    bringToFront(front)
    if let front, let owner = front.front { check(menuBar, of: owner, "the menu bar") }
    record.count("changes")
  }

  func finish() async {
    guard let owner = owners.randomElement(using: &chance), owner.isBusy else { return }
    owner.finish()
    await eventually { !owner.isBusy }
    record.count("waits ended")
  }

  // MARK: Windows

  func makePage() {
    guard pages.count < 4, let owner = owners.randomElement(using: &chance),
      let pane = owners.randomElement(using: &chance)
    else { return }
    let page = Page(owner, pane: pane)
    pages.append(page)
    bringToFront(page)
    record.count("windows")
  }

  func closePage() async {
    guard let index = pages.indices.randomElement(using: &chance) else { return }
    let gone = [
      Weak(object: pages[index].search, what: "a search field"),
      Weak(object: pages[index].window, what: "a window"),
      Weak(object: pages[index].sheet, what: "a sheet"),
    ]
    if front === pages[index] { bringToFront(nil as Page?) }
    pages.remove(at: index)
    await eventually { gone.allSatisfy { $0.object == nil } }
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
    record.count("windows closed")
  }

  func type() {
    guard let page = pages.randomElement(using: &chance) else { return }
    guard let field = page.shown[0].change("searchable")?.value as? SearchField else {
      return expect(false, "there is no search field")
    }
    let text = "\(Int.random(in: 0..<100, using: &chance))"
    if Bool.random(using: &chance) {
      page.search.text = text
    } else {
      field.text.wrappedValue = text
    }
    expect(page.search.text == text, "the app reads \(page.search.text), not \(text)")
    expect(field.text.wrappedValue == text, "the field shows something else than \(text)")
    record.count("searches")
  }

  // MARK: Menus

  /// Whether what is shown is what the state says.
  func check(_ nodes: [ViewNode], of owner: Owner, _ what: String) {
    for node in nodes where node.press != nil || node.isOn != nil {
      switch node.title {
      case "Pin", "Unpin":
        expect(
          (node.title == "Unpin") == owner.state.isPinned, "\(what) has a stale \(node.title)")
      case "Delete Note":
        // Dimmed also while it is performed or something is asked.
        let isEnabled = owner.state.hasSelection && owner.state.noteCount > 0
        expect(node.isDisabled || isEnabled, "\(what) enables Delete Note against the state")
      default: break
      }
    }
  }

  var menuBar: [ViewNode] {
    commandTree(of: NotesMenuBar(app.menus)).flatMap(\.views).flatMap(\.all)
  }

  func openMenu() {
    guard let page = pages.randomElement(using: &chance), let owner = page.owner else { return }
    var nodes: [ViewNode]
    var items: [String]?
    switch Int.random(in: 0..<3, using: &chance) {
    case 0: nodes = page.shown[0].views(of: "contextMenu", "menuItems")
    case 1:
      let count = Int.random(in: 1..<4, using: &chance)
      let chosen = Set(page.order.items.shuffled(using: &chance).prefix(count))
      items = page.order.items.filter(chosen.contains)
      let change = page.shown[1].change("contextMenu(forSelectionType:)")
      guard let selection = change?.value as? SelectionMenu else {
        return expect(false, "the list has no menu")
      }
      nodes = viewTree(of: selection.menu(chosen))
    default: nodes = page.view { $0.kind == .menu }?.children ?? []
    }
    nodes = nodes.flatMap(\.all)
    check(nodes, of: owner, "a menu")
    if page.opened.count > 40 { page.opened.removeFirst(20) }
    page.opened += nodes.filter { $0.press != nil && !$0.isDisabled }.map {
      Choice(node: $0, items: items)
    }
    record.count("menus")
  }

  /// Chooses a command that asks, in the menu of a row.
  func askAtRow() async {
    guard let page = pages.randomElement(using: &chance), let owner = page.owner,
      let item = page.order.items.randomElement(using: &chance)
    else { return }
    owner.state = NotesState(hasSelection: true, noteCount: 2)
    let change = page.shown[1].change("contextMenu(forSelectionType:)")
    let nodes = (change?.value as? SelectionMenu).map { viewTree(of: $0.menu(Set([item]))) }
    let delete = nodes?.flatMap(\.all).first { $0.title == "Delete Note" }
    await perform(on: page, isInFront: page.sheet == nil) { delete?.press?() }
    record.count("rows asked")
    if oneOf(2) { await takeAway(item, from: page) }
  }

  func performed() -> Int { owners.reduce(app.performed) { $0 + $1.performed } }

  func choose() async {
    guard let page = pages.randomElement(using: &chance),
      let choice = page.opened.randomElement(using: &chance)
    else { return }
    let isDone = await perform(on: page, isInFront: page.sheet == nil) { choice.node.press?() }
    if isDone, let owner = page.owner {
      expect(owner.items == choice.items, "performed on other items than were clicked")
    }
  }

  func tap() async {
    guard let page = pages.randomElement(using: &chance) else { return }
    let nodes = page.toolbar.filter { !$0.isDisabled && ($0.press != nil || $0.isOn != nil) }
    guard let node = nodes.randomElement(using: &chance) else { return }
    await perform(on: page, isInFront: page.sheet == nil) {
      if let press = node.press { press() } else { node.isOn?.wrappedValue.toggle() }
    }
    record.count("taps")
  }

  func chooseInMenuBar() async {
    guard let page = front else { return }
    bringToFront(page)
    let nodes = menuBar.filter { !$0.isDisabled && $0.press != nil }
    expect(page.sheet == nil || nodes.isEmpty, "the menu bar is enabled behind a sheet")
    guard let node = nodes.randomElement(using: &chance), let owner = page.front else { return }
    let before = owner.performed
    let isDone = await perform(on: page) { node.press?() }
    expect(!isDone || owner.performed == before + 1, "another than what is in front performs")
    expect(app.performed == 0, "the app performs what is the window's")
    record.count("choices in the menu bar")
  }

  /// Does something that performs one command at most, and none while something is asked. Whether it was performed.
  @discardableResult
  func perform(on page: Page, isInFront: Bool = true, _ act: () -> Void) async -> Bool {
    let before = performed()
    let asked = page.questions.count
    act()
    await turns()
    let done = performed() - before
    if page.owner == nil, page.pane == nil {
      expect(done == 0, "something is performed for an owner that is gone")
      expect(page.questions.count <= asked, "an owner that is gone asks")
    } else {
      expect(done <= 1, "performed \(done) times")
      expect(isInFront || done == 0, "performed behind a sheet")
      expect(page.questions.count <= max(1, asked), "a question over a question")
    }
    record.count(done == 1 ? "performed" : "not performed")
    return done == 1
  }

  func answer() async {
    let asked = pages.filter { !$0.questions.isEmpty }
    guard let page = asked.randomElement(using: &chance),
      let question = page.questions.randomElement(using: &chance)
    else { return }
    let before = performed()
    let open = page.questions.count
    let isConfirmed = Bool.random(using: &chance)
    if isConfirmed, let answer = question.answers.first(where: { $0.role != "cancel" }) {
      answer.press?()
    }
    // SwiftUI closes it after each answer.
    question.dialog.isPresented.wrappedValue = false
    await turns()
    let done = performed() - before
    let hasOwner = page.owner != nil || page.pane != nil
    expect(done <= (isConfirmed && hasOwner ? 1 : 0), "an answer performs \(done)")
    expect(page.questions.count < open, "a question stays")
    record.count(isConfirmed ? "confirmed" : "cancelled")
  }

  /// Lets commands run, and the turns of the run loop that change views.
  func turns() async {
    for _ in 0..<4 {
      turn()
      await settle()
    }
  }

  /// Lets go of all, of which nothing may be left.
  func end() async {
    for owner in owners { owner.finish() }
    await settle()
    var gone = owners.map { Weak(object: $0, what: "an owner at the end") }
    gone += pages.map { Weak(object: $0.search, what: "a search field at the end") }
    gone += pages.map { Weak(object: $0.window, what: "a window at the end") }
    owners = []
    pages = []
    bringToFront(nil as Page?)
    await eventually { gone.allSatisfy { $0.object == nil } }
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    runOnMainThread {
      var records: [Record] = []
      for seed in UInt64(1)...4 {
        let world = World(seed: seed)
        for _ in 0..<Record.stepsPerSeed where !world.record.isGivenUp { await world.go() }
        await world.end()
        records.append(world.record)
      }
      Record.report(
        records,
        of: [
          "cancelled", "confirmed", "keys of text", "keys of the menu bar", "keys behind sheets",
          "focus moved", "orders changed", "owners released", "performed", "rows asked",
          "rows gone while asked", "sheets", "windows closed",
        ])
    }
  }
}
