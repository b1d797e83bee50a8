import MenuModel
import MenuSyntax

/// The inspector button is at the trailing end.
struct ToolbarInspectorTrailing: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-inspector-trailing",
    title: Bilingual(
      "The inspector button away from the trailing end",
      ko: "뒤쪽에 있지 않은 속성 버튼"),
    what: Bilingual(
      "In an iPadOS toolbar, the button that shows the inspector is in the trailing area.",
      ko: "iPadOS 도구 막대에서 속성을 보여 주는 버튼은 뒤쪽 영역에 있습니다."),
    why: Bilingual(
      "The inspector opens at the trailing edge, and what is in the trailing area shows at every width.",
      ko: "속성은 뒤쪽 가장자리에서 열리고, 뒤쪽 영역의 항목은 어느 너비에서나 보입니다."),
    remedy: Bilingual(
      "Move it to `trailing`.",
      ko: "`trailing`으로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS editor {
            center customizable { reply; forward; archive; standard inspector }
            trailing { compose }
          }
          """)),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS editor {
            center customizable { reply; forward; archive }
            trailing { compose; standard inspector }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      guard case .standard("inspector") = entry.kind, let area = entry.area, area != .trailing
      else {
        continue
      }
      var fixes: [GuidelineFix] = []
      if let trailing = toolbar.areas.first(where: { $0.area == .trailing }),
        entry.condition == nil,
        let removal = report.edits.removal(of: entry),
        let insertion = report.edits.insertion("standard inspector", atEndOf: trailing.place)
      {
        fixes = [
          GuidelineFix(
            title: Bilingual("Move it to `trailing`", ko: "`trailing`(으)로 옮기기"),
            edits: [removal, insertion])
        ]
      }
      report.finding(
        at: entry,
        Bilingual(
          "The inspector button belongs at the trailing end of an iPadOS toolbar, not in `\(area)`",
          ko: "속성 버튼은 iPadOS 도구 막대의 `\(area)`이(가) 아니라 뒤쪽에 둡니다"),
        fixes: fixes)
    }
  }
}
