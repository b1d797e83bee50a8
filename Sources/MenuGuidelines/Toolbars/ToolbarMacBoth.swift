import MenuModel
import MenuSyntax

/// An item of a Mac toolbar has a symbol and a label.
enum ToolbarMacBoth: Guideline {
  static let rule = Rule(
    "toolbar-mac-both", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where !report.expanded.isSheetButton(entry, in: toolbar) {
      let hasImage = report.expanded.image(of: entry) != nil
      switch entry.kind {
      case .command:
        // A command always has a title.
        if hasImage { continue }
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          "\(name) has no symbol in this toolbar; items of a Mac toolbar have a symbol and a label",
          fixes: report.fixByShowingSymbol(of: entry).map { [$0] } ?? [])
      case .menu:
        let title = report.expanded.title(of: entry).map { TitleText($0) }
        let hasTitle = title.map { !$0.isEmpty } ?? false
        // One with neither is reported by `toolbar-icon-or-label`.
        guard hasImage != hasTitle else { continue }
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          hasTitle
            ? "The pull-down \(name) has no symbol; items of a Mac toolbar have a symbol and a label"
            : "This pull-down has no title; items of a Mac toolbar have a symbol and a label")
      case .segmented(_, let choice):
        let options = report.module.choices[choice.index].options
        // Segments of text alone, such as Day, Week and Month, are a style of their own.
        guard options.contains(where: { $0.symbol != nil }),
          let bare = options.first(where: { $0.symbol == nil })
        else { continue }
        let title = report.edits.raw(bare.title)
        report.finding(
          at: entry,
          "The segment “\(title)” has no symbol; items of a Mac toolbar have a symbol and a label")
      default: continue
      }
    }
  }
}
