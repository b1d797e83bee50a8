import MenuModel
import MenuSyntax

/// A pull-down menu has at least three entries.
struct PulldownMinItems: Guideline {
  static let page = GuidelinePage(
    id: "pulldown-min-items",
    title: Bilingual("A pull-down menu of one or two entries", ko: "항목이 한두 개뿐인 풀다운 메뉴"),
    what: Bilingual(
      "A pull-down menu has at least three entries. The elements of a list count as enough, and a menu that waits for touch and hold (`tap`) may be shorter.",
      ko: "풀다운 메뉴에는 항목이 적어도 세 개 있습니다. 목록의 요소가 들어가면 충분한 것으로 보며, 길게 눌러야 나오는 메뉴(`tap`)는 더 짧아도 됩니다."),
    why: Bilingual(
      "For one or two actions, buttons of their own are quicker than a menu.",
      ko: "동작이 한두 개라면 메뉴보다 각각의 버튼이 더 빠릅니다."),
    remedy: Bilingual(
      "Put the commands into the toolbar, or more of what belongs together into the menu.",
      ko: "명령을 도구 막대에 배치하거나, 함께 쓰이는 것을 메뉴에 더 넣으세요."),
    sources: [.pullDownButtons2025],
    severity: .warning,
    threshold: .min(3), isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Add", "addPhoto; addLink",
        commands: """
          addPhoto "Add Photo…" asks onscreen
          addLink "Insert Link…" asks onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Add", "addPhoto; addLink; addTable",
        commands: """
          addPhoto "Add Photo…" asks onscreen
          addLink "Insert Link…" asks onscreen
          addTable "Insert Table" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.pullDown, .toolbarMenu], check)]

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
      Bilingual(
        "This pull-down menu has only \(count) \(count == 1 ? "item" : "items"); with fewer than \(limit), use buttons",
        ko: "이 풀다운 메뉴에는 항목이 \(count)개 있습니다. \(limit)개가 안 되면 버튼을 쓰세요"))
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
