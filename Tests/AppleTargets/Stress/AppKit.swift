// Walks at random through what people and apps do with menus, menu bars, toolbars and windows. See `stress`.
import AppKit
@_spi(Generated) import MenuRuntime

/// A toolbar that the system does not save, with items and spaces that come and go.
struct ChangingToolbar: ToolbarSurface {
  static let id = "changing"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.macOS { bar in
      bar.when(bar.state.isPinned) { bar in bar.space() }
      bar.add(.pin)
      bar.when(bar.state.hasSelection) { bar in
        bar.space()
        bar.add(.delete)
        bar.flexibleSpace()
      }
      bar.addSegments("sortOrder", SortOrder.self) { .sort($0) }
    }
  }
}

/// A window with its toolbar.
@MainActor
final class Frame {
  let window = NSWindow()
  let toolbar: NSToolbar
  let isSaved: Bool
  weak var owner: NotesModel?

  init(_ owner: NotesModel, isSaved: Bool) {
    self.owner = owner
    self.isSaved = isSaved
    toolbar =
      isSaved
      ? NoteListToolbar(owner.menus).makeToolbar() : ChangingToolbar(owner.menus).makeToolbar()
    window.toolbar = toolbar
    toolbar.show()
  }
}

/// A view with an undo manager that is not its own.
@MainActor
final class Canvas: NSView {
  var manager: UndoManager?
  override var undoManager: UndoManager? { manager }
}

/// A menu, whose it is, and its view.
@MainActor
final class Opened {
  let menu: NSMenu
  let view: NSView
  weak var owner: NotesModel?

  init(_ menu: NSMenu, on view: NSView, _ owner: NotesModel) {
    (self.menu, self.view, self.owner) = (menu, view, owner)
  }
}

@MainActor
final class World {
  var chance: Seeded
  var record: Record
  var owners: [NotesModel] = []
  var menus: [Opened] = []
  var frames: [Frame] = []
  var lists: [ListWindow] = []
  weak var barOwner: NotesModel?
  let undoing = Undoing()
  let extras: MenuBarExtras

  init(seed: UInt64, _ extras: MenuBarExtras) {
    record = Record(seed: seed)
    chance = Seeded(state: seed)
    self.extras = extras
  }

