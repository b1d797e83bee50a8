/// A context menu with more than about three groups is hard to scan.
enum ContextMaxGroups: Guideline {
  static let rule = Rule(
    "context-max-groups", sources: [.contextMenus2022, .contextMenusIOS13], restsOn: .menus,
    severity: .warning, threshold: .max(3), checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let count = report.expanded.groupCount(of: menu)
    guard menu.level == 0, count > report.limit else { return }
    let limit = report.limit
    report.finding(
      at: menu.header,
      "This context menu has \(count) groups; about \(limit) are easy to scan")
  }
}
