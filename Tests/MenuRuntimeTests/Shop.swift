@_spi(Generated) import MenuRuntime

/// The commands of a shop, as `menugen` would generate them.
nonisolated enum ShopCommand: MenuCommand {
  case open
  case star
  case sort(Order)
  case move(Shelf.ID)
  case erase

  func facts(in state: ShopState) -> MenuFacts {
    switch self {
    case .open:
      return MenuFacts("open", "Open…").key("o", .command).symbol("door.left.hand.open")
    case .star:
      return MenuFacts("star", state.isStarred ? "Remove Star" : "Add Star")
        .symbol(state.isStarred ? "star.slash" : "star").on(state.isStarred)
    case .sort(let option):
      return MenuFacts("sort", "Sort By").subtitle(state.order.title(in: state))
        .option(option.facts(in: state), isCurrent: state.order == option)
    case .move(let id):
      return MenuFacts("move", "Move To").symbol("tray").option(state.shelves.element(id))
    case .erase:
      return MenuFacts("erase", "Erase").enabled(state.count > 0).destructive()
        .confirm(
          "Erase \(state.count) Things?", message: "They are gone for good.", button: "Erase All"
        ).inBlock("thing")
    }
  }

  var answers: [any MenuCommand] {
    switch self {
    case .erase: return [ShopCommand.open, ShopCommand.star]
    default: return []
    }
  }

  static func allCommands(in state: ShopState) -> [ShopCommand] {
    return [.open, .star] + Order.allCases.map { .sort($0) } + state.shelves.map { .move($0.id) }
      + [.erase]
  }
}

nonisolated struct ShopState: MenuState {
  var isStarred = false
  var count = 0
  var order = Order.name
  var shelves: [Shelf] = []
}

nonisolated enum Order: MenuChoice {
  case name
  case price

  func facts(in state: ShopState) -> MenuFacts {
    switch self {
    case .name: return MenuFacts("name", "Name")
    case .price: return MenuFacts("price", "Price").key("p", [.option, .command])
    }
  }
}

nonisolated struct Shelf: MenuListElement {
  var id: MenuElementID<Shelf>
  var title: String
  var symbolName: String?
}

struct ThingContextMenu: ContextMenuSurface {
  let context: MenuContext<ShopCommand>

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.separate()
    menu.add(.open, .star)
    menu.separate()
    menu.separate()
    menu.addChoice(Order.self) { .sort($0) }
    menu.addList(\.shelves) { .move($0) }
    menu.when(menu.state.isStarred) { menu in
      menu.separate()
      menu.add(.open, title: "Open Again", image: .hidden)
    }
    menu.separate()
    menu.add(.erase)
  }
}

struct ShopMoreButton: PullDownSurface {
  let context: MenuContext<ShopCommand>

  static func label(in state: ShopState) -> MenuLabel { MenuLabel("\(state.count) Things") }

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.addEach(Order.self) { .sort($0) }
    menu.add(.erase)
  }
}

struct ShopToolbar: ToolbarSurface {
  static let id = "shop"
  let context: MenuContext<ShopCommand>

  static func build(_ bar: inout MenuToolbarBuilder<ShopCommand>) {
    bar.iOS { bar in
      bar.add(.open)
      bar.flexibleSpace()
      bar.addList(\.shelves) { .move($0) }
    }
    bar.iPadOS(.editor) { bar in
      bar.center(.customizable) { bar in bar.add(.star, options: .hidden) }
      bar.titleMenu { menu in menu.add(.erase) }
    }
    bar.macOS([.customizable, .hideable]) { bar in
      bar.addGroup("things", MenuLabel("Things")) { bar in bar.add(.open, .erase) }
      bar.addSegments("order", Order.self) { .sort($0) }
      bar.addSearch("Search")
    }
  }
}

struct ShopMenuBar: MenuBarSurface {
  let context: MenuContext<ShopCommand>

  static func build(_ bar: inout MenuBarBuilder<ShopCommand>) {
    bar.add(.app, "Shop", standard: true)
    bar.add(.file) { menu in menu.add(.open) }
    bar.addMenu("thing", "Thing") { menu in
      menu.addList(\.shelves) { .move($0) }
      menu.when(menu.state.isStarred) { menu in menu.add(.star) }
      menu.separate()
      menu.add(.erase)
    }
    bar.add(.window, standard: true)
    bar.add(.help, standard: true)
  }
}

/// The commands of another module.
nonisolated enum PartCommand: MenuCommand {
  case send

  func facts(in state: PartState) -> MenuFacts { MenuFacts("send", "Send Feedback…") }
  static func allCommands(in state: PartState) -> [PartCommand] { [.send] }
}

nonisolated struct PartState: MenuState {}

struct PartMenuBar: MenuBarSurface {
  let context: MenuContext<PartCommand>

  static func build(_ bar: inout MenuBarBuilder<PartCommand>) {
    bar.addMenu("part", "Part") { menu in menu.add(.send) }
    bar.add(.help) { menu in menu.add(.send) }
  }
}
