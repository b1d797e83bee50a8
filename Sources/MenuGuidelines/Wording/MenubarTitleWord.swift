import MenuModel
import MenuSyntax

/// Menus of the menu bar have titles of one word.
enum MenubarTitleWord: Guideline {
  static let rule = Rule(
    "menubar-title-word", sources: [.menuBar2025], platforms: [.macOS, .macCatalyst, .iPadOS],
    restsOn: .menus, severity: .note, threshold: .max(1), checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let text = menu.title,
      let count = menu.titleFacts?.wordCount, count > report.limit
    else { return }
    let title = TitleText(text)
    report.finding(
      at: text.place,
      "The menu title “\(title.shown)” has \(count) words; one is best in the menu bar")
  }
}
