// Walks at random through what people and apps do with menus, bars, lists, fields, questions and sheets on an iPhone and
// an iPad, with commands that take time and fail. Rows, delegates, windows and owners go in any order. See `stress`.
import MenuRuntime
import UIKit

struct NoPaper: Error {}

/// An app's model whose commands may wait and may fail.
@MainActor
final class Owner {
  var state = NotesState(
    hasSelection: true, noteCount: 3, folders: [Folder(id: "a", title: "Work")])
  private(set) var performed = 0
  private(set) var changes = Changes()
  var isSlow = false
  var fails = false
  /// Commands that wait.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.state) { owner, command in try await owner.perform() }
  }

  var rows: MenuItemsContext<NotesCommand, Int> {
    MenuItemsContext(
      for: self, state: { owner, _ in owner.state },
      perform: { owner, command, _ in try await owner.perform() })
  }

  private func perform() async throws -> MenuUndo? {
    performed += 1
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    if fails { throw NoPaper() }
    let id = changes.make()
    return MenuUndo(for: self) {
      $0.changes.made.remove(id)
    } redo: {
      $0.changes.made.insert(id)
    }
  }

  var isBusy: Bool { !waiting.isEmpty }

  func finish() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
final class World {
  var chance: Seeded
  var record: Record
  var owners: [Owner] = []
  var pages: [Page] = []
  let swipes = SwipedRows()
  /// The main menu, and how often it had been asked to be built anew when it was.
  var mainMenu = systemMenus()
  var rebuilds = -1
  var revalidations = 0

  init(seed: UInt64) {
    record = Record(seed: seed)
    chance = Seeded(state: seed)
  }

