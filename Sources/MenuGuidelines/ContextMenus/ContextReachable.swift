import MenuModel
import MenuSyntax

/// Every command of a context menu can be reached without it.
enum ContextReachable: Guideline {
  static let rule = Rule(
    "context-reachable", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS], severity: .error,
    otherSeverities: [.note], needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    var unknown: PlatformSet = []
    var hidden = GatheredCommands(of: rule.id, in: report.module, eachEntry: true)
    for menu in report.expanded.contextMenus {
      let platforms = menu.platforms.intersection(report.platforms)
      for entry in menu.entries {
        guard let id = entry.command else { continue }
        // Another context menu is no way to it: people may never open one.
        let missing = platforms.subtracting(report.expanded.reach(of: id).reachable)
        if missing.isEmpty { continue }
        // The file of one menu says nothing of the rest of the app.
        let known = missing.intersection(report.expanded.describedPlatforms)
        unknown.formUnion(missing.subtracting(known))
        if !known.isEmpty { hidden.add(entry, id, on: known, in: report.expanded) }
      }
    }
    for items in hidden.findings { say(items, &report) }
    if unknown.isEmpty { return }
    report.finding(
      at: report.module.app.platformsNote,
      "No toolbar, button, menu bar or `onscreen` command is described, so commands that only context menus have are not checked",
      severity: .note, platforms: unknown)
  }

  /// Reports entries at the first of them, with a fix that says that the app shows controls for all of their commands.
  private static func say(_ items: [GatheredCommands.Item], _ report: inout GuidelineReport) {
    let edits = report.edits
    let fix = GuidelineFix(
      title: items.count == 1
        ? "Add `onscreen`"
        : "Add `onscreen` to these commands",
      // Whether the app has such controls only people know.
      applicability: .suggestion,
      edits: items.map { item in
        edits.attribute("onscreen", of: report.module.commands[item.command.index])
      })
    let names = items.names
    report.finding(
      at: items,
      items.count == 1
        ? "\(names) can be reached through context menus only; the main interface has to offer it too"
        : "\(items.count) commands can be reached through context menus only, and the main interface has to offer them too: \(names)",
      fixes: [fix])
  }
}

extension App {
  /// Where it is said which platforms a module is for, or where it begins.
  var platformsNote: Place {
    platformsPlace ?? place ?? Place(source: 0, span: Span(0, 0))
  }
}
