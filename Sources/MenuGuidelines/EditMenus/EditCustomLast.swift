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
      report.edition == .edition2022
      ? menu.entries.lastIndex(where: isStandard) : menu.entries.firstIndex(where: isStandard)
    guard let border else { return }
    for entry in menu.entries[..<border] where entry.isCustom {
      let message = message(entry, report.expanded)
      report.finding(
        at: entry, message,
        related: [
          (menu.entries[border].place, Bilingual("a command of the system", ko: "시스템의 명령"))
        ],
        fixes: fixes(moving: entry, in: menu, report))
    }
  }

  private static func message(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bilingual {
    guard entry.command != nil else {
      return Bilingual(
        "A submenu of the app's own comes before a command of the system",
        ko: "앱의 하위 메뉴가 시스템의 명령보다 앞에 있습니다")
    }
    let name = expanded.spoken(entry)
    return Bilingual(
      "\(name) is the app's own, and comes before a command of the system",
      ko: "앱의 명령 \(name)이(가) 시스템의 명령보다 앞에 있습니다")
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
        title: Bilingual("Move it after the system's commands", ko: "시스템의 명령 뒤로 옮기기"),
        edits: [report.edits.removal(of: entry.place), insertion])
    ]
  }
}
