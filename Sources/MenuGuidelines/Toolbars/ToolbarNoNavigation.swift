import MenuModel
import MenuSyntax

/// A toolbar of iOS does not navigate.
struct ToolbarNoNavigation: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-no-navigation",
    title: Bilingual(
      "Navigation in an iOS toolbar",
      ko: "iOS 도구 막대의 이동"),
    what: Bilingual(
      "An iOS toolbar acts on its screen; going to another area of the app belongs in the tab bar.",
      ko: "iOS 도구 막대는 화면에 동작합니다. 앱의 다른 영역으로 가는 것은 탭 막대에 둡니다."),
    why: Bilingual(
      "Both bars are at the bottom of a screen, and people tell them apart by what they do.",
      ko: "두 막대 모두 화면 아래에 있어서, 사람들은 하는 일로 둘을 구별합니다."),
    remedy: Bilingual(
      "Put the area into a tab bar.",
      ko: "그 영역을 탭 막대에 배치하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        commands: """
          compose "New Message" symbol square.and.pencil
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          show "Show Contacts" symbol person.2 navigates
          """,
        toolbar: "iOS { compose; reply; forward; show }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; reply; forward; archive }")),
    .good(
      ExampleApp.toolbar(
        "iOS { trailing { show } }", platforms: "iOS 17",
        commands: #"show "Show Contacts" symbol person.2 navigates"#)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

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
