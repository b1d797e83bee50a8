import MenuModel
import MenuSyntax

/// There is one overflow menu.
enum ToolbarSystemOverflow: Guideline {
  static let rule = Rule(
    "toolbar-system-overflow", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo, let screen = toolbar.screen,
      let button = report.expanded.moreButton(of: screen, on: .iOS)
    else { return }
    let more = report.module.screens[screen].buttons[button].header
    for entry in toolbar.allItems {
      guard case .menu = entry.kind,
        report.expanded.hasEllipsis(entry) || report.expanded.isOverflow(entry)
      else { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is a More menu in addition to the More button of its screen; there is one overflow menu",
        related: [(more, "the More button")])
    }
  }
}
