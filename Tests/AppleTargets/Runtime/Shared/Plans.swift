// Commands whose keys people may change, as `menugen` generates them for `app { keys changeable }`.
@_spi(Generated) import MenuRuntime

nonisolated enum PlanCommand: MenuKeysChangeable, Equatable {
  case add, pin, close
  case sort(PlanOrder)
  case all, track, quit
  case open(Plan.ID)

  @MainActor static let keys = MenuKeys<PlanCommand>()

  func facts(in state: PlanState) -> MenuFacts {
    switch self {
    case .add: return MenuFacts("add", "Add").key("1", .command)
    case .pin: return MenuFacts("pin", "Pin").key("2", .command).inBlock("plan")
    case .close: return MenuFacts("close", "Close").key("w", .command).key(.escape)
    case .sort(let order):
      return MenuFacts("sort", "Sort").option(
        order.facts(in: state), isCurrent: state.order == order)
    case .all: return MenuFacts("all", "Pin All").key("2", [.option, .command])
    case .track: return MenuFacts("track", "Track").key("t", [.control, .option], global: true)
    case .quit: return MenuFacts("quit", "Leave").key("l", .command, fixed: true).affectsApp()
    case .open(let id): return MenuFacts("open", "Open").option(state.plans.element(id))
    }
  }

  static func allCommands(in state: PlanState) -> [PlanCommand] {
    [.add, .pin, .close] + PlanOrder.allCases.map { .sort($0) } + [.all, .track, .quit]
      + state.plans.map { .open($0.id) }
  }
}

nonisolated struct PlanState: MenuState {
  var order = PlanOrder.title
  var plans: [Plan] = []
}

nonisolated enum PlanOrder: MenuChoice {
  case title, date
  func facts(in state: PlanState) -> MenuFacts {
    switch self {
    case .title: return MenuFacts("title", "By Title").key("3", .command)
    case .date: return MenuFacts("date", "By Date")
    }
  }
}

nonisolated struct Plan: MenuListElement {
  var id: MenuElementID<Plan>
  var title: String
  var symbolName: String?
}

struct PlanMenuBar: MenuBarSurface {
  let context: MenuContext<PlanCommand>

  static func build(_ bar: inout MenuBarBuilder<PlanCommand>) {
    bar.add(.app, "Plans", standard: true) { menu in menu.add(.quit) }
    bar.add(.file) { menu in menu.add(.add, .close) }
    bar.addMenu("plan", "Plan") { menu in
      menu.add(.pin)
      menu.add(.all, alternate: .option)
      menu.addChoice(PlanOrder.self) { .sort($0) }
      menu.add(.track)
    }
  }
}

struct PlanGlobalKeys: GlobalKeysSurface {
  let context: MenuContext<PlanCommand>
  nonisolated static let commands: [PlanCommand] = [.track]
}

/// Gives keys in the words of the `.menu` file to a command, and prints what cannot be.
@MainActor
func give(_ words: [String], to command: PlanCommand) {
  do {
    try PlanCommand.keys.setShortcuts(words.compactMap { MenuShortcut($0) }, for: command)
  } catch {
    print("\(command) cannot have \(words):", error)
  }
}
