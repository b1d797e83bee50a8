import MenuModel
import MenuSyntax

/// An edit menu has few commands of the app's own.
enum EditMaxCustom: Guideline {
  static let rule = Rule(
    "edit-max-custom", sources: [.editMenus], platforms: .withEditMenus, severity: .warning,
    threshold: .max(3, .error, over: 5), checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let custom = report.expanded.alternatives(of: menu.entries.filter(\.isCustom))
    let count = custom.most { report.expanded.count(of: $0.entries) }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit(passedBy: count)
    report.finding(
      at: menu.header,
      "This edit menu has \(count) commands of the app's own; more than \(limit) are hard to scan",
      severity: severity)
  }
}
