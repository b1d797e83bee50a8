import MenuModel
import MenuSyntax

/// The commands that people use most come first.
enum FrequentFirst: Guideline {
  // A note: how often people use a command is its author's guess.
  static let rule = Rule(
    "frequent-first", sources: [.menus2025], severity: .note,
    checks: [.menus([.pullDown, .toolbarMenu, .titleMenu, .bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // The system's menus in the menu bar have an order of their own.
    if menu.barPlace != nil { return }
    guard let found = PriorityOrder.misplaced(in: menu, of: report.expanded) else { return }
    let title = report.expanded.title(of: found.late).map { TitleText($0).shown } ?? ""
    let other = report.expanded.title(of: found.earlier).map { TitleText($0).shown } ?? ""
    report.finding(
      at: found.late,
      found.isInGroup
        ? "People use “\(title)” more than “\(other)”, which comes before it"
        : "People use “\(title)” more than all of the group with “\(other)”, which comes before it",
      related: [(found.earlier.place, "used less often")],
      fixes: found.isInGroup ? fixes(for: found.late, in: menu, report) : [])
  }

  /// Sorts the group of an entry, if all its commands can be moved.
  private static func fixes(
    for entry: ExpandedEntry, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    var entries: [(entry: ExpandedEntry, rank: Int)] = []
    for other in menu.entries where other.group == entry.group {
      guard let id = other.command else { continue }
      let command = report.expanded.command(id)
      // What destroys stays last, however often people need it.
      if command.isDestructive { continue }
      guard report.isMovable(other, in: menu) else { return [] }
      entries.append((other, command.frequencyRank))
    }
    // The sort keeps the order of what is used alike.
    let sorted = entries.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    let edits = report.edits.reordering(entries.map(\.entry.place), as: sorted.map(\.offset))
    return [
      GuidelineFix(title: "Sort the group by use", edits: edits)
    ]
  }
}

extension Command {
  /// The rank of a command by use: 0 for a main task, 3 for a command that people rarely use.
  package var frequencyRank: Int {
    if isPrimary { return 0 }
    switch frequency {
    case .often?: return 1
    case nil: return 2
    case .rarely?: return 3
    }
  }
}
