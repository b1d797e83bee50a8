import MenuModel
import MenuSyntax

/// A menu of the menu bar is more than one choice.
enum MenubarChoiceMenu: Guideline {
  static let rule = Rule(
    "menubar-choice-menu", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menus,
    severity: .note, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.isStandard, menu.entries.count == 1,
      let id = menu.entries[0].command, case .choice = report.expanded.command(id).payload
    else { return }
    let name = report.expanded.spoken(menu.entries[0])
    report.finding(
      at: menu.header,
      "This menu of the menu bar has only the options of \(name)")
  }
}
