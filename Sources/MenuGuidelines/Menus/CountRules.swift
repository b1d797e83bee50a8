import MenuModel
import MenuSyntax

/// The rules that count something in a menu or a toolbar, and do nothing else: a row each.
enum CountRules {
  static let all: [Rule] = [
    Rule(
      // The English pages say “more than about three”; the Korean one of 2022 has fewer, and is not followed.
      "context-max-groups", sources: [.contextMenus2022, .contextMenusIOS13], needs: [.place],
      severity: .warning, threshold: .max(3),
      checks: [
        .counting([.context, .background], { $1.expanded.groupCount(of: $0) }) {
          "This context menu has \($0) groups; about \($1) are easy to scan"
        }
      ]),
    Rule(
      "context-max-items", sources: [.contextMenus2022, .contextMenusIOS13], needs: [.place],
      // No page has a number. Nine context menus in ten of 63 Mac apps have at most 9 entries, and 95 in 100 at most
      // 11.
      severity: .note, threshold: .max(8, .warning, over: 12),
      checks: [
        .counting([.context, .background], usableEntries) {
          "This context menu has \($0) entries; more than \($1) are hard to take in at a glance"
        }
      ]),
    Rule(
      "dock-max-items", sources: [.dockMenus2025], platforms: .macOS, needs: [], severity: .note,
      // No page has a number. The windows and the Dock's own commands are in the same menu.
      threshold: .max(12),
      checks: [
        .counting([.dock], knownEntries) {
          "This Dock menu has \($0) entries beside the Dock's own; more than \($1) are hard to scan"
        }
      ]),
    Rule(
      "edit-max-custom", sources: [.editMenus], platforms: .withEditMenus, severity: .warning,
      // “A reasonable number”, as the page says, beside the system's own.
      threshold: .max(3, .error, over: 5),
      checks: [
        .counting([.edit], ownEntries) {
          "This edit menu has \($0) commands of the app's own; more than \($1) are hard to scan"
        }
      ]),
    Rule(
      "menu-max-items", sources: [.menus2025], needs: [], severity: .warning,
      // No page has a number. Of 351 menus in the bars of Mac apps nine have more.
      threshold: .max(20),
      checks: [
        .counting([.bar, .pullDown, .toolbarMenu, .titleMenu], knownEntries) {
          "This menu has \($0) entries; more than \($1) are hard to scan"
        }
      ]),
    // The later pages name no number of groups.
    Rule(
      "pulldown-max-groups", sources: [.pullDownMenusIOS14], needs: [],
      severity: EditionSeverity(in2022: .warning, in2025: nil), threshold: .max(3),
      checks: [
        .counting([.pullDown, .toolbarMenu], { $1.expanded.groupCount(of: $0) }) {
          "This pull-down menu has \($0) groups; about \($1) are easy to parse"
        }
      ]),
    Rule(
      "pulldown-min-items", sources: [.pullDownButtons2025], severity: .warning,
      // The page says at least three.
      threshold: .min(3), isAboutHabits: true,
      checks: [
        .counting([.pullDown, .toolbarMenu], itemsOfPullDown) {
          "This pull-down menu has only \($0) \($0 == 1 ? "item" : "items"); with fewer than \($1), use buttons, a toggle or a segmented control"
        }
      ]),
    Rule(
      "quick-actions-max", sources: [.quickActions2025], platforms: [.iOS, .iPadOS], needs: [],
      // The system shows four; each element of a list is one.
      severity: .note, threshold: .max(4),
      checks: [
        .counting([.quickActions], knownEntries) {
          "There are \($0) quick actions; the Home Screen shows \($1) at most"
        }
      ]),
    Rule(
      // No page has a number. Of 35 iOS apps with swipes none has more at an edge, and Mail has three.
      "swipe-max", sources: [.swipeActions], needs: [], severity: .warning, threshold: .max(3),
      checks: [
        .counting([.swipe], knownEntries) {
          "This edge has \($0) swipe actions; more than \($1) leave no room for the row"
        }
      ]),
    Rule(
      "submenu-max-items", sources: [.menus2025], needs: [.place], severity: .note,
      // The page says about five, which one real submenu in four exceeds, and one in twenty has more than ten.
      threshold: .max(5, .warning, over: 10), isAboutHabits: true,
      checks: [
        .counting(Set(MenuSurface.allCases), inSubmenus: true, entriesOfSubmenu) {
          "This submenu has \($0) entries; past about \($1) a menu of its own is better"
        }
      ]),
    Rule(
      "more-suggested", sources: [.pullDownMenusIOS14], platforms: .iOS, severity: .note,
      threshold: .max(5), needsWholeModule: true,
      checks: [
        .counting(itemsWithoutMore) { count, _ in
          "This iPhone toolbar has \(count) items, and its screen has no More button for those that people use less"
        }
      ]),
    Rule(
      "toolbar-group-suggested", sources: [.toolbarsIPadOS16], platforms: [.iPadOS, .macOS],
      severity: .note, threshold: .max(5),
      checks: [
        .counting(itemsWithoutGroup) {
          "This toolbar has \($0) items and no group; groups help to find a command among more than \($1)"
        }
      ]),
    Rule(
      "toolbar-max-groups", sources: [.toolbars2025],
      severity: EditionSeverity(in2022: nil, in2025: .warning), threshold: .max(3),
      checks: [
        .counting(groups) {
          "This toolbar has \($0) groups; \($1) are the most that keep it clear"
        }
      ]),
    // Back, Close and the like have a corner of their own on a watch.
    Rule(
      "watch-toolbar-single", sources: [.toolbarsIPadOS16], platforms: .watchOS,
      severity: .warning, threshold: .max(1),
      checks: [
        .counting({ $1.expanded.mostShown(of: $0.defaultItems.filter { !$0.leavesScreen }) }) {
          count, _ in
          "This watch toolbar has \(count) buttons; one, as wide as the screen, is easy to hit"
        }
      ]),
  ]

