import MenuModel
import MenuSyntax

/// A screen has a toolbar or a tab bar.
enum ToolbarXorTabbar: Guideline {
  static let rule = Rule(
    "toolbar-xor-tabbar", sources: [.toolbarsIPadOS16], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    guard let screen = toolbar.screen.map({ report.module.screens[$0] }), screen.hasTabBar,
      !toolbar.entries.isEmpty
    else { return }
    report.finding(
      at: toolbar.header,
      "The screen \(screen.name.text) has a tab bar and this toolbar; a screen has one of them",
      related: [(screen.name.place, "the screen")])
  }
}
