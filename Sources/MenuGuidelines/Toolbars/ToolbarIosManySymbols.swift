import MenuModel
import MenuSyntax

/// A toolbar of many buttons shows symbols.
enum ToolbarIosManySymbols: Guideline {
  static let rule = Rule(
    "toolbar-ios-many-symbols", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .warning,
    threshold: .max(3), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    let items = toolbar.defaultItems
    let count = report.expanded.mostShown(of: items)
    guard let severity = report.severity(ofCount: count) else { return }
    let texts = items.filter { report.expanded.face(of: $0) == .text }
    guard let first = texts.first else { return }
    let edits = texts.compactMap { report.fixByShowingSymbol(of: $0) }.flatMap(\.edits)
    let fix = GuidelineFix(
      title: "Show symbols", applicability: .unsafe, edits: edits)
    let name = report.name(of: first)
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      "This toolbar has \(count) buttons, and \(name) shows as text; with more than \(limit), symbols fit better",
      severity: severity,
      related: texts.map { ($0.place, "shows as text") },
      fixes: edits.count == texts.count ? [fix] : [])
  }
}
