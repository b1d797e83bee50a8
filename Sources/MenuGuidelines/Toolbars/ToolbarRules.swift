import MenuModel
import MenuSyntax

/// The More menu is at the trailing end.
enum MoreTrailing: Guideline {
  static let rule = Rule(
    "more-trailing", sources: [.toolbars2025], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The bar at the bottom of an iPhone has no leading area.
    for entry in toolbar.allItems where entry.area == .leading && report.expanded.isOverflow(entry)
    {
      report.finding(
        at: entry,
        "This More menu is at the leading edge; people look for it at the trailing end")
    }
  }
}

/// The main action and Back are by themselves.
enum ToolbarDedicatedGroup: Guideline {
  static let rule = Rule(
    "toolbar-dedicated-group", sources: [.toolbars2025],
    platforms: PlatformSet.all.subtracting(.watchOS), severity: .from2026(.note),
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entries in toolbar.itemsByGroup {
      // An area is no group: the system sets these items apart in it.
      guard entries.count > 1, let entry = entries.first(where: standsApart) else { continue }
      let name = report.name(of: entry)
      let others = entries.count - 1
      report.finding(
        at: entry,
        others == 1
          ? "\(name) is in a group with another item; it goes by itself"
          : "\(name) is in a group with \(others) other items; it goes by itself")
    }
  }

  private static func standsApart(_ entry: ExpandedEntry) -> Bool {
    entry.leavesScreen || entry.attributes.contains(.prominent)
  }
}

/// A toolbar item has a symbol or a title.
enum ToolbarIconOrLabel: Guideline {
  static let rule = Rule(
    "toolbar-icon-or-label", sources: [.toolbarsIPadOS16], severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      // A command without a title is `label-required`.
      guard case .menu = entry.kind, report.expanded.image(of: entry) == nil else { continue }
      if let title = report.expanded.title(of: entry), !TitleText(title).isEmpty { continue }
      report.finding(
        at: entry,
        "This pull-down shows neither a symbol nor a title, so people cannot tell what is in it")
    }
  }
}

/// A destructive item does not act on a click in an inactive window.
enum ToolbarInactiveClick: Guideline {
  static let rule = Rule(
    "toolbar-inactive-click", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.clicksThrough) else { return }
    for entry in toolbar.allItems where entry.attributes.contains(.clicksThrough) {
      guard let command = entry.command, report.expanded.command(command).isDestructive else {
        continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is destructive, and would act on the click that brings its window to the front",
        fixes: report.fixByRemoving("clicks through", from: entry.place))
    }
  }
}

/// A toolbar shows few items.
enum ToolbarMaxItems: Guideline {
  // No page has a number.
  static let rule = Rule(
    "toolbar-max-items", sources: [.toolbarsIPadOS16],
    platforms: [.iOS, .iPadOS, .macOS, .visionOS], severity: .warning, otherSeverities: [.note],
    threshold: .max(5, .warning, over: 10), checks: [.toolbars(check)])

  /// The figure for what is wider than a phone.
  /// Nine in ten toolbars of Mac apps show at most nine or ten items by default; no page has a number.
  static let wideLimit = 10

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Each pane has its item, however many there are.
    guard !toolbar.isSettings else { return }
    let count = report.expanded.itemCount(of: toolbar)
    // `max N` of the module holds on every platform.
    let isPhone = toolbar.platform == .iOS
    let limit = isPhone || report.hasOwnLimit ? report.limit : wideLimit
    guard count > limit else { return }
    // In 2025, iOS puts what does not fit into a menu of its own.
    let severity: Severity = isPhone && report.edition >= .edition2025 ? .note : .warning
    report.finding(
      at: toolbar.header,
      "This toolbar shows \(count) items; more than \(limit) are hard to tell apart",
      severity: severity,
      help: isPhone
        ? nil
        : "Move rarely used items to a menu, or leave them in the customization palette with `hidden`."
    )
  }
}

/// A toolbar item does not keep a selected look.
enum ToolbarNoSelected: Guideline {
  static let rule = Rule(
    "toolbar-no-selected", sources: [.toolbarsIPadOS16], severity: .error,
    otherSeverities: [.warning], checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.selectable) else { return }
    for entry in toolbar.allItems where entry.attributes.contains(.selectable) {
      let fixes = report.fixByRemoving("selectable", from: entry.place)
      guard toolbar.platform == .macOS else {
        report.finding(
          at: entry,
          "`selectable` has no effect in \(toolbar.platform.name); it is for the panes of a settings window in macOS",
          severity: .warning, fixes: fixes)
        continue
      }
      // The page lets segmented controls and panes of settings show what is selected.
      if case .segmented = entry.kind { continue }
      if toolbar.isSettings { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) would stay selected; only segmented controls and panes of settings do",
        fixes: fixes)
    }
  }
}

/// A toolbar does not repeat the menu bar. The figure is the share of the commands in per cent, and from 30
/// commands on it counts.
enum ToolbarNotMirror: Guideline {
  static let rule = Rule(
    "toolbar-not-mirror", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .note,
    threshold: .max(50), needsWholeModule: true, checks: [.module(check)])

  /// A smaller app may well offer all it has.
  private static let fewestCommands = 30

  @Sendable static func check(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    let bars = expanded.toolbars.filter { $0.platform == .macOS && !$0.isSettings }
    guard expanded.hasMenuBar, bars.contains(where: { $0.allItems.count > fewestCommands / 2 })
    else {
      return
    }
    var isInMenuBar = Set<CommandID>()
    for menu in expanded.menus(of: .bar) where menu.platforms.contains(.macOS) {
      for entry in menu.entries { if let command = entry.command { isInMenuBar.insert(command) } }
    }
    let count = isInMenuBar.count
    guard count >= fewestCommands else { return }
    for toolbar in bars {
      let both = Set(toolbar.allItems.compactMap(\.command)).intersection(isInMenuBar).count
      // No page has a number: more than half is our reading of “not every command”.
      guard both * 100 > count * report.limit else { continue }
      report.finding(
        at: toolbar.header,
        "This toolbar and its palette hold \(both) of the \(count) commands in the menu bar; not every command needs a toolbar item",
        platforms: .macOS)
    }
  }
}

/// An item shows a symbol if one stands for it.
enum ToolbarPreferSymbol: Guideline {
  static let rule = Rule(
    "toolbar-prefer-symbol", sources: [.toolbars2025], platforms: [.iOS, .iPadOS, .visionOS],
    severity: .from2026(.warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where report.expanded.face(of: entry) == .text {
      guard let facts = report.expanded.titleFacts(of: entry),
        let names = facts.standardSymbols
      else { continue }
      let symbol = StandardIcons.available(names, in: report.module)
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) shows as text; people know it by the symbol `\(symbol)`",
        fixes: fix(for: entry, symbol, report).map { [$0] } ?? [])
    }
  }

  /// Shows the command's own symbol, or gives it the standard one.
  private static func fix(
    for entry: ExpandedEntry, _ symbol: String, _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard case .command(let id) = entry.kind else { return nil }
    if entry.hidesImage { return report.fixByShowingSymbol(of: entry) }
    return GuidelineFix(
      title: "Write `symbol \(symbol)`",
      applicability: .unsafe,
      edits: [report.edits.attribute("symbol \(symbol)", of: report.expanded.command(id))])
  }
}
