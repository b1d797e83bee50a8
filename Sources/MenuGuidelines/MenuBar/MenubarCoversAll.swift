import MenuModel
import MenuSyntax

/// The menu bar has every command of the app.
enum MenubarCoversAll: Guideline {
  static let rule = Rule(
    "menubar-covers-all", sources: [.menuBar2025], platforms: .withMenuBar, severity: .warning,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // A module without a menu bar may describe a part of an app; `menubar-window-present` says so, once.
    // Nor does one of an app without a menu bar.
    if !report.expanded.hasMenuBar || report.module.app.isAccessory { return }
    var absent = GatheredCommands(of: rule.id, in: report.module)
    for id in report.module.commandIDs {
      let platforms = platforms(lacking: id, report)
      if !platforms.isEmpty { absent.add(id, on: platforms, report) }
    }
    for items in absent.findings {
      let names = items.names
      let name = report.expanded.command(items[0].command).name.text
      report.finding(
        at: items,
        items.count == 1
          ? "\(names) (`\(name)`) is missing from the menu bar"
          : "\(items.count) commands are missing from the menu bar: \(names)")
    }
  }

  /// The platforms whose menu bar lacks a command that belongs there.
  private static func platforms(
    lacking id: CommandID, _ report: GuidelineReport
  ) -> PlatformSet {
    // People never get what debug builds alone have.
    if report.expanded.isForDebugging(id) { return [] }
    var missing = report.platforms.subtracting(report.expanded.reach(of: id).inMenuBar)
    // Before iPadOS 26 the bar shows only while Command is held, so that nothing is missed there.
    if !report.expanded.barPlatforms.contains(.iPadOS) { missing.remove(.iPadOS) }
    if missing.isEmpty { return [] }
    let placements = report.expanded.placements(of: id)
    var hasScreenOfItsOwn = placements.isEmpty
    for placement in placements {
      let isInSettings = placement.screen.map { report.module.screens[$0].isSettings } ?? false
      if !isInSettings, !report.expanded.isSheetButton(placement) { hasScreenOfItsOwn = true }
      // One cause, one finding: `toolbar-in-menu-bar` or `context-in-menu-bar` says where people meet it.
      if isCovered(placement) {
        missing.subtract(placement.platforms.intersection(.mac))
      }
    }
    // The panes of a settings window and the buttons of a sheet are not in the menu bar.
    guard hasScreenOfItsOwn || report.expanded.command(id).hasControl else { return [] }
    missing.subtract(platformsWithout(id, placements, report))
    if missing.isEmpty { return [] }
    missing.subtract(report.expanded.barPlatforms(withTitleOf: id))
    return missing
  }

  /// Whether a rule of the Mac's toolbars or context menus speaks about a placement.
  private static func isCovered(_ placement: Placement) -> Bool {
    switch placement.site {
    case .toolbar: return true
    case .menu(_, let surface):
      return surface == .context || surface == .background || surface == .toolbarMenu
    case .tap, .preview, .statusItem: return false
    }
  }

  /// The platforms that a command is not for, since each menu that has it is for others (`on PLATFORM`).
  private static func platformsWithout(
    _ id: CommandID, _ placements: [Placement], _ report: GuidelineReport
  ) -> PlatformSet {
    if placements.isEmpty { return [] }
    let controls = report.expanded.reach(of: id).controls
    if !controls.isEmpty {
      // Where its controls are said to be, the command is there and in its menus.
      if controls != .all {
        return PlatformSet.all.subtracting(
          placements.reduce(into: controls) { $0.formUnion($1.platforms) })
      }
      // A control may be on any platform, but what the Mac's menus do not have is made for touch.
      let isForTouch = placements.allSatisfy { $0.platforms.isSubset(of: [.iOS, .iPadOS]) }
      return isForTouch ? .mac : []
    }
    var expanded: PlatformSet = []
    for placement in placements {
      // The Mac has no edit menus besides the menu bar's.
      let isInEditMenu = placement.surface == .edit
      expanded.formUnion(
        isInEditMenu
          ? placement.platforms.intersection(.withEditMenus) : placement.platforms)
    }
    return report.expanded.platforms.subtracting(expanded)
  }
}
