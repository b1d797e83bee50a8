import MenuModel
import MenuSyntax

/// The menus that every app has are those of the system, not menus of the app's own with their titles.
enum SystemMenuOwn: Guideline {
  static let rule = Rule(
    "system-menu-own", sources: [.menuBar2025], platforms: .withMenuBar, severity: .error,
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for (menu, place) in report.module.ownSystemMenus {
      let title = menu.shownTitle
      let word = place.name
      let platforms = PlatformSet(report.platforms.platforms.filter { menu.isShown(on: $0) })
      if platforms.isEmpty { continue }
      report.finding(
        at: menu.header,
        "“\(title)” is a second menu of that title: the system has one in every app",
        platforms: platforms, help: "Write `\(word) { … }` for the system's menu.",
        fixes: fixes(menu, place, report))
    }
  }

  /// Makes it the system's menu, where the bar has none and nothing but the title is said of it.
  private static func fixes(
    _ menu: BarMenu, _ place: StandardCommandPlace, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    guard case .custom = menu.kind, menu.image == nil, menu.enabled == nil, menu.shown == nil,
      // The system's menus have neither symbol nor condition, so that the fix would lose them.
      menu.presence == nil, let title = menu.title,
      report.module.menuBar?.menus.count(where: { report.module.place(of: $0) == place }) == 1
    else { return [] }
    let word = place.name
    let start = menu.header.span.start
    return [
      GuidelineFix(
        // The system adds entries of its own to its menus.
        title: "Write `\(word)`", applicability: .unsafe,
        edits: [
          Edit(
            place: Place(source: menu.header.source, span: Span(start, title.place.span.end)),
            text: word)
        ])
    ]
  }
}

extension MenuModule {
  /// The menus of the app's own whose title is that of a menu that the system has in every app.
  var ownSystemMenus: [(menu: BarMenu, place: StandardCommandPlace)] {
    (menuBar?.menus ?? []).compactMap { menu in
      guard menu.kind.standardPlace == nil, let place = place(of: menu),
        // Only eight of 51 Mac apps have a Format menu, so one of the app's own is no second.
        [.file, .edit, .view, .window, .help].contains(place)
      else { return nil }
      return (menu, place)
    }
  }
}
