import MenuModel
import MenuSyntax

/// The inspector button is at the trailing end.
enum ToolbarInspectorTrailing: Guideline {
  static let rule = Rule(
    "toolbar-inspector-trailing", sources: [.toolbarsIPadOS16], platforms: .iPadOS,
    severity: .warning, checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      guard case .standard("inspector") = entry.kind, let area = entry.area, area != .trailing
      else {
        continue
      }
      var fixes: [GuidelineFix] = []
      if let trailing = toolbar.areas.first(where: { $0.area == .trailing }),
        entry.condition == nil,
        let removal = report.edits.removal(of: entry),
        let insertion = report.edits.insertion("standard inspector", atEndOf: trailing.place)
      {
        fixes = [
          GuidelineFix(
            title: "Move it to `trailing`",
            edits: [removal, insertion])
        ]
      }
      report.finding(
        at: entry,
        "The inspector button belongs at the trailing end of an iPadOS toolbar, not in `\(String(describing: area))`",
        fixes: fixes)
    }
  }
}
