import MenuModel
import MenuSyntax

/// Apple Watch has no context menus, and Apple TV had none.
enum ContextPlatform: Guideline {
  static let rule = Rule(
    "context-platform", sources: [.contextMenus2022, .contextMenus2025],
    platforms: [.tvOS, .watchOS], severity: .error, otherSeverities: [.warning],
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    if report.platforms.contains(.watchOS) {
      report.finding(
        at: menu.header,
        "watchOS has no context menus",
        platforms: .watchOS, fixes: fixes(for: menu, report))
    }
    // Edition 2025 counts Apple TV among the platforms with context menus.
    if report.platforms.contains(.tvOS) && report.edition == .edition2022 {
      report.finding(
        at: menu.header,
        "tvOS has no context menus in edition 2022 of the guidelines",
        severity: .warning, platforms: .tvOS, fixes: fixes(for: menu, report))
    }
  }

  /// `on` around the menu, for the module's other platforms.
  private static func fixes(for menu: ExpandedMenu, _ report: GuidelineReport) -> [GuidelineFix] {
    let own =
      switch menu.owner {
      case .background(let screen): report.module.screens[screen].background?.platforms
      default: report.expanded.item(of: menu)?.contextMenu?.platforms
      }
    let excluded: PlatformSet =
      report.edition == .edition2022 ? [.watchOS, .tvOS] : .watchOS
    let others = report.expanded.platforms.subtracting(excluded)
    // A menu with an `on` of its own says which platforms it is for.
    guard own == nil, !others.isEmpty else { return [] }
    let names = others.platforms.map(\.name).joined(separator: ", ")
    let (source, span) = (menu.place.source, menu.place.span)
    let start = Place(source: source, span: Span(span.start, span.start))
    let end = Place(source: source, span: Span(span.end, span.end))
    return [
      GuidelineFix(
        title: "Write the menu for \(names) only",
        applicability: .unsafe,
        edits: [Edit(place: start, text: "on \(names) { "), Edit(place: end, text: " }")])
    ]
  }
}
