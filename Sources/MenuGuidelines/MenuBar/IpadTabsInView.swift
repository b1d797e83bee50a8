import MenuModel
import MenuSyntax

/// On iPad the tabs of an app are in its View menu.
struct IpadTabsInView: Guideline {
  static let page = GuidelinePage(
    id: "ipad-tabs-in-view",
    title: Bilingual("Tabs that the View menu of iPad lacks", ko: "iPad의 보기 메뉴에 없는 탭"),
    what: Bilingual(
      "If a screen has a tab bar, the View menu has a command for each tab, marked `navigates`, and perhaps with shortcuts. From iPadOS 26, where the menu bar shows.",
      ko:
        "화면에 탭 막대가 있으면 보기 메뉴에 탭마다 `navigates`를 붙인 명령을 두며, 단축키를 줄 수도 있습니다. 메뉴 막대가 보이는 iPadOS 26부터입니다."
    ),
    why: Bilingual(
      "With a keyboard people go from tab to tab without touching the screen.",
      ko: "키보드를 쓰는 사람은 화면을 터치하지 않고 탭을 오갑니다."),
    remedy: Bilingual(
      "Add a command marked `navigates` for each tab to `view`.",
      ko: "탭마다 `navigates`를 붙인 명령을 `view`에 추가하세요."),
    sources: [.menuBar2025],
    platforms: .iPadOS,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Player { platforms iPadOS 26 }
      screen Main tab bar { }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        window standard
        help standard
      }
      """),
    .good(
      """
      app Player { platforms iPadOS 26 }
      commands {
        showLibrary "Show Library" navigates onscreen
        playRadio "Play Radio" navigates onscreen
        search "Search Music" navigates onscreen
      }
      screen Main tab bar { }
      menu bar {
        app standard
        file standard
        edit standard
        view { showLibrary; playRadio; search; ---; standard sidebar, fullScreen }
        window standard
        help standard
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.menuBar, report.expanded.barPlatforms.contains(.iPadOS),
      report.module.screens.contains(where: \.hasTabBar)
    else { return }
    var place = menuBar.header
    for menu in report.expanded.menus(of: .bar) where menu.platforms.contains(.iPadOS) {
      guard report.expanded.barPlace(of: menu) == .view else { continue }
      if menu.level == 0 { place = menu.header }
      let navigates = menu.entries.contains {
        $0.command.map { report.expanded.command($0).navigates } ?? false
      }
      if navigates { return }
    }
    report.finding(
      at: place,
      Bilingual(
        "A screen has a tab bar, and the View menu has no command that goes to a tab",
        ko: "탭 막대가 있는 화면이 있지만 보기 메뉴에는 탭으로 가는 명령이 없습니다"))
  }
}
