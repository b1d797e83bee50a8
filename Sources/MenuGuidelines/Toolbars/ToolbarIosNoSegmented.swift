import MenuModel
import MenuSyntax

/// A toolbar of iOS has no segmented control.
enum ToolbarIosNoSegmented: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-segmented", sources: [.toolbarsIPadOS16], platforms: .iOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for entry in toolbar.allItems {
      guard case .segmented = entry.kind else { continue }
      report.finding(
        at: entry,
        Bilingual(
          "A segmented control changes what an iOS screen shows, and a toolbar acts on what is there",
          ko: "분할 컨트롤은 iOS 화면이 보여 주는 것을 바꾸고, 도구 막대는 화면에 있는 것에 동작합니다"))
    }
  }
}
