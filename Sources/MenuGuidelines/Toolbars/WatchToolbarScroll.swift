import MenuModel
import MenuSyntax

/// A watch toolbar needs a scrolling screen.
enum WatchToolbarScroll: Guideline {
  static let rule = Rule(
    "watch-toolbar-scroll", sources: [.toolbarsIPadOS16], platforms: .watchOS,
    severity: EditionSeverity(in2022: .error, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let screen = toolbar.screen.map({ report.module.screens[$0] }), !screen.scrolls,
      !toolbar.entries.allSatisfy({ $0.leavesScreen })
    else { return }
    let name = screen.name.place
    let end = Place(source: name.source, span: Span(name.span.end, name.span.end))
    report.finding(
      at: toolbar.header,
      "The screen \(screen.name.text) does not scroll; watchOS shows a toolbar button at the top of a scrolling screen",
      related: [(name, "the screen")],
      fixes: [
        GuidelineFix(
          title: "Say that the screen scrolls",
          applicability: .unsafe,
          edits: [Edit(place: end, text: " scrolls")])
      ])
  }
}
