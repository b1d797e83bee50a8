import MenuModel
import MenuSyntax

/// Where people meet a command, platform by platform.
package struct CommandReach: Sendable {
  /// Where the app has a control of its own for it.
  package var controls: PlatformSet = []
  /// Where it can be performed without a context menu or an edit menu: by a control of the app's own, in a toolbar with
  /// its menus, a button with its menu, and in the menu bar where it always shows, so on iPadOS from version 26.
  ///
  /// What is in the customization palette only is not there until someone customizes the toolbar.
  package var reachable: PlatformSet = []
  /// Where it is in sight without opening a menu.
  package var inSight: PlatformSet = []
  /// Where it is in a menu of any kind.
  package var inMenus: PlatformSet = []
  /// Where it is in the menu bar.
  package var inMenuBar: PlatformSet = []

  /// The reach of each command of a module, in one pass over their placements.
  ///
  /// - Parameter palettes: The menus of toolbars that are in the customization palette only.
  static func all(
    in module: MenuModule, _ placements: [Placement], inPalettes palettes: Set<Int>
  ) -> [Self] {
    var all = module.commands.map { command in
      guard command.isOnscreen else { return Self() }
      return Self(controls: command.onscreenPlatforms.map { PlatformSet($0) } ?? .all)
    }
    for shown in module.shownCommands {
      all[shown.command.index].controls.formUnion(shown.platforms.map { PlatformSet($0) } ?? .all)
    }
    for index in all.indices {
      all[index].reachable = all[index].controls
      all[index].inSight = all[index].controls
    }
    let bars = module.platformsWithMenuBar
    for placement in placements {
      let index = placement.command.index
      switch placement.site {
      case .toolbar:
        if placement.isHidden { continue }
        all[index].reachable.formUnion(placement.platforms)
        all[index].inSight.formUnion(placement.platforms)
      case .tap, .statusItem:
        all[index].reachable.formUnion(placement.platforms)
        all[index].inSight.formUnion(placement.platforms)
      case .menu(let number, let surface):
        all[index].inMenus.formUnion(placement.platforms)
        switch surface {
        case .pullDown, .titleMenu, .swipe, .quickActions, .dock, .statusItem:
          all[index].reachable.formUnion(placement.platforms)
        case .toolbarMenu:
          if palettes.contains(number) { continue }
          all[index].reachable.formUnion(placement.platforms)
        case .bar:
          all[index].inMenuBar.formUnion(placement.platforms)
          all[index].reachable.formUnion(placement.platforms.intersection(bars))
        case .context, .background, .edit: break
        }
      case .preview: break
      }
    }
    return all
  }
}

extension MenuModule {
  /// The platforms that show a menu bar in the oldest version that the module is for.
  var platformsWithMenuBar: PlatformSet {
    // Before iPadOS 26 the menu bar shows only while Command is held.
    app.isOnly(from: Version(26), on: .iPadOS) ? .withMenuBar : .mac
  }
}

extension App {
  /// Whether the app is for a platform, and for none of its versions before one.
  func isOnly(from version: Version, on platform: Platform) -> Bool {
    platformsOnly(from: version).contains(platform)
  }

  /// The platforms that the app is for, and for none of their versions before one.
  func platformsOnly(from version: Version) -> PlatformSet {
    PlatformSet(platforms.lazy.filter { $0.minimum >= version }.map(\.platform))
  }
}

extension ExpandedModule {
  /// The item that a menu belongs to; nil for the menus of backgrounds, buttons and bars.
  package func item(of menu: ExpandedMenu) -> Item? {
    guard case .item(let screen, let item) = menu.owner else { return nil }
    if let screen { return module.screens[screen].items[item] }
    return module.topLevelItems[item]
  }
}

extension Item {
  /// The word `item` and the name, without the block.
  var header: Place {
    Place(source: place.source, span: Span(place.span.start, name.place.span.end))
  }
}

extension Screen {
  /// The word `screen` and the name, without the traits and the block.
  var header: Place {
    Place(source: place.source, span: Span(place.span.start, name.place.span.end))
  }
}
