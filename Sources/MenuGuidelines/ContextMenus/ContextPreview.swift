import MenuModel
import MenuSyntax

/// A preview shows what the commands of a context menu will act on.
enum ContextPreview: Guideline {
  static let rule = Rule(
    "context-preview", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS],
    checks: [.menus([.context], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let item = report.expanded.item(of: menu), item.preview == nil else {
      return
    }
    report.finding(
      at: item.header,
      "`\(item.name.text)` has a context menu, but no preview that shows what the commands act on")
  }
}