  func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    record.expect(condition, what())
  }

  func count(_ what: String) { record.count(what) }

  /// Whether something modal is in front of the window in front.
  var isModal: Bool {
    let application = NSApplication.shared
    let window = application.keyWindow ?? application.mainWindow
    return application.modalWindow != nil || window?.attachedSheet != nil
  }

  func performed() -> Int { owners.reduce(0) { $0 + $1.performed.count } }

  // MARK: What happens

  func go() {
    record.step += 1
    // Each step is an event of its own.
    undoing.manager.endTurn()
    switch Int.random(in: 0..<31, using: &chance) {
    case 0: makeOwner()
    case 1: if Int.random(in: 0..<3, using: &chance) == 0 { releaseOwner() }
    case 2, 3, 4: change()
    case 5: makeMenu()
    case 6, 7: if let opened = menus.randomElement(using: &chance) { check(opened) }
    case 8, 9: if let opened = menus.randomElement(using: &chance) { choose(in: opened) }
    case 10: installBar()
    case 11, 12: useBar()
    case 13: openWindow()
    case 14: useWindow()
    case 15, 16: undoing.go(&record, using: &chance)
    case 17..<25: useLists()
    case 25..<30: extras.go(self)
    default: closeWindow()
    }
  }

  func makeOwner() {
    if owners.count < 5 { owners.append(NotesModel()) }
    count("owners")
  }

  func releaseOwner() {
    guard let index = owners.indices.randomElement(using: &chance) else { return }
    let gone = Weak(object: owners[index], what: "an owner")
    owners.remove(at: index)
    expect(gone.object == nil, "an owner is kept")
    count("owners released")
  }

  func change() {
    guard let owner = owners.randomElement(using: &chance) else { return }
    owner.state.isPinned = Bool.random(using: &chance)
    owner.state.isLocked = Bool.random(using: &chance)
    owner.state.hasSelection = Bool.random(using: &chance)
    owner.state.noteCount = Int.random(in: 0..<3, using: &chance)
    owner.state.sortOrder = Bool.random(using: &chance) ? .edited : .title
    owner.state.folders = (0..<Int.random(in: 0..<4, using: &chance)).map {
      Folder(id: MenuElementID(rawValue: "f\($0)"), title: "Folder \($0)")
    }
    count("changes")
  }

  func makeMenu() {
    guard let owner = owners.randomElement(using: &chance) else { return }
    if menus.count > 6 {
      let gone = [
        Weak(object: menus[0].menu, what: "a menu"), Weak(object: menus[0].view, what: "a view"),
      ]
      menus.removeFirst()
      for part in gone { expect(part.object == nil, "\(part.what) is kept") }
    }
    let canvas = Canvas()
    canvas.manager = undoing.manager
    let menu = NoteContextMenu(undoing.menus(of: owner)).makeMenu(for: canvas)
    menus.append(Opened(menu, on: canvas, owner))
    count("menus")
  }

  // MARK: Menus

  /// Whether what a menu shows is what the state says.
  func check(_ menu: NSMenu, of owner: NotesModel) {
    menu.update()
    for item in menu.items where !item.isHidden {
      if let submenu = item.submenu { check(submenu, of: owner) }
      guard item.target != nil || item.action != nil else { continue }
      switch item.title {
      case "Pin", "Unpin":
        expect(
          (item.title == "Unpin") == owner.state.isPinned, "\(item.title) is against the state")
      case "Locked":
        expect((item.state == .on) == owner.state.isLocked, "the mark is against the state")
      case "Delete Note":
        expect(
          item.isEnabled
            == (owner.state.hasSelection && owner.state.noteCount > 0 && !isModal),
          "Delete Note is enabled against the state")
      case "Date Edited":
        expect((item.state == .on) == (owner.state.sortOrder == .edited), "the wrong option is on")
      default: break
      }
    }
  }

  func check(_ opened: Opened) {
    guard let owner = opened.owner else {
      opened.menu.update()
      return
    }
    check(opened.menu, of: owner)
    count("openings")
  }

  /// The enabled items of a menu and its submenus, each with its menu and its number there.
  func items(of menu: NSMenu) -> [(menu: NSMenu, index: Int)] {
    menu.items.enumerated().flatMap { index, item -> [(menu: NSMenu, index: Int)] in
      if let submenu = item.submenu { return items(of: submenu) }
      return item.isEnabled && item.target != nil ? [(menu, index)] : []
    }
  }

  func choose(in opened: Opened) { choose(in: opened.menu, of: opened.owner) }

  func choose(in menu: NSMenu, of owner: NotesModel?) {
    menu.update()
    // The state may change while the menu is open.
    if Int.random(in: 0..<4, using: &chance) == 0 { change() }
    guard let (inner, index) = items(of: menu).randomElement(using: &chance) else { return }
    let before = performed()
    let answer = Bool.random(using: &chance)
    var asked = 0
    NSAlert.answer = { _ in
      asked += 1
      return answer ? .alertFirstButtonReturn : .alertSecondButtonReturn
    }
    inner.performActionForItem(at: index)
    let done = performed() - before
    if owner == nil {
      expect(done == 0 && asked == 0, "something is performed for an owner that is gone")
    } else {
      expect(done <= 1, "performed \(done) times")
      count(done == 1 ? "performed" : asked > 0 ? "declined" : "refused")
    }
  }

  // MARK: The menu bar

  func installBar() {
    guard let owner = owners.randomElement(using: &chance) else { return }
    dropBar()
    if Int.random(in: 0..<5, using: &chance) == 0 { return }
    NotesMenuBar(owner.menus).install()
    barOwner = owner
    count("bars")
  }

  func dropBar() {
    guard NSApplication.shared.mainMenu != nil else { return }
    let bar = Weak(object: NSApplication.shared.mainMenu, what: "a menu bar")
    NSApplication.shared.mainMenu = nil
    NSApplication.shared.servicesMenu = nil
    NSApplication.shared.windowsMenu = nil
    NSApplication.shared.helpMenu = nil
    barOwner = nil
    expect(bar.object == nil, "\(bar.what) is kept")
    count("bars dropped")
  }

  func useBar() {
    NSApplication.shared.modalWindow = nil
    bringToFront(frames.randomElement(using: &chance)?.window)
    guard let menu = menu("Note") else { return }
    if let barOwner { check(menu, of: barOwner) }
    choose(in: menu, of: barOwner)
  }

  // MARK: Windows

  func openWindow() {
    guard frames.count < 4, let owner = owners.randomElement(using: &chance) else { return }
    frames.append(Frame(owner, isSaved: Bool.random(using: &chance)))
    NSApplication.shared.windows = frames.map(\.window)
    count("windows")
  }

  func useWindow() {
    guard let frame = frames.randomElement(using: &chance) else { return }
    for frame in frames {
      frame.toolbar.validateVisibleItems()
      check(frame)
    }
    for frame in frames { check(frame) }
    let buttons = frame.toolbar.items.filter { $0.isEnabled && $0.action != nil }
    guard let item = buttons.randomElement(using: &chance), let action = item.action else { return }
    let before = performed()
    _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
    expect(performed() - before <= 1, "a click performs several commands")
    if frame.owner == nil {
      expect(performed() == before, "a click performs something for an owner that is gone")
    }
    count("clicks")
  }

  /// Whether a toolbar has the items that its state says, whatever those of other windows have.
  func check(_ frame: Frame) {
    let items = frame.toolbar.items.filter { !$0.isHidden }.map(\.itemIdentifier.rawValue)
    if frame.isSaved {
      expect(Set(items).count == items.count, "a saved toolbar has an item twice: \(items)")
      return
    }
    let state = frame.owner?.state ?? NotesState()
    let spaces = items.filter { $0.hasPrefix("NSToolbar") }.count
    expect(
      spaces == (state.isPinned ? 1 : 0) + (state.hasSelection ? 2 : 0)
        && items.contains("delete") == state.hasSelection,
      "a toolbar has \(items)")
    count("toolbars seen")
  }

  func closeWindow() {
    guard let index = frames.indices.randomElement(using: &chance) else { return }
    let gone = [
      Weak(object: frames[index].toolbar, what: "a toolbar"),
      Weak(object: frames[index].window, what: "a window"),
    ]
    bringToFront(nil)
    frames.remove(at: index)
    NSApplication.shared.windows = frames.map(\.window)
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
    count("windows closed")
  }

  /// Lets go of all, of which nothing may be left. That goes for the menu bar, too: Swift marks pointers to its entries
  /// with bits that LeakSanitizer does not know, so it would report them as leaked.
  func end() {
    dropBar()
    var gone = owners.map { Weak(object: $0, what: "an owner at the end") }
    gone += menus.map { Weak(object: $0.menu, what: "a menu at the end") }
    gone += frames.map { Weak(object: $0.toolbar, what: "a toolbar at the end") }
    gone += lists.map { Weak(object: $0.window, what: "a window at the end") }
    owners = []
    menus = []
    lists = []
    NSApplication.shared.modalWindow = nil
    bringToFront(nil)
    NSApplication.shared.windows = []
    frames = []
    for part in gone { expect(part.object == nil, "\(part.what) is kept") }
  }
}

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  @objc func showSettingsWindow(_ sender: Any?) {}
}

@main
@MainActor
struct Program {
  static func main() {
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    let extras = MenuBarExtras()
    let records = (UInt64(1)...4).map { seed in
      let world = World(seed: seed, extras)
      Raised.handler = { reason in world.expect(false, "an exception: " + reason) }
      defer { Raised.handler = nil }
      for _ in 0..<Record.stepsPerSeed where !world.record.isGivenUp { world.go() }
      world.end()
      return world.record
    }
    Record.report(
      records,
      of: [
        "changes of open status menus", "chosen in status menus", "chosen in the Dock",
        "controllers released", "declined", "global keys", "keys blocked", "keys changed",
        "keys of commands", "keys of commands in text", "keys of text", "keys that nobody has",
        "lists closed", "owners released",
        "performed", "questions left open", "redone", "rows clicked", "rows gone while asked",
        "sheets", "toolbars seen", "undone", "windows closed",
      ])
  }
}
