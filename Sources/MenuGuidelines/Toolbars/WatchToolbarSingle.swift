import MenuModel
import MenuSyntax

/// A watch toolbar has a single button.
enum WatchToolbarSingle: Guideline {
  static let rule = Rule(
    "watch-toolbar-single", sources: [.toolbarsIPadOS16], platforms: .watchOS, severity: .warning,
    threshold: .max(1), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.mostShown(
      of: toolbar.defaultItems.filter { !$0.leavesScreen })
    guard let severity = report.severity(ofCount: count) else { return }
    report.finding(
      at: toolbar.header,
      "This watch toolbar has \(count) buttons; one, as wide as the screen, is easy to hit",
      severity: severity)
  }
}
