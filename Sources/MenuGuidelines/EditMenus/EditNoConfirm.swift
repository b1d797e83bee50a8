import MenuModel
import MenuSyntax

/// Edit commands act at once.
struct EditNoConfirm: Guideline {
  static let page = GuidelinePage(
    id: "edit-no-confirm",
    title: Bilingual("A command that asks in an edit menu", ko: "편집 메뉴에서 묻는 명령"),
    what: Bilingual(
      "A command in an edit menu has no `confirm` question; people undo what they did not mean.",
      ko: "편집 메뉴의 명령에는 `confirm` 질문이 없습니다. 뜻하지 않은 것은 실행 취소로 되돌립니다."),
    why: Bilingual(
      "People edit in quick steps. A question at each step breaks them, and undo makes it needless.",
      ko: "사람들은 빠르게 편집합니다. 단계마다 물으면 흐름이 끊기고, 실행 취소가 있으면 물을 필요도 없습니다."),
    remedy: Bilingual(
      "Make it `undoable` and leave `confirm` out, or place it elsewhere.",
      ko: "`undoable`로 하고 `confirm`을 빼거나, 다른 곳에 배치하세요."),
    sources: [.editMenus, .editMenus2025],
    platforms: .withEditMenus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        "standard copy, select, selectAll; redact", state: "hasSelection: Bool",
        commands: #"redact "Redact" affects selection undoable confirm "Redact the selection?""#)),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        "standard copy, select, selectAll; redact", state: "hasSelection: Bool",
        commands: #"redact "Redact" affects selection undoable"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

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
