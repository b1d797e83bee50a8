import MenuModel
import MenuSyntax

/// A watch toolbar has a single button.
struct WatchToolbarSingle: Guideline {
  static let page = GuidelinePage(
    id: "watch-toolbar-single",
    title: Bilingual(
      "Several buttons in a watch toolbar",
      ko: "여러 버튼이 있는 시계 도구 막대"),
    what: Bilingual(
      "A watch toolbar has one button, as wide as the screen. With more than one, a view of their own suits the commands better.",
      ko: "시계 도구 막대에는 화면 너비의 버튼이 하나 있습니다. 둘 이상이면 별도의 뷰를 만드는 것이 낫습니다."),
    why: Bilingual(
      "Two buttons side by side are hard to hit on a wrist.",
      ko: "나란한 두 버튼은 손목에서 누르기 어렵습니다."),
    remedy: Bilingual(
      "Keep the most important one, and put the others on the screen or into a view of their own.",
      ko: "가장 중요한 것만 두고 나머지는 화면이나 별도의 뷰에 배치하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .watchOS,
    severity: .warning,
    threshold: .max(1))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms watchOS 10 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
      }
      screen Inbox scrolls {
        toolbar { watchOS { compose; reply } }
      }
      """),
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
    let count = report.expanded.mostShown(
      of: toolbar.defaultItems.filter { !$0.leavesScreen })
    guard let severity = report.severity(ofCount: count) else { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This watch toolbar has \(count) buttons; one, as wide as the screen, is easy to hit",
        ko: "이 시계 도구 막대에는 버튼이 \(count)개 있습니다. 화면 너비의 버튼 하나가 누르기 쉽습니다"),
      severity: severity)
  }
}
