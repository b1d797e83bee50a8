import MenuModel
import MenuSyntax

/// The items of an iPadOS toolbar are in its three areas.
enum ToolbarAreas: Guideline {
  static let rule = Rule(
    "toolbar-areas", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // No error: such items have a place all the same.
    let outside = toolbar.allItems.filter { $0.area == nil }
    guard let first = outside.first else { return }
    let name = report.name(of: first)
    report.finding(
      at: first,
      "\(name) is outside the areas of this iPadOS toolbar, and counts as trailing",
      fixes: fix(of: toolbar, around: outside, report).map { [$0] } ?? [])
  }

  /// Writes `trailing { … }` around the items, if nothing else is between them.
  private static func fix(
    of toolbar: ExpandedToolbar, around items: [ExpandedEntry], _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard let first = items.first, let last = items.last,
      !toolbar.areas.contains(where: { $0.area == .trailing }),
      !items.contains(where: { if case .standard = $0.kind { true } else { false } })
    else { return nil }
    let span = Span(first.place.span.start, last.place.span.end)
    let menus = toolbar.titleMenus.map { report.expanded.menus[$0].place }
    for place in toolbar.areas.map(\.place) + toolbar.groups.map(\.place) + menus {
      let isApart = place.span.end <= span.start || place.span.start >= span.end
      if !isApart { return nil }
    }
    let place = Place(source: first.place.source, span: span)
    let text = report.edits.text(at: place)
    // What is between the items would be in the area too.
    if text.contains("{") || text.includes("//") || text.includes("@allow") { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let second = lines.dropFirst().first {
      let indent = String(second.prefix { $0 == " " })
      lines = ["trailing {", "\(indent)  \(lines[0])"] + lines.dropFirst().map { "  \($0)" }
      lines.append("\(indent)}")
    } else {
      lines = ["trailing { \(text) }"]
    }
    return GuidelineFix(
      title: "Put the items into `trailing`",
      edits: [Edit(place: place, text: lines.joined(separator: "\n"))])
  }
}
