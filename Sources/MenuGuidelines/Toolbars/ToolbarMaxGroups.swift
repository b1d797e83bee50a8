import MenuModel
import MenuSyntax

/// A toolbar has few groups.
struct ToolbarMaxGroups: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-max-groups",
    title: Bilingual(
      "Too many groups in a toolbar",
      ko: "도구 막대에 그룹이 너무 많음"),
    what: Bilingual(
      "A toolbar has at most three groups.",
      ko: "도구 막대의 그룹은 많아야 세 개입니다."),
    why: Bilingual(
      "Past three groups a toolbar looks crowded, and groups no longer help to find anything.",
      ko: "그룹이 세 개를 넘으면 도구 막대가 복잡해 보이고 그룹이 더는 도움이 되지 않습니다."),
    remedy: Bilingual(
      "Join groups, or move rarely used items to the palette or a menu.",
      ko: "그룹을 합치거나, 드물게 쓰는 항목을 팔레트나 메뉴로 옮기세요."),
    sources: [.toolbars2025],
    severity: EditionSeverity(in2022: nil, in2025: .warning),
    threshold: .max(3))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        and: """
          flag "Flag" symbol flag
          move "Move…" symbol folder asks
          mute "Mute Thread" symbol bell.slash
          block "Block Sender" symbol hand.raised
          """,
        toolbar:
          "macOS customizable { group { compose; reply }; group { forward; archive }; group { flag; move }; group { mute; block } }",
        menu: "reply; forward; ---; archive; flag; move; mute; block")),
    .good(
      ExampleApp.mail(
        and: """
          flag "Flag" symbol flag
          move "Move…" symbol folder asks
          """,
        toolbar:
          "macOS customizable { group { compose; reply }; group { forward; archive }; group { flag; move } }",
        menu: "reply; forward; ---; archive; flag; move")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.alternatives(of: toolbar.entries).most { shown in
      Set(shown.entries.compactMap(\.toolbarGroup)).count
    }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This toolbar has \(count) groups; \(limit) are the most that keep it clear",
        ko: "이 도구 막대에는 그룹이 \(count)개 있습니다. 많아야 \(limit)개여야 알아보기 쉽습니다"),
      severity: severity)
  }
}
