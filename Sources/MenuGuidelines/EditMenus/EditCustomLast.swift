import MenuModel
import MenuSyntax

/// The system's commands come first in an edit menu.
enum EditCustomLast: Guideline {
  static let rule = Rule(
    "edit-custom-last", sources: [.editMenus, .editMenus2025], platforms: .withEditMenus,
    severity: .error, checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let isStandard = { (entry: ExpandedEntry) in !entry.isCustom }
    let border =
      // The older page wants the system's commands first; later ones only that an own command does not lead.
      report.edition == .edition2022
      ? menu.entries.lastIndex(where: isStandard) : menu.entries.firstIndex(where: isStandard)
    guard let border else { return }
    for entry in menu.entries[..<border] where entry.isCustom {
      let message = message(entry, report.expanded)
      report.finding(
        at: entry, message,
        related: [
          (menu.entries[border].place, "a command of the system")
        ],
        fixes: fixes(moving: entry, in: menu, report))
    }
  }

  private static func message(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Message {
    guard entry.command != nil else {
      return Message("A submenu of the app's own comes before a command of the system")
    }
    let name = expanded.spoken(entry)
    return Message("\(name) is the app's own, and comes before a command of the system")
  }

  private static func fixes(
    moving entry: ExpandedEntry, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // An entry alone in its group would leave two separators.
    guard report.isMovable(entry, in: menu),
      menu.entries.contains(where: { $0.group == entry.group && $0.place != entry.place })
    else { return [] }
    // The header of a submenu is not the whole of it.
    guard entry.command != nil,
      let insertion = report.edits.insertion(
        report.edits.text(at: entry.place), atEndOf: menu.place)
    else { return [] }
    return [
      GuidelineFix(
        title: "Move it after the system's commands",
        edits: [report.edits.removal(of: entry.place), insertion])
    ]
  }
}
