import MenuModel
import MenuSyntax

/// A command on the selection is in the center of an iPadOS toolbar.
enum ToolbarCenterTasks: Guideline {
  static let rule = Rule(
    "toolbar-center-tasks", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where entry.area != .center {
      guard let id = entry.command, report.expanded.command(id).affects == .selection else {
        continue
      }
      var fixes: [GuidelineFix] = []
      if let center = toolbar.areas.first(where: { $0.area == .center }), entry.toolbarGroup == nil,
        entry.includedFrom == nil, entry.condition == nil,
        let insertion = report.edits.insertion(
          report.edits.statement(of: entry), atEndOf: center.place)
      {
        fixes = [
          GuidelineFix(
            title: "Move it to `center`", applicability: .unsafe,
            edits: [report.edits.removal(of: entry.place), insertion])
        ]
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) acts on the selection; such commands belong in the center of an iPadOS toolbar",
        fixes: fixes)
    }
  }
}
