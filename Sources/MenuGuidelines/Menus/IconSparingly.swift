import MenuModel
import MenuSyntax

/// Icons are for few entries of a menu.
enum IconSparingly: Guideline {
  static let rule = Rule(
    "icon-sparingly", sources: [.menus2026], platforms: .mac, restsOn: .menus,
    severity: .from2026(.note), threshold: .max(10), checks: [.menus([.bar], check)])

  /// As many groups as a menu has in which icons no longer help.
  private static let fewestGroups = 3

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let entries = menu.entries.filter(\.comparesIcon)
    let count = entries.count
    guard let severity = report.severity(ofCount: count) else { return }
    let groups = Set(entries.map(\.group)).count
    for icons in ShownIcons.all(of: menu.surface, on: report.platforms, in: report.expanded) {
      let shown = entries.count { icons.shows($0, in: report.expanded) }
      if icons.onlyStaying {
        guard shown * 2 > count else { continue }
        report.finding(
          at: menu.includedAt ?? menu.header,
          "The icons of \(shown) of \(count) commands in this menu stay; icons are for few of them",
          severity: severity, platforms: icons.platforms,
          help: "Write `stays` only at the symbols that tell more than the titles.")
        return
      }
      guard groups >= fewestGroups, shown == count else { continue }
      report.finding(
        at: menu.includedAt ?? menu.header,
        "All \(count) commands in the \(groups) groups of this menu have icons; icons are for the few that matter most",
        severity: severity, platforms: icons.platforms)
      return
    }
  }
}
