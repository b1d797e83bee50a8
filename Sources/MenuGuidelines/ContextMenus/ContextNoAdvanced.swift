import MenuModel
import MenuSyntax

/// A context menu has no place for what people rarely do.
enum ContextNoAdvanced: Guideline {
  static let rule = Rule(
    "context-no-advanced", sources: [.contextMenus2022, .contextMenusIOS13], severity: .warning,
    checks: [.menus([.context, .background], check)])

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
