import MenuModel
import MenuSyntax

/// Shortcuts are for the commands that people use most.
enum ShortcutBudget: Guideline {
  // Off unless asked for: the number is ours, and no page has one.
  static let rule = Rule(
    "shortcut-budget", sources: [.keyboards2025], platforms: .withShortcuts, threshold: .max(40),
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    var count = 0
    for shortcut in report.expanded.shortcuts {
      // What people know from the system and other apps they need not learn.
      guard let id = shortcut.command, shortcut.use == nil,
        ShortcutMeaning.commands(with: shortcut.canonical).isEmpty
      else { continue }
      count += 1
      let keys = report.written(shortcut)
      let limit = report.limit
      let command = report.expanded.command(id)
      let title = TitleText(shortcut.title).shown
      if command.frequency == .rarely {
        // One finding covers all keys of the command.
        guard shortcut.isShown else { continue }
        report.finding(
          at: shortcut.place,
          "“\(title)” is rarely used, but has the shortcut `\(keys)`",
          fixes: fixes(command, report))
      } else if count == limit + 1 {
        let number = count
        report.finding(
          at: shortcut.place,
          "This is number \(number) of the app's own shortcuts; more than \(limit) are hard to learn"
        )
      }
    }
  }

  private static func fixes(_ command: Command, _ report: GuidelineReport) -> [GuidelineFix] {
    guard let edit = report.edits.removal(of: .key, from: command, in: report.module) else {
      return []
    }
    return [
      GuidelineFix(
        title: "Remove the shortcut", applicability: .unsafe, edits: [edit]
      )
    ]
  }
}

/// A modifier makes a relative of a known command, not a stranger.
enum ShortcutFamily: Guideline {
  // A note: in the Finder ⇧⌘O is Documents.
  static let rule = Rule(
    "shortcut-family", sources: [.keyboards2025], platforms: .withShortcuts, needs: [.menuBar],
    severity: .note, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    if report.expanded.shortcuts.isEmpty { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    for shortcut in report.expanded.shortcuts {
      guard case .unrelated(let family) = surroundings.verdict(on: shortcut) else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      report.finding(
        at: shortcut.place,
        "`\(keys)` suggests a variant of \(family.name) (`\(family.shortcut.written)`); “\(title)” has nothing to do with it"
      )
    }
  }
}

/// Shortcuts that every app has keep their meaning.
enum ShortcutNotRepurposed: Guideline {
  static let rule = Rule(
    "shortcut-not-repurposed", sources: [.keyboards2025], platforms: .withShortcuts,
    needs: [.shortcutsTogether], severity: .warning, otherSeverities: [.error],
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    // What the system keeps for itself is `shortcut-reserved`'s.
    guard shortcuts.contains(where: { $0.use?.scope == .app }) else { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    let duplicates = ShortcutDuplicates(report.expanded)
    var free = FreeShortcuts(report.expanded, surroundings)
    for (index, shortcut) in shortcuts.enumerated() where shortcut.use?.scope == .app {
      guard let use = shortcut.use,
        case .repurposed(let declared) = surroundings.verdict(on: shortcut),
        // What else the app has in its menu bar is not known: only keys that mean the same everywhere are judged.
        report.knows(.menuBar)
          || ShortcutMeaning.isEverybodys(shortcut.canonical) && isAlwaysThere(shortcut, report),
        // A key that two commands have is mended first.
        duplicates.first(before: index) == nil
      else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
      if let declared, report.knows(.menuBar) {
        let standard = declared.name(in: report.module)
        report.finding(
          at: shortcut.place,
          "`\(keys)` is the shortcut of “\(standard)” in the menu bar, and “\(title)” does something else",
          severity: .error,
          related: [(declared.place, "the standard command")],
          help: others.help, fixes: others.fixes)
      } else {
        let action = Message(naming: use.action)
        report.finding(
          at: shortcut.place,
          "In other apps `\(keys)` is “\(action)”; here it is “\(title)”",
          help: others.help, fixes: others.fixes)
      }
    }
  }
}

extension ShortcutNotRepurposed {
  /// Whether a menu bar or a toolbar has the command, so that its keys work while nothing is open.
  private static func isAlwaysThere(_ shortcut: OwnShortcut, _ report: GuidelineReport) -> Bool {
    guard let command = shortcut.command else { return false }
    return report.expanded.placements(of: command).contains { placement in
      switch placement.site {
      case .menu(_, .bar), .toolbar: return true
      default: return false
      }
    }
  }
}

/// The system keeps some shortcuts for itself.
enum ShortcutReserved: Guideline {
  static let rule = Rule(
    "shortcut-reserved", sources: [.keyboards2025], platforms: .withShortcuts, needs: [],
    severity: .error, otherSeverities: [.note], checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let reserved = report.expanded.shortcuts.filter { ShortcutMeaning.isReserved($0) }
    if reserved.isEmpty { return }
    var free = FreeShortcuts(report.expanded, ShortcutSurroundings(report.expanded))
    for shortcut in reserved {
      guard let use = shortcut.use else { continue }
      let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
      let keys = report.written(shortcut)
      let action = Message(naming: use.action)
      if use.action == SystemActions.varies {
        report.finding(
          at: shortcut.place,
          "Depending on its settings, the system may answer `\(keys)` itself",
          severity: .note, help: others.help, fixes: others.fixes)
      } else if SystemActions.dependsOnSettings(use.action) {
        report.finding(
          at: shortcut.place,
          "Depending on its settings, the system may answer `\(keys)` itself: \(action)",
          severity: .note, help: others.help, fixes: others.fixes)
      } else {
        report.finding(
          at: shortcut.place,
          "`\(keys)` belongs to the system: \(action)",
          help: others.help, fixes: others.fixes)
      }
    }
  }
}

/// A shortcut's title says enough without its menu.
enum ShortcutTitleStandalone: Guideline {
  static let rule = Rule(
    "shortcut-title-standalone", sources: [.keyboards2025], platforms: .visionOS,
    severity: .warning, checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let command = report.expanded.command(of: entry) else { continue }
      // `help` says in full what a title in a submenu leaves out.
      if menu.level > 0, command.key != nil, command.help == nil {
        say(command.name, command.title, entry, &report)
      }
      // A command that chooses is a submenu of its options.
      guard case .choice(_, let choice) = command.payload else { continue }
      // In place, the options have no title around them that could be missing.
      if case .each = entry.kind, menu.level == 0 { continue }
      for option in report.module.choices[choice.index].options
      where option.key != nil && option.help == nil {
        say(option.name, option.title, entry, &report)
      }
    }
  }

  private static func say(
    _ name: Name, _ text: Text, _ entry: ExpandedEntry, _ report: inout GuidelineReport
  ) {
    let title = TitleText(text).shown
    report.finding(
      at: entry,
      "“\(title)” has a shortcut and is in a submenu, whose title the list of shortcuts leaves out",
      related: [(name.place, "the command")])
  }
}
