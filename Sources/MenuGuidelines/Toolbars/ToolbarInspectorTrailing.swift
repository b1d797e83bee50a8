import MenuModel
import MenuSyntax

/// The inspector button is at the trailing end.
enum ToolbarInspectorTrailing: Guideline {
  static let rule = Rule(
    "toolbar-inspector-trailing", sources: [.toolbarsIPadOS16], platforms: .iPadOS,
    severity: .warning, checks: [.toolbars(check)])

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
