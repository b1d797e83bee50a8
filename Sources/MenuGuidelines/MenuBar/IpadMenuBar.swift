import MenuModel
import MenuSyntax

/// On iPad the Settings item opens the Settings app.
enum IpadSettingsReserved: Guideline {
  static let rule = Rule(
    "ipad-settings-reserved", sources: [.menuBar2025], platforms: .iPadOS, severity: .error,
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.barPlace(of: menu) == .app else { return }
    for entry in menu.entries {
      guard let id = entry.command, let title = report.expanded.title(of: entry) else { continue }
      let command = report.expanded.command(id)
      let hasKey = command.keys.contains { StandardShortcut($0).canonical == SettingsItem.key }
      // Settings of the app's own may be there under another title, below the system's.
      guard hasKey || SettingsItem.isSettings(TitleText(title)) else { continue }
      let spoken = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(spoken) takes the place of Settings, which opens the Settings app on iPad")
    }
  }
}

/// On iPad the tabs of an app are in its View menu.
enum IpadTabsInView: Guideline {
  static let rule = Rule(
    "ipad-tabs-in-view", sources: [.menuBar2025], platforms: .iPadOS, severity: .note,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // Tabs are not written in the file, so that their commands are known by `navigates` alone.
    guard let menuBar = report.module.menuBar, report.expanded.barPlatforms.contains(.iPadOS),
      report.module.screens.contains(where: \.hasTabBar)
    else { return }
    var place = menuBar.header
    for menu in report.expanded.menus(of: .bar) where menu.platforms.contains(.iPadOS) {
      guard report.expanded.barPlace(of: menu) == .view else { continue }
      if menu.level == 0 { place = menu.header }
      let navigates = menu.entries.contains {
        $0.command.map { report.expanded.command($0).navigates } ?? false
      }
      // One is enough: which tabs there are the file does not say.
      if navigates { return }
    }
    report.finding(
      at: place,
      "A screen has a tab bar, and the View menu has no command that goes to a tab")
  }
}

/// On iPad the menu bar is hidden, so that each command is elsewhere too.
enum IpadUiReachable: Guideline {
  // An error, as the page has it: without a keyboard few people ever see the bar.
  static let rule = Rule(
    "ipad-ui-reachable", sources: [.menuBar2025], platforms: .iPadOS, severity: .error,
    otherSeverities: [.note], needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard report.module.menuBar != nil, report.expanded.barPlatforms.contains(.iPadOS) else {
      return
    }
    var only: [CommandID] = []
    var describesInterface = false
    for id in report.module.commandIDs {
      // `onscreen` is a control of the app's own.
      if report.expanded.reach(of: id).controls.contains(.iPadOS) {
        describesInterface = true
        continue
      }
      switch reach(of: id, report) {
      case .elsewhere: describesInterface = true
      case .menuBarOnly: only.append(id)
      case .nowhere: break
      }
    }
    if only.isEmpty { return }
    // A module with a menu bar and nothing else describes a part of an app.
    guard describesInterface else {
      report.finding(
        at: report.module.app.platformsNote,
        "Nothing but the menu bar is described for iPadOS, so commands that only the menu bar has are not checked",
        severity: .note,
        help: "Describe the toolbars and menus of the screens too, or mark commands as `onscreen`.")
      return
    }
    var hidden = GatheredCommands(of: rule.id, in: report.module)
    for id in only { hidden.add(id, on: report.platforms, report) }
    for items in hidden.findings {
      let names = items.names
      report.finding(
        at: items,
        items.count == 1
          ? "\(names) is only in the menu bar, which iPad hides until someone asks for it"
          : "\(items.count) commands are only in the menu bar, which iPad hides until someone asks for it: \(names)"
      )
    }
  }

  private enum Reach { case nowhere, menuBarOnly, elsewhere }

  private static func reach(of id: CommandID, _ report: GuidelineReport) -> Reach {
    var reach = Reach.nowhere
    for placement in report.expanded.placements(of: id)
    where placement.platforms.contains(.iPadOS) && !placement.isHidden {
      switch placement.site {
      case .menu(_, .bar): reach = .menuBarOnly
      // A preview opens one command, which nobody sees in it.
      case .preview: break
      case .menu, .toolbar, .tap, .statusItem: return .elsewhere
      }
    }
    return reach
  }
}
