import MenuModel
import MenuSyntax

/// Changes made from an edit menu can be undone.
struct EditNeedsUndo: Guideline {
  static let page = GuidelinePage(
    id: "edit-needs-undo",
    title: Bilingual("An edit menu without undo", ko: "실행 취소가 없는 편집 메뉴"),
    what: Bilingual(
      "An edit menu with a command that changes something is `undoable`, or the module has Undo in this menu or the menu bar, and each of the menu's own commands is `undoable`.",
      ko:
        "무언가를 바꾸는 명령이 있는 편집 메뉴는 `undoable`입니다. 아니면 이 메뉴나 메뉴 막대에 실행 취소가 있고, 메뉴에 있는 앱의 명령이 모두 `undoable`입니다."
    ),
    why: Bilingual(
      "Edit commands act at once and ask nothing, so undo is the way back.",
      ko: "편집 명령은 묻지 않고 바로 실행되므로, 되돌리는 길은 실행 취소입니다."),
    remedy: Bilingual(
      "Write `undoable` after `edit menu` if the app registers what it changes with its undo manager.",
      ko: "앱이 바꾼 것을 실행 취소 관리자에 등록하면 `edit menu` 뒤에 `undoable`을 쓰세요."),
    sources: [.editMenus],
    platforms: .withEditMenus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        "standard cut, copy, paste, select, selectAll", state: "hasSelection: Bool")),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        "standard cut, copy, paste, select, selectAll", state: "hasSelection: Bool")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

  /// The system's commands that change what is selected, or the text at the insertion point.
  private static let changing: Set<String> = [
    "cut", "paste", "pasteAndMatchStyle", "delete", "replace", "spelling", "substitutions",
    "transformations", "correctSpelling", "makeUpperCase", "makeLowerCase", "capitalize",
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let edit = report.expanded.item(of: menu)?.editMenu, !edit.isUndoable
    else {
      return
    }
    var changes = false
    var hasUndo = false
    var areUndoable = true
    for number in report.expanded.menusWithin(menu.number) {
      for entry in report.expanded.menus[number].entries {
        if case .standard(let name) = entry.kind {
          if changing.contains(name) { changes = true }
          if name == "undo" { hasUndo = true }
        } else if let id = entry.command {
          let command = report.expanded.command(id)
          if command.isUndoable || command.isDestructive { changes = true }
          if !command.isUndoable { areUndoable = false }
        }
      }
    }
    guard changes, !(areUndoable && (hasUndo || barHasUndo(report))) else { return }
    let end = edit.header.span.end
    report.finding(
      at: edit.header,
      Bilingual(
        "This edit menu changes what is selected, and nothing says that it can be undone",
        ko: "이 편집 메뉴는 선택한 것을 바꾸는데, 실행을 취소할 수 있다고 적혀 있지 않습니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Write `undoable`", ko: "`undoable` 쓰기"), applicability: .unsafe,
          edits: [
            Edit(
              place: Place(source: edit.header.source, span: Span(end, end)), text: " undoable")
          ])
      ])
  }

  /// Whether the menu bar has Undo.
  private static func barHasUndo(_ report: GuidelineReport) -> Bool {
    guard let bar = report.module.menuBar else { return false }
    for menu in bar.menus {
      if case .edit = menu.kind, menu.isStandard { return true }
    }
    return report.expanded.menus(of: .bar).contains { menu in
      menu.entries.contains { if case .standard("undo") = $0.kind { true } else { false } }
    }
  }
}
