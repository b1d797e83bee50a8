import MenuModel
import MenuSyntax

/// A toolbar of iOS has no segmented control.
struct ToolbarIosNoSegmented: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ios-no-segmented",
    title: Bilingual(
      "A segmented control in an iOS toolbar",
      ko: "iOS 도구 막대의 분할 컨트롤"),
    what: Bilingual(
      "An iOS toolbar has no segmented control.",
      ko: "iOS 도구 막대에는 분할 컨트롤을 두지 않습니다."),
    why: Bilingual(
      "A segmented control changes what the screen shows, and a toolbar acts on what is there.",
      ko: "분할 컨트롤은 화면이 보여 주는 것을 바꾸고, 도구 막대는 화면에 있는 것에 동작합니다."),
    remedy: Bilingual(
      "Put the control into the screen, or the choice into a pull-down menu.",
      ko: "컨트롤을 화면에 배치하거나, 선택지를 풀다운 메뉴에 넣으세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      state { sorting: Sorting }
      choice Sorting { date "Date"; sender "Sender" }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
      }
      screen Inbox {
        toolbar { iOS { compose; reply; forward; segmented sorting } }
      }
      """),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; reply; forward; archive }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for entry in toolbar.allItems {
      guard case .segmented = entry.kind else { continue }
      report.finding(
        at: entry,
        Bilingual(
          "A segmented control changes what an iOS screen shows, and a toolbar acts on what is there",
          ko: "분할 컨트롤은 iOS 화면이 보여 주는 것을 바꾸고, 도구 막대는 화면에 있는 것에 동작합니다"))
    }
  }
}
