import MenuModel
import MenuSyntax

/// A shortcut's title says enough without its menu.
enum ShortcutTitleStandalone: Guideline {
  static let rule = Rule(
    "shortcut-title-standalone", sources: [.keyboards2025], platforms: .visionOS,
    severity: .warning, checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let command = report.expanded.command(of: entry) else { continue }
      if menu.level > 0, command.key != nil, command.help == nil {
        say(command.name, command.title, entry, &report)
      }
      // A command that chooses is a submenu of its options.
      guard case .choice(_, let choice) = command.payload else { continue }
      if case .each = entry.kind, menu.level == 0 { continue }
      for option in report.module.choices[choice.index].options
      where option.key != nil && option.help == nil {
        say(option.name, option.title, entry, &report)
      }
    }
  }

  private static func say(
    _ name: Name, _ text: Text, _ entry: ExpandedEntry, _ report: inout GuidelineReport
  ) {
    let title = TitleText(text).shown
    report.finding(
      at: entry,
      "“\(title)” has a shortcut and is in a submenu, whose title the list of shortcuts leaves out",
      related: [(name.place, "the command")])
  }
}
