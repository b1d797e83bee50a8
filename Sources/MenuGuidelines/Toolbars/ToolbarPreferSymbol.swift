import MenuModel
import MenuSyntax

/// An item shows a symbol if one stands for it.
enum ToolbarPreferSymbol: Guideline {
  static let rule = Rule(
    "toolbar-prefer-symbol", sources: [.toolbars2025], platforms: [.iOS, .iPadOS, .visionOS],
    severity: .from2026(.warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where report.expanded.face(of: entry) == .text {
      guard let facts = report.expanded.titleFacts(of: entry),
        let names = facts.standardSymbols
      else { continue }
      let symbol = StandardIcons.available(names, in: report.module)
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) shows as text; people know it by the symbol `\(symbol)`",
        fixes: fix(for: entry, symbol, report).map { [$0] } ?? [])
    }
  }

  /// Shows the command's own symbol, or gives it the standard one.
  private static func fix(
    for entry: ExpandedEntry, _ symbol: String, _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard case .command(let id) = entry.kind else { return nil }
    if entry.hidesImage { return report.fixByShowingSymbol(of: entry) }
    return GuidelineFix(
      title: "Write `symbol \(symbol)`",
      applicability: .unsafe,
      edits: [report.edits.attribute("symbol \(symbol)", of: report.expanded.command(id))])
  }
}
