import MenuModel
import MenuSyntax

/// A watch toolbar has a single button.
enum WatchToolbarSingle: Guideline {
  static let rule = Rule(
    "watch-toolbar-single", sources: [.toolbarsIPadOS16], platforms: .watchOS, severity: .warning,
    threshold: .max(1), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.mostShown(
      of: toolbar.defaultItems.filter { !$0.leavesScreen })
    guard let severity = report.severity(ofCount: count) else { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This watch toolbar has \(count) buttons; one, as wide as the screen, is easy to hit",
        ko: "이 시계 도구 막대에는 버튼이 \(count)개 있습니다. 화면 너비의 버튼 하나가 누르기 쉽습니다"),
      severity: severity)
  }
}
