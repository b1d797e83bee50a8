import MenuModel
import MenuSyntax

/// Submenus are one level deep.
struct SubmenuDepth: Guideline {
  static let page = GuidelinePage(
    id: "submenu-depth",
    title: Bilingual("A submenu in a submenu", ko: "하위 메뉴 속의 하위 메뉴"),
    what: Bilingual(
      "Submenus are one level deep. A command that chooses or picks is a submenu too, except in place (`each`). Kern, Ligatures and Baseline in Font, and what else the system nests so, are right. For context menus, context-submenu-depth makes it an error.",
      ko:
        "하위 메뉴는 한 단계까지입니다. 선택하거나 고르는 명령도 펼치지 않으면(`each`) 하위 메뉴입니다. 서체 안의 커닝, 합자, 기준선처럼 시스템이 그렇게 두는 메뉴는 괜찮습니다. 컨텍스트 메뉴에서는 `context-submenu-depth`가 오류로 알립니다."
    ),
    why: Bilingual(
      "Each level hides what is in it and asks for a steadier hand.",
      ko: "단계마다 내용이 감춰지고 더 섬세한 손놀림이 필요합니다."),
    remedy: Bilingual(
      "Move the inner submenu up, or show its entries in place.",
      ko: "안쪽 하위 메뉴를 위로 옮기거나 그 항목을 펼쳐 놓으세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .warning,
    threshold: .max(1), isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Actions",
        """
        pin; copyLink
        menu "Send Photo" { copyLink; menu "Someone" { sendMail; sendChat } }
        """,
        commands: """
          pin "Pin" onscreen
          copyLink "Copy Link" onscreen
          sendMail "Mail…" asks onscreen
          sendChat "Message…" asks onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Actions",
        """
        pin; copyLink
        menu "Send Photo" { copyLink; sendMail; sendChat }
        """,
        commands: """
          pin "Pin" onscreen
          copyLink "Copy Link" onscreen
          sendMail "Mail…" asks onscreen
          sendChat "Message…" asks onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus([.pullDown, .toolbarMenu, .titleMenu, .edit, .bar], check)
  ]

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
