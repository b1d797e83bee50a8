import MenuModel

/// Where a command of the app's own belongs in a menu bar, by its title and its keys.
package enum BarHome {
  /// The menu of the system that a command belongs in; nil for one that is the app's own in every way.
  ///
  /// The title of a standard command says it first, then a key that has the meaning that people know, then the first word.
  package static func menu(ofTitle title: String, key: StandardShortcut) -> StandardCommandPlace? {
    let text = TitleText(title)
    // The keys of text sizes are those of zooming, which is about what a window shows.
    if text.firstWord == "zoom" { return .view }
    for place in [StandardCommandPlace.file, .edit, .view, .format, .help] {
      if StandardRoles.name(of: text, in: place) != nil { return place }
    }
    let key = key.canonical
    if ShortcutMeaning.fits(text, key) {
      let names = ShortcutMeaning.commands(with: key)
      let places = names.compactMap { StandardCommandTable.entry(named: $0)?.places.first }
      // Info has the key of Italic, and is no format.
      if let place = places.first(where: { [.file, .edit, .view, .help].contains($0) }) {
        return place
      }
    }
    if ShortcutFamilies.family(beside: key)?.includes(text) ?? false { return .file }
    return text.isLatin ? menus[text.firstWord] : nil
  }

  /// Whether a command of the File menu makes or opens something, so that it is among the first there.
  package static func opens(_ title: String) -> Bool {
    ["new", "create", "compose", "add", "open"].contains(TitleText(title).firstWord)
  }

  /// Whether a title is that of the settings, which iPad has in its own app.
  package static func isSettings(_ title: String) -> Bool {
    SettingsItem.isSettings(TitleText(title))
  }

  /// Whether the title says what people expect of the keys.
  package static func fits(_ title: String, _ key: StandardShortcut) -> Bool {
    ShortcutMeaning.fits(TitleText(title), key.canonical)
  }

  /// Whether the system answers the keys before an app does.
  package static func isReserved(_ key: StandardShortcut, title: String) -> Bool {
    guard let use = SystemShortcutTable.use(of: key.canonical), use.scope == .system else {
      return false
    }
    return !SystemActions.unclaimed.contains(use.action) && !fits(title, key)
  }

  /// The menus by the words that titles begin with.
  private static let menus: [String: StandardCommandPlace] = {
    let rows: [(StandardCommandPlace, String)] = [
      (.file, "new create open close save duplicate rename revert export import print"),
      (.edit, "undo redo cut copy paste delete select deselect find replace"),
      (.view, "show hide toggle zoom enter exit sort group expand collapse reload refresh"),
    ]
    var menus: [String: StandardCommandPlace] = [:]
    for (menu, words) in rows {
      for word in words.split(separator: " ") { menus[String(word)] = menu }
    }
    return menus
  }()
}
