// What is outside of windows, at random: a status item whose menu stays while its state changes, the Dock menu, and keys that
// people change and press while another app is in front.
import AppKit
import Carbon
@_spi(Generated) import MenuRuntime

struct NotesStatusItem: StatusItemSurface {
  static let id = "notes"
  let context: MenuContext<NotesCommand>

  static func label(in state: NotesState) -> MenuLabel {
    MenuLabel("\(state.noteCount) Notes", .symbol("note"))
  }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) { buildNotesOutside(&menu) }
}

struct NotesDockMenu: DockMenuSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ menu: inout MenuBuilder<NotesCommand>) { buildNotesOutside(&menu) }
}

nonisolated func buildNotesOutside(_ menu: inout MenuBuilder<NotesCommand>) {
  menu.add(.pin, .lock, .define)
  menu.addEach(\.folders) { .move($0) }
  menu.add(.delete)
}

nonisolated enum ClockCommand: MenuKeysChangeable {
  case start, stop, reset
  @MainActor static let keys = MenuKeys<ClockCommand>()

  func facts(in state: ClockState) -> MenuFacts {
    switch self {
    case .start: return MenuFacts("start", "Start").key("t", [.control, .option], global: true)
    case .stop: return MenuFacts("stop", "Stop").key("s", [.control, .option], global: true)
    case .reset: return MenuFacts("reset", "Reset").key("k", [.control, .option], global: true)
    }
  }

  static func allCommands(in state: ClockState) -> [ClockCommand] { [.start, .stop, .reset] }
}

nonisolated struct ClockState: MenuState {}

struct ClockGlobalKeys: GlobalKeysSurface {
  let context: MenuContext<ClockCommand>
  nonisolated static let commands: [ClockCommand] = [.start, .stop, .reset]
}

@MainActor
final class Clock {
  let state = ClockState()
  var performed: [ClockCommand] = []
  var menus: MenuContext<ClockCommand> {
    MenuContext(for: self, state: \.state) { clock, command in
      clock.performed.append(command)
    }
  }
}

@MainActor
final class MenuBarExtras {
  /// The keys of an American keyboard that the walk uses, by their codes.
  private static let codes: KeyValuePairs = ["t": 17, "s": 1, "k": 40, "w": 13, "g": 5]
  private let owner = NotesModel()
  private let clock = Clock()
  private let item: NSStatusItem
  /// The entries of the open menu, which has to keep them.
  private var opened: [NSMenuItem]?

  init() {
    ClockCommand.keys.store = .memory()
    item = NotesStatusItem(owner.menus).install()
    ClockGlobalKeys(clock.menus).install()
  }

  func go(_ world: World) {
    switch Int.random(in: 0..<8, using: &world.chance) {
    case 0: openOrClose(world)
    case 1, 2: change(world)
    case 3: choose(world)
    case 4: useDock(world)
    case 5, 6: changeKeys(world)
    default: press(world)
    }
  }

  // MARK: The status item and the Dock

  private func openOrClose(_ world: World) {
    guard let menu = item.menu else { return world.expect(false, "the item has no menu") }
    if opened == nil {
      menu.beginTracking()
      opened = menu.items
      check(menu, world)
    } else {
      menu.endTracking()
      opened = nil
    }
    // The one notification is posted for each menu that AppKit opens.
    NotificationCenter.default.post(
      name: opened == nil ? NSMenu.didEndTrackingNotification : NSMenu.didBeginTrackingNotification,
      object: nil)
    checkKeys(world)
    world.count("status menus")
  }

  private func change(_ world: World) {
    owner.state = .random(using: &world.chance)
    owner.menus.update()
    world.expect(
      item.button?.accessibilityLabel() == "\(owner.state.noteCount) Notes",
      "the status item is called \(item.button?.accessibilityLabel() ?? "nothing")")
    guard let opened, let menu = item.menu else { return }
    world.expect(
      menu.items.elementsEqual(opened, by: ===), "an open menu has other entries than before")
    check(menu, world)
    world.count("changes of open status menus")
  }

