import MenuModel
import MenuSyntax

/// Items that change with a modifier are for the menu bar.
struct AlternateMenubarOnly: Guideline {
  static let page = GuidelinePage(
    id: "alternate-menubar-only",
    title: Bilingual("An alternate outside the menu bar", ko: "메뉴 막대 밖의 대체 항목"),
    what: Bilingual(
      "An item that takes another's place while a modifier is held (`alternate`) is for the menu bar, never in a context menu, a pull-down menu or another one.",
      ko: "보조 키를 누르는 동안 다른 항목을 대신하는 항목(`alternate`)은 메뉴 막대에만 있고, 컨텍스트 메뉴나 풀다운 메뉴 등에는 없습니다."),
    why: Bilingual(
      "Nobody expects to find more in these menus by holding a key, and where there is no keyboard nobody can.",
      ko: "이런 메뉴에서 키를 누르면 다른 항목이 나온다고 생각하는 사람은 없고, 키보드가 없으면 누를 수도 없습니다."),
    remedy: Bilingual(
      "Place it as an item of its own, or only in the menu bar.",
      ko: "따로 항목으로 만들거나 메뉴 막대에만 배치하세요."),
    sources: [.menuBar2025],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "File", "openItem; openAll alternate",
        commands: """
          openItem "Open" symbol folder onscreen
          openAll "Open in Tabs" symbol square.on.square onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "File", "openItem; openAll",
        commands: """
          openItem "Open" symbol folder onscreen
          openAll "Open in Tabs" symbol square.on.square onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus(Set(MenuSurface.allCases).subtracting([.bar]), check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries where entry.alternate != nil {
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) shows only while a modifier is held, which people try in the menu bar alone",
          ko: "\(name)은(는) 보조 키를 누르는 동안에만 보입니다. 사람들은 메뉴 막대에서만 그렇게 해 봅니다"),
        fixes: fixes(entry, report))
    }
  }

  /// Makes the alternate an entry of its own.
  private static func fixes(_ entry: ExpandedEntry, _ report: GuidelineReport) -> [GuidelineFix] {
    guard case .command = entry.kind, let modifier = entry.alternate else { return [] }
    let edits = report.edits
    let edit =
      edits.removal(ofWords: ["alternate", modifier.word], in: entry.place)
      ?? edits.removal(ofWords: ["alternate"], in: entry.place)
    return edit.map {
      [
        GuidelineFix(
          title: Bilingual("Make it an entry of its own", ko: "따로 항목으로 만들기"),
          applicability: .suggestion, edits: [$0])
      ]
    } ?? []
  }
}
