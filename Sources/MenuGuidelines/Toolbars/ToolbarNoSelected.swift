import MenuModel
import MenuSyntax

/// A toolbar item does not keep a selected look.
enum ToolbarNoSelected: Guideline {
  static let rule = Rule(
    "toolbar-no-selected", sources: [.toolbarsIPadOS16], severity: .error,
    otherSeverities: [.warning], checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.selectable) else { return }
    for entry in toolbar.allItems where entry.attributes.contains(.selectable) {
      let fixes = report.fixByRemoving("selectable", from: entry.place)
      guard toolbar.platform == .macOS else {
        report.finding(
          at: entry,
          "`selectable` has no effect in \(toolbar.platform.name); it is for the panes of a settings window in macOS",
          severity: .warning, fixes: fixes)
        continue
      }
      if case .segmented = entry.kind { continue }
      if toolbar.isSettings { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) would stay selected; only segmented controls and panes of settings do",
        fixes: fixes)
    }
  }
}
