import MenuModel
import MenuSyntax

/// A toolbar of iOS does not navigate.
enum ToolbarNoNavigation: Guideline {
  static let rule = Rule(
    "toolbar-no-navigation", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .warning,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    // What a verb opens belongs to the screen.
    let opening = ["open", "view"]
    for entry in toolbar.allItems {
      guard let command = entry.command, report.expanded.command(command).navigates,
        !opening.contains(report.expanded.titleFacts(of: command).firstWord)
      else { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) goes to another area of the app; an iOS toolbar acts on its own screen")
    }
  }
}
