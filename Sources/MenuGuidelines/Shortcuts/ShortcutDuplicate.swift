import MenuModel
import MenuSyntax

/// One shortcut has one command.
enum ShortcutDuplicate: Guideline {
  static let rule = Rule(
    "shortcut-duplicate", sources: [.keyboards2025], platforms: .withShortcuts,
    needs: [.shortcutsTogether],
    severity: .error, otherSeverities: [.note], checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    if shortcuts.isEmpty { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    let duplicates = ShortcutDuplicates(report.expanded)
    var free = FreeShortcuts(report.expanded, surroundings)
    for (index, shortcut) in shortcuts.enumerated() {
      let platforms = duplicates.platforms[index]
      // With the system's command it is one thing to be unlike it, and another to be a second one.
      let isSecond: Bool
      if case .repurposed(.some) = surroundings.verdict(on: shortcut) {
        isSecond = false
      } else {
        isSecond = !ShortcutMeaning.isReserved(shortcut)
      }
      let first = duplicates.first(before: index)
      // Of the app's own two both are there, and of the system's nobody knows whether the app has it.
      let isOfApp = report.isOfExistingMenus && first != nil
      if isSecond, !isOfApp,
        report.expanded.keysOfSystem.contains(shortcut.canonical),
        let standard = surroundings.placed.first(where: {
          $0.canonical == shortcut.canonical && !$0.platforms.isDisjoint(with: platforms)
        })
      {
        say(
          shortcut, standard.name(in: report.module), standard.place, of: standard,
          on: platforms.intersection(standard.platforms), &free, &report)
      } else if let first {
        let other = shortcuts[first]
        say(
          shortcut, TitleText(other.title).shown, other.place,
          on: platforms.intersection(duplicates.platforms[first]), &free, &report)
      } else if isSecond {
        checkGroupsOfIPad(shortcut, on: platforms, &report)
      }
    }
  }

  /// Tells of a key that the system's Find or Format menu has on iPad, where the app leaves that menu out.
  private static func checkGroupsOfIPad(
    _ shortcut: OwnShortcut, on platforms: PlatformSet, _ report: inout GuidelineReport
  ) {
    // NetNewsWire's own ⌘F and ⌥⌘F clash with the system's menu until the app removes that.
    guard report.edition == .edition2026, let id = shortcut.command, platforms.contains(.iPadOS),
      report.expanded.reach(of: id).inMenuBar.contains(.iPadOS)
    else { return }
    let names = ShortcutMeaning.commands(with: shortcut.canonical)
    let menu: Message
    if names.contains("find") || names.contains("replace") {
      menu = Message("Find")
    } else if names.contains("italic") {
      menu = Message("Format")
    } else {
      return
    }
    let keys = report.written(shortcut)
    let title = TitleText(shortcut.title).shown
    report.finding(
      at: shortcut.place,
      "“\(title)” has the shortcut `\(keys)`, which the system’s “\(menu)” menu has on iPad unless the app removes that menu",
      severity: .note, platforms: .init(.iPadOS),
      help:
        "Place the `standard` command, or remove the system’s menu when the app builds its menus.")
  }

  private static func say(
    _ shortcut: OwnShortcut, _ other: String, _ place: Place, of standard: PlacedShortcut? = nil,
    on platforms: PlatformSet, _ free: inout FreeShortcuts, _ report: inout GuidelineReport
  ) {
    let platforms = platforms.intersection(report.platforms)
    if platforms.isEmpty { return }
    let keys = report.written(shortcut)
    let title = TitleText(shortcut.title).shown
    let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
    report.finding(
      at: shortcut.place,
      "“\(title)” has the shortcut `\(keys)`, which “\(other)” already has",
      platforms: platforms, related: [(place, "the first")],
      help: standard.map { help(others.help, besides: $0.name) } ?? others.help,
      fixes: others.fixes)
  }

  /// What to do about the key of a standard command: another key, or that command's place.
  private static func help(_ other: Message?, besides standard: String) -> Message {
    guard let other else {
      return Message(
        "Leave one of the two out: a menu whose entries are listed need not have `standard \(standard)`."
      )
    }
    return Message(
      "\(other) Or leave one of the two out: a menu whose entries are listed need not have `standard \(standard)`."
    )
  }
}

/// Finds the shortcuts of the module that another command has already.
struct ShortcutDuplicates {
  private let shortcuts: [OwnShortcut]
  private let conditions: MenuConditions
  private let expanded: ExpandedModule
  /// The positions of the shortcuts with the same keys.
  private var byKeys: [StandardShortcut: [Int]] = [:]
  /// The platforms on which each shortcut works.
  let platforms: [PlatformSet]

  init(_ expanded: ExpandedModule) {
    shortcuts = expanded.shortcuts
    let conditions = MenuConditions(expanded)
    self.conditions = conditions
    self.expanded = expanded
    platforms = shortcuts.map { conditions.platforms(of: $0) }
    for (index, shortcut) in shortcuts.enumerated() {
      byKeys[shortcut.canonical, default: []].append(index)
    }
  }

  /// Whether two commands are one action, which an app declares once for each of its menus: they have one title, and no
  /// menu has both.
  private func isOneAction(_ first: OwnShortcut, _ second: OwnShortcut) -> Bool {
    guard let one = first.command, let other = second.command,
      expanded.titleFacts(of: one).lowercased == expanded.titleFacts(of: other).lowercased
    else { return false }
    let sites = Set(expanded.placements(of: one).map(\.site))
    let others = expanded.placements(of: other).map(\.site)
    return !sites.isEmpty && !others.isEmpty && sites.isDisjoint(with: others)
  }

  /// The position of an earlier shortcut with the same keys that works at the same time; nil if there is none.
  func first(before index: Int) -> Int? {
    let shortcut = shortcuts[index]
    guard let same = byKeys[shortcut.canonical], same.count > 1 else { return nil }
    return same.first { first in
      first < index && !platforms[index].isDisjoint(with: platforms[first])
        && !shortcuts[first].isSame(as: shortcut) && !isOneAction(shortcuts[first], shortcut)
        // One key may play here and send there, as long as never both can.
        && ConditionLogic.canBothHold(conditions.of(shortcut), conditions.of(shortcuts[first]))
    }
  }
}
