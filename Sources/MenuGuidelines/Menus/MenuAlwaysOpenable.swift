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
        "This menu can be unavailable; keep it available and disable its items")
    }
    guard menu.surface == .bar else { return }
    for entry in menu.entries where entry.condition != nil {
      guard case .menu = entry.kind else { continue }
      report.finding(
        at: entry,
        "`when` would hide this menu of the menu bar, where every menu stays")
    }
  }
}
