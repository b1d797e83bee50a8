import MenuModel

/// The titles that the menu bar has, to find actions that an app declares once more for another menu.
struct BarTitles: Sendable {
  /// The platforms that have each title, in lower case and without an ellipsis.
  private var platforms: [String: PlatformSet] = [:]
  /// The same for words that the app's name follows: "about", "hide", "quit".
  private var beforeName: [String: PlatformSet] = [:]

  /// - Parameters:
  ///   - menus: The menus of the menu bar.
  ///   - facts: The facts about their titles.
  init(_ menus: some Sequence<ExpandedMenu>, _ facts: FactsTable) {
    for menu in menus {
      for entry in menu.entries {
        if case .standard(let name) = entry.kind {
          add(name, on: menu.platforms)
        } else if entry.command != nil, let title = entry.titleFacts {
          platforms[facts.titles[title].lowercased, default: []].formUnion(menu.platforms)
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
  ///
  /// - Parameter title: In lower case and without an ellipsis.
  func platforms(with title: String) -> PlatformSet {
    var found = platforms[title] ?? []
    for (word, platforms) in beforeName where title.hasPrefix(word + " ") {
      found.formUnion(platforms)
    }
    return found
  }

  /// Adds the titles of a command of the system.
  private mutating func add(_ name: String, on platforms: PlatformSet) {
    guard let entry = StandardMenus.entry(named: name) else { return }
    let titles: [String]
    switch name {
    case "about", "hide", "quit":
      titles = [name]
      beforeName[name, default: []].formUnion(platforms)
    case "settings": titles = ["settings", "preferences"]
    default:
      titles = [entry.title, entry.titleWhenOn].compactMap { title in
        title.map { TitleText($0).withoutEllipsis.lowercased() }
      }
    }
    for title in titles { self.platforms[title, default: []].formUnion(platforms) }
  }
}
