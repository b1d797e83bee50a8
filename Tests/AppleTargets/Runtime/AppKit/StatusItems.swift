// Installs status items, and does what people do with them: clicks, an open menu that changes, an item that is hidden.
import AppKit
@_spi(Generated) import MenuRuntime
import Observation

nonisolated enum TimerCommand: MenuCommand {
  case toggle, reset
  case lap(Lap.ID)
  case log, about

  func facts(in state: TimerState) -> MenuFacts {
    switch self {
    case .toggle:
      return MenuFacts("toggle", state.isRunning ? "Pause" : "Start")
        .symbol(state.isRunning ? "pause" : "play").on(state.isRunning).affectsApp()
    case .reset:
      return MenuFacts("reset", "Reset").enabled(state.seconds > 0).confirm("Reset the timer?")
    case .lap(let id): return MenuFacts("lap", "Lap").option(state.laps.element(id))
    case .log: return MenuFacts("log", "Log").checked(state.isLogging)
    case .about: return MenuFacts("about", "About \(state.seconds) Seconds")
    }
  }

  static func allCommands(in state: TimerState) -> [TimerCommand] { [] }
}

nonisolated struct TimerState: MenuState {
  var isRunning = false
  var isLogging = false
  var isShown = true
  var seconds = 0
  var laps: [Lap] = []
}

nonisolated struct Lap: MenuListElement {
  var id: MenuElementID<Lap>
  var title: String
  var symbolName: String?
}

/// The menu of each item.
nonisolated func buildTimerMenu(_ menu: inout MenuBuilder<TimerCommand>) {
  menu.add(.toggle, .reset, .log)
  menu.addText("\(menu.state.seconds) seconds")
  menu.separate()
  menu.addEach(\.laps) { .lap($0) }
  menu.addSystem(.settings, .hide)
  menu.addSubmenu("More") { menu in
    menu.add(.about)
    menu.addEach(\.laps) { .lap($0) }
  }
}

struct TimerStatusItem: StatusItemSurface {
  static let id = "timer"
  let context: MenuContext<TimerCommand>

  static func label(in state: TimerState) -> MenuLabel {
    MenuLabel("\(state.seconds) s", state.isRunning ? nil : .symbol("timer"))
  }
  static func isShown(in state: TimerState) -> Bool { state.isShown }
  static func build(_ menu: inout MenuBuilder<TimerCommand>) { buildTimerMenu(&menu) }
}

/// One of which the system has saved something.
struct SavedStatusItem: StatusItemSurface {
  static let id = "saved"
  let context: MenuContext<TimerCommand>

  static func label(in state: TimerState) -> MenuLabel { MenuLabel("Saved") }
  static func isShown(in state: TimerState) -> Bool { state.isShown }
  static func build(_ menu: inout MenuBuilder<TimerCommand>) { buildTimerMenu(&menu) }
}

/// The same, under another name.
struct OtherStatusItem: StatusItemSurface {
  static let id = "other"
  let context: MenuContext<TimerCommand>

  static func label(in state: TimerState) -> MenuLabel { MenuLabel("Saved") }
  static func isShown(in state: TimerState) -> Bool { state.isShown }
  static func build(_ menu: inout MenuBuilder<TimerCommand>) { buildTimerMenu(&menu) }
}

/// One that performs a command when it is clicked.
struct TapStatusItem: StatusItemSurface {
  static let id = "tap"
  let context: MenuContext<TimerCommand>
  var tapCommand: TimerCommand? { .toggle }

  static func label(in state: TimerState) -> MenuLabel { MenuLabel("Timer", .symbol("timer")) }
  static func build(_ menu: inout MenuBuilder<TimerCommand>) { buildTimerMenu(&menu) }
}

@Observable
@MainActor
final class TimerModel {
  var state = TimerState()
  @ObservationIgnored private var performed: [String] = []
  /// Called when a command is performed.
  @ObservationIgnored var performs: (TimerCommand) throws -> Void = { _ in }

  var menus: MenuContext<TimerCommand> {
    MenuContext(for: self, state: \.state) { (model, command) throws in
      model.performed.append(command.facts(in: model.state).option?.id ?? command.id)
      if command == .toggle { model.state.isRunning.toggle() }
      try model.performs(command)
    }
  }

