import MenuModel
import MenuSyntax

/// A long context menu has submenus.
enum ContextUseSubmenu: Guideline {
  static let rule = Rule(
    "context-use-submenu", sources: [.contextMenusIOS13], restsOn: .menus, severity: .note,
    threshold: .max(12), checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.count(of: menu)
    guard let severity = report.severity(ofCount: count) else { return }
    for entry in menu.entries {
      switch entry.kind {
      case .menu: return
      case .command(let id):
        guard case .none = report.module.commands[id.index].payload else { return }
      default: break
      }
    }
    report.finding(
      at: menu.header,
      "This context menu shows \(count) entries and no submenu that would shorten it",
      severity: severity)
  }
}
