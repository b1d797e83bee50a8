import MenuModel
import MenuSyntax

/// Shortcuts that every app has keep their meaning.
enum ShortcutNotRepurposed: Guideline {
  static let rule = Rule(
    "shortcut-not-repurposed", sources: [.keyboards2025], platforms: .withShortcuts,
    restsOn: .menuBar, severity: .warning, otherSeverities: [.error], checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    guard shortcuts.contains(where: { $0.use?.scope == .app }) else { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    let duplicates = ShortcutDuplicates(report.expanded)
    var free = FreeShortcuts(report.expanded, surroundings)
    for (index, shortcut) in shortcuts.enumerated() where shortcut.use?.scope == .app {
      guard let use = shortcut.use,
        case .repurposed(let declared) = surroundings.verdict(on: shortcut),
        duplicates.first(before: index) == nil
      else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
      if let declared {
        let standard = declared.name(in: report.module)
        report.finding(
          at: shortcut.place,
          "`\(keys)` is the shortcut of “\(standard)” in the menu bar, and “\(title)” does something else",
          severity: .error,
          related: [(declared.place, "the standard command")],
          help: others.help, fixes: others.fixes)
      } else {
        let action = Message(naming: use.action)
        report.finding(
          at: shortcut.place,
          "In other apps `\(keys)` is “\(action)”; here it is “\(title)”",
          help: others.help, fixes: others.fixes)
      }
    }
  }
}
