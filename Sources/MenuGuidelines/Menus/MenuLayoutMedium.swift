import MenuModel
import MenuSyntax

/// A row of medium elements has at most three, with short labels.
enum MenuLayoutMedium: Guideline {
  static let rule = Rule(
    "menu-layout-medium", sources: [.menus2025],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS], severity: .warning,
    otherSeverities: [.error], threshold: .max(MenuRow.labelLength),
    checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for row in menu.rows where !MenuRow.isSmall(row, report.expanded) {
      if report.platforms.contains(.visionOS), let first = row.first {
        report.finding(
          at: first,
          "visionOS has small and large elements only, and this row is of medium ones",
          severity: .error, platforms: .visionOS)
      }
      // One cause, one finding: there are no medium elements to count or measure.
      if report.platforms == .visionOS { continue }
      checkCount(row, &report)
      for entry in row {
        let limit = report.limit
        for title in titles(of: entry, report.expanded) where title.characterCount > limit {
          let count = title.characterCount
          report.finding(
            at: entry,
            "“\(title.shown)” has \(count) characters; \(limit) fit below a symbol in a row")
        }
      }
    }
  }

  /// The titles that an entry has in some state: a toggle has two.
  private static func titles(of entry: ExpandedEntry, _ expanded: ExpandedModule) -> [TitleText] {
    if entry.command == nil { return expanded.title(of: entry).map { [TitleText($0)] } ?? [] }
    var titles: [TitleText] = []
    expanded.forEachLabel(of: entry) { _, text in titles.append(TitleText(text())) }
    return titles
  }

  /// A row that says that it is medium holds no more than fit.
  private static func checkCount(_ row: [ExpandedEntry], _ report: inout GuidelineReport) {
    // A row of four that does not say its size is small.
    guard MenuRow.size(of: row) == .medium,
      let long = report.expanded.alternatives(of: row).all.first(where: {
        $0.entries.count > MenuRow.mediumCount
      })
    else { return }
    report.finding(
      at: long.entries[MenuRow.mediumCount],
      "This row has \(long.entries.count) medium elements; \(MenuRow.mediumCount) fit",
      severity: .error,
      help: "Keep three, or write `row small`, which shows their symbols alone.")
  }
}
