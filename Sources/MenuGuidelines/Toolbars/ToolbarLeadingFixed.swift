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
        Bilingual(
          "The leading area of an iPadOS toolbar stays as it is; only `center` can be customized",
          ko: "iPadOS 도구 막대의 앞쪽 영역은 그대로 있습니다. `center`만 사용자화할 수 있습니다"),
        fixes: report.fixByRemoving("customizable", from: block.place))
    }
    for (place, name) in report.hiddenParts(of: toolbar, where: { $0.area == .leading }) {
      report.finding(
        at: place,
        Bilingual(
          "\(name) is hidden in the leading area, which people cannot customize",
          ko: "\(name) 항목이 사용자화할 수 없는 앞쪽 영역에 숨겨져 있습니다"),
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
