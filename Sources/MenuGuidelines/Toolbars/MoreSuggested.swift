import MenuModel
import MenuSyntax

/// A full toolbar of the iPhone wants a More button.
enum MoreSuggested: Guideline {
  static let rule = Rule(
    "more-suggested", sources: [.pullDownMenusIOS14], platforms: .iOS, severity: .note,
    threshold: .max(5), needsWholeModule: true, checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.alternatives(of: toolbar.defaultItems).mostEntries(where: { _ in
      true
    })
    guard let severity = report.severity(ofCount: count) else { return }
    // The bar at the top may have it for that at the bottom.
    let bars = report.expanded.toolbars.filter {
      $0.platform == .iOS && $0.declaration == toolbar.declaration
    }
    if bars.contains(where: { $0.allItems.contains { report.expanded.isOverflow($0) } }) { return }
    if let screen = toolbar.screen, report.expanded.moreButton(of: screen, on: .iOS) != nil {
      return
    }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This iPhone toolbar has \(count) items and its screen no More button, which could hold what people use less",
        ko: "이 iPhone 도구 막대에는 항목이 \(count)개 있지만, 덜 쓰는 항목을 담을 더 보기 버튼이 화면에 없습니다"),
      severity: severity)
  }
}
