// Walks at random through what people and apps do with menus, bars, questions and sheets on an iPhone and an iPad, with
// commands that take time and fail. See `stress`.
import MenuRuntime
import UIKit

struct NoPaper: Error {}

/// An app's model whose commands may wait and may fail.
@MainActor
final class Owner {
  var state = NotesState(
    hasSelection: true, noteCount: 3, folders: [Folder(id: "a", title: "Work")])
  private(set) var performed = 0
  var isSlow = false
  var fails = false
  /// Commands that wait.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.state) { owner, command in try await owner.perform() }
  }

  private func perform() async throws {
    performed += 1
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    if fails { throw NoPaper() }
  }

  var isBusy: Bool { !waiting.isEmpty }

  func finish() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A toolbar for all three places of an iPhone, and for an iPad.
struct PageToolbar: ToolbarSurface {
  static let id = "page"
  let context: MenuContext<NotesCommand>

  func build(_ bar: inout ToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in
      bar.add(.pin, .lock)
      bar.flexibleSpace()
      bar.add(.delete)
      bar.addMenu("more", .more) { menu in
        menu.addEach(\.folders) { .move($0) }
        menu.add(.rename)
      }
    }
    bar.iPadOS(.editor) { bar in
      bar.center(.customizable) { bar in
        bar.add(.pin, .lock)
        bar.addSegments("order", SortOrder.self) { .sort($0) }
        bar.addList(\.folders) { .move($0) }
      }
      bar.trailing { bar in bar.add(.delete) }
    }
  }
}

/// A screen with a bar in a navigation controller in a window.
@MainActor
final class Page {
  let window = UIWindow()
  let navigation: UINavigationController
  let controller = UIViewController()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  let menus: MenuContext<NotesCommand>
  weak var owner: Owner?
  /// What was opened from here and not closed.
  var opened: [(menu: UIMenu, view: UIView)] = []
  let isPad = UIDevice.current.userInterfaceIdiom == .pad

  init(_ owner: Owner) {
    self.owner = owner
    menus = owner.menus
    navigation = UINavigationController(rootViewController: controller)
    window.addSubview(navigation.view)
    window.rootViewController = navigation
    controller.view.addSubview(view)
    navigation.appear()
    PageToolbar(menus).install(in: controller)
  }

  var presenter: UIViewController {
    navigation.presentedViewController == nil ? controller : navigation
  }

  /// What is in front of everything else.
  var front: UIViewController {
    var front: UIViewController = navigation
    while let next = front.presentedViewController
      ?? (front === navigation ? controller : nil)?
      .presentedViewController
    { front = next }
    return front
  }

  var items: [UIBarButtonItem] {
    let item = controller.navigationItem
    let groups = item.leadingItemGroups + item.centerItemGroups + item.trailingItemGroups
    return (controller.toolbarItems ?? []) + groups.flatMap(\.barButtonItems)
      + (item.rightBarButtonItems ?? []) + (item.leftBarButtonItems ?? [])
  }
}

@MainActor
final class World {
  var chance: Seeded
  var record: Record
  var owners: [Owner] = []
  var pages: [Page] = []
  /// Owners that are let go of while a command of theirs is performed.
  var leaving: [Weak] = []

  init(seed: UInt64) {
    record = Record(seed: seed)
    chance = Seeded(state: seed)
  }

