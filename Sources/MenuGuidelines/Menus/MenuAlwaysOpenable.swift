import MenuModel
import MenuSyntax

/// A menu opens also when all in it is unavailable.
enum MenuAlwaysOpenable: Guideline {
  static let rule = Rule(
    "menu-always-openable", sources: [.menus2025], severity: .error,
    checks: [.menus(Set(MenuSurface.allCases), check)])

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
