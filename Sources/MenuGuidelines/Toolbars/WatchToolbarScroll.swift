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
      Bilingual(
        "The screen \(screen.name.text) does not scroll; watchOS shows a toolbar button at the top of a scrolling screen",
        ko: "\(screen.name.text) 화면은 스크롤하지 않습니다. watchOS는 스크롤하는 화면의 위에 도구 막대 버튼을 보여 줍니다"),
      related: [(name, Bilingual("the screen", ko: "화면"))],
      fixes: [
        GuidelineFix(
          title: Bilingual("Say that the screen scrolls", ko: "화면이 스크롤된다고 쓰기"),
          applicability: .unsafe,
          edits: [Edit(place: end, text: " scrolls")])
      ])
  }
}
