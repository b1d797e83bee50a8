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
      "This context menu has the title “\(raw)”; its preview shows what it is about",
      fixes: [
        GuidelineFix(
          title: "Remove the title", applicability: .unsafe,
          edits: [report.edits.removal(of: title.place)])
      ])
  }
}
