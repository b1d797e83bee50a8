import MenuModel
import MenuSyntax

/// A menu opens also when all in it is unavailable.
struct MenuAlwaysOpenable: Guideline {
  static let page = GuidelinePage(
    id: "menu-always-openable",
    title: Bilingual("A menu that is disabled or hidden", ko: "꺼지거나 숨는 메뉴"),
    what: Bilingual(
      "A menu or submenu is always there and opens, also when all its entries are unavailable: no `enabled when` and no `shown when` on a menu, and no `when` around a menu of the menu bar.",
      ko:
        "메뉴와 하위 메뉴는 모든 항목을 쓸 수 없을 때에도 언제나 있고 열립니다. 메뉴에는 `enabled when`이나 `shown when`을 쓰지 않고, 메뉴 막대의 메뉴를 `when`으로 감싸지 않습니다."
    ),
    why: Bilingual(
      "People open menus to learn what an app can do, and look for a command where it was before.",
      ko: "사람들은 메뉴를 열어 앱이 할 수 있는 일을 배우고, 전에 있던 곳에서 명령을 찾습니다."),
    remedy: Bilingual(
      "Put the condition on the commands inside.", ko: "안에 있는 명령에 조건을 붙이세요."),
    sources: [.menus2025],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Actions",
        """
        pin symbol none
        menu "Send Photo" shown when isOnline { copyLink; sendMail }
        copyLink
        """,
        state: "isOnline: Bool",
        commands: """
          pin "Pin" symbol pin onscreen
          copyLink "Copy Link" onscreen
          sendMail "Mail…" asks onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Actions",
        """
        pin symbol none
        menu "Send Photo" { copyLink; sendMail }
        copyLink
        """,
        state: "isOnline: Bool",
        commands: """
          pin "Pin" symbol pin onscreen
          copyLink "Copy Link" onscreen
          sendMail "Mail…" enabled when isOnline asks onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // A button that hides, or an item of a toolbar, is not a menu that cannot open.
    let isControl = menu.level == 0 && (menu.surface == .pullDown || menu.surface == .toolbarMenu)
    if menu.isConditional && !(isControl && !menu.isDimmed) {
      report.finding(
        at: menu.includedAt ?? menu.header,
        Bilingual(
          "This menu can be unavailable; keep it available and disable its items",
          ko: "이 메뉴를 쓸 수 없을 때가 있습니다. 메뉴는 언제나 쓸 수 있게 두고 항목을 끄세요"))
    }
    guard menu.surface == .bar else { return }
    for entry in menu.entries where entry.condition != nil {
      guard case .menu = entry.kind else { continue }
      report.finding(
        at: entry,
        Bilingual(
          "`when` hides this menu of the menu bar; a menu is always there",
          ko: "`when`이 메뉴 막대의 이 메뉴를 숨깁니다. 메뉴는 언제나 있습니다"))
    }
  }
}