  /// Returns the commands performed since the last call.
  func takePerformed() -> [String] {
    defer { performed = [] }
    return performed
  }
}

/// A click.
final class Click: NSEvent {
  private let kind: EventType
  private let flags: ModifierFlags

  init(_ kind: EventType, _ flags: ModifierFlags = []) {
    (self.kind, self.flags) = (kind, flags)
    super.init()
  }
  override var type: EventType { kind }
  override var modifierFlags: ModifierFlags { flags }
}

/// A text that counts what is pasted.
@MainActor
final class PastedText: NSTextView {
  var pasted = 0
  override func paste(_ sender: Any?) { pasted += 1 }
}

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  var hasOpenedSettings = false
  @objc func showSettingsWindow(_ sender: Any?) { hasOpenedSettings = true }
}

@main
@MainActor
struct Program {
  static let application = NSApplication.shared

  static func main() async {
    for id in ["timer", "tap", "saved", "other"] {
      UserDefaults.standard.removeObject(forKey: "MenuStatusItem Hidden \(id)")
    }
    await face()
    menu()
    clicks()
    await ticking()
    await growing()
    hiding()
    await questions()
    await settings()
    keys()
    again()
  }

  static func settled() async { for _ in 0..<50 { await Task.yield() } }

  static func describe(_ item: NSStatusItem) -> String {
    guard let button = item.button else { return "no button" }
    let image = button.image.map { "\($0.symbolName ?? "-") template \($0.isTemplate)" }
    return [
      item.autosaveName ?? "no name", button.title.isEmpty ? "-" : button.title, image ?? "-",
      "\(button.imagePosition)", "label \(button.accessibilityLabel() ?? "-")",
      "identifier \(button.accessibilityIdentifier() ?? "-")",
    ].joined(separator: ", ")
  }

  static func face() async {
    section("face")
    let model = TimerModel()
    let item = TimerStatusItem(model.menus).install()
    print(describe(item))
    print("in the bar:", NSStatusBar.system.current.count, "length:", item.length)
    model.state.isRunning = true
    model.state.seconds = 7
    await settled()
    print(describe(item))
    print("actions for VoiceOver:", item.button?.accessibilityCustomActions()?.count ?? 0)
  }

  static func menu() {
    section("menu")
    let model = TimerModel()
    model.state.laps = [Lap(id: "1", title: "First")]
    let item = TimerStatusItem(model.menus).install()
    if let menu = item.menu { outline(menu) }
    var origin = false
    model.performs = { _ in origin = MenuOrigin.current.view === item.button }
    for kind in [NSEvent.EventType.leftMouseUp, .rightMouseUp] {
      NSStatusBarButton.whileOpen = { menu in choose("First", in: menu) }
      item.button?.click(Click(kind))
      print("performed by a click in the menu:", model.takePerformed(), "origin:", origin)
    }
    print("still has its menu:", item.menu != nil)
  }

  static func clicks() {
    section("tap")
    let model = TimerModel()
    let item = TapStatusItem(model.menus).install()
    guard let button = item.button else { return }
    button.screenFrame = NSRect(x: 100, y: 800, width: 30, height: 24)
    var opened = 0
    NSStatusBarButton.whileOpen = { menu in
      opened += 1
      choose("Log", in: menu)
    }
    func show(_ what: String) {
      print(
        "\(what): opened \(opened), performed:", model.takePerformed(),
        "menu left:", item.menu != nil)
      opened = 0
    }
    button.click(Click(.leftMouseUp))
    show("left")
    button.click(Click(.rightMouseUp))
    show("right")
    button.click(Click(.leftMouseUp, .control))
    show("Control")
    button.click(Click(.leftMouseDown))
    show("the mouse goes down")
    button.performClick(nil)
    show("VoiceOver presses")
    for action in button.accessibilityCustomActions() ?? [] {
      print("VoiceOver’s action:", action.name, action.handler?() ?? false)
    }
    show("VoiceOver’s action")
    NSStatusBarButton.getsRightMouse = false
    button.click(Click(.rightMouseUp))
    show("right, which does not reach the button")
    NSEvent.mouseLocation = NSPoint(x: 300, y: 810)
    NSEvent.monitor(Click(.rightMouseUp))
    show("right, elsewhere")
    NSStatusBarButton.getsRightMouse = true
    NSEvent.pressedMouseButtons = 1
    button.click(Click(.periodic))
    NSEvent.pressedMouseButtons = 0
    button.click(Click(.leftMouseUp))
    show("held")
    button.click(Click(.leftMouseUp))
    show("left again")
    NSStatusBarButton.leavesMenusOpen = true
    button.click(Click(.rightMouseUp))
    print("while open:", item.menu != nil)
    item.menu?.endTracking()
    print("closed later:", item.menu != nil)
    NSStatusBarButton.leavesMenusOpen = false
    model.state.laps = []
    button.isEnabled = false
    button.click(Click(.rightMouseUp))
    show("dimmed")
    button.isEnabled = true
  }

