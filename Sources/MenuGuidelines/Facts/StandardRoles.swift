import MenuModel
import MenuSyntax

/// Finds standard commands by their titles.
enum StandardRoles {
  /// The name after `standard` of the command with a title in a menu of the menu bar; nil for one of the app's own.
  static func name(of title: TitleText, in place: StandardCommandPlace) -> String? {
    let key = title.withoutEllipsis.lowercased()
    if let name = names[place]?[key] { return name }
    switch place {
    case .app:
      if key == "preferences" { return "settings" }
      // "About Notes": the app's name follows.
      if key.hasPrefix("about ") { return "about" }
      if key.hasPrefix("hide ") { return "hide" }
      if key.hasPrefix("quit ") { return "quit" }
      return nil
    case .help:
      // “Notes Help”: the app's name comes first.
      return key.hasSuffix(" help") || key == "help" || key.hasSuffix("도움말") ? "help" : nil
    default: return nil
    }
  }

  /// The standard command with a shortcut that has a title, which is in lower case and without an ellipsis.
  static func shortcut(ofTitle title: String) -> (name: String, shortcut: StandardShortcut)? {
    shortcuts[title]
  }

  private static let shortcuts: [String: (name: String, shortcut: StandardShortcut)] = {
    var shortcuts: [String: (name: String, shortcut: StandardShortcut)] = [:]
    for entry in StandardCommandTable.all {
      guard let shortcut = entry.shortcut, !entry.title.contains("{") else { continue }
      // Undo, Redo and Settings have rules of their own.
      if ["undo", "redo", "settings"].contains(entry.name) { continue }
      for title in [entry.title, entry.titleWhenOn].compactMap({ $0 }) {
        shortcuts[TitleText(title).withoutEllipsis.lowercased()] = (entry.name, shortcut)
      }
    }
    return shortcuts
  }()

  /// The names by title, in lower case and without an ellipsis.
  private static let names: [StandardCommandPlace: [String: String]] = {
    var names: [StandardCommandPlace: [String: String]] = [:]
    for place in StandardMenus.places {
      for name in StandardCommandTable.names(in: place) {
        guard let entry = StandardCommandTable.entry(named: name) else { continue }
        for title in [entry.title, entry.titleWhenOn].compactMap({ $0 }) where !title.contains("{")
        {
          names[place, default: [:]][TitleText(title).withoutEllipsis.lowercased()] = name
        }
      }
    }
    return names
  }()
}
