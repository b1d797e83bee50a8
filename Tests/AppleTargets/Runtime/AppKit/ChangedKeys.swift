// Changes keys, and prints what the menus have and what is performed.
import AppKit
@_spi(Generated) import MenuRuntime

@main
@MainActor
struct Program {
  static var performed: [PlanCommand] = []

  static func main() {
    PlanCommand.keys.store = .memory()
    let menus = MenuContext<PlanCommand>(
      state: { PlanState() }, perform: { (command) throws in performed.append(command) })
    PlanMenuBar(menus).install()
    let window = NSWindow()
    menus.attach(to: window)
    bringToFront(window)
    NSMenuItem.keyChanged = { tellSharedKeys() }
    show("as in the file")
    section("a key is taken away")
    give([], to: .add)
    show("without")
    section("another key")
    give(["shift+cmd+A", "F5"], to: .add)
    show("with two")
    section("swapped")
    PlanCommand.keys.resetAll()
    PlanCommand.keys.merge(["add": ["cmd+2"], "plan.pin": ["cmd+1"]])
    show("swapped")
    section("taken over")
    give(["cmd+W"], to: .sort(.date))
    show("by an option")
    section("not taken over")
    give(["cmd+L"], to: .add)
    give(["k"], to: .add)
    give(["cmd+H"], to: .add)
    section("reset")
    PlanCommand.keys.reset(.close)
    show("one")
    PlanCommand.keys.resetAll()
    show("all")
  }

  /// Prints if two items have one key.
  static func tellSharedKeys() {
    var seen: Set<String> = []
    for item in items(of: NSApplication.shared.mainMenu) where !item.keyEquivalent.isEmpty {
      let key = keys(of: item)
      if !seen.insert(key).inserted { print("  two items have \(key)") }
    }
  }

  static func items(of menu: NSMenu?) -> [NSMenuItem] {
    menu?.items.flatMap { [$0] + items(of: $0.submenu) } ?? []
  }

  static func show(_ what: String) {
    print(what)
    let own = ["Add", "Pin", "Pin All", "By Title", "By Date", "Close", "Track", "Leave"]
    for item in items(of: NSApplication.shared.mainMenu) where own.contains(item.title) {
      guard !item.keyEquivalent.isEmpty else { continue }
      let traits =
        (item.isHidden ? " hidden" : "") + (item.isAlternate ? " alternate" : "")
        + (item.allowsAutomaticKeyEquivalentLocalization ? "" : " as typed")
      print("  \(item.title) \(keys(of: item))\(traits)")
    }
    let presses: [(String, KeyPress)] = [
      ("⌘1", KeyPress("1", .command)), ("⌘2", KeyPress("2", .command)),
      ("⌥⌘2", KeyPress("2", [.option, .command])), ("⌘W", KeyPress("w", .command)),
      ("⇧⌘A", KeyPress("a", [.shift, .command])), ("F5", KeyPress("\u{F708}", .function)),
      ("⎋", KeyPress("\u{1B}")),
    ]
    for (name, key) in presses {
      performed = []
      NSApplication.shared.sendEvent(key)
      print("  \(name):", performed)
    }
  }
}
