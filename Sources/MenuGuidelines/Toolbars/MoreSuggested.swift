import MenuModel
import MenuSyntax

/// A full toolbar of the iPhone wants a More button.
struct MoreSuggested: Guideline {
  static let page = GuidelinePage(
    id: "more-suggested",
    title: Bilingual(
      "A full iPhone toolbar without a More button",
      ko: "더 보기 버튼이 없는 가득 찬 iPhone 도구 막대"),
    what: Bilingual(
      "A screen whose iPhone toolbar has more than five items has a More button for those that people use less.",
      ko: "iPhone 도구 막대에 항목이 다섯 개가 넘는 화면에는 덜 쓰는 항목을 위한 더 보기 버튼이 있습니다."),
    why: Bilingual(
      "A More button keeps the toolbar clear and the commands within reach.",
      ko: "더 보기 버튼은 도구 막대를 단순하게 하면서 명령을 가까이에 둡니다."),
    remedy: Bilingual(
      "Write `more button { … }` in the screen, and move items there.",
      ko: "화면에 `more button { … }`을 쓰고 항목을 그리로 옮기세요."),
    sources: [.pullDownMenusIOS14],
    platforms: .iOS,
    severity: .note,
    threshold: .max(5))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        and: """
          flag "Flag" symbol flag
          move "Move…" symbol folder asks
          """,
        toolbar: "iOS { compose; reply; forward; archive; flag; move }")),
    .good(
      """
      app Mail { platforms iOS 17 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        archive "Archive" symbol archivebox
        flag "Flag" symbol flag
        move "Move…" symbol folder asks
      }
      screen Inbox {
        more button { archive; flag; move }
        toolbar { iOS { compose symbol none; reply symbol none; forward symbol none } }
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.alternatives(of: toolbar.defaultItems).mostEntries(where: { _ in
      true
    })
    guard let severity = report.severity(ofCount: count) else { return }
    // The bar at the top may have it for that at the bottom.
    let bars = report.expanded.toolbars.filter {
      $0.platform == .iOS && $0.declaration == toolbar.declaration
    }
    if bars.contains(where: { $0.allItems.contains { report.expanded.isOverflow($0) } }) { return }
    if let screen = toolbar.screen, report.expanded.moreButton(of: screen, on: .iOS) != nil {
      return
    }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This iPhone toolbar has \(count) items and its screen no More button, which could hold what people use less",
        ko: "이 iPhone 도구 막대에는 항목이 \(count)개 있지만, 덜 쓰는 항목을 담을 더 보기 버튼이 화면에 없습니다"),
      severity: severity)
  }
}
