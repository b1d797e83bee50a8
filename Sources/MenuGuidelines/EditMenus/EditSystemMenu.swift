import MenuModel
import MenuSyntax

/// The system's own edit commands are better than copies of them.
struct EditSystemMenu: Guideline {
  static let page = GuidelinePage(
    id: "edit-system-menu",
    title: Bilingual("A copy of a system command", ko: "시스템 명령을 본뜬 명령"),
    what: Bilingual(
      "In an edit menu, and in the Edit menu of the menu bar, no command of the app's own has the title of one of the system's; `standard` places that one.",
      ko: "편집 메뉴와 메뉴 막대의 편집 메뉴에서 앱의 명령은 시스템 명령의 제목을 쓰지 않습니다. 시스템 명령은 `standard`로 둡니다."),
    why: Bilingual(
      "The system's command comes with its translations, shortcut and symbol, and works in every view that supports it.",
      ko: "시스템 명령은 번역, 단축키, 기호를 갖추고 있으며, 지원하는 모든 뷰에서 동작합니다."),
    remedy: Bilingual(
      "Place the `standard` command, and leave this one out.",
      ko: "`standard` 명령을 두고 이 명령은 빼세요."),
    sources: [.editMenus2025],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Reader { platforms iOS 17 }
      state { hasSelection: Bool }
      commands { everything "Select All" affects selection onscreen }
      screen Page {
        item Paragraph {
          edit menu selection hasSelection { standard copy, select; everything }
        }
      }
      """),
    .good(
      """
      app Reader { platforms iOS 17 }
      state { hasSelection: Bool }
      commands { copyQuote "Copy Quote" affects selection }
      screen Page {
        item Paragraph {
          edit menu selection hasSelection { standard copy, select, selectAll; copyQuote }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit, .bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    if menu.surface == .bar && menu.barPlace != .edit { return }
    for entry in menu.entries {
      guard let id = entry.command,
        let facts = report.expanded.titleFacts(of: entry),
        let standard = facts.editCommand,
        let title = report.expanded.title(of: entry)
      else { continue }
      let name = report.expanded.command(id).name.text
      let raw = report.edits.raw(title)
      report.finding(
        at: entry,
        Bilingual(
          "`\(name)` has the title “\(raw)” of a command of the system, which is `standard \(standard)`",
          ko:
            "`\(name)`의 제목 “\(raw)”은(는) 시스템 명령의 제목이며, 그 명령은 `standard \(standard)`입니다"
        ),
        related: [(title.place, Bilingual("the title", ko: "제목"))],
        fixes: fixes(for: entry, standard, in: menu, report))
    }
  }

  private static func fixes(
    for entry: ExpandedEntry, _ standard: String, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [Fix] {
    guard let id = entry.command else { return [] }
    let command = report.expanded.command(id)
    let isOnlyPlace = report.expanded.placements(of: id).count == 1 && !command.isOnscreen
    // A command placed only here is removed with the entry, unless its documentation would fall to the next.
    let goes = isOnlyPlace && command.documentation.isEmpty
    // A command that stays has to be in the menu bar.
    if menu.surface == .bar && !goes { return [] }
    let declaration = goes ? [report.edits.removal(of: command.place)] : []
    let isThere =
      menu.isStandard
      || menu.entries.contains {
        if case .standard(let name) = $0.kind { name == standard } else { false }
      }
    if isThere {
      guard var fix = report.removal(of: entry, from: menu, title: "Remove the copy") else {
        return []
      }
      fix.edits += declaration
      return [fix]
    }
    guard entry.alternate == nil, menu.place.contains(entry.place) else { return [] }
    return [
      Fix(
        title: "Write `standard \(standard)`", applicability: .unsafe,
        edits: [Edit(place: entry.place, text: "standard \(standard)")] + declaration)
    ]
  }
}
