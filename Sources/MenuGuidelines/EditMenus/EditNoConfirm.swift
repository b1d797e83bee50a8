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
        Bilingual(
          "\(title) asks before it acts, and edit commands act at once",
          ko: "\(title)은(는) 실행하기 전에 묻는데, 편집 명령은 바로 실행됩니다"),
        related: [(command.name.place, Bilingual("the command", ko: "명령"))],
        fixes: edit.map {
          [
            GuidelineFix(
              title: Bilingual("Remove the question", ko: "질문 빼기"), applicability: .unsafe,
              edits: [$0])
          ]
        } ?? [])
    }
  }
}
