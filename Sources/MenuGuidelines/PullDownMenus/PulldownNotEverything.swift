import MenuModel
import MenuSyntax

/// Not everything that a screen can do is behind a pull-down button.
enum PulldownNotEverything: Guideline {
  // Off unless asked for: few files say all that a screen shows.
  static let rule = Rule(
    "pulldown-not-everything", sources: [.pullDownMenusIOS14],
    platforms: [.iOS, .iPadOS, .visionOS], threshold: .max(2), checks: [.menus([.pullDown], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, case .button(let screen, _) = menu.owner else { return }
    var all: PlatformSet = []
    var most = 0
    for platform in report.platforms.platforms
    where isFirst(menu, of: screen, on: platform, report.expanded) {
      guard let found = commands(of: screen, on: platform, report) else { continue }
      all.insert(PlatformSet(platform))
      most = max(most, found)
    }
    if all.isEmpty { return }
    let count = most
    let name = report.module.screens[screen].name.text
    report.finding(
      at: menu.header,
      "All \(count) commands of `\(name)` are in menus, so each takes two taps",
      platforms: all)
  }

  /// Whether a menu belongs to the first button of a screen on a platform, where findings about the screen are reported.
  private static func isFirst(
    _ menu: ExpandedMenu, of screen: Int, on platform: Platform, _ expanded: ExpandedModule
  ) -> Bool {
    for number in expanded.menusOfScreens[screen].prefix(while: { $0 < menu.number }) {
      let other = expanded.menus[number]
      guard other.level == 0, case .button = other.owner else { continue }
      if other.platforms.contains(platform) { return false }
    }
    return true
  }

  /// How many commands a screen has on a platform, if they are more than may all be in menus, and all are.
  private static func commands(
    of screen: Int, on platform: Platform, _ report: GuidelineReport
  ) -> Int? {
    let expanded = report.expanded
    for toolbar in expanded.toolbars[expanded.toolbarsOfScreens[screen]]
    where toolbar.platform == platform {
      // An item of the toolbar itself takes one tap.
      if toolbar.defaultItems.contains(where: { $0.command != nil }) { return nil }
    }
    // The commands of the screen: in its buttons, toolbars and items.
    var commands: Set<Int> = []
    for menu in expanded.menus[expanded.menusOfScreens[screen]]
    where menu.surface != .edit && menu.platforms.contains(platform) {
      for entry in menu.entries { if let id = entry.command { commands.insert(id.index) } }
    }
    // Two commands and less `pulldown-min-items` speaks of.
    guard commands.count > report.limit else { return nil }
    for index in commands {
      if expanded.reach(of: CommandID(index)).controls.contains(platform) { return nil }
      for placement in expanded.placements(of: CommandID(index)) where placement.screen == screen {
        // A button that acts on a tap takes one.
        if case .tap = placement.site, placement.platforms.contains(platform) { return nil }
      }
    }
    return commands.count
  }
}
