import MenuModel
import MenuSyntax

/// The Help menu begins with the app's help and is short.
enum HelpMenu: Guideline {
  static let rule = Rule(
    "help-menu", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menuBar,
    severity: .warning, otherSeverities: [.note], threshold: .max(5), needsWholeModule: true,
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .help else { return }
    let count = report.expanded.count(of: menu) + (menu.isStandard ? 1 : 0)
    let limit = report.limit
    if count > limit {
      report.finding(
        at: menu.header,
        Bilingual(
          "The Help menu has \(count) items; at most \(limit) leave the app's help easy to find",
          ko: "도움말 메뉴의 항목이 \(count)개입니다. 앱의 도움말을 쉽게 찾으려면 \(limit)개까지가 좋습니다"),
        severity: .note,
        help: Bilingual(
          "Move some of them elsewhere.", ko: "일부를 다른 곳으로 옮기세요."))
    }
    if !menu.isStandard && !report.module.isPart { checkFirst(menu, &report) }
  }

  private static func checkFirst(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let first = menu.entries.first else { return }
    let name = report.expanded.spoken(first)
    guard let index = menu.entries.firstIndex(where: { isHelp($0, report) }) else {
      report.finding(
        at: first,
        Bilingual(
          "The Help menu begins with \(name), not with the app's help",
          ko: "도움말 메뉴가 앱의 도움말이 아니라 \(name)(으)로 시작합니다"),
        severity: .note,
        help: Bilingual("Begin with `standard help`.", ko: "`standard help`로 시작하세요."),
        fixes: insertion(menu, report))
      return
    }
    let help = menu.entries[index]
    if index > 0 {
      report.finding(
        at: help,
        Bilingual(
          "The app's help comes after \(name), not first in the Help menu",
          ko: "앱의 도움말이 \(name)보다 뒤에 있습니다. 도움말 메뉴의 처음에 있어야 합니다"),
        severity: .note,
        help: Bilingual("Move it to the start.", ko: "처음으로 옮기세요."))
      return
    }
    // More of the same may follow at once: a guide, a list of shortcuts.
    let extras = menu.entries.dropFirst().prefix { $0.group == help.group }
    guard extras.count > 1, let next = extras.first, next.alternate == nil, !isHelp(next, report)
    else { return }
    let other = report.expanded.spoken(next)
    let edit = report.edits.separator(between: help.place, and: next.place)
    report.finding(
      at: next,
      Bilingual(
        "\(other) follows the app's help without a separator",
        ko: "\(other)이(가) 구분선 없이 앱의 도움말 다음에 있습니다"),
      severity: .note,
      help: Bilingual(
        "Put `---` after the app's help.", ko: "앱의 도움말 다음에 `---`를 넣으세요."),
      fixes: edit.map {
        [
          GuidelineFix(
            title: Bilingual("Put a separator between them", ko: "둘 사이에 구분선 넣기"), edits: [$0])
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
    guard report.expanded.areKeysFree(for: ["help"]) else { return [] }
    let edit = report.edits.insertion(["standard help", "---"], behindHeader: menu.header)
    return edit.map {
      [
        GuidelineFix(
          title: Bilingual("Add the app's help", ko: "앱의 도움말 추가"), applicability: .unsafe,
          edits: [$0])
      ]
    } ?? []
  }
}
