import MenuModel
import MenuSyntax

/// A toolbar with many items can be customized.
enum ToolbarCustomizeSuggested: Guideline {
  static let rule = Rule(
    "toolbar-customize-suggested", sources: [.toolbarsIPadOS16], platforms: [.iPadOS, .macOS],
    severity: .note, threshold: .max(8), needsWholeModule: true, checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // `toolbar-max-items` speaks of more than a toolbar shows well.
    guard !toolbar.canBeCustomized, !toolbar.isSettings,
      report.expanded.itemCount(of: toolbar) <= ToolbarMaxItems.wideLimit
    else { return }
    let count = toolbar.allItems.count
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This toolbar has \(count) items and cannot be customized; with more than \(limit), people choose what they need",
        ko: "이 도구 막대에는 항목이 \(count)개 있지만 사용자화할 수 없습니다. \(limit)개가 넘으면 사람들이 필요한 것을 고릅니다"),
      severity: severity, fixes: fix(of: toolbar).map { [$0] } ?? [])
  }

  private static func fix(of toolbar: ExpandedToolbar) -> GuidelineFix? {
    let place: Place
    let word: Int
    if toolbar.platform == .macOS {
      (place, word) = (toolbar.header, "macOS".utf8.count)
    } else if let center = toolbar.areas.first(where: { $0.area == .center }) {
      (place, word) = (center.place, "center".utf8.count)
    } else {
      return nil
    }
    let end = place.span.start + UInt32(word)
    return GuidelineFix(
      title: Bilingual("Make it customizable", ko: "사용자화할 수 있게 하기"), applicability: .unsafe,
      edits: [Edit(place: Place(source: place.source, span: Span(end, end)), text: " customizable")]
    )
  }
}
