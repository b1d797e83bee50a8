import MenuModel
import MenuSyntax

/// The titles of menus and sections are succinct.
enum MenuTitleShort: Guideline {
  static let rule = Rule(
    "menu-title-short", sources: [.pullDownMenusIOS14], restsOn: .menus, severity: .warning,
    threshold: .max(30), checks: [.labels(of: [.button, .contextMenuTitle, .section], check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard let count = label.facts?.characterCount, count > report.limit
    else { return }
    let title = TitleText(label.text)
    let limit = report.limit
    report.finding(
      at: label.place,
      "The title “\(title.shown)” has \(count) characters; more than \(limit) are hard to read")
  }
}
