import MenuModel
import MenuSyntax

/// A command is in the menu bar once.
enum MenubarCommandOnce: Guideline {
  static let rule = Rule(
    "menubar-command-once", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .note, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    /// The places of each command so far, with the platforms that have them.
    var places: [CommandID: [(place: Place, platforms: PlatformSet)]] = [:]
    for menu in report.expanded.menus(of: .bar) {
      // Submenus of other files have items such as “None” that code replaces.
      if report.isOfExistingMenus && menu.level > 0 { continue }
      let platforms = menu.platforms.intersection(report.platforms)
      // An alternate may lead to a command that is elsewhere in plain sight.
      for entry in menu.entries where entry.alternate == nil {
        guard let id = entry.command else { continue }
        if let first = places[id]?.first(where: { !$0.platforms.isDisjoint(with: platforms) }) {
          say(
            entry, in: menu, first.place, on: first.platforms.intersection(platforms),
            isNeeded: !first.platforms.isSuperset(of: report.platforms), &report)
        }
        places[id, default: []].append((entry.place, platforms))
      }
    }
  }

  private static func say(
    _ entry: ExpandedEntry, in menu: ExpandedMenu, _ first: Place, on platforms: PlatformSet,
    isNeeded: Bool, _ report: inout GuidelineReport
  ) {
    // One entry that two platforms show is one place.
    if entry.place == first { return }
    let name = report.expanded.spoken(entry)
    let isAlone = menu.entries.count { $0.group == entry.group } == 1
    let fix =
      isAlone || isNeeded
      ? nil
      : report.removal(
        of: entry, from: menu,
        title: "Remove \(name) here")
    report.finding(
      at: entry,
      "\(name) is in the menu bar twice",
      platforms: platforms,
      related: [(first, "first here")],
      fixes: fix.map { [$0] } ?? [])
  }
}
