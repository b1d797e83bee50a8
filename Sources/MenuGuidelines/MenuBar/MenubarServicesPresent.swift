import MenuModel
import MenuSyntax

/// An app menu that is written out has Services.
struct MenubarServicesPresent: Guideline {
  static let page = GuidelinePage(
    id: "menubar-services-present",
    title: Bilingual("An app menu without Services", ko: "서비스가 없는 앱 메뉴"),
    what: Bilingual(
      "An app menu that is written out has the Services submenu, in a group of its own after Settings.",
      ko: "직접 쓴 앱 메뉴에는 설정 다음의 그룹에 서비스 하위 메뉴가 있습니다."),
    why: Bilingual(
      "People reach the services of other apps from there, for what is selected in this one.",
      ko: "사람들은 이 앱에서 선택한 것을 거기서 다른 앱의 서비스에 넘깁니다."),
    remedy: Bilingual(
      "Write `app standard`, or add `standard services` before Hide.",
      ko: "`app standard`라고 쓰거나, 가리기 앞에 `standard services`를 추가하세요."),
    sources: [.menuBar2025],
    platforms: .mac,
    restsOn: .menuBar,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        """
        app {
          standard about
          ---
          standard settings
          ---
          standard hide, hideOthers, showAll
          ---
          standard quit
        }
        """)),
    .good(
      ExampleApp.menuBar(
        """
        app {
          standard about
          ---
          standard settings
          ---
          standard services
          ---
          standard hide, hideOthers, showAll
          ---
          standard quit
        }
        """)),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // An app in the status bar may have Quit there alone.
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .app,
      menu.entries.count > 2, report.module.wholeMenuBar != nil,
      !menu.entries.contains(where: { report.expanded.role(of: $0, in: .app) == "services" })
    else { return }
    report.finding(
      at: menu.header,
      Bilingual(
        "The app menu has no Services submenu", ko: "앱 메뉴에 서비스 하위 메뉴가 없습니다"))
  }
}
