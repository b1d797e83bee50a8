import MenuModel
import MenuSyntax

/// Two items of a toolbar have two titles.
enum ToolbarTitleOnce: Guideline {
  static let rule = Rule(
    "toolbar-title-once", sources: [.toolbars2025], severity: .warning,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let items = toolbar.allItems
    var found: [String: [Int]] = [:]
    lazy var alternatives = report.expanded.alternatives(of: items)
    for (index, item) in items.enumerated() {
      guard let title = report.expanded.plainTitle(of: item), !title.isEmpty else { continue }
      let first = found[title, default: []].first { other in
        // Food Truck has two View Details, of which one completes the order; one command twice is no such trap.
        !isSame(items[other], item) && alternatives.canShowTogether(other, index)
      }
      if let first {
        let name = report.name(of: item)
        report.finding(
          at: item,
          "Two items of this toolbar are called \(name)",
          related: [(items[first].place, "the other item")])
      }
      found[title, default: []].append(index)
    }
  }

  /// Whether two items do the same.
  private static func isSame(_ first: ExpandedEntry, _ second: ExpandedEntry) -> Bool {
    switch (first.kind, second.kind) {
    case (.command(let one), .command(let other)): return one == other
    case (.standard(let one), .standard(let other)): return one == other
    default: return false
    }
  }
}

extension ExpandedModule {
  /// The title of an item of a toolbar, in lower case; nil where it has none or only the app knows it.
  fileprivate func plainTitle(of item: ExpandedEntry) -> String? {
    switch item.kind {
    case .command, .menu:
      // A number in a title may tell two items apart.
      guard let title = title(of: item), title.isPlain else { return nil }
      return titleFacts(of: item)?.lowercased
    case .standard(let name):
      return StandardMenus.entry(named: name).map {
        TitleText($0.title).withoutEllipsis.lowercased()
      }
    default: return nil
    }
  }
}
