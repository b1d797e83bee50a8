import MenuModel
import MenuSyntax

/// The main tasks of a screen are in its toolbar.
enum ToolbarMainTasks: Guideline {
  static let rule = Rule(
    "toolbar-main-tasks", sources: [.toolbarsIPadOS16],
    platforms: [.iOS, .iPadOS, .macOS, .visionOS], severity: .note, needsWholeModule: true,
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    var missing: [Int: [CommandID]] = [:]
    var toolbarsOfScreen: [Int: [Int]]?
    for id in report.module.commandIDs {
      let command = report.expanded.command(id)
      if !command.isPrimary { continue }
      let controls = report.expanded.reach(of: id).controls
      let toolbars = toolbarsOfScreen ?? byScreen(report.expanded)
      toolbarsOfScreen = toolbars
      let sites = Sites(report.expanded.placements(of: id), report.expanded)
      for screen in sites.screens.sorted() {
        for number in toolbars[screen] ?? [] where !sites.toolbars.contains(number) {
          let platform = report.expanded.toolbars[number].platform
          // A control of the app's own on the screen is nearer than any toolbar.
          if controls.contains(platform) { continue }
          // The two bars of an iPhone's screen share its tasks.
          if sites.toolbars.contains(where: { report.expanded.areBarsOfOneScreen($0, number) }) {
            continue
          }
          // A button on the screen is as near as the toolbar.
          if sites.taps[screen]?.contains(platform) ?? false { continue }
          // A command that is nowhere on a platform is not for it.
          if !sites.platforms.contains(PlatformSet(platform)) { continue }
          missing[number, default: []].append(id)
        }
      }
    }
    for number in missing.keys.sorted() {
      let toolbar = report.expanded.toolbars[number]
      guard report.platforms.contains(toolbar.platform), let list = missing[number] else {
        continue
      }
      let names = list.map { report.name(of: $0) }.joined(separator: ", ")
      report.finding(
        at: toolbar.header,
        "This toolbar lacks \(names), which the screen has as a main task (`primary`)",
        platforms: PlatformSet(toolbar.platform),
        related: list.map {
          (report.expanded.command($0).name.place, "the command")
        })
    }
  }

  private static func byScreen(_ expanded: ExpandedModule) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for toolbar in expanded.toolbars where !toolbar.entries.isEmpty && !toolbar.isSettings {
      if let screen = toolbar.screen { result[screen, default: []].append(toolbar.number) }
    }
    return result
  }

  /// The places of a command.
  private struct Sites {
    var screens: Set<Int> = []
    /// The platforms that have it anywhere.
    var platforms: PlatformSet = []
    /// The toolbars that show it, themselves or in a menu.
    var toolbars: Set<Int> = []
    /// The platforms on which each screen has a button that performs it with a tap.
    var taps: [Int: PlatformSet] = [:]

    init(_ placements: [Placement], _ expanded: ExpandedModule) {
      for placement in placements {
        if let screen = placement.screen { screens.insert(screen) }
        platforms.formUnion(placement.platforms)
        switch placement.site {
        case .toolbar(let number):
          if !placement.isHidden { toolbars.insert(number) }
        case .menu(let number, .toolbarMenu):
          if case .toolbar(let owner) = expanded.menus[number].owner { toolbars.insert(owner) }
        case .tap(let screen, _): taps[screen, default: []].formUnion(placement.platforms)
        default: continue
        }
      }
    }
  }
}
