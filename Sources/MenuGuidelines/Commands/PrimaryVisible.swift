import MenuModel
import MenuSyntax

/// A main task is in sight, not only in a menu.
enum PrimaryVisible: Guideline {
  static let rule = Rule(
    "primary-visible", sources: [.pullDownMenusIOS14], severity: .error, otherSeverities: [.note],
    needsWholeModule: true, checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.command(id).isPrimary else { return }
    let reach = report.expanded.reach(of: id)
    let hidden = report.platforms.intersection(reach.inMenus).subtracting(reach.inSight)
    if hidden.isEmpty { return }
    let known = hidden.intersection(report.expanded.describedPlatforms)
    let unknown = hidden.subtracting(known)
    let command = report.expanded.command(id)
    if !known.isEmpty {
      let title = report.name(of: id)
      report.finding(
        at: command.name.place,
        "\(title) is `primary`, but is in menus only",
        platforms: known)
    }
    if !unknown.isEmpty {
      report.finding(
        at: report.module.app.platformsNote,
        "No toolbar, button, menu bar or `onscreen` command is described, so nothing is said about `primary` commands that only menus have",
        severity: .note, platforms: unknown)
    }
  }
}
