import MenuModel
import MenuSyntax

/// A row of medium elements has at most three, with short labels.
struct MenuLayoutMedium: Guideline {
  static let page = GuidelinePage(
    id: "menu-layout-medium",
    title: Bilingual("A row with a long label", ko: "레이블이 긴 줄"),
    what: Bilingual(
      "A `row` of up to three elements shows a symbol and a label of at most twelve characters each, in both states of a toggle. visionOS has no rows of this kind: there a row has four elements, or long labels and symbols, and shows symbols only.",
      ko:
        "요소가 세 개까지인 `row`는 기호와 열두 자 이하의 레이블을 보여 주며, 토글은 두 상태의 제목이 모두 그렇습니다. visionOS에는 이런 줄이 없어서, 요소가 네 개이거나 레이블이 길고 기호가 있어야 기호만 보여 줍니다."
    ),
    why: Bilingual(
      "The elements share the width of the menu; a longer label is cut.",
      ko: "요소들은 메뉴 너비를 나누어 쓰므로 긴 레이블은 잘립니다."),
    remedy: Bilingual(
      "Give the entry a shorter title here with `as`.", ko: "`as`로 여기서만 더 짧은 제목을 주세요."),
    sources: [.menus2025],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS],
    severity: .warning, otherSeverities: [.error],
    threshold: .max(MenuRow.labelLength))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Edit", "row { cutOut; copyOut; insert }",
        commands: """
          cutOut "Cut" symbol scissors onscreen
          copyOut "Copy" symbol doc.on.doc onscreen
          insert "Insert Page Break" symbol rectangle.split.1x2 onscreen
          """)),
    .bad(
      ExampleApp.pullDown(
        "Share", "row { like; send }", state: "isLiked: Bool",
        commands: """
          like "Bookmark" / "Remove Bookmark" {
            symbol bookmark / bookmark.slash
            on when isLiked
            onscreen
          }
          send "Send" symbol paperplane onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Edit", #"row { cutOut; copyOut; insert as "Insert" }"#,
        commands: """
          cutOut "Cut" symbol scissors onscreen
          copyOut "Copy" symbol doc.on.doc onscreen
          insert "Insert Page Break" symbol rectangle.split.1x2 onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

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
