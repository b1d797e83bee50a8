import MenuModel
import MenuSyntax

/// The menu bar has each command of a Mac toolbar.
enum ToolbarInMenuBar: Guideline {
  static let rule = Rule(
    "toolbar-in-menu-bar", sources: [.toolbarsIPadOS16], platforms: [.macOS, .macCatalyst],
    severity: .error, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    if !report.expanded.hasMenuBar || report.module.app.isAccessory { return }
    var absent = GatheredCommands(of: rule.id, in: report.module)
    let menus = Dictionary(
      grouping: report.expanded.menus.filter {
        $0.surface == .toolbarMenu && $0.platforms.contains(.macOS)
      },
      by: { report.expanded.toolbar(of: $0)?.number })
    for toolbar in report.expanded.toolbars where toolbar.platform == .macOS {
      let inMenus = menus[toolbar.number, default: []].flatMap(\.entries)
      for entry in toolbar.allItems + inMenus {
        // The panes of a settings window are chosen there alone.
        guard let command = entry.command, !toolbar.isSettings else { continue }
        // What is always dimmed tells how things are.
        if case .constant(false)? = report.expanded.command(command).enabled { continue }
        let platforms = platforms(lacking: command, report)
        if !platforms.isEmpty { absent.add(entry, command, on: platforms, in: report.expanded) }
      }
    }
    for items in absent.findings { say(items, &report) }
  }

  /// The platforms with this toolbar whose menu bar lacks a command of it.
  private static func platforms(
    lacking command: CommandID, _ report: GuidelineReport
  ) -> PlatformSet {
    // Mac Catalyst shows the toolbar of macOS.
    var missing: PlatformSet = []
    for platform in [Platform.macOS, .macCatalyst]
    where report.expanded.platforms.contains(platform)
      && !report.expanded.isInMenuBar(command, on: platform)
    {
      missing.insert(PlatformSet(platform))
    }
    missing.formIntersection(report.platforms)
    return missing.isEmpty
      ? missing : missing.subtracting(report.expanded.barPlatforms(withTitleOf: command))
  }

  private static func say(_ items: [GatheredCommands.Item], _ report: inout GuidelineReport) {
    let names = items.names
    if items.count > 1 {
      report.finding(
        at: items,
        "\(items.count) commands are in toolbars but not in the menu bar, which has each command of a Mac toolbar too: \(names)"
      )
      return
    }
    let toolbar = report.expanded.toolbars.first { $0.place.contains(items[0].place) }
    let addition = toolbar.flatMap { fix(for: items[0].command, of: $0, report) }
    report.finding(
      at: items,
      "\(names) is in this toolbar but not in the menu bar, which has each command of a Mac toolbar too",
      fixes: addition.map { [$0] } ?? [])
  }

  /// Adds the command to the menu of the menu bar that has most of the toolbar's others: one whose end is free for it.
  private static func fix(
    for command: CommandID, of toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> GuidelineFix? {
    let expanded = report.expanded
    var counts: [Int: Int] = [:]
    for entry in toolbar.allItems {
      guard let other = entry.command, other != command else { continue }
      for placement in expanded.placements(of: other) where placement.platforms.contains(.macOS) {
        guard case .menu(let number, .bar) = placement.site,
          case .barMenu(let menu) = expanded.menus[number].owner,
          isOpenEnded(expanded.menus[number].barPlace)
        else { continue }
        counts[menu, default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, let menu = report.module.menuBar?.menus[best.key],
      let edit = report.edits.insertion(expanded.command(command).name.text, atEndOf: menu.place)
    else { return nil }
    let title = menu.title.map { report.edits.raw($0) } ?? report.edits.text(at: menu.header)
    return GuidelineFix(
      title: "Add it to the menu \(title)",
      applicability: .unsafe, edits: [edit])
  }

  /// Whether a menu may end with a command of the app's own, as those with Quit, Bring All to Front and the help may not.
  private static func isOpenEnded(_ place: StandardCommandPlace?) -> Bool {
    switch place {
    case nil, .file, .format, .view: return true
    case .app, .edit, .window, .help, .toolbar: return false
    }
  }
}
