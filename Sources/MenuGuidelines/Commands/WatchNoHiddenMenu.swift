import MenuModel
import MenuSyntax

/// On Apple Watch nothing is hidden in menus.
enum WatchNoHiddenMenu: Guideline {
  static let rule = Rule(
    "watch-no-hidden-menu", sources: [.contextMenus2022], platforms: [.watchOS], severity: .error,
    needsWholeModule: true, checks: [.menus([.context, .background, .pullDown, .edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    report.finding(
      at: menu.header,
      "Apple Watch shows no menus, so the commands of this one belong on screen")
  }
}
