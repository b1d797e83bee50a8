import MenuModel
import MenuSyntax

/// The items of a Mac toolbar are in the order of their use.
enum ToolbarPriorityOrder: Guideline {
  // A note: how often people use a command is its author's guess.
  static let rule = Rule(
    "toolbar-priority-order", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Panes have an order of their own: General comes first.
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
      // Groups are together for what they are about.
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
        title: "Order the items by use", applicability: .unsafe,
        edits: report.edits.reordering(run.map(\.place), as: order))
    ]
    let lateName = report.name(of: run[late])
    let beforeName = report.name(of: before)
    report.finding(
      at: run[late],
      "\(lateName) is used more than \(beforeName), and comes after it",
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