  private func check(_ menu: NSMenu, _ world: World) {
    for item in menu.items where item.isEnabled {
      switch item.title {
      case "Pin", "Unpin":
        world.expect(
          (item.title == "Unpin") == owner.state.isPinned, "\(item.title) is against the state")
      case "Locked":
        world.expect(
          (item.state == .on) == owner.state.isLocked, "the mark is against the state")
      case "Delete Note", "Define":
        world.expect(owner.state.hasSelection, "\(item.title) is enabled against the state")
      default: break
      }
    }
  }

  private func choose(_ world: World) {
    guard opened != nil, let menu = item.menu else { return }
    menu.update()
    let entries = menu.items.indices.filter { menu.items[$0].target != nil }
    guard let index = entries.randomElement(using: &world.chance) else { return }
    let isEnabled = menu.items[index].isEnabled
    let before = owner.performed.count
    NSAlert.answer = { _ in .alertFirstButtonReturn }
    menu.performActionForItem(at: index)
    let done = owner.performed.count - before
    world.expect(done <= (isEnabled ? 1 : 0), "a status menu performs \(done) commands")
    world.count(done == 1 ? "chosen in status menus" : "refused in status menus")
  }

  private func useDock(_ world: World) {
    let menu = NotesDockMenu(owner.menus).makeMenu()
    check(menu, world)
    let entries = menu.items.indices.filter { index in
      menu.items[index].isEnabled && menu.items[index].action != nil
    }
    guard let index = entries.randomElement(using: &world.chance) else { return }
    let before = owner.performed.count
    NSAlert.answer = { _ in .alertSecondButtonReturn }
    menu.performActionForItem(at: index)
    let done = owner.performed.count - before
    world.expect(done <= 1, "the Dock performs \(done) commands")
    if done == 1 { world.count("chosen in the Dock") }
  }

  // MARK: Keys

  private func changeKeys(_ world: World) {
    let keys = ClockCommand.keys
    guard let command = ClockGlobalKeys.commands.randomElement(using: &world.chance),
      let key = Self.codes.randomElement(using: &world.chance)?.key.first
    else { return }
    switch Int.random(in: 0..<5, using: &world.chance) {
    case 0: keys.reset(command)
    case 1: keys.resetAll()
    case 2: keys.merge(["\(command)": ["ctrl+opt+\(key) global"]])
    case 3: try? keys.setShortcuts([], for: command)
    default:
      let shortcut = MenuShortcut(.character(key), [.control, .option], isGlobal: true)
      do {
        try keys.setShortcuts([shortcut], for: command)
        world.expect(keys.shortcuts(for: command) == [shortcut], "a key that is set is another")
      } catch {
        world.expect(false, "a key is refused: \(error)")
      }
    }
    checkKeys(world)
    world.count("keys changed")
  }

  /// No two commands have one key, and what is registered is what they have, while no menu is open.
  private func checkKeys(_ world: World) {
    let held = ClockGlobalKeys.commands.flatMap { ClockCommand.keys.shortcuts(for: $0) }
    world.expect(Set(held).count == held.count, "two commands have one key: \(held)")
    let count = HotKeyboard.registered.count
    world.expect(
      count == (opened == nil ? held.count : 0), "\(count) keys are registered for \(held)")
  }

  private func press(_ world: World) {
    guard let key = Self.codes.randomElement(using: &world.chance) else { return }
    clock.performed = []
    let holders = ClockGlobalKeys.commands.filter { command in
      ClockCommand.keys.shortcuts(for: command).contains { shortcut in
        shortcut.key == .character(Character(key.key))
      }
    }
    let isHandled = HotKeyboard.press(UInt32(key.value), controlKey | optionKey)
    world.expect(
      isHandled == (opened == nil && !holders.isEmpty),
      "\(key.key) is \(isHandled ? "" : "not ")handled, and \(holders) have it")
    world.expect(
      clock.performed.allSatisfy { holders.contains($0) }, "\(key.key) performs another command")
    world.count(isHandled ? "global keys" : "keys that nobody has")
  }
}
