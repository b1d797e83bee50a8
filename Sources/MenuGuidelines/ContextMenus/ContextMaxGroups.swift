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
      Bilingual(
        "This context menu has \(count) groups; about \(limit) are easy to scan",
        ko: "이 컨텍스트 메뉴에는 그룹이 \(count)개 있습니다. \(limit)개쯤이 훑어보기 쉽습니다"))
  }
}
