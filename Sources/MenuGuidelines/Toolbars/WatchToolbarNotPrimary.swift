import MenuModel
import MenuSyntax

/// A watch toolbar button is not the main task.
struct WatchToolbarNotPrimary: Guideline {
  static let page = GuidelinePage(
    id: "watch-toolbar-not-primary",
    title: Bilingual(
      "The main task as a watch toolbar button",
      ko: "시계 도구 막대 버튼으로 된 주요 작업"),
    what: Bilingual(
      "A toolbar button of watchOS is for an important command that is not the main task of its screen.",
      ko: "watchOS의 도구 막대 버튼은 중요하지만 화면의 주요 작업은 아닌 명령을 위한 것입니다."),
    why: Bilingual(
      "The button may be hidden until people scroll, and the main task has to be in sight.",
      ko: "버튼은 스크롤할 때까지 숨겨질 수 있지만, 주요 작업은 보여야 합니다."),
    remedy: Bilingual(
      "Put the main task on the screen itself.",
      ko: "주요 작업은 화면 자체에 배치하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .watchOS,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms watchOS 10 }
      commands {
        compose "New Message" symbol square.and.pencil primary onscreen
      }
      screen Inbox scrolls {
        toolbar { watchOS { compose } }
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
    for entry in toolbar.allItems {
      guard let command = entry.command, report.expanded.command(command).isPrimary else {
        continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is a main task (`primary`), and a watch shows toolbar buttons only when people scroll",
          ko: "\(name) 명령은 주요 작업(`primary`)인데, 시계는 스크롤할 때만 도구 막대 버튼을 보여 줍니다"))
    }
  }
}
