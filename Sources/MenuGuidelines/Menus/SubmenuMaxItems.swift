import MenuModel
import MenuSyntax

/// A submenu is short.
enum SubmenuMaxItems: Guideline {
  static let rule = Rule(
    "submenu-max-items", sources: [.menus2025], restsOn: .menus, severity: .note,
    threshold: .max(5, .warning, over: 10), checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, !SystemSubmenus.contains(menu, report.expanded) else { return }
    let count = report.expanded.alternatives(of: menu).most { shown in
      shown.entries.count { !isOption($0) && !isFigure($0, report) }
    }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: menu.includedAt ?? menu.header,
      "This submenu has \(count) entries; past about \(limit) a menu of its own is better",
      severity: severity)
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
}
