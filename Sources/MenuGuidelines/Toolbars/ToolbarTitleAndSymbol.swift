import MenuModel
import MenuSyntax

/// An item with a symbol has a title too.
enum ToolbarTitleAndSymbol: Guideline {
  static let rule = Rule(
    "toolbar-title-and-symbol", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for entry in toolbar.allItems {
      guard report.expanded.face(of: entry) == .symbol, !report.expanded.isOverflow(entry),
        report.expanded.title(of: entry).map({ TitleText($0).isEmpty }) ?? true
      else { continue }
      report.finding(
        at: entry,
        "This item has a symbol and no title, so that the overflow menu shows no words for it")
    }
  }
}
