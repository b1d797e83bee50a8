import MenuModel
import MenuSyntax

/// A watch toolbar button is not the main task.
enum WatchToolbarNotPrimary: Guideline {
  static let rule = Rule(
    "watch-toolbar-not-primary", sources: [.toolbarsIPadOS16], platforms: .watchOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      guard let command = entry.command, report.expanded.command(command).isPrimary else {
        continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is a main task (`primary`), and a watch shows toolbar buttons only when people scroll"
      )
    }
  }
}
