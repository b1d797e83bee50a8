import MenuModel
import MenuSyntax

/// A toolbar has few groups.
enum ToolbarMaxGroups: Guideline {
  static let rule = Rule(
    "toolbar-max-groups", sources: [.toolbars2025],
    severity: EditionSeverity(in2022: nil, in2025: .warning), threshold: .max(3),
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.alternatives(of: toolbar.entries).most { shown in
      Set(shown.entries.compactMap(\.toolbarGroup)).count
    }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      "This toolbar has \(count) groups; \(limit) are the most that keep it clear",
      severity: severity)
  }
}
