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
        title: "Take \(name) out of the context menu")
      report.finding(
        at: entry,
        "\(name) is marked `rarely`, and a context menu is for what people often need",
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