  // MARK: Entries of menus

  // A context menu hides what cannot be used, so only what can be used at once is there at once.
  @Sendable private static func usableEntries(
    of menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Int? {
    report.expanded.usableAlternatives(of: menu).most { report.expanded.count(of: $0.entries) }
  }

  @Sendable private static func ownEntries(
    of menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Int? {
    report.expanded.alternatives(of: menu.entries.filter(\.isCustom))
      .most { report.expanded.count(of: $0.entries) }
  }

  @Sendable private static func knownEntries(
    of menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Int? {
    report.expanded.alternatives(of: menu).most { shown in
      report.expanded.count(of: shown.entries.filter { !isFilledByApp($0, report.expanded) })
    }
  }

  /// Whether the app supplies an entry, or those of its submenu, at run time.
  private static func isFilledByApp(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    // How long it is people decide.
    if case .standard("openRecent") = entry.kind { return true }
    guard case .command(let id) = entry.kind, case .list = expanded.command(id).payload else {
      return false
    }
    return true
  }

  @Sendable private static func itemsOfPullDown(
    of menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Int? {
    // A button that acts on a tap has its menu for what is besides, and how long a list is shows as the app runs.
    let isDynamic = menu.entries.contains { entry in
      guard let id = entry.command else { return false }
      if case .list = report.expanded.command(id).payload { return true }
      return false
    }
    // Nobody would make a button of each of them.
    if menu.hasTap || isDynamic { return nil }
    return report.expanded.count(of: menu)
  }

  @Sendable private static func entriesOfSubmenu(
    of menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Int? {
    // Find and Font are the system's own, however an app writes them.
    if SystemSubmenus.contains(menu, report.expanded) { return nil }
    return report.expanded.alternatives(of: menu).most { shown in
      shown.entries.count { $0.alternate == nil && !isOption($0) && !isFigure($0, report) }
    }
  }

  /// Whether an entry is the options of a choice, which are one control, or what the app supplies.
  private static func isOption(_ entry: ExpandedEntry) -> Bool {
    if case .each = entry.kind { return true }
    return false
  }

  /// Whether an entry is a size or another value, of which people take in many at a glance.
  private static func isFigure(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    guard let first = report.expanded.titleFacts(of: entry)?.lowercased.utf8.first else {
      return false
    }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  // MARK: Items of toolbars

  @Sendable private static func groups(
    of toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> Int? {
    report.expanded.alternatives(of: toolbar.entries).most { shown in
      Set(shown.entries.compactMap(\.toolbarGroup)).count
    }
  }

  @Sendable private static func itemsWithoutMore(
    of toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> Int? {
    // The bar at the top may have it for that at the bottom.
    let hasMore = report.expanded.toolbars.contains { other in
      other.platform == .iOS && other.declaration == toolbar.declaration
        && other.allItems.contains { report.expanded.isOverflow($0) }
    }
    if hasMore { return nil }
    if let screen = toolbar.screen, report.expanded.moreButton(of: screen, on: .iOS) != nil {
      return nil
    }
    return report.expanded.mostShown(of: toolbar.defaultItems)
  }

  @Sendable private static func itemsWithoutGroup(
    of toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> Int? {
    // The panes of settings are one row in every app.
    guard toolbar.filledGroups.isEmpty, !toolbar.isSettings else { return nil }
    // On the Mac a space or a line parts items as well as a group does.
    if toolbar.platform == .macOS {
      let hasBorder = toolbar.entries.contains { entry in
        switch entry.kind {
        case .space, .flexible, .separator: return true
        default: return false
        }
      }
      if hasBorder { return nil }
    }
    // `toolbar-max-items` speaks of more than can be grouped. The areas of an iPad's toolbar are groups already.
    let limit = report.limit
    let most = [.leading, .center, .trailing, nil].map { area in
      report.expanded.alternatives(of: toolbar.defaultItems).mostEntries(where: { $0.area == area })
    }
    let count = report.expanded.itemCount(of: toolbar)
    guard count <= ToolbarMaxItems.wideLimit, most.contains(where: { $0 > limit }) else {
      return nil
    }
    return count
  }
}

extension GuidelineCheck {
  /// Reports each menu of these surfaces in which a number is past the rule's limit: menus alone, or submenus alone.
  ///
  /// - Parameters:
  ///   - count: The number; nil for a menu that the rule says nothing of.
  ///   - message: What is said of the number and the limit that it is past.
  fileprivate static func counting(
    _ surfaces: Set<MenuSurface>, inSubmenus: Bool = false,
    _ count: @escaping @Sendable (ExpandedMenu, GuidelineReport) -> Int?,
    message: @escaping @Sendable (_ count: Int, _ limit: Int) -> Message
  ) -> Self {
    .menus(surfaces) { menu, report in
      guard (menu.level > 0) == inSubmenus, let count = count(menu, report) else { return }
      report.find(count, at: inSubmenus ? menu.includedAt ?? menu.header : menu.header, message)
    }
  }

  /// The same for toolbars.
  fileprivate static func counting(
    _ count: @escaping @Sendable (ExpandedToolbar, GuidelineReport) -> Int?,
    message: @escaping @Sendable (_ count: Int, _ limit: Int) -> Message
  ) -> Self {
    .toolbars { toolbar, report in
      guard let count = count(toolbar, report) else { return }
      report.find(count, at: toolbar.header, message)
    }
  }
}

extension GuidelineReport {
  fileprivate mutating func find(
    _ count: Int, at place: Place, _ message: (_ count: Int, _ limit: Int) -> Message
  ) {
    guard let severity = severity(ofCount: count) else { return }
    let text = message(count, limit(passedBy: count))
    finding(at: place, text, severity: severity)
  }
}