  func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    record.expect(condition, what())
  }

  func oneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &chance) == 0 }

  func page(where isWanted: (Page) -> Bool = { _ in true }) -> Page? {
    pages.filter(isWanted).randomElement(using: &chance)
  }

  // MARK: What happens

  func go() async {
    record.step += 1
    switch Int.random(in: 0..<32, using: &chance) {
    case 0: makeOwner()
    case 1: if oneOf(3) { await releaseOwner() }
    case 2, 3, 4: await change()
    case 5, 6: openMenu()
    case 7, 8, 9: await choose()
    case 10, 11: await answer()
    case 12: presentSheet()
    case 13: dismissSheet()
    case 14: await finish()
    case 15: makePage()
    case 16: await tap()
    case 17: if oneOf(3) { await closePage() }
    case 18, 19: await openRowMenu()
    case 20: changeRows()
    case 21: if oneOf(3) { await releaseDelegate() }
    case 22, 23: await press()
    case 24: changeField()
    case 25: await chooseInMenuOnScreen()
    case 26: await undo()
    case 28..<32: await swipes.go(self)
    default: await focus()
    }
  }

  func makeOwner() {
    if owners.count < 4 { owners.append(Owner()) }
    record.count("owners")
  }

  func releaseOwner() async {
    guard let index = owners.indices.randomElement(using: &chance) else { return }
    let isBusy = owners[index].isBusy
    let gone = Weak(object: owners[index], what: "an owner")
    // What is performed ends first.
    owners[index].finish()
    owners.remove(at: index)
    await eventually { gone.object == nil }
    expect(gone.object == nil, "an owner is kept")
    // Nothing tells that an owner goes.
    for page in pages where page.owner == nil { page.menus.update() }
    record.count(isBusy ? "owners released while busy" : "owners released")
  }

  func change() async {
    guard let owner = owners.randomElement(using: &chance) else { return }
    owner.state = .random(using: &chance)
    owner.isSlow = oneOf(4)
    owner.fails = oneOf(6)
    for page in pages where page.owner === owner {
      page.menus.update()
      checkBar(page)
    }
    await checkMainMenu()
    record.count("changes")
  }

  func finish() async {
    guard let owner = owners.randomElement(using: &chance), owner.isBusy else { return }
    owner.finish()
    // The commands end.
    await settle()
    record.count("waits ended")
  }

  // MARK: Screens

  func makePage() {
    guard pages.count < 4, let owner = owners.randomElement(using: &chance) else { return }
    UIDevice.current.userInterfaceIdiom = Bool.random(using: &chance) ? .phone : .pad
    pages.append(Page(owner))
    record.count("screens")
  }

  func closePage() async {
    guard let index = pages.indices.randomElement(using: &chance) else { return }
    await closePage(at: index)
    record.count("screens closed")
  }

  /// Closes a page, of which nothing may be left.
  func closePage(at index: Int) async {
    pages[index].leave()
    let gone = pages[index].parts
    pages.remove(at: index)
    // Not while something is asked there: its answer is awaited by what asked.
    await eventually { gone.allSatisfy { $0.object == nil } }
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
  }

  func presentSheet() {
    guard let page = page(where: { !$0.hasSomethingInFront }) else { return }
    page.controller.present(UIViewController(), animated: false)
    record.count("sheets")
  }

  func dismissSheet() {
    guard let page = page(where: { $0.hasSomethingInFront && !($0.front is UIAlertController) })
    else { return }
    page.front.presentingViewController?.dismiss(animated: false)
    // A menu is closed with the sheet that it is in.
    page.opened.removeAll { $0.isInSheet }
    record.count("sheets dismissed")
  }

  // MARK: Menus

  func openMenu() {
    guard let page = page(), let owner = page.owner else { return }
    let isInSheet = page.hasSomethingInFront && !(page.front is UIAlertController)
    let view = isInSheet ? UIView() : page.view
    if isInSheet { page.front.view.addSubview(view) }
    let menu = NoteContextMenu(page.menus).makeMenu(for: view)
    keep(OpenedPlace(menu: menu, view: view, isInSheet: isInSheet), on: page)
    check(menu, of: owner)
    record.count("menus")
  }

  func keep(_ opened: OpenedPlace, on page: Page) {
    if page.opened.count > 4 { page.opened.removeFirst() }
    page.opened.append(opened)
  }

  /// Whether what a menu shows is what the state says.
  func check(_ menu: UIMenu, of owner: Owner) {
    for action in actions(in: menu) {
      switch action.title {
      case "Pin", "Unpin":
        expect(
          (action.title == "Unpin") == owner.state.isPinned, "\(action.title) is against the state")
      case "Delete Note":
        let isEnabled = owner.state.hasSelection && owner.state.noteCount > 0
        // A command that is performed is dimmed.
        expect(
          !action.attributes.contains(.disabled) == isEnabled || owner.isBusy,
          "Delete Note is enabled against the state")
      default: break
      }
    }
  }

  func checkBar(_ page: Page) {
    guard let owner = page.owner else { return }
    for item in page.items {
      switch item.title {
      case "Pin", "Unpin":
        expect(
          (item.title == "Unpin") == owner.state.isPinned, "the bar's \(item.title ?? "") is stale")
      case "Delete Note":
        let isEnabled = owner.state.hasSelection && owner.state.noteCount > 0
        expect(item.isEnabled == isEnabled || owner.isBusy, "the bar's Delete Note is stale")
      default: break
      }
    }
  }

  func actions(in menu: UIMenu?) -> [UIAction] {
    (menu?.children ?? []).flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(in: menu) }
      if let deferred = element as? UIDeferredMenuElement {
        return actions(in: UIMenu(children: deferred.elements() ?? []))
      }
      return [element as? UIAction].compactMap { $0 }
    }
  }

  func performed() -> Int { owners.reduce(0) { $0 + $1.performed } }

  func choose() async {
    guard let page = page(), let opened = page.opened.randomElement(using: &chance) else { return }
    let enabled = actions(in: opened.menu).filter { !$0.attributes.contains(.disabled) }
    guard let action = enabled.randomElement(using: &chance) else { return }
    await perform(on: page, isInFront: page.hasSomethingInFront == opened.isInSheet) {
      action.performWithSender(opened.view, target: nil)
    }
  }

  /// Opens a menu as UIKit does, by presenting a view controller, chooses in it, and lets it close.
  func chooseInMenuOnScreen() async {
    guard let page = page(where: { !$0.hasSomethingInFront }) else { return }
    let menu = NoteContextMenu(page.menus).makeMenu(for: page.view)
    let onScreen = MenuOnScreen(
      menu, on: page.controller, preview: oneOf(2) ? UIViewController() : nil)
    let action = actions(in: menu).filter { !$0.attributes.contains(.disabled) }
      .randomElement(using: &chance)
    let isAsked = page.owner != nil && action?.attributes.contains(.destructive) == true
    await perform(on: page, isInFront: true) { onScreen.choose(action) }
    onScreen.close()
    if isAsked, let owner = page.owner, !owner.isBusy {
      expect(page.front is UIAlertController, "a question is lost with its menu")
    }
    record.count("menus on screen")
  }

  func tap() async {
    guard let page = page() else { return }
    let items = page.items.filter { $0.isEnabled && $0.primaryAction != nil }
    guard let item = items.randomElement(using: &chance) else { return }
    await perform(on: page, isInFront: !page.hasSomethingInFront) {
      item.primaryAction?.performWithSender(item, target: nil)
    }
    record.count("taps")
  }

  /// Does something that performs one command at most, and none where it cannot be reached.
  func perform(on page: Page, isInFront: Bool, _ act: () -> Void) async {
    let before = performed()
    let question = page.front as? UIAlertController
    act()
    await settle()
    let done = performed() - before
    if page.owner == nil {
      expect(done == 0, "something is performed for an owner that is gone")
      expect(
        question != nil || !(page.front is UIAlertController),
        "an owner that is gone asks: \(page.front.title ?? "")")
    } else {
      expect(done <= 1, "performed \(done) times")
      expect(isInFront || done == 0, "performed behind a \(type(of: page.front))")
      expect(question == nil || page.front === question, "a question over a question")
    }
    record.count(done == 1 ? "performed" : "not performed")
  }

  func answer() async {
    guard let page = page(where: { $0.front is UIAlertController }),
      let question = page.front as? UIAlertController
    else { return }
    guard let answer = question.actions.randomElement(using: &chance) else {
      return expect(false, "a question without answers")
    }
    let isCancel = answer.style == .cancel
    let before = performed()
    answer.perform()
    await settle()
    let done = performed() - before
    expect(done <= (isCancel || page.owner == nil ? 0 : 1), "an answer performs \(done)")
    expect(page.front !== question, "a question stays")
    record.count(isCancel ? "cancelled" : "confirmed")
  }

  /// Lets go of all, of which nothing may be left.
  func end() async {
    for owner in owners { owner.finish() }
    await settle()
    let gone = owners.map { Weak(object: $0, what: "an owner at the end") }
    owners = []
    while !pages.isEmpty { await closePage(at: 0) }
    await eventually { gone.allSatisfy { $0.object == nil } }
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
    await swipes.end()
    emptyMainMenu()
  }
}

@main
@MainActor
struct Program {
  static func main() async {
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
        "confirmed", "cancelled", "performed", "owners released", "screens closed", "row menus",
        "delegates released", "menus on screen", "typed", "keys", "undone", "redone",
        "menu bars seen", "swiped", "swipes confirmed", "swipes cancelled", "rows gone while asked",
      ])
  }
}
