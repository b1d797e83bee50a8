import MenuModel
import MenuSyntax

/// A submenu has a title that says what is in it.
enum SubmenuTitleRequired: Guideline {
  static let rule = Rule(
    "submenu-title-required", sources: [.contextMenus2022, .contextMenusIOS13], restsOn: .menus,
    severity: .note, otherSeverities: [.error], checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0 else { return }
    guard let text = menu.title, !text.segments.isEmpty, case let title = TitleText(text),
      !title.isEmpty
    else {
      report.finding(
        at: menu.title?.place ?? menu.includedAt ?? menu.header,
        Bilingual(
          "This submenu has no title; a title tells what is in it",
          ko: "이 하위 메뉴에는 제목이 없습니다. 제목은 안에 무엇이 있는지 말해 줍니다"),
        severity: .error)
      return
    }
    guard emptyWords.contains(title.withoutEllipsis.lowercased()) else { return }
    report.finding(
      at: text.place,
      Bilingual(
        "The submenu title “\(title.shown)” does not tell what is in it",
        ko: "하위 메뉴 제목 “\(title.shown)”은(는) 안에 무엇이 있는지 말하지 않습니다"))
  }

  private static let emptyWords: Set<String> = [
    "more", "other", "others", "options", "misc", "miscellaneous", "actions", "더 보기", "기타", "옵션",
    "その他",
  ]
}
