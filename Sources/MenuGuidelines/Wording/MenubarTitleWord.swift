import MenuModel
import MenuSyntax

/// Menus of the menu bar have titles of one word.
struct MenubarTitleWord: Guideline {
  static let page = GuidelinePage(
    id: "menubar-title-word",
    title: Bilingual("A menu of the menu bar with a long title", ko: "제목이 긴 메뉴 막대의 메뉴"),
    what: Bilingual(
      "A menu of the menu bar has a title of one word; where that is not enough, a short phrase in title style.",
      ko: "메뉴 막대의 메뉴 제목은 한 단어입니다. 그것으로 모자라면 제목 스타일의 짧은 구를 씁니다."),
    why: Bilingual(
      "Long titles crowd the menu bar, and two words may be taken for two menus.",
      ko: "긴 제목은 메뉴 막대를 좁게 만들고, 두 단어는 두 메뉴로 보일 수 있습니다."),
    remedy: Bilingual(
      "Use one word, or a shorter phrase.", ko: "한 단어나 더 짧은 구를 쓰세요."),
    sources: [.menuBar2025],
    platforms: [.macOS, .macCatalyst, .iPadOS],
    restsOn: .menus,
    severity: .note,
    threshold: .max(1))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        """
        view { standard sidebar, fullScreen }
        menu Note "Open Note" { pinNote; moveNote; lockNote }
        """,
        commands: """
          pinNote "Pin Note" symbol pin
          moveNote "Move Note" symbol folder
          lockNote "Lock Note" symbol lock
          """)),
    .good(
      ExampleApp.menuBar(
        """
        view { standard sidebar, fullScreen }
        menu Note "Note" { pinNote; moveNote; lockNote }
        """,
        commands: """
          pinNote "Pin Note" symbol pin
          moveNote "Move Note" symbol folder
          lockNote "Lock Note" symbol lock
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let text = menu.title,
      let count = menu.titleFacts?.wordCount, count > report.limit
    else { return }
    let title = TitleText(text)
    report.finding(
      at: text.place,
      Bilingual(
        "The menu title “\(title.shown)” has \(count) words; one is best in the menu bar",
        ko: "메뉴 제목 “\(title.shown)”은(는) 단어가 \(count)개입니다. 메뉴 막대에서는 하나가 가장 좋습니다"))
  }
}
