import MenuModel
import MenuSyntax

/// A toolbar of many buttons shows symbols.
enum ToolbarIosManySymbols: Guideline {
  static let rule = Rule(
    "toolbar-ios-many-symbols", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .warning,
    threshold: .max(3), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    let items = toolbar.defaultItems
    let count = report.expanded.mostShown(of: items)
    guard let severity = report.severity(ofCount: count) else { return }
    let texts = items.filter { report.expanded.face(of: $0) == .text }
    guard let first = texts.first else { return }
    let edits = texts.compactMap { report.fixByShowingSymbol(of: $0) }.flatMap(\.edits)
    let fix = GuidelineFix(
      title: "Show symbols", applicability: .unsafe, edits: edits)
    let name = report.name(of: first)
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      "This toolbar has \(count) buttons, and \(name) shows as text; with more than \(limit), symbols fit better",
      severity: severity,
      related: texts.map { ($0.place, "shows as text") },
      fixes: edits.count == texts.count ? [fix] : [])
  }
}

/// A toolbar of iOS cannot be customized.
enum ToolbarIosNoCustomize: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-customize", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    if toolbar.isCustomizable {
      report.finding(
        at: toolbar.header,
        "People cannot customize a toolbar in iOS, so `customizable` promises too much",
        fixes: report.fixByRemoving("customizable", from: toolbar.header))
    }
    for (place, name) in report.hiddenParts(of: toolbar) {
      report.finding(
        at: place,
        "\(name) is in the customization palette only, which iOS does not have",
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}

/// A toolbar of iOS has no groups.
enum ToolbarIosNoGroups: Guideline {
  // Since 2025 every platform's bars have groups.
  static let rule = Rule(
    "toolbar-ios-no-groups", sources: [.toolbarsIPadOS16], platforms: .iOS,
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for number in toolbar.filledGroups {
      let group = toolbar.groups[number]
      var fixes: [GuidelineFix] = []
      if let inner = report.edits.block(of: group.place) {
        fixes = [
          GuidelineFix(
            title: "Write the items without `group`",
            edits: [Edit(place: group.place, text: inner)])
        ]
      }
      report.finding(
        at: group.header,
        "A toolbar of iOS shows no groups; spacers set its items apart",
        fixes: fixes)
    }
  }
}

/// A toolbar of iOS has no segmented control.
enum ToolbarIosNoSegmented: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-segmented", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for entry in toolbar.allItems {
      // A choice in a pull-down is right: the page names the control.
      guard case .segmented = entry.kind else { continue }
      report.finding(
        at: entry,
        "A segmented control changes what an iOS screen shows, and a toolbar acts on what is there")
    }
  }
}

/// A toolbar of iOS does not navigate.
enum ToolbarNoNavigation: Guideline {
  static let rule = Rule(
    "toolbar-no-navigation", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .warning,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    // What a verb opens belongs to the screen.
    let opening = ["open", "view"]
    for entry in toolbar.allItems {
      guard let command = entry.command, report.expanded.command(command).navigates,
        !opening.contains(report.expanded.titleFacts(of: command).firstWord)
      else { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) goes to another area of the app; an iOS toolbar acts on its own screen")
    }
  }
}

/// A screen has a toolbar or a tab bar.
enum ToolbarXorTabbar: Guideline {
  // From 2025 on the system shows both at once.
  static let rule = Rule(
    "toolbar-xor-tabbar", sources: [.toolbarsIPadOS16], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    guard let screen = toolbar.screen.map({ report.module.screens[$0] }), screen.hasTabBar,
      !toolbar.entries.isEmpty
    else { return }
    report.finding(
      at: toolbar.header,
      "The screen \(screen.name.text) has a tab bar and this toolbar; a screen has one of them",
      related: [(screen.name.place, "the screen")])
  }
}
