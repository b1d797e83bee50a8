import MenuModel
import MenuSyntax

/// The ellipsis stands for the overflow menu alone.
struct IconEllipsisOverflow: Guideline {
  static let page = GuidelinePage(
    id: "icon-ellipsis-overflow",
    title: Bilingual("An ellipsis that is not for More", ko: "더 보기가 아닌 줄임표"),
    what: Bilingual(
      "In an app for iOS 27 or later, `ellipsis` and `ellipsis.circle` are the symbol of the More button, and of no command, menu or button besides.",
      ko: "iOS 27 이상용 앱에서 `ellipsis`와 `ellipsis.circle`은 더 보기 버튼의 기호입니다. 다른 명령이나 메뉴, 버튼에는 쓰지 않습니다."),
    why: Bilingual(
      "A toolbar gets an ellipsis of the system for what does not fit, and two of them cannot be told apart.",
      ko: "도구 막대에 들어가지 않는 항목에는 시스템이 줄임표를 붙입니다. 줄임표가 둘이면 구별할 수 없습니다."),
    remedy: Bilingual(
      "Choose a symbol for what it does.", ko: "하는 일을 나타내는 기호를 고르세요."),
    sources: [.iPhoneDuo2026],
    platforms: .iOS,
    severity: .from2026(.warning))

  private static func app(symbol: String) -> String {
    """
    app Files { platforms iOS 27 }
    commands {
      byName "Order by Name" onscreen
      byDate "Arrange by Date" onscreen
      bySize "List by Size" onscreen
    }
    screen Folder {
      button Arrange "Arrange" symbol \(symbol) { byName; byDate; bySize }
    }
    """
  }

  static let examples: [GuidelineExample] = [
    .bad(app(symbol: "ellipsis")),
    .good(app(symbol: "arrow.up.arrow.down")),
  ]

  static let checks: [GuidelineCheck] = [
    .commands(checkCommand),
    .menus(Set(MenuSurface.allCases), checkMenu),
    .toolbars(checkToolbar),
  ]

  @Sendable static func checkCommand(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    let command = report.expanded.command(id)
    let isShown =
      command.hasControl
      || report.expanded.placements(of: id).contains { $0.platforms.contains(.iOS) }
    guard isShown else { return }
    check(command.image, command.title, &report)
    check(command.imageWhenOn, command.titleWhenOn ?? command.title, &report)
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    if case .button(let screen, let number) = menu.owner, menu.level == 0 {
      let button = report.module.screens[screen].buttons[number]
      let name = Text(literal: button.name.text, place: button.name.place)
      if !button.isMore { check(button.image, button.title ?? name, &report) }
    } else {
      check(menu.image, menu.title, &report)
    }
    for entry in menu.entries { check(entry.image, report.expanded.title(of: entry), &report) }
  }

  @Sendable static func checkToolbar(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for entry in toolbar.allItems { check(entry.image, report.expanded.title(of: entry), &report) }
    for group in toolbar.groups { check(group.image, group.title, &report) }
  }

  /// Speaks of an ellipsis whose title is not More; one without a title is a More menu.
  private static func check(_ image: Image?, _ title: Text?, _ report: inout GuidelineReport) {
    guard case .symbol(let name)? = image,
      name.text == "ellipsis" || name.text == "ellipsis.circle", let title
    else { return }
    let text = TitleText(title)
    if text.isEmpty || ExpandedModule.isMore(text) { return }
    report.finding(
      at: name.place,
      Bilingual(
        "“\(text.shown)” has the ellipsis, which stands for the overflow menu",
        ko: "“\(text.shown)”에 줄임표를 썼습니다. 줄임표는 오버플로 메뉴를 뜻합니다"))
  }
}
