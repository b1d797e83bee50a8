import MenuModel
import MenuSyntax

/// Every command is placed somewhere.
enum SecondaryPlaced: Guideline {
  static let rule = Rule(
    "secondary-placed", sources: [.pullDownMenusIOS14], severity: .note, needsWholeModule: true,
    checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.placements(of: id).isEmpty, !report.expanded.isForDebugging(id),
      !report.expanded.command(id).hasControl,
      !report.module.commands.contains(where: { $0.answers.contains(id) })
    else { return }
    let command = report.expanded.command(id)
    let title = report.name(of: id)
    report.finding(
      at: command.name.place,
      "\(title) (`\(command.name.text)`) is placed nowhere, so people cannot find it")
  }
}
