import MenuModel
import MenuSyntax

/// The entries of a surface of a `.menu` file, in one row like those that were found.
struct WrittenRow {
  private(set) var entries: [ShownEntry] = []
  private let module: MenuModule
  private var isToolbar = false
  private var isShownByState = false

  private init(_ module: MenuModule) { self.module = module }

  /// The rows of the surface that a plan calls `name`; a toolbar has one for each platform. None if there is no such.
  static func rows(
    of name: String, in module: MenuModule
  ) -> [(platform: Platform?, entries: [ShownEntry])] {
    if name == PlannedMenus.menuBarName {
      return module.menuBar.map { [(nil, row($0, module))] } ?? []
    }
    for (menu, own) in [
      (module.quickActions, PlannedMenus.quickActionsName),
      (module.dockMenu, PlannedMenus.dockMenuName),
    ] where name == own {
      return menu.map { [(nil, row($0.entries, module))] } ?? []
    }
    for item in module.statusItems where item.name.text == name {
      return [(nil, row(item.entries, module))]
    }
    for edge in [SwipeActions.Edge.leading, .trailing] {
      guard name.hasSuffix(PlannedMenus.name(ofSwipesAt: edge, of: "")) else { continue }
      let items = module.topLevelItems + module.screens.flatMap(\.items)
      let own = items.first { item in
        let end = PlannedMenus.name(ofSwipesAt: edge, of: item.name.text)
        return name == end || name.hasSuffix("." + end)
      }
      let swipe = own?.swipes.first { $0.edge == edge }
      return swipe.map { [(nil, row($0.entries, module))] } ?? []
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let screen = module.screens.first { $0.name.text == parts[0] }
    guard parts.count == 2, let screen else {
      if let item = module.topLevelItems.first(where: { $0.name.text == name }) {
        return [(nil, row(of: item, module))]
      }
      if let toolbar = module.toolbars.first(where: { $0.name?.text == name }) {
        return rows(of: toolbar, module)
      }
      return module.menus.filter { $0.name.text == name }.map { (nil, row($0.entries, module)) }
    }
    if let item = screen.items.first(where: { $0.name.text == parts[1] }) {
      return [(nil, row(of: item, module))]
    }
    if let button = screen.buttons.first(where: { $0.name.text == parts[1] }) {
      return [(nil, row(button.entries, module))]
    }
    return screen.toolbar.map { rows(of: $0, module) } ?? []
  }

  private static func row(of item: Item, _ module: MenuModule) -> [ShownEntry] {
    row(item.contextMenu?.entries ?? item.editMenu?.entries ?? [], module)
  }

  private static func rows(
    of toolbar: Toolbar, _ module: MenuModule
  ) -> [(platform: Platform?, entries: [ShownEntry])] {
    toolbar.blocks.map { block in
      var row = WrittenRow(module)
      row.isToolbar = true
      row.add(block.entries)
      return (block.platform, row.entries)
    }
  }

  private static func row(_ entries: [Entry], _ module: MenuModule) -> [ShownEntry] {
    var row = WrittenRow(module)
    row.add(entries)
    return row.entries
  }

  private static func row(_ bar: MenuBar, _ module: MenuModule) -> [ShownEntry] {
    var row = WrittenRow(module)
    for menu in bar.menus {
      var entry = ShownEntry(.menu)
      entry.title = row.shown(menu.title)
      entry.systemName = menu.kind.standardPlace.map { "menu bar " + $0.name }
      row.append(entry)
      if menu.isStandard, let place = menu.kind.standardPlace {
        row.add(groups: StandardMenus.groups(of: place))
      }
      row.isShownByState = menu.presence != nil
      row.add(menu.entries)
      row.isShownByState = false
      row.append(ShownEntry(.endOfMenu))
    }
    return row.entries
  }

  private mutating func append(_ entry: ShownEntry) {
    var entry = entry
    entry.isShownByState = entry.isShownByState || isShownByState
    entries.append(entry)
  }

  private mutating func add(_ written: [Entry]) {
    for entry in written { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    switch entry.kind {
    case .command(let placement): add(placement)
    case .each(let command): add(optionsOf: module.commands[command.index], isSubmenu: false)
    case .separator: if !isToolbar { append(ShownEntry(.separator)) }
    case .submenu(let submenu):
      var menu = ShownEntry(.menu)
      menu.title = shown(submenu.title)
      menu.symbol = submenu.image?.name.text
      append(menu)
      let outer = isToolbar
      isToolbar = false
      add(submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries)
      isToolbar = outer
      append(ShownEntry(.endOfMenu))
    case .section(let title, _, let inner):
      var section = ShownEntry(.section)
      section.title = shown(title)
      append(section)
      add(inner)
    case .row(let inner, _), .palette(let inner), .on(_, let inner), .titleMenu(let inner),
      .area(_, _, let inner):
      add(inner)
    case .group(let group): add(group.entries)
    case .include(let menu): add(module.menus[menu.index].entries)
    case .when(_, let inner):
      let outer = isShownByState
      isShownByState = true
      add(inner)
      isShownByState = outer
    case .standard(let command): add(system: command.name.text)
    case .view(_, let label), .search(let label):
      var view = ShownEntry(.view)
      view.title = shown(label)
      append(view)
    case .segmented(_, let choice):
      append(ShownEntry(.choice))
      add(choice)
    case .text(let text, _):
      var line = ShownEntry(.text)
      line.title = shown(text)
      append(line)
    case .space, .flexible: break
    }
  }

  private mutating func add(system name: String) {
    let groups = StandardMenus.groups(ofSubmenu: name)
    let isMenu = !groups.isEmpty || name == "services" || name == "openRecent"
    var entry = ShownEntry(isMenu ? .menu : .command)
    entry.systemName = name
    append(entry)
    add(groups: groups)
    if isMenu { append(ShownEntry(.endOfMenu)) }
  }

  private mutating func add(groups: [[String]]) {
    for group in groups {
      append(ShownEntry(.separator))
      for name in group { add(system: name) }
      append(ShownEntry(.separator))
    }
  }

  private mutating func add(_ placement: CommandPlacement) {
    let command = module.commands[placement.command.index]
    if case .none = command.payload {
      var entry = ShownEntry(.command)
      entry.title = shown(placement.title ?? command.title)
      entry.titleWhenOn = shown(command.titleWhenOn)
      entry.titlesWhen = command.titlesWhen.compactMap { shown($0.value) }
      entry.label = shown(command.label)
      entry.key = command.key.map { StandardShortcut($0).canonical.glyphs }
      entry.otherKeys = command.keys.dropFirst().map { StandardShortcut($0).canonical.glyphs }
      entry.symbol = placement.hidesImage ? nil : (placement.image ?? command.image)?.name.text
      entry.isDestructive = command.isDestructive
      entry.isDestructiveByState = command.destructiveWhen != nil
      entry.isEnabledByState = command.enabled != nil
      entry.isOnByState = command.on != nil
      entry.isShownByState = command.shown != nil
      entry.command = command.name.text
      return append(entry)
    }
    add(optionsOf: command, isSubmenu: true)
  }

  /// What a command with `choose` or `pick` shows: in place, or as a submenu under its title.
  private mutating func add(optionsOf command: Command, isSubmenu: Bool) {
    switch command.payload {
    case .none: break
    case .choice(_, let choice):
      var entry = ShownEntry(.choice)
      entry.title = shown(command.title)
      append(entry)
      add(choice)
    case .list:
      guard isSubmenu else { return append(ShownEntry(.list)) }
      var menu = ShownEntry(.menu)
      menu.title = shown(command.title)
      append(menu)
      append(ShownEntry(.list))
      append(ShownEntry(.endOfMenu))
    }
  }

  private mutating func add(_ choice: ChoiceID) {
    for option in module.choices[choice.index].options {
      var entry = ShownEntry(.option)
      entry.title = shown(option.title)
      entry.symbol = option.symbol?.name.text
      entry.key = option.key.map { StandardShortcut($0).canonical.glyphs }
      append(entry)
    }
  }

  /// A text with `{}` for values.
  private func shown(_ text: Text?) -> String? {
    text?.segments.map { segment in
      if case .literal(let literal) = segment { return literal }
      return "{}"
    }.joined()
  }
}
