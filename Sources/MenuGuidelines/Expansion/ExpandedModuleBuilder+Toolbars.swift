import MenuModel
import MenuSyntax

extension ExpandedModuleBuilder {
  /// Adds each platform's block of a toolbar, also of a platform that the module is not for.
  mutating func addToolbar(_ toolbar: Toolbar, screen: Int?) {
    for block in toolbar.blocks { addBlock(block, screen: screen) }
  }

  /// Adds a block: an iPhone's, whose entries are at the top and at the bottom of the screen, as two toolbars.
  private mutating func addBlock(_ block: Toolbar.Block, screen: Int?) {
    let top = block.platform == .iOS ? block.entries.filter(\.isAtTopOfPhone) : []
    if top.count < block.entries.count || top.isEmpty {
      let others = top.isEmpty ? block.entries : block.entries.filter { !$0.isAtTopOfPhone }
      addBar(others, of: block, screen: screen, isAtTopOfPhone: false)
    }
    if !top.isEmpty { addBar(top, of: block, screen: screen, isAtTopOfPhone: true) }
  }

  private mutating func addBar(
    _ entries: [Entry], of block: Toolbar.Block, screen: Int?, isAtTopOfPhone: Bool
  ) {
    let toolbar = ExpandedToolbar(
      number: toolbars.count, screen: screen, platform: block.platform,
      isAtTopOfPhone: isAtTopOfPhone, role: block.role, isCustomizable: block.isCustomizable,
      isHideable: block.isHideable,
      isSettings: screen.map { module.screens[$0].isSettings } ?? false, header: block.header,
      place: block.place)
    var walk = ToolbarWalk(toolbar: toolbar)
    addEntries(entries, &walk)
    toolbars.append(walk.finishedToolbar())
  }

  /// The state of the walk through a toolbar.
  private struct ToolbarWalk {
    var toolbar: ExpandedToolbar
    var run = 0
    var group: Int?
    var area: Entry.Area?
    var condition: Condition?
    var includedAt: Place?
    var depth = 0

    var platforms: PlatformSet { PlatformSet(toolbar.platform) }

    /// Ends a run of items next to each other.
    mutating func border() {
      if let last = toolbar.entries.last, last.group == run { run += 1 }
    }

    /// The toolbar, with its entries sorted for the rules.
    func finishedToolbar() -> ExpandedToolbar {
      var toolbar = toolbar
      for entry in toolbar.entries {
        toolbar.attributes.formUnion(entry.attributes)
      }
      toolbar.allItems = toolbar.entries.filter { !$0.isSpacer }
      toolbar.defaultItems = toolbar.allItems.filter { !$0.attributes.contains(.hidden) }
      return toolbar
    }
  }

  private mutating func addEntries(_ list: [Entry], _ walk: inout ToolbarWalk) {
    if walk.depth > Nesting.maximumDepth { return }
    walk.depth += 1
    defer { walk.depth -= 1 }
    for entry in list { add(entry, &walk) }
  }

