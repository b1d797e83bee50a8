import MenuModel
import MenuSyntax

/// A context menu has a title only where its target is in doubt.
enum ContextTitle: Guideline {
  static let rule = Rule(
    "context-title", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS], severity: .warning,
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let title = menu.title else { return }
    for segment in title.segments {
      if case .variable(let variable) = segment, report.module.state[variable.index].type == .int {
        return
      }
    }
    let raw = report.edits.raw(title)
    report.finding(
      at: menu.header,
      Bilingual(
        "This context menu has the title “\(raw)”; its preview shows what it is about",
        ko: "이 컨텍스트 메뉴에 제목 “\(raw)”이(가) 있습니다. 무엇에 관한 메뉴인지는 미리보기가 보여 줍니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Remove the title", ko: "제목 빼기"), applicability: .unsafe,
          edits: [report.edits.removal(of: title.place)])
      ])
  }
}
