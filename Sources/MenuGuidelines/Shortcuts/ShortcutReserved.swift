import MenuModel
import MenuSyntax

/// The system keeps some shortcuts for itself.
enum ShortcutReserved: Guideline {
  static let rule = Rule(
    "shortcut-reserved", sources: [.keyboards2025], platforms: .withShortcuts, restsOn: .menus,
    severity: .error, otherSeverities: [.note], checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let reserved = report.expanded.shortcuts.filter { ShortcutMeaning.isReserved($0) }
    if reserved.isEmpty { return }
    var free = FreeShortcuts(report.expanded, ShortcutSurroundings(report.expanded))
    for shortcut in reserved {
      guard let use = shortcut.use else { continue }
      let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
      let keys = report.written(shortcut)
      let action = Message(naming: use.action)
      if use.action == SystemActions.varies {
        report.finding(
          at: shortcut.place,
          "Depending on its settings, the system may answer `\(keys)` itself",
          severity: .note, help: others.help, fixes: others.fixes)
      } else if SystemActions.dependsOnSettings(use.action) {
        report.finding(
          at: shortcut.place,
          "Depending on its settings, the system may answer `\(keys)` itself: \(action)",
          severity: .note, help: others.help, fixes: others.fixes)
      } else {
        report.finding(
          at: shortcut.place,
          "`\(keys)` belongs to the system: \(action)",
          help: others.help, fixes: others.fixes)
      }
    }
  }
}
