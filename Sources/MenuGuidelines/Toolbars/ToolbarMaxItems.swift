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
      Bilingual(
        "This toolbar shows \(count) items; more than \(limit) are hard to tell apart",
        ko: "이 도구 막대에는 항목이 \(count)개 있습니다. 구별할 수 있는 것은 많아야 \(limit)개입니다"),
      severity: severity,
      help: isPhone
        ? nil
        : Bilingual(
          "Move rarely used items to a menu, or leave them in the customization palette with `hidden`.",
          ko: "드물게 쓰는 항목을 메뉴로 옮기거나, `hidden`으로 사용자화 팔레트에만 두세요."))
  }
}
