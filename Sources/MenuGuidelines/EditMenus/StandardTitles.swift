import MenuModel

/// The titles of the system's edit commands.
enum StandardTitles {
  /// The name after `standard` of each, by its title in lower case and without an ellipsis.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for name in StandardCommandTable.names(in: .edit) {
      guard let entry = StandardCommandTable.entry(named: name) else { continue }
      for title in [entry.title, entry.titleWhenOn].compactMap({ $0 }) {
        let key = TitleText(title).withoutEllipsis.lowercased()
        if names[key] == nil { names[key] = name }
      }
    }
    return names
  }()

  /// Whether the title of a command may be that of an edit command of the system.
  static func mayBeEditCommand(_ command: CommandID, _ shown: ShownModule) -> Bool {
    titles.contains(shown.titleFacts(of: command).whole)
  }

  /// Whether an entry's title may be that of an edit command of the system.
  static func mayBeEditCommand(_ entry: ShownEntry) -> Bool {
    guard let facts = entry.facts else { return false }
    return titles.contains(facts.whole)
  }

  private static let titles = WordSet(titles: names.keys)

  /// The edit command of the system that has a title, whatever its case and ellipsis.
  static func editCommand(titled title: Text) -> String? {
    guard title.isPlain, !title.segments.isEmpty else { return nil }
    return names[TitleText(title).withoutEllipsis.lowercased()]
  }
}

extension ShownEntry {
  /// Whether the app itself has what an entry of an edit menu does: it is not the system's.
  var isCustom: Bool {
    switch kind {
    case .command, .each, .menu: return true
    case .standard, .view, .segmented, .search, .space, .flexible, .separator: return false
    }
  }
}

extension PlatformSet {
  /// The platforms with the edit menus of UIKit.
  static let withEditMenus: Self = [.iOS, .iPadOS, .visionOS]
}
