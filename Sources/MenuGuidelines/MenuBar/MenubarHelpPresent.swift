import MenuModel
import MenuSyntax

/// A menu bar has a Help menu.
enum MenubarHelpPresent: Guideline {
  static let rule = Rule(
    "menubar-help-present", sources: [.menuBar2025], platforms: .mac, restsOn: .menuBar,
    severity: .warning, needsWholeModule: true, checks: [.module(check)])

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
      adding: "help standard", rank: 7, "Add a Help menu",
      missingOn: missing,
      ifKeysAreFree: report.expanded.areKeysFree(in: .help))
    report.finding(
      at: menuBar.header,
      "The menu bar has no Help menu, where people search for commands",
      platforms: missing, fixes: fixes)
  }

  /// Whether a menu of the app's own is its Help menu by another name.
  private static func isHelp(_ menu: ExpandedMenu) -> Bool {
    guard let words = menu.titleFacts?.words else { return false }
    return words.contains { ["help", "support", "도움말", "지원"].contains($0) } || words == ["?"]
  }
}
