import MenuModel
import MenuSyntax

/// On the Mac the menu bar has every command, also those of context menus.
enum ContextInMenuBar: Guideline {
  static let rule = Rule(
    "context-in-menu-bar", sources: [.contextMenus2022], platforms: [.macOS, .macCatalyst],
    severity: .warning, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // A module without a menu bar may describe a part of an app; `menubar-window-present` says so, once.
    // An accessory app shows none.
    if report.module.menuBar == nil || report.module.app.isAccessory { return }
    var absent = GatheredCommands(of: rule.id, in: report.module)
    for menu in report.expanded.contextMenus {
      let platforms = menu.platforms.intersection(report.platforms)
      for entry in menu.entries {
        guard let id = entry.command else { continue }
        var missing = platforms.subtracting(report.expanded.reach(of: id).inMenuBar)
        if missing.isEmpty { continue }
        missing.subtract(report.expanded.barPlatforms(withTitleOf: id))
        if !missing.isEmpty { absent.add(entry, id, on: missing, in: report.expanded) }
      }
    }
    for items in absent.findings {
      let names = items.names
      report.finding(
        at: items,
        items.count == 1
          ? "\(names) is in a context menu, but not in the menu bar, where people look for all commands"
          : "\(items.count) commands are in context menus, but not in the menu bar, where people look for all commands: \(names)"
      )
    }
  }
}
