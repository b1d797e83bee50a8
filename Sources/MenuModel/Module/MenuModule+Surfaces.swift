import MenuSyntax

/// A place where people meet commands: a menu, a button with one, a toolbar, or a menu of the menu bar.
package struct Surface: Sendable {
  /// What it is, as it is declared.
  package enum Declaration: Sendable {
    case contextMenu(ContextMenu, of: Item)
    case editMenu(EditMenu, of: Item)
    /// The context menu of a screen's empty area.
    case background(ContextMenu)
    case button(MenuButton)
    case toolbar(Toolbar)
    case barMenu(BarMenu)
    /// The actions at one edge of an item.
    case swipe(SwipeActions, of: Item)
    case quickActions(IconMenu)
    case dockMenu(IconMenu)
    case statusItem(StatusItem)

    package var kind: SurfaceKind {
      switch self {
      case .contextMenu: return .contextMenu
      case .editMenu: return .editMenu
      case .background: return .background
      case .button: return .button
      case .toolbar: return .toolbar
      case .barMenu: return .menuBar
      case .swipe: return .swipe
      case .quickActions: return .quickActions
      case .dockMenu: return .dockMenu
      case .statusItem: return .statusItem
      }
    }
  }

  package var declaration: Declaration
  /// The number of the screen that it is on; nil for what is the app's, and for items and toolbars outside a screen.
  package var screen: Int?
  /// The number of its item, button, toolbar, menu of the bar or status item, on its screen or in the module.
  package var number: Int
  /// What is in it: of a toolbar, on all platforms; of a menu of the bar that names a menu, that menu's.
  package var entries: [Entry]
  /// The platforms that `on` around it names; nil for every platform.
  package var platforms: [Platform]?
  /// Its first words, without the block.
  package var header: Place
  package var place: Place

  /// Whether it is on a platform, where that shows any of its entries.
  package func isShown(on platform: Platform) -> Bool {
    declaration.kind.platforms.contains(platform) && (platforms?.contains(platform) ?? true)
  }

  fileprivate init(
    _ declaration: Declaration, screen: Int?, number: Int, _ entries: [Entry],
    platforms: [Platform]? = nil, header: Place, place: Place
  ) {
    self.declaration = declaration
    self.screen = screen
    self.number = number
    self.entries = entries
    self.platforms = platforms
    self.header = header
    self.place = place
  }
}

extension SurfaceKind {
  /// The platforms that have such surfaces.
  package var platforms: [Platform] {
    switch self {
    case .swipe: return [.iOS, .iPadOS, .macOS, .macCatalyst, .watchOS, .visionOS]
    case .quickActions: return [.iOS, .iPadOS]
    case .dockMenu, .statusItem: return [.macOS]
    case .contextMenu, .background, .editMenu, .button, .toolbar, .menuBar:
      return Platform.allCases
    }
  }
}

extension MenuModule {
  /// The value of `surfaces`.
  func makeSurfaces() -> [Surface] {
    var surfaces: [Surface] = []
    for (number, item) in topLevelItems.enumerated() {
      surfaces += self.surfaces(of: item, number, screen: nil)
    }
    for (index, screen) in screens.enumerated() {
      for (number, item) in screen.items.enumerated() {
        surfaces += self.surfaces(of: item, number, screen: index)
      }
      if let menu = screen.background {
        surfaces.append(
          Surface(
            .background(menu), screen: index, number: 0, menu.entries, platforms: menu.platforms,
            header: menu.header, place: menu.place))
      }
      for (number, button) in screen.buttons.enumerated() {
        surfaces.append(
          Surface(
            .button(button), screen: index, number: number, button.entries,
            platforms: button.platforms, header: button.header, place: button.place))
      }
      if let toolbar = screen.toolbar { surfaces.append(surface(of: toolbar, 0, screen: index)) }
    }
    for (number, toolbar) in toolbars.enumerated() {
      surfaces.append(surface(of: toolbar, number, screen: nil))
    }
    for (number, menu) in (menuBar?.menus ?? []).enumerated() {
      surfaces.append(
        Surface(
          .barMenu(menu), screen: nil, number: number, entries(of: menu),
          platforms: menu.platforms, header: menu.header, place: menu.place))
    }
    for (menu, declaration) in [
      (quickActions, Surface.Declaration.quickActions), (dockMenu, Surface.Declaration.dockMenu),
    ] {
      guard let menu else { continue }
      surfaces.append(
        Surface(
          declaration(menu), screen: nil, number: 0, menu.entries, header: menu.header,
          place: menu.place))
    }
    for (number, item) in statusItems.enumerated() {
      surfaces.append(
        Surface(
          .statusItem(item), screen: nil, number: number, item.entries, header: item.header,
          place: item.place))
    }
    return surfaces
  }

  /// `surfaces` with those of screens first: the order of what is generated for them.
  package var generatedSurfaces: [Surface] {
    surfaces.filter { $0.screen != nil } + surfaces.filter { $0.screen == nil }
  }

  /// The entries of a menu of the menu bar, or of the named menu that it shows.
  package func entries(of menu: BarMenu) -> [Entry] {
    if case .named(let id) = menu.kind { return menus[id.index].entries }
    return menu.entries
  }

  private func surfaces(of item: Item, _ number: Int, screen: Int?) -> [Surface] {
    var surfaces: [Surface] = []
    if let menu = item.contextMenu {
      surfaces.append(
        Surface(
          .contextMenu(menu, of: item), screen: screen, number: number, menu.entries,
          platforms: menu.platforms, header: menu.header, place: menu.place))
    }
    if let menu = item.editMenu {
      surfaces.append(
        Surface(
          .editMenu(menu, of: item), screen: screen, number: number, menu.entries,
          platforms: menu.platforms, header: menu.header, place: menu.place))
    }
    for swipe in item.swipes {
      surfaces.append(
        Surface(
          .swipe(swipe, of: item), screen: screen, number: number, swipe.entries,
          platforms: swipe.platforms, header: swipe.header, place: swipe.place))
    }
    return surfaces
  }

  private func surface(of toolbar: Toolbar, _ number: Int, screen: Int?) -> Surface {
    Surface(
      .toolbar(toolbar), screen: screen, number: number, toolbar.blocks.entries,
      header: toolbar.header, place: toolbar.place)
  }
}
