/// A context menu with more than about three groups is hard to scan.
struct ContextMaxGroups: Guideline {
  static let page = GuidelinePage(
    id: "context-max-groups",
    title: Bilingual("Too many groups in a context menu", ko: "컨텍스트 메뉴에 그룹이 너무 많음"),
    what: Bilingual(
      "A context menu has at most about three groups of entries.",
      ko: "컨텍스트 메뉴의 항목 그룹은 많아야 세 개쯤입니다."),
    why: Bilingual(
      "People open a context menu to act at once. Past about three groups they have to read it.",
      ko: "사람들은 바로 동작하려고 컨텍스트 메뉴를 엽니다. 그룹이 세 개쯤을 넘으면 메뉴를 읽어야 합니다."),
    remedy: Bilingual(
      "Join groups, or move a group of rarely used commands into a submenu.",
      ko: "그룹을 합치거나, 드물게 쓰는 명령의 그룹을 하위 메뉴로 옮기세요."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    restsOn: .menus,
    severity: .warning,
    threshold: .max(3))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply; ---; flag; ---; move; ---; archive",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          flag "Flag" symbol flag onscreen
          move "Move…" symbol folder asks onscreen
          archive "Archive" symbol archivebox onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply; flag; ---; move; archive",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          flag "Flag" symbol flag onscreen
          move "Move…" symbol folder asks onscreen
          archive "Archive" symbol archivebox onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

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
