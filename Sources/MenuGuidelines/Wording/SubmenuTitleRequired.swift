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
        "This submenu has no title; a title tells what is in it",
        severity: .error)
      return
    }
    guard emptyWords.contains(title.withoutEllipsis.lowercased()) else { return }
    report.finding(
      at: text.place,
      "The submenu title “\(title.shown)” does not tell what is in it")
  }

  private static let emptyWords: Set<String> = [
    "more", "other", "others", "options", "misc", "miscellaneous", "actions", "더 보기", "기타", "옵션",
    "その他",
  ]
}
