import MenuModel
import MenuSyntax

/// The system's commands come first in an edit menu.
struct EditCustomLast: Guideline {
  static let page = GuidelinePage(
    id: "edit-custom-last",
    title: Bilingual("The app's own command before the system's", ko: "시스템 명령보다 앞에 있는 앱의 명령"),
    what: Bilingual(
      "In an edit menu, the app's own commands come after all of the system's. Edition 2025 lets one follow the system's command that it goes with, but not before the first.",
      ko:
        "편집 메뉴에서 앱의 명령은 시스템의 모든 명령 뒤에 옵니다. 2025년판에서는 관련 있는 시스템 명령 뒤에 올 수 있지만, 첫 시스템 명령보다 앞설 수는 없습니다."
    ),
    why: Bilingual(
      "People find Cut, Copy and Paste without reading, because these are in the same place in every app.",
      ko: "오려두기, 복사하기, 붙여넣기는 모든 앱에서 같은 자리에 있어 읽지 않고도 찾습니다."),
    remedy: Bilingual(
      "Move it after the `standard` commands.", ko: "`standard` 명령 뒤로 옮기세요."),
    sources: [.editMenus, .editMenus2025],
    platforms: .withEditMenus,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        """
        define
        standard copy, select, selectAll
        quote
        """,
        state: "hasSelection: Bool",
        commands: """
          define "Define" affects selection
          quote "Quote" affects selection
          """)),
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        "standard copy; define; standard selectAll", state: "hasSelection: Bool",
        commands: #"define "Define" affects selection"#), in: .edition2022),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        """
        standard copy, select, selectAll
        define
        quote
        """,
        state: "hasSelection: Bool",
        commands: """
          define "Define" affects selection
          quote "Quote" affects selection
          """)),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection",
        "standard copy; quote; standard selectAll", state: "hasSelection: Bool",
        commands: #"quote "Quote" affects selection"#), in: .edition2025),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

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
