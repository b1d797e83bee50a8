import MenuModel
import MenuSyntax

/// The search field is at the trailing side.
enum ToolbarSearchTrailing: Guideline {
  static let rule = Rule(
    "toolbar-search-trailing", sources: [.searchFields2026], platforms: [.iPadOS, .macOS],
    severity: .from2026(.note), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let items = toolbar.defaultItems
    guard let position = items.firstIndex(where: isSearch) else { return }
    let search = items[position]
    var fix: [Edit]?
    if toolbar.platform == .iPadOS {
      // What is in no area counts as trailing (`toolbar-areas`).
      guard let area = search.area, area != .trailing else { return }
      let trailing = toolbar.areas.first { $0.area == .trailing }
      let isAlone = items.count { $0.area == area } == 1
      if let trailing, !isAlone, search.toolbarGroup == nil,
        let insertion = report.edits.insertion(
          report.edits.text(at: search.place), atEndOf: trailing.place)
      {
        fix = [report.edits.removal(of: search.place), insertion]
      }
    } else {
      let last = items[position...].last {
        !isSearch($0) && !mayFollow($0, report.expanded)
      }
      guard let last else { return }
      if case .command = last.kind, last.toolbarGroup == nil, last.includedFrom == nil,
        last.condition == nil, search.toolbarGroup == nil
      {
        fix = report.edits.move(search.place, after: last.place)
      }
    }
    let name = report.name(of: search)
    report.finding(
      at: search,
      "The search field \(name) is not at the trailing side of the toolbar, where people look for it",
      fixes: fix.map {
        [
          GuidelineFix(
            title: "Move it to the trailing side",
            applicability: .unsafe, edits: $0)
        ]
      } ?? [])
  }

  private static func isSearch(_ entry: ExpandedEntry) -> Bool {
    if case .search = entry.kind { true } else { false }
  }

  /// Whether an item of a Mac toolbar has its place at the very end.
  private static func mayFollow(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    if case .standard("inspector") = entry.kind { return true }
    // An app may have an inspector of its own.
    if case .symbol(let symbol)? = expanded.image(of: entry) {
      if symbol.text == "sidebar.right" || symbol.text == "sidebar.trailing" { return true }
    }
    if let title = expanded.titleFacts(of: entry)?.lowercased, title.hasSuffix("inspector") {
      return true
    }
    // `toolbar-one-prominent` wants the main action last.
    return entry.attributes.contains(.prominent)
  }
}