  static func ticking() async {
    section("ticks while open")
    let model = TimerModel()
    model.state.laps = [Lap(id: "1", title: "First", symbolName: "1.circle")]
    let item = TimerStatusItem(model.menus).install()
    guard let menu = item.menu else { return }
    menu.beginTracking()
    print(titles(menu))
    let before = menu.items
    model.state.seconds = 3
    model.state.isRunning = true
    model.state.isLogging = true
    model.state.laps[0].title = "Best"
    model.state.laps[0].symbolName = "star"
    await settled()
    print(titles(menu))
    print("same items:", menu.items.elementsEqual(before, by: ===))
    print("submenu:", menu.items.last?.submenu.map(titles) ?? [])
    for item in menu.items where !item.isSeparatorItem { print(" ", rowText(item)) }
    // AppKit asks again, as for a modifier key.
    menu.update()
    print("asked again:", menu.items.elementsEqual(before, by: ===))
    choose("Best", in: menu)
    print("performed:", model.takePerformed())
    menu.endTracking()
    model.state.seconds = 4
    await settled()
    print("closed:", titles(menu))
  }

  static func titles(_ menu: NSMenu) -> [String] {
    menu.items.map { item in
      (item.isSeparatorItem ? "---" : item.title)
        + (item.target != nil && !item.isEnabled ? " ∅" : "")
    }
  }

  static func growing() async {
    section("a list grows and shrinks while open")
    let model = TimerModel()
    model.state.laps = [Lap(id: "1", title: "First"), Lap(id: "2", title: "Second")]
    let item = TimerStatusItem(model.menus).install()
    guard let menu = item.menu else { return }
    menu.beginTracking()
    let before = menu.items
    model.state.laps.insert(Lap(id: "0", title: "Zeroth"), at: 0)
    await settled()
    print(titles(menu))
    model.state.laps.removeAll { $0.id == "2" }
    await settled()
    print(titles(menu), menu.items.last?.submenu.map(titles) ?? [])
    print("same items:", menu.items.elementsEqual(before, by: ===))
    force("Second", in: menu)
    print("performed:", model.takePerformed())
    choose("First", in: menu)
    print("performed:", model.takePerformed())
    menu.endTracking()
    menu.beginTracking()
    print(titles(menu))
    menu.endTracking()
  }

  static func hiding() {
    section("only when")
    let model = TimerModel()
    let menus = model.menus
    let item = TimerStatusItem(menus).install()
    item.visibilities = []
    func set(_ isShown: Bool, _ what: String) {
      model.state.isShown = isShown
      menus.update()
      menus.update()
      print("\(what):", item.isVisible, "set:", item.visibilities)
      item.visibilities = []
    }
    set(true, "shown")
    set(false, "the state hides it")
    set(true, "and shows it")
    item.setVisible(false)
    set(true, "people hide it")
    set(false, "the state hides it, too")
    set(true, "and would show it")
    item.setVisible(true)
    set(true, "people show it")
    set(false, "the state hides it")
    print("saved:", NSStatusItem.saved["timer"] ?? true)
    let defaults = UserDefaults.standard
    defaults.set(true, forKey: "MenuStatusItem Hidden saved")
    NSStatusItem.saved = ["saved": false, "other": false]
    model.state.isShown = true
    print("launched, the state had hidden it:", SavedStatusItem(menus).install().isVisible)
    print("forgotten:", !defaults.bool(forKey: "MenuStatusItem Hidden saved"))
    print("launched, people had hidden it:", OtherStatusItem(menus).install().isVisible)
  }

