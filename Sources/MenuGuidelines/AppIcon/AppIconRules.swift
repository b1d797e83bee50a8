import MenuModel
import MenuSyntax

/// A quick action destroys nothing.
enum QuickActionDestructive: Guideline {
  static let rule = Rule(
    "quick-action-destructive", sources: [.quickActions2025], platforms: [.iOS, .iPadOS],
    severity: .warning, checks: [.menus([.quickActions], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let command = report.expanded.command(of: entry), command.isDestructive else {
        continue
      }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is destructive, and on the Home Screen nobody sees what it destroys",
        help: "Leave it to the app.")
    }
  }
}

/// The Dock menu has nothing that the Dock adds itself.
enum DockMenuSystem: Guideline {
  static let rule = Rule(
    "dock-menu-system", sources: [.dockMenus2025], platforms: .macOS, needs: [],
    severity: .warning, checks: [.menus([.dock], check)])

  /// What the Dock adds to every app's menu.
  private static let titles: Set<String> = [
    "quit", "hide", "show all windows", "options", "keep in dock", "open at login",
    "show in finder", "remove from dock",
  ]

  private static let names: Set<String> = ["quit", "hide", "hideOthers", "showAll"]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      let isSystem: Bool
      if case .standard(let name) = entry.kind {
        isSystem = names.contains(name)
      } else {
        isSystem =
          report.expanded.title(of: entry).map { titles.contains(TitleText($0).shown.lowercased()) }
          ?? false
      }
      if isSystem {
        report.finding(at: entry, "The Dock adds this command to each app's menu itself")
      }
    }
  }
}

/// What the Dock menu has is elsewhere too.
enum DockMenuElsewhere: Guideline {
  static let rule = Rule(
    "dock-menu-elsewhere", sources: [.dockMenus2025], platforms: .macOS, severity: .warning,
    otherSeverities: [.note], checks: [.menus([.dock], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let id = entry.command else { continue }
      let isElsewhere = report.expanded.placements(of: id).contains { placement in
        placement.platforms.contains(.macOS) && placement.surface != .dock && !placement.isHidden
      }
      if isElsewhere || report.expanded.reach(of: id).controls.contains(.macOS) { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is only in the Dock menu, which few people open",
        help: "Place it in the menu bar too.")
    }
  }
}
