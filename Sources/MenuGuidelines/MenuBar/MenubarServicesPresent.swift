import MenuModel
import MenuSyntax

/// An app menu that is written out has Services.
enum MenubarServicesPresent: Guideline {
  static let rule = Rule(
    "menubar-services-present", sources: [.menuBar2025], platforms: .mac, restsOn: .menuBar,
    severity: .note, needsWholeModule: true, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // An app in the status bar may have Quit there alone.
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .app,
      menu.entries.count > 2, report.module.wholeMenuBar != nil,
      !menu.entries.contains(where: { report.expanded.role(of: $0, in: .app) == "services" })
    else { return }
    report.finding(
      at: menu.header,
      "The app menu has no Services submenu")
  }
}
