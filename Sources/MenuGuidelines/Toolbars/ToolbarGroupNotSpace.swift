import MenuModel
import MenuSyntax

/// Groups, not spaces, keep symbols together.
enum ToolbarGroupNotSpace: Guideline {
  static let rule = Rule(
    "toolbar-group-not-space", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.note), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for (index, entry) in toolbar.entries.enumerated().dropFirst().dropLast() {
      guard case .space = entry.kind else { continue }
      let (first, second) = (toolbar.entries[index - 1], toolbar.entries[index + 1])
      // Between two texts a space is right: they would read as one.
      guard report.expanded.face(of: first) == .symbol,
        report.expanded.face(of: second) == .symbol
      else { continue }
      let (firstName, secondName) = (report.name(of: first), report.name(of: second))
      report.finding(
        at: entry,
        "A space is between \(firstName) and \(secondName); groups keep symbols together and apart",
        fixes: fix(first, entry, second, report).map { [$0] } ?? [])
    }
  }

  /// Puts the two into a group, if nothing but the space is between them.
  private static func fix(
    _ first: ExpandedEntry, _ space: ExpandedEntry, _ second: ExpandedEntry,
    _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard first.toolbarGroup == nil, second.toolbarGroup == nil,
      case .command = first.kind, case .command = second.kind,
      first.place.source == second.place.source,
      first.place.span.end <= space.place.span.start,
      space.place.span.end <= second.place.span.start
    else { return nil }
    let gap = Place(
      source: first.place.source, span: Span(first.place.span.end, second.place.span.start))
    let words = report.edits.text(at: gap).split { $0.isWhitespace || $0 == ";" }
    guard words == ["space"] else { return nil }
    let whole = Place(
      source: gap.source, span: Span(first.place.span.start, second.place.span.end))
    let texts = [first, second].map { report.edits.text(at: $0.place) }
    return GuidelineFix(
      title: "Put them into a group", applicability: .unsafe,
      edits: [Edit(place: whole, text: "group { \(texts.joined(separator: "; ")) }")])
  }
}
