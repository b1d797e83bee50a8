import MenuModel
import MenuSyntax

/// The main action and Back are by themselves.
enum ToolbarDedicatedGroup: Guideline {
  static let rule = Rule(
    "toolbar-dedicated-group", sources: [.toolbars2025],
    platforms: PlatformSet.all.subtracting(.watchOS), severity: .from2026(.note),
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entries in toolbar.itemsByGroup {
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
