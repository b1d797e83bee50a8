import MenuModel
import MenuSyntax

/// A pull-down menu with more than about three groups is hard to parse.
struct PulldownMaxGroups: Guideline {
  static let page = GuidelinePage(
    id: "pulldown-max-groups",
    title: Bilingual("Too many groups in a pull-down menu", ko: "풀다운 메뉴에 그룹이 너무 많음"),
    what: Bilingual(
      "A pull-down menu has at most about three groups of entries; a titled section is a group.",
      ko: "풀다운 메뉴의 항목 그룹은 많아야 세 개쯤입니다. 제목 있는 섹션도 그룹입니다."),
    why: Bilingual(
      "Separators help only while people see the groups at a glance.",
      ko: "구분선은 그룹이 한눈에 보일 때만 도움이 됩니다."),
    remedy: Bilingual(
      "Join groups, or give a group a button or a submenu of its own.",
      ko: "그룹을 합치거나, 그룹 하나에 따로 버튼이나 하위 메뉴를 주세요."),
    sources: [.pullDownMenusIOS14],
    restsOn: .menus,
    severity: EditionSeverity(in2022: .warning, in2025: nil),
    threshold: .max(3))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Actions", "scan; ---; attach; ---; rename; ---; lock",
        commands: """
          scan "Scan Document" onscreen
          attach "Attach File" onscreen
          rename "Rename" onscreen
          lock "Lock" onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Actions", "scan; attach; ---; rename; lock",
        commands: """
          scan "Scan Document" onscreen
          attach "Attach File" onscreen
          rename "Rename" onscreen
          lock "Lock" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.pullDown, .toolbarMenu], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let count = report.expanded.groupCount(of: menu)
    guard menu.level == 0, count > report.limit else { return }
    let limit = report.limit
    report.finding(
      at: menu.header,
      Bilingual(
        "This pull-down menu has \(count) groups; about \(limit) are easy to parse",
        ko: "이 풀다운 메뉴에는 그룹이 \(count)개 있습니다. \(limit)개쯤이 알아보기 쉽습니다"))
  }
}
