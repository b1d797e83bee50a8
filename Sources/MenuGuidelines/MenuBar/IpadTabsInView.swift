import MenuModel
import MenuSyntax

/// On iPad the tabs of an app are in its View menu.
enum IpadTabsInView: Guideline {
  static let rule = Rule(
    "ipad-tabs-in-view", sources: [.menuBar2025], platforms: .iPadOS, severity: .note,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.menuBar, report.expanded.barPlatforms.contains(.iPadOS),
      report.module.screens.contains(where: \.hasTabBar)
    else { return }
    var place = menuBar.header
    for menu in report.expanded.menus(of: .bar) where menu.platforms.contains(.iPadOS) {
      guard report.expanded.barPlace(of: menu) == .view else { continue }
      if menu.level == 0 { place = menu.header }
      let navigates = menu.entries.contains {
        $0.command.map { report.expanded.command($0).navigates } ?? false
      }
      if navigates { return }
    }
    report.finding(
      at: place,
      "A screen has a tab bar, and the View menu has no command that goes to a tab")
  }
}
