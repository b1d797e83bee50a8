import MenuModel
import MenuSyntax

/// The leading area is not customizable.
enum ToolbarLeadingFixed: Guideline {
  static let rule = Rule(
    "toolbar-leading-fixed", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for block in toolbar.areas where block.area == .leading && block.isCustomizable {
      report.finding(
        at: block.place,
        "The leading area of an iPadOS toolbar stays as it is; only `center` can be customized",
        fixes: report.fixByRemoving("customizable", from: block.place))
    }
    for (place, name) in report.hiddenParts(of: toolbar, where: { $0.area == .leading }) {
      report.finding(
        at: place,
        "\(name) is hidden in the leading area, which people cannot customize",
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
