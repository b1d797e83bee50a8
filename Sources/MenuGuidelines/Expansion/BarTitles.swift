import MenuModel

/// The titles that the menu bar has, to find actions that an app declares once more for another menu.
///
/// Titles are in lower case and without an ellipsis, by their numbers in `FactsTable.bareNumbers`.
struct BarTitles: Sendable {
  /// The platforms that have each title; those behind the last have none.
  private var platforms: [PlatformSet] = []
  /// The platforms that have a word which the app's name follows: "about", "hide", "quit".
  private var beforeName: [String: PlatformSet] = [:]

  /// - Parameters:
  ///   - menus: The menus, of which those of the menu bar count.
  ///   - facts: The facts about their titles; the titles of the system's commands are added.
  init(of menus: [ExpandedMenu], _ facts: inout FactsTable) {
    // By index: copying a menu or an entry retains what is in it.
    for index in menus.indices where menus[index].surface == .bar {
      let menu = menus[index]
      for position in menu.entries.indices {
        if case .standard(let name) = menu.entries[position].kind {
          add(name, on: menu.platforms, &facts)
        } else if menu.entries[position].command != nil,
          let title = menu.entries[position].titleFacts
        {
          add(facts.bareNumbers[title], on: menu.platforms)
        }
      }
      guard menu.isStandard, let place = menu.barPlace else { continue }
      for name in StandardMenus.groups(of: place).joined() {
        add(name, on: menu.platforms, &facts)
        for inner in StandardMenus.groups(ofSubmenu: name).joined() {
          add(inner, on: menu.platforms, &facts)
        }
      }
    }
  }

  /// The platforms whose menu bar has a title.
  ///
  /// - Parameters:
  ///   - number: The number of the title.
  ///   - title: The title, in lower case and without an ellipsis.
  func platforms(with number: Int, _ title: String) -> PlatformSet {
    var found = platforms.indices.contains(number) ? platforms[number] : []
    for (word, platforms) in beforeName where title.hasPrefix(word + " ") {
      found.formUnion(platforms)
    }
    return found
  }

  private mutating func add(_ title: Int, on platforms: PlatformSet) {
    while self.platforms.count <= title { self.platforms.append([]) }
    self.platforms[title].formUnion(platforms)
  }

  /// Adds the titles of a command of the system.
  private mutating func add(
    _ name: String, on platforms: PlatformSet, _ facts: inout FactsTable
  ) {
    switch name {
    case "about", "hide", "quit": beforeName[name, default: []].formUnion(platforms)
    default: break
    }
    for title in Self.titles[name] ?? Self.titles(of: name) {
      add(facts.number(ofBareTitle: title), on: platforms)
    }
  }

  /// The titles of the commands that a menu can place by `standard`.
  private static let titles = Dictionary(
    uniqueKeysWithValues: StandardCommandTable.names.map { ($0, titles(of: $0)) })

  private static func titles(of name: String) -> [String] {
    switch name {
    case "about", "hide", "quit": return [name]
    case "settings": return ["settings", "preferences"]
    default:
      guard let entry = StandardMenus.entry(named: name) else { return [] }
      return [entry.title, entry.titleWhenOn].compactMap { title in
        title.map { TitleText($0).withoutEllipsis.lowercased() }
      }
    }
  }
}
