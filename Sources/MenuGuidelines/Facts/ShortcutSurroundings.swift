import MenuModel
import MenuSyntax

/// What a shortcut is judged by: the commands of the system that the module has, and the menus around a title.
///
/// A class, since most of it is found only for a shortcut that is in doubt.
final class ShortcutSurroundings {
  private let expanded: ExpandedModule
  /// The shortcuts of the system's commands in the menu bar.
  private(set) lazy var placed = expanded.placedShortcuts
  /// The names of the standard commands that the module has, placed by `standard` or as commands of its own.
  private lazy var actions = Self.actions(of: expanded)

  init(_ expanded: ExpandedModule) {
    self.expanded = expanded
  }

  /// The judgement of a shortcut that is, or is near, a common one.
  enum Verdict {
    case fine
    /// The shortcut of a common command, on a different command.
    case repurposed(declared: PlacedShortcut?)
    /// The shortcut of a common command with a modifier added, on an unrelated command.
    case unrelated(ShortcutFamilies.Family)
  }

  /// The judgement of a shortcut.
  func verdict(on shortcut: OwnShortcut) -> Verdict {
    let canonical = shortcut.canonical
    let isCommon = shortcut.use?.scope == .app
    if !isCommon {
      if shortcut.use != nil || !ShortcutMeaning.commands(with: canonical).isEmpty { return .fine }
      guard let family = ShortcutFamilies.family(beside: canonical), has(family.actions),
        !isRelative(shortcut, of: family)
      else { return .fine }
      return .unrelated(family)
    }
    if ShortcutMeaning.fits(shortcut) { return .fine }
    let around = titlesAround(shortcut)
    // “Selection” in a submenu “Print” is a Print.
    if around.contains(where: { ShortcutMeaning.fits($0, canonical) }) { return .fine }
    // “What's New?” has ⌘? in CocoaPods' Help menu.
    if isInHelp(shortcut), ShortcutMeaning.commands(with: canonical).contains("help") {
      return .fine
    }
    if let declared = placed.first(where: { $0.canonical == canonical }) {
      return .repurposed(declared: declared)
    }
    // Every text field answers these keys, and a menu that takes them takes them from it.
    if ShortcutMeaning.isEverybodys(canonical) { return .repurposed(declared: nil) }
    // Where the standard action makes no sense, its keys are free.
    return has(ShortcutFamilies.relatives(of: canonical)) ? .repurposed(declared: nil) : .fine
  }

  private func has(_ names: [String]) -> Bool { names.contains { actions.contains($0) } }

  /// Whether a title, or one around it, says that the command belongs to a family.
  private func isRelative(_ shortcut: OwnShortcut, of family: ShortcutFamilies.Family) -> Bool {
    // A standard command with another shortcut is `shortcut-standard`.
    if TitleFacts(TitleText(shortcut.title)).standardShortcut != nil { return true }
    // What opens a dialog or a file, in one word or another, is of Open's family.
    if family.actions.contains("open"), TitleText(shortcut.title).endsInEllipsis { return true }
    let own = [shortcut.title, shortcut.titleWhenOn].compactMap { $0 }.map { TitleText($0) }
    return (own + titlesAround(shortcut)).contains { family.includes($0) }
  }

  // MARK: Menus around a command

  /// The titles of the menus and submenus that a shortcut's command is in, and of the command that shows an option.
  private func titlesAround(_ shortcut: OwnShortcut) -> [TitleText] {
    shortcut.choosing.map { TitleText(expanded.title(of: $0)) }
      + menus(with: shortcut).flatMap { expanded.titles(around: $0) }
  }

  private func isInHelp(_ shortcut: OwnShortcut) -> Bool {
    menus(with: shortcut).contains { expanded.barPlace(of: expanded.menus[$0]) == .help }
  }

  private func menus(with shortcut: OwnShortcut) -> [Int] {
    let commands = shortcut.command.map { [$0] } ?? shortcut.choosing
    return commands.flatMap { command in
      expanded.placements(of: command).compactMap { placement in
        if case .menu(let number, _) = placement.site { return number }
        return nil
      }
    }
  }

  // MARK: What the module has

  private static func actions(of expanded: ExpandedModule) -> Set<String> {
    var actions: Set<String> = []
    func add(_ name: String) {
      actions.insert(name)
      for group in StandardMenus.groups(ofSubmenu: name) { group.forEach(add) }
    }
    for menu in expanded.menus {
      let place = menu.surface == .bar ? expanded.barPlace(of: menu) : nil
      if menu.level == 0, menu.isStandard, let place {
        for group in StandardMenus.groups(of: place) { group.forEach(add) }
      }
      for entry in menu.entries {
        if case .standard(let name) = entry.kind {
          add(name)
        } else if menu.level == 0, entry.command != nil,
          let verb = expanded.titleFacts(of: entry)?.firstWord,
          place == .file ? fileVerbs.contains(verb) : place == .edit && verb == "find"
        {
          // "New Note" and "Print Selection" in File are the app's New and Print.
          actions.insert(verb)
        }
      }
    }
    for toolbar in expanded.toolbars {
      for entry in toolbar.allItems {
        if case .standard(let name) = entry.kind { add(name) }
        // What can be searched can be found in.
        if case .search = entry.kind { add("find") }
      }
    }
    // What opens, saves or prints documents is an app of documents, and so is one with a document menu.
    if expanded.menus.contains(where: { $0.surface == .titleMenu })
      || expanded.module.commands.contains(where: { $0.affects == .document })
    {
      ["new", "open", "save", "print"].forEach(add)
    }
    for id in expanded.module.commandIDs {
      if let name = expanded.titleFacts(of: id).commandWithShortcut { add(name) }
    }
    return actions
  }

  /// The name of the standard command with a shortcut that has a title.
  ///
  /// - Parameter title: The title in lower case and without an ellipsis.
  static func command(titled title: String) -> String? { names[title] }

  private static let fileVerbs: Set<String> = ["new", "open", "save", "print", "close"]

  /// The names of the standard commands with a shortcut, by their titles in lower case and without an ellipsis.
  private static let names: [String: String] = {
    var names = ["preferences": "settings"]
    // An inspector has one shortcut or another, in Apple's own apps too.
    for entry in StandardCommandTable.all where entry.shortcut != nil && entry.name != "inspector" {
      for title in [entry.title, entry.titleWhenOn].compactMap({ $0 }) {
        names[TitleText(title).withoutEllipsis.lowercased()] = entry.name
      }
    }
    return names
  }()
}
