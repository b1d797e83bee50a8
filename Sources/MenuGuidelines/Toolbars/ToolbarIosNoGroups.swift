import MenuModel
import MenuSyntax

/// A toolbar of iOS has no groups.
struct ToolbarIosNoGroups: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ios-no-groups",
    title: Bilingual(
      "A group in an iOS toolbar",
      ko: "iOS 도구 막대의 그룹"),
    what: Bilingual(
      "An iOS toolbar has no groups; spacers set its items apart.",
      ko: "iOS 도구 막대에는 그룹이 없습니다. 공백으로 항목을 나눕니다."),
    why: Bilingual(
      "iOS shows the items of a toolbar evenly, so a group there means nothing to people.",
      ko: "iOS는 도구 막대 항목을 고르게 보여 주므로 그룹은 사람들에게 아무 의미가 없습니다."),
    remedy: Bilingual(
      "Write the items without `group`, with `flexible` or `space` between them.",
      ko: "`group` 없이 항목을 쓰고 사이에 `flexible`이나 `space`를 두세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS,
    severity: EditionSeverity(in2022: .warning, in2025: nil))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; group { reply; forward }; archive }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; flexible; reply; forward; flexible; archive }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for number in toolbar.filledGroups {
      let group = toolbar.groups[number]
      var fixes: [GuidelineFix] = []
      if let inner = report.edits.block(of: group.place) {
        fixes = [
          GuidelineFix(
            title: Bilingual("Write the items without `group`", ko: "`group` 없이 항목 쓰기"),
            edits: [Edit(place: group.place, text: inner)])
        ]
      }
      report.finding(
        at: group.header,
        Bilingual(
          "A toolbar of iOS shows no groups; spacers set its items apart",
          ko: "iOS 도구 막대는 그룹을 보여 주지 않습니다. 공백으로 항목을 나눕니다"),
        fixes: fixes)
    }
  }
}
