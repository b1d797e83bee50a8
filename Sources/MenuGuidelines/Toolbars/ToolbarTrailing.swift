import MenuModel
import MenuSyntax

/// The trailing area shows at every size.
enum ToolbarTrailing: Guideline {
  static let rule = Rule(
    "toolbar-trailing", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for block in toolbar.areas where block.area == .trailing && block.isCustomizable {
      report.finding(
        at: block.place,
        "The trailing area of an iPadOS toolbar shows at every size; only `center` can be customized",
        fixes: report.fixByRemoving("customizable", from: block.place))
    }
    for (place, name) in report.hiddenParts(
      // What is in no area counts as trailing.
      of: toolbar, where: { $0.area == nil || $0.area == .trailing })
    {
      report.finding(
        at: place,
        "\(name) is hidden in the trailing area, whose items show at every size",
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
    var search: ExpandedEntry?
    for entry in toolbar.allItems {
      if case .search = entry.kind {
        if let search {
          let name = report.name(of: entry)
          report.finding(
            at: entry,
            "\(name) is a second search field; an iPadOS toolbar has one",
            related: [(search.place, "the first search field")],
            fixes: report.edits.removal(of: entry).map {
              [
                GuidelineFix(
                  title: "Remove the second search field",
                  applicability: .unsafe, edits: [$0])
              ]
            } ?? [])
        } else {
          search = entry
        }
      }
      // From 2025 on, `toolbar-no-overflow-item` says it of macOS too.
      if report.edition == .edition2022 && report.expanded.isOverflow(entry) {
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          "\(name) is an overflow menu made by hand; iPadOS makes one when space runs out",
          help: "Place the commands themselves.")
      }
    }
  }
}
