import MenuModel
import MenuSyntax

/// Edit commands act at once.
enum EditNoConfirm: Guideline {
  static let rule = Rule(
    "edit-no-confirm", sources: [.editMenus, .editMenus2025], platforms: .withEditMenus,
    severity: .warning, checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let id = entry.command, report.module.commands[id.index].confirmation != nil
      else { continue }
      let command = report.expanded.command(id)
      let edit = report.edits.removal(of: .confirm, from: command, in: report.module)
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) asks before it acts, and edit commands act at once",
        related: [(command.name.place, "the command")],
        fixes: edit.map {
          [
            GuidelineFix(
              title: "Remove the question", applicability: .unsafe,
              edits: [$0])
          ]
        } ?? [])
    }
  }
}
