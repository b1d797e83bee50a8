import MenuModel
import MenuSyntax

/// A watch toolbar needs a scrolling screen.
struct WatchToolbarScroll: Guideline {
  static let page = GuidelinePage(
    id: "watch-toolbar-scroll",
    title: Bilingual(
      "A watch toolbar on a screen that does not scroll",
      ko: "스크롤하지 않는 화면의 시계 도구 막대"),
    what: Bilingual(
      "On watchOS, a toolbar button is at the top of a screen that scrolls.",
      ko: "watchOS의 도구 막대 버튼은 스크롤하는 화면의 위에 있습니다."),
    why: Bilingual(
      "The button comes into sight when people scroll up; on a fixed screen it would stay hidden or in the way.",
      ko: "버튼은 위로 스크롤하면 나타납니다. 고정된 화면에서는 숨겨진 채 남거나 가립니다."),
    remedy: Bilingual(
      "Write `scrolls` after the screen’s name if it does, or put the button into the screen.",
      ko: "화면이 스크롤하면 이름 뒤에 `scrolls`를 쓰거나, 버튼을 화면에 배치하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .watchOS,
    severity: EditionSeverity(in2022: .error, in2025: nil))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "watchOS 10",
        commands: #"compose "New Message" symbol square.and.pencil"#,
        toolbar: "watchOS { compose }")),
    .good(
      """
      app Mail { platforms watchOS 10 }
      commands {
        compose "New Message" symbol square.and.pencil
      }
      screen Inbox scrolls {
        toolbar { watchOS { compose } }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

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
