import MenuModel
import MenuSyntax

/// A full toolbar of the iPhone wants a More button.
enum MoreSuggested: Guideline {
  static let rule = Rule(
    "more-suggested", sources: [.pullDownMenusIOS14], platforms: .iOS, severity: .note,
    threshold: .max(5), needsWholeModule: true, checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.alternatives(of: toolbar.defaultItems).mostEntries(where: { _ in
      true
    })
    guard let severity = report.severity(ofCount: count) else { return }
    // The bar at the top may have it for that at the bottom.
    let bars = report.expanded.toolbars.filter {
      $0.platform == .iOS && $0.declaration == toolbar.declaration
    }
    if bars.contains(where: { $0.allItems.contains { report.expanded.isOverflow($0) } }) { return }
    if let screen = toolbar.screen, report.expanded.moreButton(of: screen, on: .iOS) != nil {
      return
    }
    report.finding(
      at: toolbar.header,
      "This iPhone toolbar has \(count) items, and its screen has no More button for those that people use less",
      severity: severity)
  }
}
