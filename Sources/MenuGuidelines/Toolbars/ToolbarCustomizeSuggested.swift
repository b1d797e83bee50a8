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
    // Whoever can't customize it sees no palette, so all its items count.
    let count = toolbar.allItems.count
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      "This toolbar has \(count) items and cannot be customized; with more than \(limit), people choose what they need",
      severity: severity, fixes: fix(of: toolbar).map { [$0] } ?? [])
  }

  private static func fix(of toolbar: ExpandedToolbar) -> GuidelineFix? {
    let place: Place
    let word: Int
    // In iPadOS only the center can be customized.
    if toolbar.platform == .macOS {
      (place, word) = (toolbar.header, "macOS".utf8.count)
    } else if let center = toolbar.areas.first(where: { $0.area == .center }) {
      (place, word) = (center.place, "center".utf8.count)
    } else {
      return nil
    }
    let end = place.span.start + UInt32(word)
    return GuidelineFix(
      title: "Make it customizable", applicability: .unsafe,
      edits: [Edit(place: Place(source: place.source, span: Span(end, end)), text: " customizable")]
    )
  }
}
