import MenuModel
import MenuSyntax

/// A command in an edit menu works on what is selected.
struct EditActsOnSelection: Guideline {
  static let page = GuidelinePage(
    id: "edit-acts-on-selection",
    title: Bilingual("An edit menu command about something else", ko: "선택한 것을 다루지 않는 편집 메뉴 명령"),
    what: Bilingual(
      "A command of the app's own in an edit menu is marked `affects selection`: it changes or uses what is selected.",
      ko: "편집 메뉴에 있는 앱의 명령은 `affects selection`으로 표시합니다. 선택한 것을 바꾸거나 사용한다는 뜻입니다."),
    why: Bilingual(
      "The menu opens at the selection, so people take every command in it for one about the selection.",
      ko: "메뉴가 선택한 자리에서 열리므로, 사람들은 그 안의 모든 명령을 선택한 것에 관한 명령으로 여깁니다."),
    remedy: Bilingual(
      "Write `affects selection` at the command if that is so, or place it elsewhere.",
      ko: "그렇다면 명령에 `affects selection`을 쓰고, 아니면 다른 곳에 배치하세요."),
    sources: [.editMenus],
    platforms: .withEditMenus,
    severity: .error, otherSeverities: [.warning])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        "standard copy, select, selectAll; define", state: "hasSelection: Bool",
        commands: #"define "Define""#)),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        "standard copy, select, selectAll; define", state: "hasSelection: Bool",
        commands: #"define "Define" affects selection"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

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
            title: Bilingual(
              "Mark `\(name)` as `affects selection`",
              ko: "`\(name)`을(를) `affects selection`(으)로 표시"), applicability: .suggestion,
            edits: [report.edits.attribute("affects selection", of: command)])
        ]
      }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(title) is in an edit menu, but does not say that it `affects selection`",
          ko: "\(title)은(는) 편집 메뉴에 있지만 `affects selection`이라고 하지 않습니다"),
        // Today many files leave unsaid what a command acts on; another scope is wrong.
        severity: command.affects == nil && report.edition != .edition2022 ? .warning : .error,
        related: [(command.name.place, Bilingual("the command", ko: "명령"))], fixes: fixes)
    }
  }
}
