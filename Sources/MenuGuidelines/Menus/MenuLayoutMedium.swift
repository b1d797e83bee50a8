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
          Bilingual(
            "visionOS has small and large elements only, and this row is of medium ones",
            ko: "visionOS에는 작은 요소와 큰 요소만 있는데 이 줄은 중간 크기입니다"),
          severity: .error, platforms: .visionOS)
      }
      if report.platforms == .visionOS { continue }
      checkCount(row, &report)
      for entry in row {
        let limit = report.limit
        for title in titles(of: entry, report.expanded) where title.characterCount > limit {
          let count = title.characterCount
          report.finding(
            at: entry,
            Bilingual(
              "“\(title.shown)” has \(count) characters; \(limit) fit below a symbol in a row",
              ko: "“\(title.shown)”은(는) \(count)자입니다. 줄 안의 기호 아래에는 \(limit)자까지 들어갑니다"))
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
    guard MenuRow.size(of: row) == .medium,
      let long = report.expanded.alternatives(of: row).all.first(where: {
        $0.entries.count > MenuRow.mediumCount
      })
    else { return }
    report.finding(
      at: long.entries[MenuRow.mediumCount],
      Bilingual(
        "This row has \(long.entries.count) medium elements; \(MenuRow.mediumCount) fit",
        ko: "이 줄에는 중간 크기 요소가 \(long.entries.count)개 있습니다. \(MenuRow.mediumCount)개까지 들어갑니다"),
      severity: .error,
      help: Bilingual(
        "Keep three, or write `row small`, which shows their symbols alone.",
        ko: "세 개만 두거나, 기호만 보여 주는 `row small`을 쓰세요."))
  }
}
