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
        Bilingual(
          "\(name) goes to another area of the app; an iOS toolbar acts on its own screen",
          ko: "\(name) 명령은 앱의 다른 영역으로 갑니다. iOS 도구 막대는 자기 화면에 동작합니다"))
    }
  }
}
