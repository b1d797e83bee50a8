import MenuModel
import MenuSyntax

/// Submenus are one level deep.
enum SubmenuDepth: Guideline {
  static let rule = Rule(
    "submenu-depth", sources: [.menus2025], restsOn: .menus, severity: .warning, threshold: .max(1),
    isAboutHabits: true,
    checks: [.menus([.pullDown, .toolbarMenu, .titleMenu, .edit, .bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    if menu.level > limit, !SystemSubmenus.contains(menu, report.expanded) {
      report.finding(
        at: menu.includedAt ?? menu.header,
        Bilingual(
          "This submenu is \(menu.level) levels deep; \(limit == 1 ? "one is" : "\(limit) are") enough",
          ko: "이 하위 메뉴는 \(menu.level)단계입니다. \(limit)단계면 충분합니다"))
    }
    guard menu.level == limit else { return }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind else { continue }
      let command = report.expanded.command(id)
      if case .none = command.payload { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(title) shows its options in a submenu, \(menu.level + 1) levels deep",
          ko: "\(title)은(는) 선택지를 \(menu.level + 1)단계의 하위 메뉴로 보여 줍니다"),
        help: Bilingual(
          "Write `each \(command.name.text)` for the options in place.",
          ko: "선택지를 펼치려면 `each \(command.name.text)`(이)라고 쓰세요."),
        // With a title or a symbol of its own, it cannot be written in place.
        fixes: report.edits.text(at: entry.place) != command.name.text
          ? []
          : [
            GuidelineFix(
              title: Bilingual(
                "Write `each \(command.name.text)`", ko: "`each \(command.name.text)` 쓰기"),
              applicability: .unsafe,
              edits: [report.edits.insertion("each ", at: entry.place)])
          ])
    }
  }
}

extension SourceEdits {
  /// Inserts a word before a place.
  func insertion(_ word: String, at place: Place) -> Edit {
    Edit(
      place: Place(source: place.source, span: Span(place.span.start, place.span.start)), text: word
    )
  }
}
