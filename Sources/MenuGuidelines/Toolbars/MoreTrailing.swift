import MenuModel
import MenuSyntax

/// The More menu is at the trailing end.
enum MoreTrailing: Guideline {
  static let rule = Rule(
    "more-trailing", sources: [.toolbars2025], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where entry.area == .leading && report.expanded.isOverflow(entry)
    {
      report.finding(
        at: entry,
        "This More menu is at the leading edge; people look for it at the trailing end")
    }
  }
}
