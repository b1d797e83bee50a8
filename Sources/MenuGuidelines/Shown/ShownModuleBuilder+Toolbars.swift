import MenuModel
import MenuSyntax

extension ShownModuleBuilder {
  /// Adds each platform's block of a toolbar, also of a platform that the module is not for.
  mutating func addToolbar(_ toolbar: Toolbar, screen: Int?) {
    for block in toolbar.blocks { addBlock(block, screen: screen) }
  }

  private mutating func addBlock(_ block: Toolbar.Block, screen: Int?) {
    let number = toolbars.count
    toolbars.append(
      ShownToolbar(
        number: number, screen: screen, platform: block.platform, role: block.role,
        isCustomizable: block.isCustomizable, isHideable: block.isHideable,
        isSettings: screen.map { module.screens[$0].isSettings } ?? false, header: block.header,
        place: block.place, groups: [], areas: []))
    var walk = ToolbarWalk()
    addEntries(block.entries, to: number, &walk)
    toolbars[number].setEntries(walk.entries)
  }

  /// Where the walk through a toolbar is.
  private struct ToolbarWalk {
    var entries: [ShownEntry] = []
    var run = 0
    var group: Int?
    var area: Entry.Area?
    var condition: Condition?
    var includedAt: Place?
    var depth = 0

    /// Ends a run of items that stand together.
    mutating func border() {
      if let last = entries.last, last.group == run { run += 1 }
    }
  }

  private mutating func addEntries(_ list: [Entry], to number: Int, _ walk: inout ToolbarWalk) {
    if walk.depth > 64 { return }
    walk.depth += 1
    defer { walk.depth -= 1 }
    let platform = toolbars[number].platform
    for entry in list {
      switch entry.kind {
      case .separator: addSpacer(.separator, entry, &walk)
      case .space: addSpacer(.space, entry, &walk)
      case .flexible: addSpacer(.flexible, entry, &walk)
      case .include(let menu):
        let outer = walk.includedAt
        if outer == nil { walk.includedAt = entry.place }
        addEntries(module.menus[menu.index].entries, to: number, &walk)
        walk.includedAt = outer
      case .on(let platforms, let inner):
        if platforms.contains(platform) { addEntries(inner, to: number, &walk) }
      case .when(let condition, let inner):
        let outer = walk.condition
        walk.condition = outer.map { .and($0, condition) } ?? condition
        addEntries(inner, to: number, &walk)
        walk.condition = outer
      case .area(let area, let isCustomizable, let inner):
        toolbars[number].areas.append(
          ShownToolbar.AreaBlock(
            area: area, isCustomizable: isCustomizable, place: entry.place))
        walk.border()
        walk.area = area
        addEntries(inner, to: number, &walk)
        walk.area = nil
        walk.border()
      case .group(let group):
        toolbars[number].groups.append(
          ShownToolbar.Group(
            name: group.name, title: group.title, image: group.image,
            attributes: entry.attributes, header: group.header, place: entry.place))
        if let title = group.title {
          addLabel(
            .toolbarGroup, title, on: PlatformSet(platform), isInToolbar: true)
        }
        walk.border()
        walk.group = toolbars[number].groups.count - 1
        addEntries(group.entries, to: number, &walk)
        walk.group = nil
        walk.border()
      case .titleMenu(let inner):
        let child = menus.count
        let isShown = addMenu(inner, surface: .titleMenu, to: number, entry, walk) { menu in
          menu.header = entry.place
        }
        if isShown { toolbars[number].titleMenus.append(child) }
      case .submenu(let submenu):
        let inner = submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries
        let child = menus.count
        let isShown = addMenu(inner, surface: .toolbarMenu, to: number, entry, walk) { menu in
          menu.title = submenu.title
          menu.image = submenu.image
          menu.isConditional = submenu.enabled != nil || submenu.shown != nil
          menu.header = submenu.header
        }
        guard isShown else { continue }
        if let title = submenu.title {
          addLabel(
            .submenu, title, surface: .toolbarMenu, on: PlatformSet(platform), isInToolbar: true)
        }
        append(.menu(child), entry, number, &walk)
      case .command(let placement):
        append(.command(placement.command), entry, number, &walk)
        walk.entries[walk.entries.count - 1].title = placement.title
        walk.entries[walk.entries.count - 1].image = placement.image
        walk.entries[walk.entries.count - 1].hidesImage = placement.hidesImage
        if let title = placement.title {
          addLabel(
            .placement, title, on: PlatformSet(platform), command: placement.command,
            isInToolbar: true)
        }
      case .each(let command): append(.each(command), entry, number, &walk)
      case .standard(let standard): append(.standard(standard.name.text), entry, number, &walk)
      case .segmented(let variable, let choice):
        append(.segmented(variable, choice), entry, number, &walk)
      case .view(_, let label):
        append(.view, entry, number, &walk)
        walk.entries[walk.entries.count - 1].title = label
        addLabel(.view, label, on: PlatformSet(platform), isInToolbar: true)
      case .search(let prompt):
        append(.search, entry, number, &walk)
        walk.entries[walk.entries.count - 1].title = prompt
        addLabel(.search, prompt, on: PlatformSet(platform), isInToolbar: true)
      case .section(_, let inner), .row(let inner), .palette(let inner):
        addEntries(inner, to: number, &walk)
      }
    }
  }

  /// Adds a menu of a toolbar; false if it is empty.
  private mutating func addMenu(
    _ entries: [Entry], surface: MenuSurface, to number: Int, _ entry: Entry, _ walk: ToolbarWalk,
    _ describe: (inout ShownMenu) -> Void
  ) -> Bool {
    let menu = addMenu(
      surface, owner: .toolbar(number), entries,
      platforms: PlatformSet(toolbars[number].platform), level: 0, parent: nil,
      screen: toolbars[number].screen, includedAt: walk.includedAt)
    if menus[menu].entries.isEmpty {
      menus.removeLast(menus.count - menu)
      return false
    }
    describe(&menus[menu])
    menus[menu].place = entry.place
    return true
  }

  private func addSpacer(_ kind: ShownEntry.Kind, _ entry: Entry, _ walk: inout ToolbarWalk) {
    walk.border()
    var shown = ShownEntry(kind, place: walk.includedAt ?? entry.place)
    shown.group = -1
    shown.area = walk.area
    shown.toolbarGroup = walk.group
    walk.entries.append(shown)
    // What follows is in a run of its own, whatever stood before.
    walk.run += 1
  }

  private mutating func append(
    _ kind: ShownEntry.Kind, _ entry: Entry, _ number: Int, _ walk: inout ToolbarWalk
  ) {
    var shown = ShownEntry(kind, place: walk.includedAt ?? entry.place)
    if walk.includedAt != nil { shown.includedFrom = entry.place }
    shown.group = walk.run
    shown.toolbarGroup = walk.group
    shown.condition = walk.condition
    shown.attributes = entry.attributes
    if let group = walk.group, toolbars[number].groups[group].attributes.contains(.hidden) {
      // A group is in the palette as a whole.
      shown.attributes.insert(.hidden)
    }
    shown.alternate = entry.alternate
    shown.area = walk.area
    walk.entries.append(shown)
    addPlacement(
      shown, site: .toolbar(number), on: PlatformSet(toolbars[number].platform),
      screen: toolbars[number].screen)
  }
}
