import MenuModel
import MenuSyntax

/// A toolbar shows few items.
enum ToolbarMaxItems: Guideline {
  static let rule = Rule(
    "toolbar-max-items", sources: [.toolbarsIPadOS16],
    platforms: [.iOS, .iPadOS, .macOS, .visionOS], severity: .warning, otherSeverities: [.note],
    threshold: .max(5, .warning, over: 10), checks: [.toolbars(check)])

  /// The figure for what is wider than a phone.
  static let wideLimit = 10

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard !toolbar.isSettings else { return }
    let count = report.expanded.itemCount(of: toolbar)
    // `max N` of the module holds on every platform.
    let isPhone = toolbar.platform == .iOS
    let limit = isPhone || report.hasOwnLimit ? report.limit : wideLimit
    guard count > limit else { return }
    // In 2025, iOS puts what does not fit into a menu of its own.
    let severity: Severity = isPhone && report.edition >= .edition2025 ? .note : .warning
    report.finding(
      at: toolbar.header,
      "This toolbar shows \(count) items; more than \(limit) are hard to tell apart",
      severity: severity,
      help: isPhone
        ? nil
        : "Move rarely used items to a menu, or leave them in the customization palette with `hidden`."
    )
  }
}
