import MenuModel
import MenuSyntax

/// Where people meet a command, platform by platform.
public struct CommandReach: Sendable {
  /// Where it can be performed without a context menu or an edit menu: by a control of the app's own, in a toolbar with
  /// its menus, a button with its menu, and in the menu bar where it always shows, so on iPadOS from version 26.
  ///
  /// What is in the customization palette only is not there until someone customizes the toolbar.
  public var reachable: PlatformSet = []
  /// Where it is in sight without opening a menu.
  public var inSight: PlatformSet = []
  /// Where it is in a menu of any kind.
  public var inMenus: PlatformSet = []
  /// Where it is in the menu bar.
  public var inMenuBar: PlatformSet = []

  /// The reach of each command of a module, in one pass over their placements.
  ///
  /// - Parameter palettes: The menus of toolbars that are in the customization palette only.
  static func all(
    in module: MenuModule, _ placements: [Placement], inPalettes palettes: Set<Int>
  ) -> [Self] {
    var all = [Self](repeating: Self(), count: module.commands.count)
    for index in module.commands.indices where module.commands[index].isOnscreen {
      all[index].reachable = .all
      all[index].inSight = .all
    }
    let bars = PlatformSet(ExpandedModule.menuBarPlatforms.platforms.filter(module.hasMenuBar))
    for placement in placements {
      let index = placement.command.index
      switch placement.site {
      case .toolbar:
        if placement.isHidden { continue }
        all[index].reachable.formUnion(placement.platforms)
        all[index].inSight.formUnion(placement.platforms)
      case .tap:
        all[index].reachable.formUnion(placement.platforms)
        all[index].inSight.formUnion(placement.platforms)
      case .menu(let number, let surface):
        all[index].inMenus.formUnion(placement.platforms)
        switch surface {
        case .pullDown, .titleMenu: all[index].reachable.formUnion(placement.platforms)
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
  /// Whether the oldest version of a platform that the module is for shows a menu bar.
  func hasMenuBar(_ platform: Platform) -> Bool {
    switch platform {
    case .macOS, .macCatalyst: return true
    case .iPadOS: return app.minimum(of: .iPadOS).map { $0 >= Version(26) } ?? false
    case .iOS, .tvOS, .watchOS, .visionOS: return false
    }
  }
}

extension ExpandedModule {
  /// The platforms whose menu bar has a command's title: an app may declare an action once more for another menu.
  func barPlatforms(withTitleOf id: CommandID) -> PlatformSet {
    let title = titleFacts(of: id).lowercased
    var found: PlatformSet = []
    for menu in menus(of: .bar) {
      let isThere =
        menu.entries.contains { entry in
          if case .standard(let name) = entry.kind { return Self.isTitle(title, of: name) }
          return entry.command != nil && titleFacts(of: entry)?.lowercased == title
        }
        || menu.isStandard
          && menu.barPlace.map { place in
            StandardMenus.groups(of: place).joined().contains { name in
              Self.isTitle(title, of: name)
                || StandardMenus.groups(ofSubmenu: name).joined().contains {
                  Self.isTitle(title, of: $0)
                }
            }
          } ?? false
      if isThere { found.formUnion(menu.platforms) }
    }
    return found
  }

  /// Whether a title, in lower case and without an ellipsis, is that of a command of the system.
  private static func isTitle(_ title: String, of name: String) -> Bool {
    guard let entry = StandardMenus.entry(named: name) else { return false }
    switch name {
    case "about": return title == "about" || title.hasPrefix("about ")
    case "hide", "quit": return title == name || title.hasPrefix(name + " ")
    case "settings": return title == "settings" || title == "preferences"
    default:
      return [entry.title, entry.titleWhenOn].contains {
        $0.map { TitleText($0).withoutEllipsis.lowercased() } == title
      }
    }
  }

  /// The item that a menu belongs to; nil for the menus of backgrounds, buttons and bars.
  public func item(of menu: ExpandedMenu) -> Item? {
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
