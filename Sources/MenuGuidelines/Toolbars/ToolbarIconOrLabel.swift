import MenuModel
import MenuSyntax

/// A toolbar item has a symbol or a title.
enum ToolbarIconOrLabel: Guideline {
  static let rule = Rule(
    "toolbar-icon-or-label", sources: [.toolbarsIPadOS16], severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      guard case .menu = entry.kind, report.expanded.image(of: entry) == nil else { continue }
      if let title = report.expanded.title(of: entry), !TitleText(title).isEmpty { continue }
      report.finding(
        at: entry,
        "This pull-down shows neither a symbol nor a title, so people cannot tell what is in it")
    }
  }
}
