import MenuModel
import MenuSyntax

/// An app with windows has a View menu.
enum MenubarViewPresent: Guideline {
  static let rule = Rule(
    "menubar-view-present", sources: [.menuBar2025], platforms: .mac, restsOn: .menuBar,
    severity: .warning, needsWholeModule: true, checks: [.module(check)])

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
      "The menu bar has no View menu, where people look for full screen",
      platforms: missing,
      fixes: report.fixes(
        adding: "view { standard fullScreen }", rank: 4,
        "Add a View menu", missingOn: missing,
        ifKeysAreFree: report.expanded.areKeysFree(for: ["fullScreen"])))
  }

  /// Whether a menu of the app's own has Enter Full Screen.
  private static func isViewMenu(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    menu.surface == .bar && menu.barPlace == nil
      && menu.entries.contains { report.expanded.role(of: $0, in: .view) == "fullScreen" }
  }
}
