import MenuModel
import MenuSyntax

/// The menu bar shows a short name of the app.
enum AppNameLength: Guideline {
  static let rule = Rule(
    "app-name-length", sources: [.menuBar2025], platforms: .withMenuBar, severity: .warning,
    // The page names sixteen characters.
    threshold: .max(16), checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let app = report.module.app
    guard let place = app.place else { return }
    var platforms = report.platforms
    // An iPad shows the name in the menu bar, and only where the app describes one.
    if !report.expanded.barPlatforms.contains(.iPadOS) { platforms.remove(.iPadOS) }
    if platforms.isEmpty { return }
    let count = app.name.count
    let limit = report.limit
    guard count > limit else { return }
    report.finding(
      at: place,
      "The app's name `\(app.name)` has \(count) characters; at most \(limit) fit the menu bar well",
      platforms: platforms)
  }
}

/// A menu of the menu bar is more than one choice.
enum MenubarChoiceMenu: Guideline {
  static let rule = Rule(
    "menubar-choice-menu", sources: [.menuBar2025], platforms: .withMenuBar, needs: [],
    severity: .note, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // A list that the app fills, such as a browser's Bookmarks, is a menu by right.
    guard menu.level == 0, !menu.isStandard, menu.entries.count == 1,
      let id = menu.entries[0].command, case .choice = report.expanded.command(id).payload
    else { return }
    let name = report.expanded.spoken(menu.entries[0])
    report.finding(
      at: menu.header,
      "This menu of the menu bar has only the options of \(name)")
  }
}

/// A menu bar has a Help menu.
enum MenubarHelpPresent: Guideline {
  static let rule = Rule(
    "menubar-help-present", sources: [.menuBar2025], platforms: .mac, needs: [.menuBar],
    severity: .warning, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    var missing = report.platforms.subtracting(report.expanded.barPlatforms(with: .help))
    if missing.isEmpty { return }
    // An app that lives in the status bar has a few menus, for their shortcuts.
    let hasWindow = !report.expanded.barPlatforms(with: .window).isEmpty
    guard hasWindow || menuBar.menus.count > 3 else { return }
    // Another menu may be it by another name: Support, Help & Feedback.
    for menu in report.expanded.menus(of: .bar) where menu.level == 0 && isHelp(menu) {
      missing.subtract(menu.platforms)
    }
    if missing.isEmpty { return }
    let fixes = report.fixes(
      adding: "help standard", rank: 7, "Add a Help menu",
      missingOn: missing,
      ifKeysAreFree: report.expanded.areKeysFree(in: .help))
    report.finding(
      at: menuBar.header,
      "The menu bar has no Help menu, where people search for commands",
      platforms: missing, fixes: fixes)
  }

  /// Whether a menu of the app's own is its Help menu by another name.
  private static func isHelp(_ menu: ExpandedMenu) -> Bool {
    guard let words = menu.titleFacts?.words else { return false }
    return words.contains { ["help", "support", "도움말", "지원"].contains($0) }
  }
}

/// A menu bar has few enough menus to be scanned.
enum MenubarMaxMenus: Guideline {
  static let rule = Rule(
    "menubar-max-menus", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    // No page has a number. Of 51 Mac apps none has more than eleven.
    severity: .warning, threshold: .max(12), checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.menuBar else { return }
    /// The platforms that show each number of menus.
    var counts: [Int: PlatformSet] = [:]
    for platform in report.platforms.platforms {
      // The guidelines are for what people see: release builds.
      let count = menuBar.menus.count { menu in
        if case .debugBuilds = menu.presence { return false }
        return menu.isShown(on: platform)
      }
      counts[count, default: []].formUnion(PlatformSet(platform))
    }
    guard let (count, platforms) = counts.max(by: { $0.key < $1.key }), count > report.limit
    else { return }
    let limit = report.limit
    report.finding(
      at: menuBar.header,
      "The menu bar has \(count) menus; more than \(limit) are hard to scan",
      platforms: platforms)
  }
}

/// An app menu that is written out has Services.
enum MenubarServicesPresent: Guideline {
  static let rule = Rule(
    "menubar-services-present", sources: [.menuBar2025], platforms: .mac, needs: [.menuBar],
    severity: .note, needsWholeModule: true, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // An app in the status bar may have Quit there alone.
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .app,
      menu.entries.count > 2, report.module.wholeMenuBar != nil,
      !menu.entries.contains(where: { report.expanded.role(of: $0, in: .app) == "services" })
    else { return }
    report.finding(
      at: menu.header,
      "The app menu has no Services submenu")
  }
}

/// An app with windows has a View menu.
enum MenubarViewPresent: Guideline {
  static let rule = Rule(
    "menubar-view-present", sources: [.menuBar2025], platforms: .mac, needs: [.menuBar],
    severity: .warning, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    var missing = report.platforms.subtracting(report.expanded.barPlatforms(with: .view))
    if missing.isEmpty { return }
    // An app without windows, such as one that lives in the status bar, has nothing to view.
    let hasWindow = !report.expanded.barPlatforms(with: .window).isEmpty
    guard hasWindow || !report.module.screens.isEmpty else { return }
    // Another menu may be it by another name: Views, Display.
    let platforms = report.expanded.menus.lazy.filter { [report] in isViewMenu($0, report) }.map(
      \.platforms)
    missing.subtract(platforms.reduce([]) { $0.union($1) })
    if missing.isEmpty { return }
    report.finding(
      at: menuBar.header,
      "The menu bar has no View menu, where people look for full screen",
      platforms: missing,
      fixes: report.fixes(
        adding: "view { standard fullScreen }", rank: 4,
        "Add a View menu", missingOn: missing,
        ifKeysAreFree: report.expanded.areKeysFree(for: ["fullScreen"])))
  }

  /// Whether a menu of the app's own has Enter Full Screen.
  private static func isViewMenu(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    menu.surface == .bar && menu.barPlace == nil
      && menu.entries.contains { report.expanded.role(of: $0, in: .view) == "fullScreen" }
  }
}
