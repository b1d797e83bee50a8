// Prints what speaks against keys: commands, menus, System Settings, the system and text.
import AppKit
import Carbon
@_spi(Generated) import MenuRuntime

/// Another module, with keys of its own.
nonisolated enum HelpCommand: MenuKeysChangeable {
  case report
  @MainActor static let keys = MenuKeys<HelpCommand>()
  func facts(in state: HelpState) -> MenuFacts {
    MenuFacts("pin", "Report").key("r", .command).inBlock("plan")
  }
  static func allCommands(in state: HelpState) -> [HelpCommand] { [.report] }
}

nonisolated struct HelpState: MenuState {}

struct HelpMenuBar: MenuBarSurface {
  let context: MenuContext<HelpCommand>
  static func build(_ bar: inout MenuBarBuilder<HelpCommand>) {
    bar.addMenu("plan", "Plan") { menu in menu.add(.report) }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    PlanCommand.keys.store = .memory()
    HelpCommand.keys.store = .memory()
    let help = HelpMenuBar(MenuContext(HelpState()))
    PlanMenuBar(MenuContext(PlanState())).install(adding: [MenuBarPart(help)])
    NSApplication.shared.currentEvent = nil
    HotKeyboard.symbolic = [
      [
        kHISymbolicHotKeyCode: 126, kHISymbolicHotKeyModifiers: controlKey | (1 << 17),
        kHISymbolicHotKeyEnabled: true,
      ],
      [
        kHISymbolicHotKeyCode: 8, kHISymbolicHotKeyModifiers: cmdKey,
        kHISymbolicHotKeyEnabled: false,
      ],
    ]
    section("for Add")
    let words = [
      "cmd+2", "cmd+3", "cmd+L", "cmd+H", "opt+cmd+2", "cmd+R", "ctrl+up", "cmd+C", "cmd+left", "K",
      "shift+K", "opt+K", "F6", "cmd+1", "cmd+J",
    ]
    for word in words { show(word) }
    section("with keys of System Settings")
    item("Pin")?.userKeyEquivalent = "@~j"
    item("Hide Others")?.userKeyEquivalent = "j"
    for word in ["opt+cmd+J", "cmd+J", "cmd+2"] { show(word) }
    section("two modules")
    HelpCommand.keys.merge(["plan.pin": ["cmd+U"]])
    print("Pin:", keys(of: item("Pin") ?? NSMenuItem()))
    print("Report:", keys(of: item("Report") ?? NSMenuItem()))
    print(PlanCommand.keys.propertyList, HelpCommand.keys.propertyList)
    show("cmd+R")
    show("cmd+U")
  }

  static func show(_ word: String) {
    guard let shortcut = MenuShortcut(word) else { return print(word, "is none") }
    let conflicts = PlanCommand.keys.conflicts(of: shortcut, for: .add).map { conflict in
      words(of: conflict) + (conflict.canBeTakenOver ? ", can be taken over" : "")
    }
    print("\(shortcut.glyphs):", conflicts.isEmpty ? "free" : conflicts.joined(separator: "; "))
  }

  static func words(of conflict: MenuKeyConflict) -> String {
    func path(_ holder: MenuKeyConflict.Holder) -> String {
      holder.path.dropFirst(holder.path.count > 3 ? 1 : 0).joined(separator: " > ")
    }
    switch conflict {
    case .command(let holder): return "command \(holder.id ?? "") of \(path(holder))"
    case .fixedCommand(let holder): return "fixed \(holder.id ?? "") of \(holder.path.last ?? "")"
    case .menuItem(let holder): return "item \(holder.id ?? "-") of \(holder.path.last ?? "")"
    case .systemShortcut(let key): return "the system's \(key)"
    case .editsText: return "edits text"
    case .needsModifier: return "needs a modifier"
    case .notAKey: return "not a key"
    }
  }

  static func item(_ title: String) -> NSMenuItem? {
    func items(of menu: NSMenu?) -> [NSMenuItem] {
      menu?.items.flatMap { [$0] + items(of: $0.submenu) } ?? []
    }
    return items(of: NSApplication.shared.mainMenu).first { $0.title == title }
  }
}
