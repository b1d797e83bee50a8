import MenuModel
import MenuSyntax

/// A full toolbar of the iPhone says which items stay.
enum ToolbarVisibilityPriority: Guideline {
  static let rule = Rule(
    "toolbar-visibility-priority", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.note), threshold: .max(5), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.mostShown(of: toolbar.defaultItems)
    guard report.expanded.isForIPhoneDuo, let severity = report.severity(ofCount: count),
      !toolbar.attributes.contains(.essential),
      !toolbar.entries.contains(where: { report.expanded.command(of: $0)?.frequency != nil })
    else { return }
    report.finding(
      at: toolbar.header,
      "This toolbar has \(count) items, and none says whether it stays when space runs out",
      severity: severity)
  }
}
