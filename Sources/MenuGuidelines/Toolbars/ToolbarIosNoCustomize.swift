import MenuModel
import MenuSyntax

/// A toolbar of iOS cannot be customized.
enum ToolbarIosNoCustomize: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-customize", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    if toolbar.isCustomizable {
      report.finding(
        at: toolbar.header,
        "People cannot customize a toolbar in iOS, so `customizable` promises too much",
        fixes: report.fixByRemoving("customizable", from: toolbar.header))
    }
    for (place, name) in report.hiddenParts(of: toolbar) {
      report.finding(
        at: place,
        "\(name) is in the customization palette only, which iOS does not have",
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
