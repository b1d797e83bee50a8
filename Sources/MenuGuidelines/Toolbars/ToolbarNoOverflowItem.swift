import MenuModel
import MenuSyntax

/// The system makes the overflow menu of a toolbar.
enum ToolbarNoOverflowItem: Guideline {
  // The page of 2026 also says that a More menu is fine where it is needed.
  static let rule = Rule(
    "toolbar-no-overflow-item", sources: [.toolbars2025], platforms: [.iPadOS, .macOS],
    severity: EditionSeverity(in2022: nil, in2025: .error, in2026: .warning),
    otherSeverities: [.note], threshold: .max(10), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      // The page of 2025 forbids a menu More; that of 2026 also says that one for further actions is fine.
      let isByHand =
        report.edition < .edition2026
        ? report.expanded.isOverflow(entry) : report.expanded.looksLikeOverflow(entry)
      if isByHand {
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          "\(name) is an overflow menu made by hand; the system makes one when space runs out")
      } else if report.expanded.isOverflow(entry), case .menu(let number) = entry.kind {
        checkMore(report.expanded.menus[number], at: entry.place, in: toolbar, &report)
      }
    }
    guard report.edition >= .edition2026, let screen = toolbar.screen,
      let button = report.expanded.moreButton(of: screen, on: toolbar.platform)
    else { return }
    let menu = report.expanded.menus[report.expanded.menusOfScreens[screen]].first {
      $0.owner == .button(screen: screen, button: button)
        && $0.platforms.contains(toolbar.platform)
    }
    if let menu { checkMore(menu, at: menu.header, in: toolbar, &report) }
  }

  /// Whether the iPhone's bar of the same toolbar, which has less room, has the menu too.
  private static func hasMoreOnPhone(
    _ toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> Bool {
    report.expanded.toolbars.contains { other in
      other.platform == .iOS && other.declaration == toolbar.declaration
        && other.allItems.contains { report.expanded.isOverflow($0) }
    }
  }

  /// Speaks of a More menu whose entries have room in the toolbar.
  private static func checkMore(
    _ menu: ExpandedMenu, at place: Place, in toolbar: ExpandedToolbar,
    _ report: inout GuidelineReport
  ) {
    // What deletes is kept away from where people tap, and `pulldown-min-items` speaks of two entries.
    let isDangerous = menu.entries.contains {
      report.expanded.command(of: $0)?.isDestructive ?? false
    }
    if isDangerous || menu.entries.count < 3 { return }
    let items = toolbar.allItems.count { entry in
      if case .menu(menu.number) = entry.kind { false } else { true }
    }
    let count = items + menu.entries.count
    // Options, submenus and views are no items of a toolbar.
    let isMovable = menu.entries.allSatisfy { entry in
      switch entry.kind {
      case .command: entry.comparesIcon
      case .standard: true
      default: false
      }
    }
    // One design for both: what the iPhone has no room for may be in More on iPad too.
    guard !toolbar.isSettings, isMovable, count <= report.limit, !hasMoreOnPhone(toolbar, report)
    else { return }
    report.finding(
      at: place,
      "This More menu holds what the toolbar has room for: with its entries it would have \(count) items",
      severity: .note)
  }
}
