import MenuModel
import MenuSyntax

/// What shows a part of the window says so, or has a check mark.
enum ToggleLabelNoun: Guideline {
  static let rule = Rule(
    "toggle-label-noun", sources: [.menus2025, .menuBar2025], platforms: .withMenuBar,
    severity: .note, readsEnglish: true, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .view else { return }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind, let text = report.expanded.title(of: entry),
        let facts = report.expanded.titleFacts(of: entry), isPart(facts)
      else { continue }
      let command = report.expanded.command(id)
      guard command.on == nil, command.titleWhenOn == nil, !command.isVerbatim, !command.asks
      else { continue }
      if case .none = command.payload {} else { continue }
      let title = TitleText(text).shown
      report.finding(
        at: text.place,
        "“\(title)” only names a part of the window; “Show \(title)” and “Hide \(title)” say what happens"
      )
    }
  }

  /// Whether a title is the name of a part of a window.
  private static func isPart(_ facts: TitleFacts) -> Bool {
    guard facts.words.count <= 3, let last = facts.words.last, parts.contains(last),
      !facts.beginsWithVerb
    else { return false }
    // “Bar” by itself may be a chart, and “Next Panel” goes there.
    if last == "bar" && facts.words.count == 1 { return false }
    return !facts.words.contains { others.contains($0) }
  }

  private static let parts: Set<String> = [
    "bar", "sidebar", "toolbar", "statusbar", "inspector", "ruler", "rulers", "minimap", "gutter",
    "panel", "pane", "drawer", "navigator", "scrollbar", "scrollbars",
  ]

  private static let others: Set<String> = [
    "next", "previous", "other", "new", "to", "in", "as", "with", "by", "no", "without", "and",
  ]
}
