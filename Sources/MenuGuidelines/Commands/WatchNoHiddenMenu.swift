import MenuModel
import MenuSyntax

/// On Apple Watch nothing is hidden in menus.
struct WatchNoHiddenMenu: Guideline {
  static let page = GuidelinePage(
    id: "watch-no-hidden-menu",
    title: Bilingual("A menu on Apple Watch", ko: "Apple Watch의 메뉴"),
    what: Bilingual(
      "A watchOS app has no menus: its commands are in a toolbar, on screen, or on a settings screen. A menu whose entries are all in `on` for other platforms is not there.",
      ko:
        "watchOS 앱에는 메뉴가 없습니다. 명령은 도구 막대, 화면, 설정 화면에 배치합니다. 모든 항목이 다른 플랫폼의 `on` 안에 있는 메뉴는 거기에 없는 것입니다."
    ),
    why: Bilingual(
      "Since watchOS 7 a firm press opens nothing, and people expect what an app can do to be in sight.",
      ko: "watchOS 7부터는 세게 눌러도 아무것도 열리지 않으며, 사람들은 앱이 할 수 있는 일이 눈에 보이기를 기대합니다."),
    remedy: Bilingual(
      "Write the menu in `on` for the other platforms, and put its commands on screen on Apple Watch.",
      ko: "메뉴를 다른 플랫폼의 `on` 안에 쓰고, Apple Watch에서는 명령을 화면에 배치하세요."),
    sources: [.contextMenus2022],
    platforms: [.watchOS],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Fitness { platforms watchOS 10 }
      commands {
        start "Start" symbol play onscreen
        pause "Pause" symbol pause onscreen
        stop "Stop" symbol stop onscreen
      }
      screen Workouts { button Actions "Actions" symbol gearshape { start; pause; stop } }
      """),
    .good(
      """
      app Fitness { platforms watchOS 10 }
      commands { start "Start" symbol play }
      screen Workouts scrolls {
        toolbar { watchOS { start } }
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [
    .menus([.context, .background, .pullDown, .edit], check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    report.finding(
      at: menu.header,
      Bilingual(
        "Apple Watch shows no menus, so the commands of this one belong on screen",
        ko: "Apple Watch에는 메뉴가 없으므로, 이 메뉴의 명령은 화면에 배치해야 합니다"))
  }
}
