import MenuModel
import MenuSyntax

/// The More menu is at the trailing end.
struct MoreTrailing: Guideline {
  static let page = GuidelinePage(
    id: "more-trailing",
    title: Bilingual("A More menu at the leading edge", ko: "앞쪽 가장자리에 있는 더 보기 메뉴"),
    what: Bilingual(
      "The More menu of a toolbar is in its trailing area. The leading area is for the way back, the sidebar and the document menu.",
      ko: "도구 막대의 더 보기 메뉴는 뒤쪽 영역에 둡니다. 앞쪽 영역은 뒤로 가기, 사이드바, 문서 메뉴의 자리입니다."),
    why: Bilingual(
      "People look for what the bar has no room for at its end, and at its start for where they came from.",
      ko: "사람들은 막대에 다 들어가지 않은 것을 끝에서, 지나온 곳을 처음에서 찾습니다."),
    remedy: Bilingual(
      "Move it to the end of `trailing { … }`.", ko: "`trailing { … }`의 끝으로 옮기세요."),
    sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17", and: #"flag "Flag" symbol flag"#,
        toolbar: """
          iOS {
            leading { menu "More" symbol ellipsis { forward; archive; flag } }
            trailing { compose; reply }
          }
          """), in: .edition2026),
    .good(
      ExampleApp.mail(
        "iOS 17", and: #"flag "Flag" symbol flag"#,
        toolbar: """
          iOS {
            trailing { compose; reply; menu "More" symbol ellipsis { forward; archive; flag } }
          }
          """), in: .edition2026),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where entry.area == .leading && report.expanded.isOverflow(entry)
    {
      report.finding(
        at: entry,
        Bilingual(
          "This More menu is at the leading edge; people look for it at the trailing end",
          ko: "이 더 보기 메뉴가 앞쪽 가장자리에 있습니다. 사람들은 뒤쪽 끝에서 찾습니다"))
    }
  }
}
