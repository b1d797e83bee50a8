import MenuModel
import MenuSyntax

/// A shortcut's title says enough without its menu.
struct ShortcutTitleStandalone: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-title-standalone",
    title: Bilingual(
      "A shortcut whose title needs its submenu", ko: "하위 메뉴 없이는 알 수 없는 단축키 제목"),
    what: Bilingual(
      "On Apple Vision Pro the overlay that lists shortcuts shows items without the titles of their submenus, so a command with a shortcut in a submenu has a `help` text that says what it does.",
      ko:
        "Apple Vision Pro에서 단축키를 보여 주는 화면에는 하위 메뉴의 제목이 나타나지 않습니다. 그래서 하위 메뉴에 있고 단축키가 있는 명령에는 무엇을 하는지 말하는 `help` 설명이 있습니다."
    ),
    why: Bilingual(
      "“By Date” in a list of shortcuts means nothing without “Sort”.",
      ko: "단축키 목록의 ‘날짜순’은 ‘정렬’ 없이는 뜻이 통하지 않습니다."),
    remedy: Bilingual(
      "Add `help \"…\"` to the command.", ko: "명령에 `help \"…\"`를 추가하세요."),
    sources: [.keyboards2025],
    platforms: .visionOS,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Reader { platforms visionOS 2 }
      state { order: Order }
      choice Order { date "Date" key cmd+shift+D; title "Title" }
      commands { sort "Sort By" choose order; refresh "Refresh" onscreen; markAll "Mark All as Read" onscreen }
      screen Articles {
        button Actions "Actions" { sort; refresh; markAll }
      }
      """),
    .good(
      """
      app Reader { platforms visionOS 2 }
      state { order: Order }
      choice Order { date "Date" key cmd+shift+D help "Sort articles by date"; title "Title" }
      commands { sort "Sort By" choose order; refresh "Refresh" onscreen; markAll "Mark All as Read" onscreen }
      screen Articles {
        button Actions "Actions" { sort; refresh; markAll }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [
    .menus(Set(MenuSurface.allCases), check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let command = report.expanded.command(of: entry) else { continue }
      if menu.level > 0, command.key != nil, command.help == nil {
        say(command.name, command.title, entry, &report)
      }
      // A command that chooses is a submenu of its options.
      guard case .choice(_, let choice) = command.payload else { continue }
      if case .each = entry.kind, menu.level == 0 { continue }
      for option in report.module.choices[choice.index].options
      where option.key != nil && option.help == nil {
        say(option.name, option.title, entry, &report)
      }
    }
  }

  private static func say(
    _ name: Name, _ text: Text, _ entry: ExpandedEntry, _ report: inout GuidelineReport
  ) {
    let title = TitleText(text).shown
    report.finding(
      at: entry,
      Bilingual(
        "“\(title)” has a shortcut and is in a submenu, whose title the list of shortcuts leaves out",
        ko: "“\(title)”은(는) 단축키가 있고 하위 메뉴에 있는데, 단축키 목록에는 하위 메뉴의 제목이 나타나지 않습니다"),
      related: [(name.place, Bilingual("the command", ko: "명령"))])
  }
}
