import MenuModel
import MenuSyntax

/// A command in an edit menu works on what is selected.
enum EditActsOnSelection: Guideline {
  static let rule = Rule(
    "edit-acts-on-selection", sources: [.editMenus], platforms: .withEditMenus, severity: .error,
    otherSeverities: [.warning], checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let id = entry.command, report.module.commands[id.index].affects != .selection
      else { continue }
      let command = report.expanded.command(id)
      // One that is called like a command of the system is reported by `edit-system-menu`.
      if command.affects == nil, report.expanded.titleFacts(of: id).editCommand != nil { continue }
      let name = command.name.text
      var fixes: [GuidelineFix] = []
      if command.affects == nil {
        fixes = [
          GuidelineFix(
            title: "Mark `\(name)` as `affects selection`", applicability: .suggestion,
            edits: [report.edits.attribute("affects selection", of: command)])
        ]
      }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is in an edit menu, but does not say that it `affects selection`",
        // Today many files leave unsaid what a command acts on; another scope is wrong.
        severity: command.affects == nil && report.edition != .edition2022 ? .warning : .error,
        related: [(command.name.place, "the command")], fixes: fixes)
    }
  }
}
