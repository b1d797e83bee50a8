import MenuModel
import MenuSyntax

/// A context menu has no place for what people rarely do.
struct ContextNoAdvanced: Guideline {
  static let page = GuidelinePage(
    id: "context-no-advanced",
    title: Bilingual("A rarely used command in a context menu", ko: "컨텍스트 메뉴의 드물게 쓰는 명령"),
    what: Bilingual(
      "A context menu holds the commands that people are likely to need now; one marked `rarely` belongs elsewhere.",
      ko: "컨텍스트 메뉴에는 지금 필요할 법한 명령이 있습니다. `rarely`로 표시한 명령은 다른 곳에 배치합니다."),
    why: Bilingual(
      "Each entry that is seldom wanted makes the wanted ones harder to find.",
      ko: "드물게 필요한 항목 하나하나가 필요한 항목을 찾기 어렵게 합니다."),
    remedy: Bilingual(
      "Leave it to the screen, a pull-down menu or the menu bar.",
      ko: "화면, 풀다운 메뉴나 메뉴 막대에 맡기세요."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply; showHeaders", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          showHeaders "Show All Headers" symbol list.bullet.rectangle rarely onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          showHeaders "Show All Headers" symbol list.bullet.rectangle rarely onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let id = entry.command, report.module.commands[id.index].frequency == .rarely
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: Bilingual("Take \(name) out of the context menu", ko: "컨텍스트 메뉴에서 \(name) 빼기"))
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is marked `rarely`, and a context menu is for what people often need",
          ko: "\(name)은(는) `rarely`로 표시되어 있는데, 컨텍스트 메뉴는 자주 필요한 것을 위한 곳입니다"),
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
