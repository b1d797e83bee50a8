import MenuModel
import MenuSyntax

/// A menu of the menu bar is more than one choice.
struct MenubarChoiceMenu: Guideline {
  static let page = GuidelinePage(
    id: "menubar-choice-menu",
    title: Bilingual("A menu of the menu bar that is one choice", ko: "선택지 하나뿐인 메뉴 막대의 메뉴"),
    what: Bilingual(
      "A menu of the menu bar has more in it than the options of one choice, be they in place (`each`) or a submenu.",
      ko: "메뉴 막대의 메뉴에는, 그 자리에 펼쳤든(`each`) 하위 메뉴든, 한 선택의 옵션보다 많은 것이 있습니다."),
    why: Bilingual(
      "A menu of the menu bar is a subject, with several commands. A single choice is easier to find as a submenu among related commands.",
      ko: "메뉴 막대의 메뉴는 여러 명령이 모인 주제입니다. 선택 하나는 관련 있는 명령 사이의 하위 메뉴일 때 더 찾기 쉽습니다."),
    remedy: Bilingual(
      "Place the command that chooses as a submenu of a related menu, such as View.",
      ko: "선택하는 명령을 보기처럼 관련 있는 메뉴의 하위 메뉴로 넣으세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menus,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(example("menu Speed \"Speed\" { each setSpeed }")),
    .good(example("view { setSpeed; ---; standard fullScreen }")),
  ]

  /// A menu bar with a choice of speeds in it.
  private static func example(_ menu: String) -> String {
    "choice Speed { slow \"Slow\"; fast \"Fast\" }\n"
      + ExampleApp.menuBar(
        menu, state: "speed: Speed", commands: #"setSpeed "Speed" choose speed onscreen"#)
  }

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.isStandard, menu.entries.count == 1,
      let id = menu.entries[0].command, case .choice = report.expanded.command(id).payload
    else { return }
    let name = report.expanded.spoken(menu.entries[0])
    report.finding(
      at: menu.header,
      Bilingual(
        "This menu of the menu bar has only the options of \(name)",
        ko: "메뉴 막대의 이 메뉴에는 \(name)의 옵션만 있습니다"))
  }
}
