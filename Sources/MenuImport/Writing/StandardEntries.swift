import MenuModel
import MenuSyntax

/// Finds the system's commands and whole submenus by their selectors.
struct StandardEntries {
  /// Whether titles are in English, as the system's are here, so that one that differs means something.
  let comparesTitles: Bool

  /// The system's name of a command, also of one that only a whole menu has: `checkGrammar`.
  static func anyName(of command: FoundCommand) -> String? {
    guard case .selector(let selector, let target)? = command.action else { return nil }
    return StandardSelectors.nameInSubmenu(selector: selector, tag: command.tag, target: target)
  }

  // MARK: What differs

  /// What a command has otherwise than the system's of the same selector; nil if it looks the same.
  enum Difference {
    case title
    case key
    /// A shortcut of an old template, which belongs to another command.
    case leftoverKey
  }

  func difference(of command: FoundCommand, from name: String) -> Difference? {
    guard let entry = StandardMenus.entry(named: name) else { return nil }
    if comparesTitles, let title = command.title.literal, !hasSystemTitle(title, entry) {
      return .title
    }
    // A command of the app's own has them all.
    if !command.otherKeys.isEmpty { return .key }
    guard let key = command.key?.shortcut.canonical, key != entry.shortcut?.canonical else {
      return nil
    }
    if let found = command.key, case .selector(let selector, _)? = command.action,
      StandardSelectors.isLeftover(found.shortcut, of: selector)
    {
      return .leftoverKey
    }
    return Self.otherKeys[name] == key.glyphs ? nil : .key
  }

  /// Shortcuts that versions of the system's templates have had.
  private static let otherKeys = ["pageSetup": "⌘P"]

  private func hasSystemTitle(_ title: String, _ entry: StandardCommandEntry) -> Bool {
    if entry.title.includes("{app}") {
      // The app's name is in it, whatever it is.
      let words = Self.words(title)
      let parts = Self.words(entry.title).filter { $0 != "app" }
      return !words.isEmpty && parts.allSatisfy { words.contains($0) }
    }
    return [entry.title, entry.titleWhenOn].contains(title)
      || Self.otherTitles[entry.name, default: []].contains(title)
  }

  private static func words(_ title: String) -> [String] {
    title.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Titles that Xcode's templates have had for the same commands, and those that the system puts its own in place of as the
  /// menu opens.
  private static let otherTitles: [String: [String]] = [
    "fullScreen": ["Toggle Full Screen", "Full Screen", "Toggle Fullscreen"],
    "toolbar": ["Toggle Toolbar"], "sidebar": ["Toggle Sidebar", "Show Source List"],
    "checkSpelling": ["Check Spelling"], "showSpelling": ["Spelling…"],
    "correctSpelling": ["Correct Spelling"], "checkGrammar": ["Check Grammar"],
    "revert": ["Revert"],
  ]

  // MARK: Submenus

  /// The name of the whole submenu that the system has with exactly these entries; nil if there is none.
  func wholeSubmenu(_ entries: [FoundEntry]) -> String? {
    guard let names = names(of: entries), !names.isEmpty else { return nil }
    return Self.submenus.first { name in
      let groups = StandardMenus.groups(ofSubmenu: name)
      return groups.flatMap { $0 } == names
    }
  }

  private static let submenus = [
    "spelling", "substitutions", "transformations", "speech", "font", "text", "alignment",
    "writingDirection",
  ]

  /// The system's names of all entries but separators; nil if one is the app's own.
  private func names(of entries: [FoundEntry]) -> [String]? {
    var names: [String] = []
    for entry in entries {
      switch entry.content {
      case .separator: continue
      case .command(let command):
        guard let name = Self.anyName(of: command) else { return nil }
        if let difference = difference(of: command, from: name), case .key = difference {
          return nil
        }
        names.append(name)
      case .menu(_, _, _, let entries):
        guard let name = wholeSubmenu(entries) else { return nil }
        names.append(name)
      default: return nil
      }
    }
    return names
  }
}
