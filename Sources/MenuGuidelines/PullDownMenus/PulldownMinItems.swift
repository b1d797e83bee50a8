import MenuModel
import MenuSyntax

/// A pull-down menu has at least three entries.
enum PulldownMinItems: Guideline {
  static let rule = Rule(
    "pulldown-min-items", sources: [.pullDownButtons2025], severity: .warning, threshold: .min(3),
    isAboutHabits: true, checks: [.menus([.pullDown, .toolbarMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.hasTap else { return }
    let isDynamic = menu.entries.contains { entry in
      guard let id = entry.command else { return false }
      if case .list = report.expanded.command(id).payload { return true }
      return false
    }
    let count = report.expanded.count(of: menu)
    guard !isDynamic, !isPopUp(menu, report), report.severity(ofCount: count) != nil else { return }
    let limit = report.limit
    report.finding(
      at: menu.header,
      "This pull-down menu has only \(count) \(count == 1 ? "item" : "items"); with fewer than \(limit), use buttons"
    )
  }

  /// Whether a menu has the options of a choice and nothing else, as the pop-up buttons have for which no page has a number.
  private static func isPopUp(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    !menu.entries.isEmpty
      && menu.entries.allSatisfy { entry in
        guard case .each(let id) = entry.kind else { return false }
        if case .choice = report.expanded.command(id).payload { return true }
        return false
      }
  }
}
