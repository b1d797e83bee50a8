import MenuModel
import MenuSyntax

/// The menu bar has each command of a Mac toolbar.
enum ToolbarInMenuBar: Guideline {
  static let rule = Rule(
    "toolbar-in-menu-bar", sources: [.toolbarsIPadOS16], platforms: [.macOS, .macCatalyst],
    severity: .error, otherSeverities: [.note], needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // A file without a menu bar may have a part of an app, and an app in the status bar has none.
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
        // What confirms or cancels a sheet is there alone.
        if report.expanded.isSheetButton(entry, in: toolbar) { continue }
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
      // Many apps declare an action once for the menu bar and once for the toolbar.
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
    let addition = fix(for: items[0].command, report)
    report.finding(
      at: items,
      "\(names) is in this toolbar but not in the menu bar, which has each command of a Mac toolbar too",
      fixes: addition.map { [$0] } ?? [])
  }

  /// Adds the command to the menu of the menu bar that its words belong to: one whose end is free for it.
  private static func fix(for command: CommandID, _ report: GuidelineReport) -> GuidelineFix? {
    let expanded = report.expanded
    let place = MenuWords.place(of: expanded.command(command), expanded.titleFacts(of: command))
    let menus = (report.module.menuBar?.menus ?? []).filter { menu in
      guard menu.isShown(on: .macOS) else { return false }
      if let place { return report.module.place(of: menu) == place }
      return report.module.place(of: menu) == nil
        && MenuWords.isAbout(TitleText(menu.shownTitle), expanded.titleFacts(of: command))
    }
    guard menus.count == 1, let menu = menus.first,
      let edit = report.edits.insertion(expanded.command(command).name.text, atEndOf: menu.place)
    else { return nil }
    let title = menu.title.map { report.edits.raw($0) } ?? report.edits.text(at: menu.header)
    return GuidelineFix(
      title: "Add it to the menu \(title)",
      applicability: .unsafe, edits: [edit])
  }
}

/// Which menu of the menu bar people look for a command in, by its words.
enum MenuWords {
  /// The menu of the system that a command belongs in; nil for none, and for those at whose end nothing else may be.
  static func place(of command: Command, _ title: TitleFacts) -> StandardCommandPlace? {
    // At the end of the app menu is Quit and at that of Window the list of windows: nothing goes there.
    if command.affects == .view || ofView.contains(title.firstWord) { return .view }
    return ofFile.contains(title.firstWord) ? .file : nil
  }

  /// Whether a word of a menu's title is one of a command's: “Rename Note” belongs in “Note”.
  static func isAbout(_ menu: TitleText, _ title: TitleFacts) -> Bool {
    let words = Set(title.words.map(singular))
    return menu.words.contains { words.contains(singular(TitleText.bare($0))) }
  }

  private static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// The first words of what a View menu has in most apps.
  private static let ofView: Set<String> = [
    "show", "hide", "toggle", "view", "sort", "group", "zoom", "expand", "collapse", "arrange",
    "filter",
  ]

  /// The first words of what a File menu has in most apps.
  private static let ofFile: Set<String> = [
    "new", "open", "save", "print", "export", "import", "share", "close",
  ]
}
