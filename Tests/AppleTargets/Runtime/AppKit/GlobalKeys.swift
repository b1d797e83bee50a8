// Presses keys while another app is in front, and prints what is registered and performed.
import AppKit
import Carbon
@_spi(Generated) import MenuRuntime

nonisolated enum ClockCommand: MenuKeysChangeable {
  case toggle, erase, stop
  @MainActor static let keys = MenuKeys<ClockCommand>()

  func facts(in state: ClockState) -> MenuFacts {
    switch self {
    case .toggle:
      return MenuFacts("toggle", "Toggle").key("t", [.control, .option], global: true)
        .key("2", .command)
    case .erase:
      return MenuFacts("erase", "Erase").key("k", [.control, .option], global: true)
        .confirm("Erase all times?")
    case .stop:
      return MenuFacts("stop", "Stop").key("s", [.control, .option], global: true)
        .enabled(state.isRunning)
    }
  }

  static func allCommands(in state: ClockState) -> [ClockCommand] { [.toggle, .erase, .stop] }
}

nonisolated struct ClockState: MenuState {
  var isRunning = false
}

struct ClockGlobalKeys: GlobalKeysSurface {
  let context: MenuContext<ClockCommand>
  nonisolated static let commands: [ClockCommand] = [.toggle, .erase, .stop]
}

@main
@MainActor
struct Program {
  static var state = ClockState()
  static var performed: [ClockCommand] = []

  static func main() {
    runOnMainThread {
      ClockCommand.keys.store = .memory()
      let application = NSApplication.shared
      application.isActive = false
      let window = NSWindow()
      let menus = MenuContext<ClockCommand>(
        state: { state }, perform: { (command) throws in performed.append(command) })
      menus.attach(to: window)
      ClockGlobalKeys(menus).install()
      section("as in the file")
      await press("⌃⌥T", 17, controlKey | optionKey)
      print("activations:", application.activations)
      await press("⌃⌥S while it is dimmed", 1, controlKey | optionKey)
      state.isRunning = true
      await press("⌃⌥S", 1, controlKey | optionKey)
      await press("⌘2", 19, cmdKey)
      section("changed")
      try? ClockCommand.keys.setShortcuts(
        [MenuShortcut("w", [.control, .option], isGlobal: true)], for: .toggle)
      await press("⌃⌥T", 17, controlKey | optionKey)
      await press("⌃⌥W", 13, controlKey | optionKey)
      section("a menu is open")
      NotificationCenter.default.post(name: NSMenu.didBeginTrackingNotification, object: nil)
      await press("⌃⌥W", 13, controlKey | optionKey)
      NotificationCenter.default.post(name: NSMenu.didEndTrackingNotification, object: nil)
      await press("⌃⌥W", 13, controlKey | optionKey)
      section("another layout")
      NSEvent.layout = [13: "z", 6: "w"]
      NotificationCenter.default.post(
        name: NSTextInputContext.keyboardSelectionDidChangeNotification, object: nil)
      await press("⌃⌥W", 6, controlKey | optionKey)
      await press("⌃⌥S, which it lacks", 1, controlKey | optionKey)
      section("another app has it")
      HotKeyboard.taken = [6]
      ClockCommand.keys.resetAll()
      ClockCommand.keys.merge(["toggle": ["ctrl+opt+W global"]])
      await press("⌃⌥W", 6, controlKey | optionKey)
      HotKeyboard.taken = []
      ClockCommand.keys.reset(.toggle)
      section("a question")
      application.keyWindow = window
      for answer in [NSApplication.ModalResponse.cancel, .alertFirstButtonReturn] {
        application.isActive = false
        NSAlert.answer = { alert in
          print("asked:", alert.messageText, "active:", application.isActive)
          return answer
        }
        await press("⌃⌥K", 40, controlKey | optionKey)
        print("activations:", application.activations)
      }
      section("a question in an app without windows")
      application.isActive = false
      application.keyWindow = nil
      await press("⌃⌥K", 40, controlKey | optionKey)
    }
  }

  static func press(_ name: String, _ code: UInt32, _ modifiers: Int) async {
    performed = []
    let isHandled = HotKeyboard.press(code, modifiers)
    for _ in 0..<5 {
      turn()
      await Task.yield()
    }
    print("\(name):", isHandled ? "handled" : "not handled", performed)
    print("  registered:", HotKeyboard.registered)
  }
}
