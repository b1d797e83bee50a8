import MenuModel
import MenuSyntax

/// A destructive item does not act on a click in an inactive window.
enum ToolbarInactiveClick: Guideline {
  static let rule = Rule(
    "toolbar-inactive-click", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.clicksThrough) else { return }
    for entry in toolbar.allItems where entry.attributes.contains(.clicksThrough) {
      guard let command = entry.command, report.expanded.command(command).isDestructive else {
        continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is destructive, and would act on the click that brings its window to the front",
        fixes: report.fixByRemoving("clicks through", from: entry.place))
    }
  }
}
