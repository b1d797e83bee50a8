import MenuModel
import MenuSyntax

/// A toolbar of iOS cannot be customized.
enum ToolbarIosNoCustomize: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-customize", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    if toolbar.isCustomizable {
      report.finding(
        at: toolbar.header,
        Bilingual(
          "People cannot customize a toolbar in iOS, so `customizable` promises too much",
          ko: "iOS에서는 도구 막대를 사용자화할 수 없으므로 `customizable`을 쓸 수 없습니다"),
        fixes: report.fixByRemoving("customizable", from: toolbar.header))
    }
    for (place, name) in report.hiddenParts(of: toolbar) {
      report.finding(
        at: place,
        Bilingual(
          "\(name) is in the customization palette only, which iOS does not have",
          ko: "\(name) 항목이 사용자화 팔레트에만 있는데, iOS에는 팔레트가 없습니다"),
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
