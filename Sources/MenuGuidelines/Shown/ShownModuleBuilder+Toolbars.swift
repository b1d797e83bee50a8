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
        place: block.place))
    var walk = ToolbarWalk(entries: spare.popLast() ?? [])
    addEntries(block.entries, to: number, &walk)
    setEntries(walk.entries, of: number)
    toolbars[number].parts = context.storage.toolbarParts.keep(walk.parts)
    walk.entries.removeAll(keepingCapacity: true)
    spare.append(walk.entries)
  }

  /// Gives a toolbar its entries, sorted for the rules.
  private mutating func setEntries(_ entries: [ShownEntry], of number: Int) {
    let all = kept(entries[...])
    (toolbars[number].entries, toolbars[number].allItems) = (all, all)
    toolbars[number].defaultItems = all
    var attributes: EntryAttributes = []
    var traits: Traits = []
    entries.withUnsafeBufferPointer { entries in
      guard var entry = entries.baseAddress else { return }
      for _ in entries.indices {
        attributes.formUnion(entry.pointee.attributes)
        traits.formUnion(entry.pointee.traits)
        entry += 1
      }
    }
    toolbars[number].attributes = attributes
    toolbars[number].traits = traits
    if toolbars[number].traits.contains(.spacer) {
      toolbars[number].allItems = keptItems(of: all) { !$0.traits.contains(.spacer) }
      toolbars[number].defaultItems = toolbars[number].allItems
    }
    if toolbars[number].attributes.contains(.hidden) {
      toolbars[number].defaultItems = keptItems(of: toolbars[number].allItems) {
        !$0.attributes.contains(.hidden)
      }
    }
  }

  private mutating func keptItems(
    of list: EntryList, where isWanted: (ShownEntry) -> Bool
  ) -> EntryList {
    var items = spare.popLast() ?? []
    for entry in list where isWanted(entry) { items.append(entry) }
    let kept = kept(items[...])
    items.removeAll(keepingCapacity: true)
    spare.append(items)
    return kept
  }

  /// Where the walk through a toolbar is.
  private struct ToolbarWalk {
    var entries: [ShownEntry]
    var parts = ShownToolbar.Parts()
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
    list.withUnsafeBufferPointer { addEntries($0, to: number, &walk) }
  }

  private mutating func addEntries(
    _ list: UnsafeBufferPointer<Entry>, to number: Int, _ walk: inout ToolbarWalk
  ) {
    if walk.depth > 64 { return }
    walk.depth += 1
    defer { walk.depth -= 1 }
    let platform = toolbars[number].platform
    guard var entry = list.baseAddress else { return }
    let end = entry + list.count
    while entry < end {
      defer { entry += 1 }
      // Not a copy of the entry, which counts references to all that is in it.
      switch entry.pointee.kind {
      case .separator: addSpacer(.separator, entry, &walk)
      case .space: addSpacer(.space, entry, &walk)
      case .flexible: addSpacer(.flexible, entry, &walk)
      case .include(let menu):
        let outer = walk.includedAt
        if outer == nil { walk.includedAt = entry.pointee.place }
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
        walk.parts.areas.append(
          ShownToolbar.AreaBlock(
            area: area, isCustomizable: isCustomizable, place: entry.pointee.place))
        walk.border()
        walk.area = area
        addEntries(inner, to: number, &walk)
        walk.area = nil
        walk.border()
      case .group(let group):
        walk.parts.groups.append(
          ShownToolbar.Group(
            name: group.name, title: group.title, image: group.image,
            attributes: entry.pointee.attributes, header: group.header, place: entry.pointee.place))
        if let title = group.title {
          addLabel(
            .toolbarGroup, title, on: PlatformSet(platform), isInToolbar: true)
        }
        walk.border()
        walk.group = walk.parts.groups.count - 1
        addEntries(group.entries, to: number, &walk)
        walk.group = nil
        walk.border()
      case .titleMenu(let inner):
        let child = menus.count
        let isShown = addMenu(inner, surface: .titleMenu, to: number, entry, walk) { menu in
          menu.header = entry.pointee.place
        }
        if isShown { walk.parts.titleMenus.append(child) }
      case .submenu(let submenu):
        let inner = submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries
        let child = menus.count
        let (title, image) = (kept(submenu.title), kept(submenu.image))
        let isShown = addMenu(inner, surface: .toolbarMenu, to: number, entry, walk) { menu in
          menu.writtenTitle = title
          menu.writtenImage = image
          menu.isConditional = submenu.enabled != nil || submenu.shown != nil
          menu.header = submenu.header
        }
        guard isShown else { continue }
        if let title = submenu.title {
          addLabel(
            .submenu, title, surface: .toolbarMenu, on: PlatformSet(platform), isInToolbar: true)
          menus[child].writtenFacts = labels[labels.count - 1].writtenFacts
        }
        append(.menu(child), entry, number, .menu, &walk)
      case .command(let placement):
        append(.command(placement.command), entry, number, .command, &walk)
        context.place(placement, &walk.entries[walk.entries.count - 1])
        addPlacement(of: number, &walk)
        let shown = walk.entries[walk.entries.count - 1]
        if let title = shown.writtenTitle, let facts = shown.writtenFacts {
          addLabel(
            .placement, title, facts, on: PlatformSet(platform), command: placement.command,
            isInToolbar: true)
        }
      case .each(let command):
        append(.each(command), entry, number, .each, &walk)
        context.describe(command, &walk.entries[walk.entries.count - 1])
        addPlacement(of: number, &walk)
      case .standard(let standard):
        append(.standard(StandardName(standard.name.text)), entry, number, .standard, &walk)
      case .segmented(let variable, let choice):
        append(.segmented(variable, choice), entry, number, .segmented, &walk)
      case .view(_, let label):
        append(.view, entry, number, .view, &walk)
        context.call(label, &walk.entries[walk.entries.count - 1])
        addLabel(.view, label, on: PlatformSet(platform), isInToolbar: true)
      case .search(let prompt):
        append(.search, entry, number, .search, &walk)
        context.call(prompt, &walk.entries[walk.entries.count - 1])
        addLabel(.search, prompt, on: PlatformSet(platform), isInToolbar: true)
      case .section(_, let inner), .row(let inner), .palette(let inner):
        addEntries(inner, to: number, &walk)
      }
    }
  }

  /// Adds a menu of a toolbar; false if it is empty.
  private mutating func addMenu(
    _ entries: [Entry], surface: MenuSurface, to number: Int, _ entry: UnsafePointer<Entry>,
    _ walk: ToolbarWalk,
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
    menus[menu].place = entry.pointee.place
    return true
  }

  private func addSpacer(
    _ kind: ShownEntry.Kind, _ entry: UnsafePointer<Entry>, _ walk: inout ToolbarWalk
  ) {
    walk.border()
    var shown = ShownEntry(kind, place: walk.includedAt ?? entry.pointee.place)
    shown.group = -1
    shown.traits = .spacer
    shown.area = walk.area
    shown.toolbarGroup = walk.group
    walk.entries.append(shown)
    // What follows is in a run of its own, whatever stood before.
    walk.run += 1
  }

  private mutating func append(
    _ kind: ShownEntry.Kind, _ entry: UnsafePointer<Entry>, _ number: Int, _ trait: Traits,
    _ walk: inout ToolbarWalk
  ) {
    var shown = ShownEntry(kind, place: walk.includedAt ?? entry.pointee.place)
    if walk.includedAt != nil { shown.includedFrom = entry.pointee.place }
    shown.group = walk.run
    shown.toolbarGroup = walk.group
    shown.traits = trait
    if let condition = walk.condition {
      shown.writtenCondition = context.storage.conditions.keep(condition)
      shown.traits.insert(.conditional)
    }
    shown.attributes = entry.pointee.attributes
    if let group = walk.group, walk.parts.groups[group].attributes.contains(.hidden) {
      // A group is in the palette as a whole.
      shown.attributes.insert(.hidden)
    }
    shown.alternate = entry.pointee.alternate
    shown.area = walk.area
    walk.entries.append(shown)
  }

  /// Adds that the last entry of a toolbar is there.
  private mutating func addPlacement(of number: Int, _ walk: inout ToolbarWalk) {
    walk.entries.withUnsafeBufferPointer { entries in
      guard let first = entries.baseAddress, !entries.isEmpty else { return }
      let entry = first + (entries.count - 1)
      guard let command = entry.pointee.command else { return }
      addPlacement(
        entry, command, site: .toolbar(number), on: PlatformSet(toolbars[number].platform),
        screen: toolbars[number].screen)
    }
  }
}
