import MenuModel

/// The platforms that show the icons of a menu, and whether all of them or only those that stay.
///
/// From version 27 on, the systems hide the icons of some menus unless an item asks for its own.
struct ShownIcons: Sendable {
  var platforms: PlatformSet
  /// Whether only those with `stays` are shown.
  var onlyStaying: Bool

  /// The systems of a module that show a menu: those that show all its icons, and those that show what stays.
  ///
  /// A platform is in both if the app runs on its older versions too. One that no system shows is left out.
  static func all(
    of surface: MenuSurface, on platforms: PlatformSet, in expanded: ExpandedModule
  ) -> [Self] {
    let hiding = platforms.intersection(surface.platformsHidingIcons)
    let showing = platforms.subtracting(hiding.intersection(expanded.platformsFrom27))
    var all: [Self] = []
    if !showing.isEmpty { all.append(Self(platforms: showing, onlyStaying: false)) }
    if !hiding.isEmpty { all.append(Self(platforms: hiding, onlyStaying: true)) }
    return all
  }

  /// Whether an image shows.
  func shows(_ image: Image?) -> Bool {
    guard let image else { return false }
    return !onlyStaying || image.stays
  }

  /// Whether an entry shows an icon.
  func shows(_ entry: ExpandedEntry, in expanded: ExpandedModule) -> Bool {
    shows(entry.shownImage)
  }
}

extension MenuSurface {
  /// The platforms that hide the icons of such a menu from version 27 on.
  fileprivate var platformsHidingIcons: PlatformSet {
    switch self {
    // The release notes of 27 name the bars of iPad and Mac and the Mac's context menus.
    case .bar: return .withMenuBar
    case .context, .background, .edit: return [.macOS, .macCatalyst]
    case .pullDown, .toolbarMenu, .titleMenu, .swipe, .quickActions, .dock, .statusItem: return []
    }
  }
}

extension ExpandedEntry {
  /// Whether its icon is compared with those of other entries: a command in the list that acts by itself.
  ///
  /// The system decides about its own, a submenu or a choice is no action, and an alternate is not next to the others.
  var comparesIcon: Bool {
    guard layout == .list, alternate == nil, case .command = kind else { return false }
    return !takesOptions
  }
}
