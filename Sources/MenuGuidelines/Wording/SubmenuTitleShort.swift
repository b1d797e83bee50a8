import MenuModel
import MenuSyntax

/// Submenu titles are concise.
enum SubmenuTitleShort: Guideline {
  static let rule = Rule(
    "submenu-title-short", sources: [.contextMenusIOS13], restsOn: .menus, severity: .note,
    threshold: .max(3), checks: [.menus([.context, .background, .pullDown], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, let text = menu.title,
      let count = menu.titleFacts?.wordCount, count > report.limit
    else { return }
    let title = TitleText(text)
    let limit = report.limit
    report.finding(
      at: text.place,
      "The submenu title “\(title.shown)” has \(count) words; more than \(limit) are hard to scan")
  }
}
