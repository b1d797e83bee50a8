import MenuModel
import MenuSyntax

/// Shortcuts are for the commands that people use most.
enum ShortcutBudget: Guideline {
  static let rule = Rule(
    "shortcut-budget", sources: [.keyboards2025], platforms: .withShortcuts, threshold: .max(40),
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    var count = 0
    for shortcut in report.expanded.shortcuts {
      guard let id = shortcut.command, shortcut.use == nil,
        ShortcutMeaning.commands(with: shortcut.canonical).isEmpty
      else { continue }
      count += 1
      let keys = report.written(shortcut)
      let limit = report.limit
      let command = report.expanded.command(id)
      let title = TitleText(shortcut.title).shown
      if command.frequency == .rarely {
        report.finding(
          at: shortcut.place,
          "“\(title)” is rarely used, but has the shortcut `\(keys)`",
          fixes: fixes(command, report))
      } else if count == limit + 1 {
        let number = count
        report.finding(
          at: shortcut.place,
          "This is number \(number) of the app's own shortcuts; more than \(limit) are hard to learn"
        )
      }
    }
  }

  private static func fixes(_ command: Command, _ report: GuidelineReport) -> [GuidelineFix] {
    guard let edit = report.edits.removal(of: .key, from: command, in: report.module) else {
      return []
    }
    return [
      GuidelineFix(
        title: "Remove the shortcut", applicability: .unsafe, edits: [edit]
      )
    ]
  }
}
