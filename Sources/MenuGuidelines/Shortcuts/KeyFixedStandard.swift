import MenuModel
import MenuSyntax

/// Shortcuts that people know from every app stay as they are.
enum KeyFixedStandard: Guideline {
  static let rule = Rule(
    "key-fixed-standard", sources: [.keyboards2025], platforms: .macOS, severity: .note,
    isAboutHabits: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard report.module.app.hasChangeableKeys else { return }
    for id in report.module.commandIDs {
      guard let standard = report.expanded.titleFacts(of: id).standardShortcut else { continue }
      let command = report.expanded.command(id)
      let chord = command.keys.first {
        !$0.isFixed && StandardShortcut($0).canonical == standard.shortcut.canonical
      }
      guard let chord else { continue }
      let keys = report.edits.text(at: chord.place)
      report.finding(
        at: chord.place,
        "People know “\(TitleText(command.title).shown)” by `\(keys)` in every app, and may change it here",
        help: "Write `fixed` after the shortcut.")
    }
  }
}
