// walk: AppKit,SwiftUI on macOS
// Changes keys in an app that begins in SwiftUI, whose main menu SwiftUI made once. Prints what that has.
import AppKit
@_spi(Generated) import MenuRuntime
import SwiftUI

extension PlanMenuBar: MenuBarLayout {
  func systemMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    CommandGroup(after: .newItem) { bar.entries(of: .file) }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("plan") }
}

@main
@MainActor
struct Program {
  static var performed: [PlanCommand] = []
  static let menus = MenuContext<PlanCommand>(
    state: { PlanState() }, perform: { (command) throws in performed.append(command) })

  /// What SwiftUI hands on of an item's identity.
  enum Handing { case identifiers, titles, nothing }

  static func main() {
    runOnMainThread {
      PlanCommand.keys.store = .memory(["add": ["cmd+4"]])
      NSApplication.shared.keyWindow = NSWindow()
      bringToFront(Text("plans").menuCommands(menus))
      for handing in [Handing.identifiers, .titles, .nothing] {
        section("SwiftUI hands on \(handing)")
        PlanCommand.keys.store = .memory(["add": ["cmd+4"]])
        NSApplication.shared.mainMenu = mainMenu(handing)
        NSMenuItem.keyChanged = { tellSharedKeys() }
        show("at launch")
        give([], to: .add)
        await settle()
        show("taken away")
        PlanCommand.keys.resetAll()
        PlanCommand.keys.merge(["add": ["cmd+2"], "plan.pin": ["cmd+1"], "sort/date": ["F5"]])
        await settle()
        show("swapped")
        NSMenuItem.keyChanged = nil
        print("the views have:", shown().compactMap { $0.shortcut.map { "\($0)" } })
      }
    }
  }

  static func settle() async {
    for _ in 0..<3 {
      turn()
      await Task.yield()
    }
  }

  static func shown() -> [ViewNode] {
    commandTree(of: PlanMenuBar(menus)).flatMap(\.views).flatMap(\.all)
      .filter { $0.press != nil || $0.shortcut != nil }
  }

  /// The menus as SwiftUI makes them of the commands.
  static func mainMenu(_ handing: Handing) -> NSMenu {
    _ = shown()
    let main = NSMenu(title: "")
    let plan = add("Plan", to: main)
    let sort = NSMenu(title: "Sort")
    let items: [(String, PlanCommand, NSMenu)] = [
      ("plan.pin", .pin, plan), ("sort/title", .sort(.title), sort),
      ("sort/date", .sort(.date), sort), ("track", .track, plan),
      ("add", .add, add("File", to: main)),
    ]
    plan.addItem(withTitle: "Sort", action: nil, keyEquivalent: "").submenu = sort
    for (id, command, menu) in items {
      let facts = command.facts(in: PlanState())
      let title = facts.option?.title ?? facts.title
      let item = NSMenuItem(
        title: handing == .nothing ? "" : title, action: #selector(NSWindow.performClose(_:)),
        keyEquivalent: "")
      if handing == .identifiers { item.setAccessibilityIdentifier(id) }
      if case .character(let key)? = PlanCommand.keys.shortcuts(for: command).first?.key {
        item.keyEquivalent = String(key)
      }
      menu.addItem(item)
    }
    return main
  }

  static func add(_ title: String, to main: NSMenu) -> NSMenu {
    let menu = NSMenu(title: title)
    main.addItem(withTitle: title, action: nil, keyEquivalent: "").submenu = menu
    return menu
  }

  static func items(of menu: NSMenu?) -> [NSMenuItem] {
    menu?.items.flatMap { [$0] + items(of: $0.submenu) } ?? []
  }

  static func tellSharedKeys() {
    var seen: Set<String> = []
    for item in items(of: NSApplication.shared.mainMenu) where !item.keyEquivalent.isEmpty {
      let key = keys(of: item)
      if !seen.insert(key).inserted { print("  two items have \(key)") }
    }
  }

  static func show(_ what: String) {
    let items = items(of: NSApplication.shared.mainMenu).filter { $0.submenu == nil }
    print(
      what, items.map { $0.keyEquivalent.isEmpty ? "-" : keys(of: $0) },
      PlanCommand.keys.needsRelaunch ? "has to be opened again" : "")
  }
}
