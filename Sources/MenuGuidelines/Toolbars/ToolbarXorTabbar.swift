import MenuModel
import MenuSyntax

/// A screen has a toolbar or a tab bar.
struct ToolbarXorTabbar: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-xor-tabbar",
    title: Bilingual(
      "A toolbar and a tab bar on one screen",
      ko: "탭 막대 옆의 도구 막대"),
    what: Bilingual(
      "A screen has a toolbar or a tab bar, not both. From 2025 on both may be there.",
      ko: "화면에는 도구 막대나 탭 막대 가운데 하나만 있습니다. 2025년판부터는 함께 둘 수 있습니다."),
    why: Bilingual(
      "Both bars are at the bottom of the screen, and together they hide what belongs to the screen and what to the app.",
      ko: "두 막대 모두 화면 아래에 있어, 함께 있으면 무엇이 화면에 속하고 무엇이 앱에 속하는지 알 수 없습니다."),
    remedy: Bilingual(
      "Move the commands to buttons or menus of the screen, or the toolbar to a screen behind the tab.",
      ko: "명령을 화면의 버튼이나 메뉴로 옮기거나, 도구 막대를 탭 뒤의 화면으로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        archive "Archive" symbol archivebox
      }
      screen Inbox tab bar {
        toolbar { iOS { compose; reply; forward; archive } }
      }
      """),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; reply; forward; archive }")),
    .good(
      """
      app Mail { platforms iOS 17 }
      commands { compose "New Message" symbol square.and.pencil }
      screen Inbox tab bar {
        toolbar { iOS { trailing { compose } } }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    guard let screen = toolbar.screen.map({ report.module.screens[$0] }), screen.hasTabBar,
      !toolbar.entries.isEmpty
    else { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "The screen \(screen.name.text) has a tab bar and this toolbar; a screen has one of them",
        ko: "\(screen.name.text) 화면에 탭 막대와 이 도구 막대가 함께 있습니다. 화면에는 둘 중 하나만 둡니다"),
      related: [(screen.name.place, Bilingual("the screen", ko: "화면"))])
  }
}
