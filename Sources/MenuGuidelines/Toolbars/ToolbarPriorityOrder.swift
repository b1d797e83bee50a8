import MenuModel
import MenuSyntax

/// The items of a Mac toolbar are in the order of their use.
struct ToolbarPriorityOrder: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-priority-order",
    title: Bilingual(
      "A toolbar out of order",
      ko: "순서가 맞지 않는 도구 막대"),
    what: Bilingual(
      "A Mac toolbar shows what people use most first: `primary`, then `often`, unmarked, `rarely`. Items with a direction, such as Previous, Play and Next, stay where they are, and so does the button of a sidebar. From the edition of 2025 on, a `primary` command may also come last.",
      ko:
        "Mac 도구 막대는 가장 많이 쓰는 것을 먼저 보여 줍니다. `primary`, `often`, 표시 없음, `rarely` 순서입니다. 이전, 재생, 다음처럼 방향이 있는 항목과 사이드바 버튼은 제자리에 둡니다. 2025년판부터 `primary` 명령은 맨 뒤에 와도 됩니다."
    ),
    why: Bilingual(
      "The eye starts at the leading end, and what comes first is found first.",
      ko: "눈은 앞쪽에서 시작하므로 먼저 나오는 것을 먼저 찾습니다."),
    remedy: Bilingual(
      "Move it before the less important items.",
      ko: "덜 중요한 항목 앞으로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        commands: """
          compose "New Message" symbol square.and.pencil often
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          archive "Archive" symbol archivebox
          """,
        toolbar: "macOS { archive; reply; forward; compose }",
        menu: "reply; forward; archive")),
    .good(
      ExampleApp.mail(
        commands: """
          compose "New Message" symbol square.and.pencil often
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          archive "Archive" symbol archivebox rarely
          """,
        toolbar: "macOS { compose; reply; forward; archive }",
        menu: "reply; forward; archive")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    if toolbar.isSettings { return }
    var run: [ExpandedEntry] = []
    let commands = toolbar.defaultItems.filter { $0.command != nil }
    for (index, entry) in commands.enumerated() {
      // A sidebar's button leads, and since 2025 the main action may close the bar.
      if showsSidebar(entry, report.expanded) { continue }
      if index == commands.count - 1, report.edition != .edition2022,
        rank(of: entry, report.expanded) == 0
      {
        continue
      }
      if let last = run.last, last.group != entry.group {
        check(run, &report)
        run = []
      }
      run.append(entry)
    }
    check(run, &report)
  }

  /// Checks items next to each other.
  private static func check(_ run: [ExpandedEntry], _ report: inout GuidelineReport) {
    let ranks = run.map { rank(of: $0, report.expanded) }
    guard let late = ranks.indices.dropFirst().first(where: { ranks[$0] < ranks[$0 - 1] }) else {
      return
    }
    // Previous, Play, Next and the like are in the order of their directions.
    let words = run.compactMap { report.expanded.titleFacts(of: $0)?.firstWord }
    if Self.directions.contains(where: { words.contains($0.0) && words.contains($0.1) }) { return }
    let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let before = run[order.first { ranks[$0] > ranks[late] } ?? 0]
    // Entries of an `include` are written elsewhere, and entries in a `when` stay there.
    let isOrderable = run.allSatisfy { $0.includedFrom == nil && $0.condition == run[0].condition }
    let fixes = [
      GuidelineFix(
        title: Bilingual("Order the items by use", ko: "항목을 쓰이는 순서로 정렬"), applicability: .unsafe,
        edits: report.edits.reordering(run.map(\.place), as: order))
    ]
    let lateName = report.name(of: run[late])
    let beforeName = report.name(of: before)
    report.finding(
      at: run[late],
      Bilingual(
        "\(lateName) is used more than \(beforeName), and comes after it",
        ko: "\(lateName) 명령은 \(beforeName) 명령보다 많이 쓰이지만 그 뒤에 있습니다"),
      fixes: isOrderable ? fixes : [])
  }

  /// Whether an item shows and hides a sidebar, under whatever title.
  private static func showsSidebar(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let symbol)? = expanded.image(of: entry) else { return false }
    return symbol.text.hasPrefix("sidebar.")
  }

  /// The first words of titles that belong on the two sides of something.
  private static let directions = [
    ("previous", "next"), ("back", "forward"), ("rewind", "forward"), ("rewind", "fast"),
    ("backward", "forward"), ("skip", "play"), ("rewind", "play"), ("undo", "redo"),
    ("older", "newer"), ("last", "next"), ("decrease", "increase"), ("zoom", "actual"),
  ]

  private static func rank(of entry: ExpandedEntry, _ expanded: ExpandedModule) -> Int {
    entry.command.map { expanded.module.commands[$0.index].frequencyRank } ?? 2
  }
}
