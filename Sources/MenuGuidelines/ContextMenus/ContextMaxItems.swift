import MenuSyntax

/// A context menu holds few entries.
enum ContextMaxItems: Guideline {
  static let rule = Rule(
    "context-max-items", sources: [.contextMenus2022, .contextMenusIOS13], restsOn: .menus,
    severity: .note, threshold: .max(8, .warning, over: 12),
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.usableAlternatives(of: menu).most { shown in
      report.expanded.count(of: shown.entries)
    }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit(passedBy: count)
    report.finding(
      at: menu.header,
      "This context menu has \(count) entries; more than \(limit) are hard to take in at a glance",
      severity: severity)
  }
}
