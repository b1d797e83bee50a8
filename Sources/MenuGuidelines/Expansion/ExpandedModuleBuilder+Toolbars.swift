import MenuModel
import MenuSyntax

extension ExpandedModuleBuilder {
  /// Adds each platform's block of a toolbar, also of a platform that the module is not for.
  mutating func addToolbar(_ toolbar: Toolbar, screen: Int?) {
    for block in toolbar.blocks { addBlock(block, of: toolbar, screen: screen) }
  }

  /// Adds a block: one whose entries are at the top and at the bottom of the screen, as two toolbars.
  private mutating func addBlock(_ block: Toolbar.Block, of toolbar: Toolbar, screen: Int?) {
    if block.platform == .iPadOS {
      let bottom = block.entries.filter(\.isBottomBar)
      if bottom.count < block.entries.count || bottom.isEmpty {
        let top = block.entries.filter { !$0.isBottomBar }
        addBar(top, of: block, in: toolbar.place, screen: screen)
      }
      if bottom.isEmpty { return }
      addBar(bottom, of: block, in: toolbar.place, screen: screen, isAtBottomOfPad: true)
      return
    }
    let top = block.platform == .iOS ? block.entries.filter(\.isAtTopOfPhone) : []
    if top.count < block.entries.count || top.isEmpty {
      let others = top.isEmpty ? block.entries : block.entries.filter { !$0.isAtTopOfPhone }
      addBar(others, of: block, in: toolbar.place, screen: screen)
    }
    if !top.isEmpty {
      addBar(top, of: block, in: toolbar.place, screen: screen, isAtTopOfPhone: true)
    }
  }

  private mutating func addBar(
    _ entries: [Entry], of block: Toolbar.Block, in declaration: Place, screen: Int?,
    isAtTopOfPhone: Bool = false, isAtBottomOfPad: Bool = false
  ) {
    var toolbar = ExpandedToolbar(
      number: toolbars.count, screen: screen, platform: block.platform,
      isAtTopOfPhone: isAtTopOfPhone, isAtBottomOfPad: isAtBottomOfPad, role: block.role,
      isCustomizable: block.isCustomizable,
      isHideable: block.isHideable,
      isSettings: screen.map { module.screens[$0].isSettings } ?? false,
      isSheet: screen.map { module.screens[$0].isSheet } ?? false, header: block.header,
      place: block.place, declaration: declaration)
    let expansion = module.expansion(of: entries, on: block.platform)
    droppedSeparators += expansion.droppedSeparators.filter { $0.menu != nil }
    let list = EntryList(expansion.entries, isToolbar: true, context)
    let numbers = list.menus.map { addMenu($0, of: toolbar) }
    for var entry in list.entries {
      if case .menu(let position) = entry.kind {
        guard let number = numbers[position] else { continue }
        entry.kind = .menu(number)
        addTap(of: list.menus[position], entry, in: toolbar)
      }
      if isAtBottomOfPad { entry.area = .bottom }
      toolbar.entries.append(entry)
    }
    toolbar.titleMenus = numbers.compactMap(\.self).filter { menus[$0].surface == .titleMenu }
    toolbar.groups = list.groups
    toolbar.areas = entries.withDescendants.compactMap(ExpandedToolbar.AreaBlock.init)
    addTexts(of: toolbar)
    toolbars.append(toolbar.sorted)
  }

  /// Adds the placement of the command that a tap on a menu performs.
  private mutating func addTap(of menu: Entry, _ entry: ExpandedEntry, in toolbar: ExpandedToolbar)
  {
    guard case .submenu(let submenu) = menu.kind, let tap = submenu.tap else { return }
    var item = entry
    item.kind = .command(tap)
    addPlacement(
      of: item, site: .toolbar(toolbar.number), on: PlatformSet(toolbar.platform),
      screen: toolbar.screen)
  }

  /// Adds a menu of a toolbar, and gives its number; nil if it is empty.
  private mutating func addMenu(_ entry: Entry, of toolbar: ExpandedToolbar) -> Int? {
    let owner = ExpandedMenu.Owner.toolbar(toolbar.number)
    let platforms = PlatformSet(toolbar.platform)
    var menu: ExpandedMenu
    if case .submenu(let submenu) = entry.kind {
      menu = ExpandedMenu(
        submenu, entry, surface: .toolbarMenu, owner: owner, platforms: platforms)
    } else {
      menu = ExpandedMenu(
        surface: .titleMenu, owner: owner, platforms: platforms, header: entry.place,
        place: entry.place)
      menu.includedAt = entry.includedAt
    }
    return addMenu(menu, entry.children, .submenu, screen: toolbar.screen, isInToolbar: true)
  }

  /// Adds the labels of a toolbar's own texts, and the placements of its commands.
  private mutating func addTexts(of toolbar: ExpandedToolbar) {
    let platforms = PlatformSet(toolbar.platform)
    for title in toolbar.groups.compactMap(\.title) {
      addLabel(.toolbarGroup, title, on: platforms, isInToolbar: true)
    }
    for entry in toolbar.entries {
      switch (entry.kind, entry.title) {
      case (.view, let title?): addLabel(.view, title, on: platforms, isInToolbar: true)
      case (.search, let title?): addLabel(.search, title, on: platforms, isInToolbar: true)
      default:
        addPlacement(
          of: entry, site: .toolbar(toolbar.number), on: platforms, screen: toolbar.screen)
      }
    }
  }
}

extension Entry {
  fileprivate var isBottomBar: Bool {
    if case .area(.bottom, _, _) = kind { true } else { false }
  }

  /// Whether a direct entry of an iOS block is in the bar at the top of the screen, not in that at the bottom.
  fileprivate var isAtTopOfPhone: Bool {
    switch kind {
    case .area(let area, _, _): return area != .bottom
    case .titleMenu: return true
    default: return false
    }
  }
}

extension ExpandedToolbar.AreaBlock {
  /// The area that an entry is; nil for other entries.
  fileprivate init?(_ entry: Entry) {
    guard case .area(let area, let isCustomizable, _) = entry.kind else { return nil }
    self.init(area: area, isCustomizable: isCustomizable, place: entry.place)
  }
}

extension ExpandedToolbar {
  /// The toolbar, with its entries sorted for the rules.
  fileprivate var sorted: Self {
    var toolbar = self
    for entry in entries { toolbar.attributes.formUnion(entry.attributes) }
    toolbar.allItems = entries.filter { !$0.isSpacer }
    toolbar.defaultItems = toolbar.allItems.filter { !$0.attributes.contains(.hidden) }
    return toolbar
  }
}
