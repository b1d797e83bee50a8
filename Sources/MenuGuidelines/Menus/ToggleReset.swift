import MenuModel
import MenuSyntax

/// Where many styles can be on, one command turns them all off.
enum ToggleReset: Guideline {
  static let rule = Rule(
    "toggle-reset", sources: [.menus2025], severity: .note, threshold: .max(3),
    checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.entries.count > report.limit else { return }
    for group in menu.groups where group.count > report.limit {
      let toggles = group.filter { entry in
        guard case .command(let id) = entry.kind else { return false }
        let command = report.expanded.command(id)
        return command.on != nil && command.affects == .selection
      }
      guard toggles.count > report.limit else { continue }
      let hasReset = menu.entries.contains { entry in
        guard let id = entry.command else { return false }
        let title = TitleText(entry.title ?? report.expanded.command(id).title)
        return resets.contains(title.firstWord)
      }
      if hasReset { continue }
      report.finding(
        at: menu.includedAt ?? menu.header,
        "This menu has \(toggles.count) style toggles in a group and no command that clears them all"
      )
      return
    }
  }

  private static let resets: Set<String> = [
    "plain", "regular", "none", "normal", "clear", "remove", "reset", "default",
  ]
}
