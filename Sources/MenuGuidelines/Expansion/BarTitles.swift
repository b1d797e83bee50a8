import MenuModel

/// The titles that the menu bar has, to find actions that an app declares once more for another menu.
///
/// Titles are in lower case and without an ellipsis.
struct BarTitles: Sendable {
  private var platforms: [String: PlatformSet] = [:]
  /// The platforms that have a word which the app's name follows: "about", "hide", "quit".
  private var beforeName: [String: PlatformSet] = [:]

  /// - Parameter menus: The menus, of which those of the menu bar count.
  init(of menus: [ExpandedMenu]) {
    for menu in menus where menu.surface == .bar {
      for entry in menu.entries {
        if case .standard(let name) = entry.kind {
          add(name, on: menu.platforms)
        } else if entry.command != nil, let title = entry.titleFacts {
          platforms[title.lowercased, default: []].formUnion(menu.platforms)
        }
      }
      guard menu.isStandard, let place = menu.barPlace else { continue }
      for name in StandardMenus.groups(of: place).joined() {
        add(name, on: menu.platforms)
        for inner in StandardMenus.groups(ofSubmenu: name).joined() {
          add(inner, on: menu.platforms)
        }
      }
    }
  }

  /// The platforms whose menu bar has a title.
  func platforms(with title: String) -> PlatformSet {
    var found = platforms[title] ?? []
    for (word, platforms) in beforeName where title.hasPrefix(word + " ") {
      found.formUnion(platforms)
    }
    return found
  }

  /// Adds the titles of a command of the system.
  private mutating func add(_ name: String, on platforms: PlatformSet) {
    if ["about", "hide", "quit"].contains(name) {
      beforeName[name, default: []].formUnion(platforms)
    }
    for title in Self.titles[name] ?? Self.titles(of: name) {
      self.platforms[title, default: []].formUnion(platforms)
    }
  }

  /// The titles of the commands that a menu can place by `standard`.
  private static let titles = Dictionary(
    uniqueKeysWithValues: StandardCommandTable.names.map { ($0, titles(of: $0)) })

  private static func titles(of name: String) -> [String] {
    switch name {
    case "about", "hide", "quit": return [name]
    // Before macOS 13 it was called so.
    case "settings": return ["settings", "preferences"]
    default:
      guard let entry = StandardMenus.entry(named: name) else { return [] }
      return [entry.title, entry.titleWhenOn].compactMap { title in
        title.map { TitleText($0).withoutEllipsis.lowercased() }
      }
    }
  }
}
