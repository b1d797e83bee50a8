import MenuModel
import MenuSyntax

/// A toolbar of iOS has no segmented control.
enum ToolbarIosNoSegmented: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-segmented", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for entry in toolbar.allItems {
      guard case .segmented = entry.kind else { continue }
      report.finding(
        at: entry,
        "A segmented control changes what an iOS screen shows, and a toolbar acts on what is there")
    }
  }
}
