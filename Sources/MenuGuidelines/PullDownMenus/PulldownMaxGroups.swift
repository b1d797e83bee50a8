import MenuModel
import MenuSyntax

/// A pull-down menu with more than about three groups is hard to parse.
enum PulldownMaxGroups: Guideline {
  static let rule = Rule(
    "pulldown-max-groups", sources: [.pullDownMenusIOS14], restsOn: .menus,
    severity: EditionSeverity(in2022: .warning, in2025: nil), threshold: .max(3),
    checks: [.menus([.pullDown, .toolbarMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let count = report.expanded.groupCount(of: menu)
    guard menu.level == 0, count > report.limit else { return }
    let limit = report.limit
    report.finding(
      at: menu.header,
      "This pull-down menu has \(count) groups; about \(limit) are easy to parse")
  }
}
