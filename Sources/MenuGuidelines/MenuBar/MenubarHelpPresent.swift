import MenuModel
import MenuSyntax

/// A menu bar has a Help menu.
struct MenubarHelpPresent: Guideline {
  static let page = GuidelinePage(
    id: "menubar-help-present",
    title: Bilingual("A menu bar without a Help menu", ko: "도움말 메뉴가 없는 메뉴 막대"),
    what: Bilingual(
      "The menu bar of an app with windows ends with a Help menu.",
      ko: "윈도우가 있는 앱의 메뉴 막대는 도움말 메뉴로 끝납니다."),
    why: Bilingual(
      "Its search field finds every command of the app by name, even where there is no help to read.",
      ko: "읽을 도움말이 없더라도, 이 메뉴의 검색 필드는 앱의 모든 명령을 이름으로 찾아 줍니다."),
    remedy: Bilingual("Add `help standard`.", ko: "`help standard`를 추가하세요."),
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
        view standard
        window standard
      }
      """),
    .good(ExampleApp.menuBar("help standard")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    var missing = report.platforms.subtracting(report.expanded.barPlatforms(with: .help))
    if missing.isEmpty { return }
    // An app that lives in the status bar has a few menus, for their shortcuts.
    let hasWindow = !report.expanded.barPlatforms(with: .window).isEmpty
    guard hasWindow || menuBar.menus.count > 3 else { return }
    // Another menu may be it by another name: Support, Help & Feedback.
    for menu in report.expanded.menus(of: .bar) where menu.level == 0 && isHelp(menu) {
      missing.subtract(menu.platforms)
    }
    if missing.isEmpty { return }
    let fixes = report.fixes(
      adding: "help standard", rank: 7, Bilingual("Add a Help menu", ko: "도움말 메뉴 추가"),
      missingOn: missing,
      ifKeysAreFree: report.expanded.areKeysFree(in: .help))
    report.finding(
      at: menuBar.header,
      Bilingual(
        "The menu bar has no Help menu, where people search for commands",
        ko: "메뉴 막대에 명령을 찾을 도움말 메뉴가 없습니다"),
      platforms: missing, fixes: fixes)
  }

  /// Whether a menu of the app's own is its Help menu by another name.
  private static func isHelp(_ menu: ExpandedMenu) -> Bool {
    guard let words = menu.titleFacts?.words else { return false }
    return words.contains { ["help", "support", "도움말", "지원"].contains($0) } || words == ["?"]
  }
}
