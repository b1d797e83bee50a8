import MenuModel
import MenuSyntax

/// A toolbar item does not keep a selected look.
struct ToolbarNoSelected: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-no-selected",
    title: Bilingual(
      "A toolbar item that stays selected",
      ko: "선택된 채로 남는 도구 막대 항목"),
    what: Bilingual(
      "In a Mac toolbar, only segmented controls and the panes of a settings window keep a selected look.",
      ko: "Mac 도구 막대에서는 분할 컨트롤과 설정 윈도우의 패널만 선택된 모양을 유지합니다."),
    why: Bilingual(
      "A button that looks pressed seems to be a mode that people have to leave.",
      ko: "눌린 듯 보이는 버튼은 빠져나와야 하는 모드처럼 보입니다."),
    remedy: Bilingual(
      "Leave `selectable` out; a state shows by two titles or symbols, or by `segmented`.",
      ko: "`selectable`을 빼세요. 상태는 두 제목이나 기호, 또는 `segmented`로 보여 줍니다."),
    sources: [.toolbarsIPadOS16],
    severity: .error, otherSeverities: [.warning])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        toolbar: "macOS { compose; reply; forward; archive selectable }",
        menu: "reply; forward; archive")),
    .good(
      ExampleApp.mail(
        toolbar: "macOS { compose; reply; forward; archive }",
        menu: "reply; forward; archive")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.selectable) else { return }
    for entry in toolbar.allItems where entry.attributes.contains(.selectable) {
      let fixes = report.fixByRemoving("selectable", from: entry.place)
      guard toolbar.platform == .macOS else {
        report.finding(
          at: entry,
          Bilingual(
            "`selectable` has no effect in \(toolbar.platform.name); it is for the panes of a settings window in macOS",
            ko: "`selectable`은 \(toolbar.platform.name)에서 효과가 없습니다. macOS 설정 윈도우의 패널을 위한 것입니다"),
          severity: .warning, fixes: fixes)
        continue
      }
      if case .segmented = entry.kind { continue }
      if toolbar.isSettings { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) would stay selected; only segmented controls and panes of settings do",
          ko: "\(name) 항목이 선택된 채로 남습니다. 분할 컨트롤과 설정 패널만 그렇게 합니다"),
        fixes: fixes)
    }
  }
}
