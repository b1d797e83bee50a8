import MenuModel
import MenuSyntax

/// No condition shows a command of the system where it cannot work.
enum EditSelectionCondition: Guideline {
  static let rule = Rule(
    "edit-selection-condition", sources: [.editMenus], platforms: .withEditMenus, severity: .error,
    checks: [.menus([.edit], check)])

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
        ? Message("“\(title)” needs a selection, and this condition holds only while there is none")
        : Message(
          "“\(title)” is for when nothing is selected, and this condition holds only while something is"
        )
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
