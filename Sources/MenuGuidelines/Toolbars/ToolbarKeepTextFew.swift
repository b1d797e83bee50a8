import MenuModel
import MenuSyntax

/// Few items of an iPhone toolbar are text.
enum ToolbarKeepTextFew: Guideline {
  static let rule = Rule(
    "toolbar-keep-text-few", sources: [.iPhoneDuo2026], platforms: .iOS, severity: .from2026(.note),
    threshold: .max(1), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    let texts = toolbar.allItems.filter { report.expanded.face(of: $0) == .text }
    let count = report.expanded.mostShown(of: texts)
    guard let severity = report.severity(ofCount: count), report.limit < texts.count else {
      return
    }
    report.finding(
      at: texts[report.limit],
      "\(count) items of this toolbar show text, which does not fit into a bar at the side",
      severity: severity)
  }
}
