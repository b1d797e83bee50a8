import MenuModel
import MenuSyntax

/// The Window menu has its standard items in one order.
struct WindowMenuOrder: Guideline {
  static let page = GuidelinePage(
    id: "window-menu-order",
    title: Bilingual("A Window menu out of order", ko: "순서가 다른 윈도우 메뉴"),
    what: Bilingual(
      "In the Window menu, Minimize comes first, then Zoom, and Bring All to Front after them. The app's own items may be anywhere.",
      ko: "윈도우 메뉴에서는 최소화가 먼저 오고 확대/축소, 모두 앞으로 가져오기가 차례로 옵니다. 앱의 항목은 어디에 있어도 됩니다."),
    why: Bilingual(
      "The first items of this menu are the same in every app, and people choose them without reading.",
      ko: "이 메뉴의 첫 항목들은 어느 앱에서나 같아서 사람들은 읽지 않고 고릅니다."),
    remedy: Bilingual(
      "Keep the order Minimize, Zoom, Bring All to Front.",
      ko: "최소화, 확대/축소, 모두 앞으로 가져오기의 순서를 지키세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.menuBar("window { standard zoom, minimize; ---; standard bringAllToFront }")),
    .good(ExampleApp.menuBar("window { standard minimize, zoom; ---; standard bringAllToFront }")),
  ]

  private static let ranks = ["minimize": 0, "zoom": 1, "bringAllToFront": 2]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .window else { return }
    MenuRoleOrder(menu, named: Bilingual("Window menu", ko: "윈도우 메뉴")) { entry in
      report.expanded.role(of: entry, in: .window).flatMap { ranks[$0] }
    }
    .check(&report)
  }
}