  static func questions() async {
    section("questions")
    let model = TimerModel()
    model.state.seconds = 5
    let item = TapStatusItem(model.menus).install()
    let answers = Answers()
    answers.answer = .alertFirstButtonReturn
    application.isActive = false
    NSStatusBarButton.whileOpen = { menu in choose("Reset", in: menu) }
    item.button?.click(Click(.rightMouseUp))
    print("asked at once:", answers.take(), "asked to be active:", application.activations)
    NSStatusBarButton.whileOpen = { menu in
      print("meanwhile:", choosable(menu))
      choose("Reset", in: menu)
    }
    item.button?.click(Click(.rightMouseUp))
    await settle { !answers.asked.isEmpty }
    print("active:", application.isActive, "asked:", answers.take())
    item.button?.click(Click(.leftMouseUp))
    print("without a question, activations:", application.activations, model.takePerformed())
    model.performs = { _ in throw CocoaError(.fileNoSuchFile) }
    application.isActive = false
    item.button?.click(Click(.leftMouseUp))
    await settle { !answers.asked.isEmpty }
    print("error:", answers.take().count, "active:", application.isActive)
    model.performs = { _ in }
    application.isActive = false
    application.canActivate = false
    item.button?.click(Click(.rightMouseUp))
    await settle { !answers.asked.isEmpty }
    print("not granted:", answers.take().count, "active:", application.isActive)
    application.canActivate = true
    application.isActive = true
    _ = model.takePerformed()
    model.menus.choose(.reset, at: item.button.map { MenuOrigin($0) })
    print("at the button, by code:", answers.take().count, model.takePerformed())
  }

  static func settings() async {
    section("settings")
    let (item, delegate) = (TimerStatusItem(TimerModel().menus).install(), AppDelegate())
    application.delegate = nil
    print("nobody opens them:", choosable(item.menu).contains("Settings…"))
    application.delegate = delegate
    application.isActive = false
    NSStatusBarButton.whileOpen = { menu in choose("Settings…", in: menu) }
    item.button?.click(Click(.leftMouseUp))
    print("at once:", delegate.hasOpenedSettings)
    await settle { delegate.hasOpenedSettings }
    print("active:", application.isActive, "opened:", delegate.hasOpenedSettings)
  }

  static func keys() {
    section("keys of an accessory")
    let model = TimerModel()
    application.mainMenu = nil
    TimerStatusItem(model.menus).install()
    print("regular:", application.mainMenu != nil)
    application.policy = .accessory
    TimerStatusItem(model.menus).install()
    for item in application.mainMenu?.items ?? [] {
      print(item.title, open(item.submenu).filter { $0 != "---" }.prefix(6))
    }
    let window = NSWindow()
    let text = PastedText()
    window.makeFirstResponder(text)
    bringToFront(window)
    application.sendEvent(KeyPress("v", .command))
    print("pasted:", text.pasted)
    let menu = NSMenu()
    application.mainMenu = menu
    TimerStatusItem(model.menus).install()
    print("the app’s own menu stays:", application.mainMenu === menu)
    application.mainMenu = nil
    application.policy = .regular
  }

  static func again() {
    section("installed again")
    let (one, other) = (TimerModel(), TimerModel())
    let item = TimerStatusItem(one.menus).install()
    other.state.seconds = 9
    print("same item:", TimerStatusItem(other.menus).install() === item, describe(item))
    NSStatusBarButton.whileOpen = { menu in choose("Log", in: menu) }
    item.button?.click(Click(.leftMouseUp))
    print("performed:", one.takePerformed(), other.takePerformed())
    var gone: TimerModel? = TimerModel()
    weak var owner = gone
    gone.map { _ = TapStatusItem($0.menus).install() }
    gone = nil
    print("owner kept:", owner != nil)
  }
}

@MainActor func rowText(_ item: NSMenuItem) -> String { describe(item) }
