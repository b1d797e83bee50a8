import MenuModel
import MenuSyntax

/// The Window menu has its standard items in one order.
enum WindowMenuOrder: Guideline {
  static let rule = Rule(
    "window-menu-order", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menuBar,
    severity: .warning, checks: [.menus([.bar], check)])

  private static let ranks = ["minimize": 0, "zoom": 1, "bringAllToFront": 2]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .window else { return }
    MenuRoleOrder(menu, named: "Window menu") { entry in
      report.expanded.role(of: entry, in: .window).flatMap { ranks[$0] }
    }
    .check(&report)
  }
}
