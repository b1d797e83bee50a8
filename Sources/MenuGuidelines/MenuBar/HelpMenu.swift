import MenuModel
import MenuSyntax

/// The Help menu begins with the app's help and is short.
enum HelpMenu: Guideline {
  static let rule = Rule(
    "help-menu", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .warning, otherSeverities: [.note], threshold: .max(5), needsWholeModule: true,
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .help else { return }
    // `help standard` brings the app's help.
    let count = report.expanded.count(of: menu) + (menu.isStandard ? 1 : 0)
    let limit = report.limit
    if count > limit {
      report.finding(
        at: menu.header,
        "The Help menu has \(count) items; at most \(limit) leave the app's help easy to find",
        severity: .note,
        help: "Move some of them elsewhere.")
    }
    // A part of an app adds to the Help menu of another module.
    if !menu.isStandard && !report.module.isPart { checkFirst(menu, &report) }
  }

  private static func checkFirst(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let first = menu.entries.first else { return }
    let name = report.expanded.spoken(first)
    guard let index = menu.entries.firstIndex(where: { isHelp($0, report) }) else {
      report.finding(
        at: first,
        "The Help menu begins with \(name), not with the app's help",
        severity: .note,
        help: "Begin with the app's help. It is `standard help`.",
        fixes: insertion(menu, report))
      return
    }
    let help = menu.entries[index]
    // Of the apps that have a Help menu three in four begin it with “… Help”.
    if index > 0 {
      report.finding(
        at: help,
        "The app's help comes after \(name), not first in the Help menu",
        severity: .note,
        help: "Move it to the start.")
      return
    }
    // More of the same may follow at once: a guide, a list of shortcuts.
    let extras = menu.entries.dropFirst().prefix { $0.group == help.group }
    // One entry more needs no line between.
    guard extras.count > 1, let next = extras.first, next.alternate == nil, !isHelp(next, report)
    else { return }
    let other = report.expanded.spoken(next)
    let edit = report.edits.separator(between: help.place, and: next.place)
    report.finding(
      at: next,
      "\(other) follows the app's help without a separator",
      severity: .note,
      help: "Put a separator after the app's help.",
      fixes: edit.map {
        [
          GuidelineFix(
            title: "Put a separator between them", edits: [$0])
        ]
      } ?? [])
  }

  /// Words of the titles that apps give their help.
  private static let words: Set<String> = [
    "help", "documentation", "docs", "guide", "manual", "handbook", "tutorial", "reference",
    "shortcuts", "faq",
  ]

  /// Whether an entry opens the app's help, whatever the app calls it.
  private static func isHelp(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    if report.expanded.role(of: entry, in: .help) == "help" { return true }
    guard let title = report.expanded.titleFacts(of: entry) else { return false }
    return title.words.contains { words.contains($0) }
      || ["도움말", "문서", "안내", "설명서", "가이드"].contains { title.lowercased.includes($0) }
  }

  private static func insertion(_ menu: ExpandedMenu, _ report: GuidelineReport) -> [GuidelineFix] {
    // With ⌘? twice the fix would make the next finding.
    guard report.expanded.areKeysFree(for: ["help"]) else { return [] }
    let edit = report.edits.insertion(["standard help", "---"], behindHeader: menu.header)
    return edit.map {
      [
        GuidelineFix(
          title: "Add the app's help", applicability: .unsafe,
          edits: [$0])
      ]
    } ?? []
  }
}