  func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    record.expect(condition, what())
  }

  func oneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &chance) == 0 }

  // MARK: What happens

  func go() async {
    record.step += 1
    switch Int.random(in: 0..<18, using: &chance) {
    case 0: makeOwner()
    case 1: if oneOf(3) { await releaseOwner() }
    case 2, 3, 4: change()
    case 5, 6: openMenu()
    case 7, 8, 9: await choose()
    case 10, 11: await answer()
    case 12: presentSheet()
    case 13: dismissSheet()
    case 14: await finish()
    case 15: makePage()
    case 16: await tap()
    default: if oneOf(3) { await closePage() }
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
    if isBusy {
      // What is performed ends first.
      owners[index].finish()
      owners.remove(at: index)
      await eventually { gone.object == nil }
      record.count("owners released while busy")
    } else {
      owners.remove(at: index)
      await eventually { gone.object == nil }
    }
    expect(gone.object == nil, "an owner is kept")
    record.count("owners released")
  }

  func change() {
    guard let owner = owners.randomElement(using: &chance) else { return }
    owner.state = .random(using: &chance)
    owner.isSlow = oneOf(4)
    owner.fails = oneOf(6)
    for page in pages where page.owner === owner {
      page.menus.update()
      checkBar(page)
    }
    record.count("changes")
  }

  func finish() async {
    guard let owner = owners.randomElement(using: &chance), owner.isBusy else { return }
    owner.finish()
    await eventually { !owner.isBusy }
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
    let gone = [
      Weak(object: pages[index].controller, what: "a screen"),
      Weak(object: pages[index].window, what: "a window"),
    ]
    pages.remove(at: index)
    // Not while something is asked there: its answer is awaited by what asked.
    await eventually { gone.allSatisfy { $0.object == nil } }
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
    record.count("screens closed")
  }

  func presentSheet() {
    guard let page = pages.randomElement(using: &chance), page.front === page.navigation else {
      return
    }
    let sheet = UIViewController()
    page.controller.present(sheet, animated: false)
    record.count("sheets")
  }

  func dismissSheet() {
    guard let page = pages.randomElement(using: &chance), page.front !== page.navigation else {
      return
    }
    if page.front is UIAlertController { return }
    page.front.presentingViewController?.dismiss(animated: false)
    // A menu is closed with the sheet that it is in.
    page.opened.removeAll { $0.view !== page.view }
    record.count("sheets dismissed")
  }

  // MARK: Menus

  func openMenu() {
    guard let page = pages.randomElement(using: &chance), let owner = page.owner else { return }
    let isInSheet = page.front !== page.navigation && !(page.front is UIAlertController)
    let view = isInSheet ? UIView() : page.view
    if isInSheet { page.front.view.addSubview(view) }
    let menu = NoteContextMenu(page.menus).makeMenu(for: view)
    if page.opened.count > 4 { page.opened.removeFirst() }
    page.opened.append((menu, view))
    check(menu, of: owner)
    record.count("menus")
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

  func actions(in menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(in: menu) }
      if let deferred = element as? UIDeferredMenuElement {
        return actions(in: UIMenu(children: deferred.elements() ?? []))
      }
      return [element as? UIAction].compactMap { $0 }
    }
  }

  func performed() -> Int { owners.reduce(0) { $0 + $1.performed } }

  func choose() async {
    guard let page = pages.randomElement(using: &chance) else { return }
    guard let (menu, view) = page.opened.randomElement(using: &chance) else { return }
    let enabled = actions(in: menu).filter { !$0.attributes.contains(.disabled) }
    guard let action = enabled.randomElement(using: &chance) else { return }
    await perform(on: page, isInFront: isInFront(view, of: page)) {
      action.performWithSender(view, target: nil)
    }
  }

  func isInFront(_ view: UIView, of page: Page) -> Bool {
    page.front === page.navigation
      ? view === page.view : page.front.view.subviews.contains { $0 === view }
  }

  func tap() async {
    guard let page = pages.randomElement(using: &chance) else { return }
    let items = page.items.filter { $0.isEnabled && $0.primaryAction != nil }
    guard let item = items.randomElement(using: &chance) else { return }
    await perform(on: page, isInFront: page.front === page.navigation) {
      item.primaryAction?.performWithSender(item, target: nil)
    }
    record.count("taps")
  }

  /// Does something that performs one command at most, and none where it cannot be reached.
  func perform(on page: Page, isInFront: Bool, _ act: () -> Void) async {
    let before = performed()
    let question = page.front as? UIAlertController
    act()
    await settle { performed() != before }
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
    let asked = pages.filter { $0.front is UIAlertController }
    guard let page = asked.randomElement(using: &chance),
      let question = page.front as? UIAlertController
    else { return }
    guard let answer = question.actions.randomElement(using: &chance) else {
      return expect(false, "a question without answers")
    }
    let isCancel = answer.style == .cancel
    let before = performed()
    answer.perform()
    await settle { performed() != before }
    let done = performed() - before
    expect(done <= (isCancel || page.owner == nil ? 0 : 1), "an answer performs \(done)")
    expect(page.front !== question, "a question stays")
    record.count(isCancel ? "cancelled" : "confirmed")
  }

  /// Lets go of all, of which nothing may be left.
  func end() async {
    for owner in owners { owner.finish() }
    await settle()
    var gone = owners.map { Weak(object: $0, what: "an owner at the end") }
    gone += pages.map { Weak(object: $0.controller, what: "a screen at the end") }
    gone += pages.map { Weak(object: $0.window, what: "a window at the end") }
    owners = []
    pages = []
    await eventually { gone.allSatisfy { $0.object == nil } }
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    var records: [Record] = []
    for seed in UInt64(1)...4 {
      let world = World(seed: seed)
      for _ in 0..<2500 where !world.record.isGivenUp { await world.go() }
      await world.end()
      records.append(world.record)
    }
    Record.report(
      records, of: ["confirmed", "cancelled", "performed", "owners released", "screens closed"])
  }
}
