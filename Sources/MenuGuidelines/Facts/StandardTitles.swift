import MenuModel

/// The titles of the system's edit commands.
enum StandardTitles {
  /// The names after `standard`, by the titles in lower case and without an ellipsis.
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

  /// The edit command of the system that has a title, which is in lower case and without an ellipsis.
  static func editCommand(titled title: String) -> String? { names[title] }
}

extension ExpandedEntry {
  /// Whether an entry of an edit menu is the app's own, not the system's.
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
