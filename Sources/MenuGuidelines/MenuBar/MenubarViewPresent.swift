import MenuModel
import MenuSyntax

/// An app with windows has a View menu.
struct MenubarViewPresent: Guideline {
  static let page = GuidelinePage(
    id: "menubar-view-present",
    title: Bilingual("A menu bar without a View menu", ko: "보기 메뉴가 없는 메뉴 막대"),
    what: Bilingual(
      "The menu bar of an app with windows has a View menu, even if Enter Full Screen is all that is in it. A menu of another name with Enter Full Screen will do.",
      ko: "윈도우가 있는 앱의 메뉴 막대에는, 전체 화면 시작만 들어 있더라도, 보기 메뉴가 있습니다. 이름이 달라도 전체 화면 시작이 있는 메뉴면 됩니다."),
    why: Bilingual(
      "People look in View for full screen, the sidebar and the toolbar.",
      ko: "사람들은 전체 화면, 사이드바, 도구 막대를 보기 메뉴에서 찾습니다."),
    remedy: Bilingual(
      "Add `view { standard fullScreen }`.", ko: "`view { standard fullScreen }`을 추가하세요."),
    sources: [.menuBar2025],
    platforms: .mac,
    restsOn: .menuBar,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Notes { platforms macOS 14 }
      menu bar {
        app standard
        file standard
        edit standard
        window standard
        help standard
      }
      """),
    .good(
      ExampleApp.menuBar("view { standard fullScreen }")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    var missing = report.platforms.subtracting(report.expanded.barPlatforms(with: .view))
    if missing.isEmpty { return }
    // An app without windows, such as one that lives in the status bar, has nothing to view.
    let hasWindow = !report.expanded.barPlatforms(with: .window).isEmpty
    guard hasWindow || !report.module.screens.isEmpty else { return }
    // Another menu may be it by another name: Views, Display.
    let platforms = report.expanded.menus.lazy.filter { [report] in isViewMenu($0, report) }.map(
      \.platforms)
    missing.subtract(platforms.reduce([]) { $0.union($1) })
    if missing.isEmpty { return }
    report.finding(
      at: menuBar.header,
      Bilingual(
        "The menu bar has no View menu, where people look for full screen",
        ko: "메뉴 막대에 전체 화면을 찾을 보기 메뉴가 없습니다"),
      platforms: missing,
      fixes: report.fixes(
        adding: "view { standard fullScreen }", rank: 4,
        Bilingual("Add a View menu", ko: "보기 메뉴 추가"), missingOn: missing,
        ifKeysAreFree: report.expanded.areKeysFree(for: ["fullScreen"])))
  }

  /// Whether a menu of the app's own has Enter Full Screen.
  private static func isViewMenu(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    menu.surface == .bar && menu.barPlace == nil
      && menu.entries.contains { report.expanded.role(of: $0, in: .view) == "fullScreen" }
  }
}