  private mutating func add(_ entry: Entry, _ walk: inout ToolbarWalk) {
    switch entry.kind {
    case .separator: addSpacer(.separator, entry, &walk)
    case .space: addSpacer(.space, entry, &walk)
    case .flexible: addSpacer(.flexible, entry, &walk)
    case .include(let menu):
      let outer = walk.includedAt
      if outer == nil { walk.includedAt = entry.place }
      addEntries(module.menus[menu.index].entries, &walk)
      walk.includedAt = outer
    case .on(let platforms, let inner):
      if platforms.contains(walk.toolbar.platform) { addEntries(inner, &walk) }
    case .when(let condition, let inner):
      let outer = walk.condition
      walk.condition = outer.map { .and($0, condition) } ?? condition
      addEntries(inner, &walk)
      walk.condition = outer
    case .area(let area, let isCustomizable, let inner):
      walk.toolbar.areas.append(
        ExpandedToolbar.AreaBlock(area: area, isCustomizable: isCustomizable, place: entry.place))
      walk.border()
      // The area of an iPhone's bottom bar is all of it.
      if area != .bottom { walk.area = area }
      addEntries(inner, &walk)
      walk.area = nil
      walk.border()
    case .group(let group):
      walk.toolbar.groups.append(
        ExpandedToolbar.Group(
          name: group.name, title: group.title, image: group.image,
          attributes: entry.attributes, header: group.header, place: entry.place))
      if let title = group.title {
        addLabel(.toolbarGroup, title, on: walk.platforms, isInToolbar: true)
      }
      walk.border()
      walk.group = walk.toolbar.groups.count - 1
      addEntries(group.entries, &walk)
      walk.group = nil
      walk.border()
    case .titleMenu(let inner):
      if let child = addMenu(.titleMenu, inner, entry, walk) {
        menus[child].header = entry.place
        walk.toolbar.titleMenus.append(child)
      }
    case .submenu(let submenu):
      let inner = submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries
      guard let child = addMenu(.toolbarMenu, inner, entry, walk) else { return }
      menus[child].image = submenu.image
      menus[child].isConditional = submenu.enabled != nil || submenu.shown != nil
      menus[child].header = submenu.header
      if let title = submenu.title {
        addTitle(title, .submenu, ofMenu: child, isInToolbar: true)
      }
      append(.menu(child), entry, &walk)
    case .command(let placement):
      let number = append(.command(placement.command), entry, &walk)
      context.place(placement, at: &walk.toolbar.entries[number])
      addPlacement(walk.toolbar.entries[number], in: walk.toolbar)
    case .each(let command):
      let number = append(.each(command), entry, &walk)
      context.show(command, at: &walk.toolbar.entries[number])
      addPlacement(walk.toolbar.entries[number], in: walk.toolbar)
    case .standard(let standard):
      append(.standard(standard.name.text), entry, &walk)
    case .segmented(let variable, let choice):
      append(.segmented(variable, choice), entry, &walk)
    case .view(_, let label):
      let number = append(.view, entry, &walk)
      context.setTitle(label, of: &walk.toolbar.entries[number])
      addLabel(.view, label, on: walk.platforms, isInToolbar: true)
    case .search(let prompt):
      let number = append(.search, entry, &walk)
      context.setTitle(prompt, of: &walk.toolbar.entries[number])
      addLabel(.search, prompt, on: walk.platforms, isInToolbar: true)
    case .section(_, let inner), .row(let inner), .palette(let inner):
      addEntries(inner, &walk)
    }
  }

  /// Adds a menu of a toolbar, and gives its number; nil if it is empty.
  private mutating func addMenu(
    _ surface: MenuSurface, _ entries: [Entry], _ entry: Entry, _ walk: ToolbarWalk
  ) -> Int? {
    let menu = addMenu(
      surface, owner: .toolbar(walk.toolbar.number), entries, platforms: walk.platforms, level: 0,
      parent: nil, screen: walk.toolbar.screen, includedAt: walk.includedAt)
    if menus[menu].entries.isEmpty {
      menus.removeLast(menus.count - menu)
      return nil
    }
    menus[menu].place = entry.place
    return menu
  }

  private func addSpacer(_ kind: ExpandedEntry.Kind, _ entry: Entry, _ walk: inout ToolbarWalk) {
    walk.border()
    var added = ExpandedEntry(kind, place: walk.includedAt ?? entry.place)
    added.group = -1
    added.area = walk.area
    added.toolbarGroup = walk.group
    walk.toolbar.entries.append(added)
    // What follows is in a run of its own, whatever came before.
    walk.run += 1
  }

  /// Appends an entry with what the blocks around it say, and gives its position.
  @discardableResult
  private func append(
    _ kind: ExpandedEntry.Kind, _ entry: Entry, _ walk: inout ToolbarWalk
  ) -> Int {
    var added = ExpandedEntry(kind, place: walk.includedAt ?? entry.place)
    if walk.includedAt != nil { added.includedFrom = entry.place }
    added.group = walk.run
    added.toolbarGroup = walk.group
    added.condition = walk.condition
    added.attributes = entry.attributes
    if let group = walk.group, walk.toolbar.groups[group].attributes.contains(.hidden) {
      // A group is in the palette as a whole.
      added.attributes.insert(.hidden)
    }
    added.alternate = entry.alternate
    added.area = walk.area
    walk.toolbar.entries.append(added)
    return walk.toolbar.entries.count - 1
  }

  /// Adds the placement of a command that an item of a toolbar is, and the label of its own title.
  private mutating func addPlacement(_ entry: ExpandedEntry, in toolbar: ExpandedToolbar) {
    guard let command = entry.command else { return }
    let platforms = PlatformSet(toolbar.platform)
    addPlacement(
      entry, command, site: .toolbar(toolbar.number), on: platforms, screen: toolbar.screen)
    if let title = entry.title {
      addLabel(
        .placement, title, on: platforms, command: command, isInToolbar: true,
        condition: entry.condition)
    }
  }
}

extension Entry {
  /// Whether a direct entry of an iOS block is in the bar at the top of the screen, not in that at the bottom.
  fileprivate var isAtTopOfPhone: Bool {
    switch kind {
    case .area(let area, _, _): return area != .bottom
    case .titleMenu: return true
    default: return false
    }
  }
}
