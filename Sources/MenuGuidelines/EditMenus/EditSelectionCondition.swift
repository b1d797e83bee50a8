import MenuModel
import MenuSyntax

/// No condition shows a command of the system where it cannot work.
struct EditSelectionCondition: Guideline {
  static let page = GuidelinePage(
    id: "edit-selection-condition",
    title: Bilingual("A condition against the selection", ko: "선택과 어긋나는 조건"),
    what: Bilingual(
      "`when` does not show Cut, Copy, Delete, Look Up, Translate or Search Web only while nothing is selected, nor Select only while something is.",
      ko:
        "`when`의 조건은 시스템 명령의 조건과 어긋나지 않습니다. 오려두기, 복사하기, 삭제, 찾아보기, 번역, 웹 검색은 선택한 것이 있을 때, 선택하기는 없을 때 보입니다."
    ),
    why: Bilingual(
      "The system shows each of these only while it makes sense, so under the opposite condition it never appears.",
      ko: "시스템은 이 명령들을 뜻이 있을 때만 보이므로, 반대 조건에서는 결코 나타나지 않습니다."),
    remedy: Bilingual(
      "Leave the condition out: the header's `selection` decides already.",
      ko: "조건을 빼세요. 이미 머리말의 `selection`이 정합니다."),
    sources: [.editMenus],
    platforms: .withEditMenus,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        """
        standard select, selectAll
        when !hasSelection { standard copy }
        """,
        state: "hasSelection: Bool")),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        """
        when isEditable { standard cut }
        standard copy, select, selectAll
        """,
        state: "hasSelection: Bool; isEditable: Bool")),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let selection = report.expanded.item(of: menu)?.editMenu?.selection else { return }
    for entry in menu.entries {
      guard case .standard(let name) = entry.kind, let condition = entry.condition,
        let needsSelection = needsSelection(name)
      else { continue }
      let wanted = needsSelection ? selection : .not(selection)
      if ConditionLogic.canBothHold(condition, wanted) { continue }
      let title = StandardCommandTable.entry(named: name)?.title ?? name
      let message =
        needsSelection
        ? Bilingual(
          "“\(title)” needs a selection, and this condition holds only while there is none",
          ko: "“\(title)”에는 선택한 것이 필요한데, 이 조건은 선택한 것이 없을 때만 성립합니다")
        : Bilingual(
          "“\(title)” is for when nothing is selected, and this condition holds only while something is",
          ko: "“\(title)”은(는) 선택한 것이 없을 때 쓰는데, 이 조건은 선택한 것이 있을 때만 성립합니다")
      report.finding(at: entry, message)
    }
  }

  /// Whether a command of the system needs a selection (true) or the lack of one (false); nil for other commands.
  private static func needsSelection(_ name: String) -> Bool? {
    switch name {
    case "cut", "copy", "delete", "lookUp", "translate", "searchWeb": return true
    case "select": return false
    default: return nil
    }
  }
}
