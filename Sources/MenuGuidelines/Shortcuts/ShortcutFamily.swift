import MenuModel
import MenuSyntax

/// A modifier makes a relative of a known command, not a stranger.
enum ShortcutFamily: Guideline {
  static let rule = Rule(
    "shortcut-family", sources: [.keyboards2025], platforms: .withShortcuts, restsOn: .menuBar,
    severity: .note, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    if report.expanded.shortcuts.isEmpty { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    for shortcut in report.expanded.shortcuts {
      guard case .unrelated(let family) = surroundings.verdict(on: shortcut) else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      report.finding(
        at: shortcut.place,
        "`\(keys)` suggests a variant of \(family.name) (`\(family.shortcut.written)`); “\(title)” has nothing to do with it"
      )
    }
  }
}
