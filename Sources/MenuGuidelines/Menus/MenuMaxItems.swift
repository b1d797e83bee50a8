import MenuModel
import MenuSyntax

/// A long menu is split, or has submenus.
enum MenuMaxItems: Guideline {
  static let rule = Rule(
    "menu-max-items", sources: [.menus2025], restsOn: .menus, severity: .warning,
    threshold: .max(20), checks: [.menus([.bar, .pullDown, .toolbarMenu, .titleMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.alternatives(of: menu).most { shown in
      report.expanded.count(of: shown.entries.filter { !isFilledByApp($0, report.expanded) })
    }
    guard count > report.limit else { return }
    let limit = report.limit
    report.finding(
      at: menu.header,
      "This menu has \(count) entries; more than \(limit) are hard to scan")
  }

  /// Whether the app supplies an entry, or those of its submenu, at run time.
  private static func isFilledByApp(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    switch entry.kind {
    case .standard(let name): return name == "openRecent"
    case .command(let id):
      if case .list = expanded.command(id).payload { return true }
      return false
    default: return false
    }
  }
}
