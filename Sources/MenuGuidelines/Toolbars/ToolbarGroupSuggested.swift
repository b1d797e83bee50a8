import MenuModel
import MenuSyntax

/// A toolbar with many items has groups.
struct ToolbarGroupSuggested: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-group-suggested",
    title: Bilingual(
      "A large toolbar without groups",
      ko: "그룹이 없는 큰 도구 막대"),
    what: Bilingual(
      "A toolbar with more than five items, in one area on iPad, puts those that belong together into groups. Of more than ten `toolbar-max-items` speaks.",
      ko:
        "항목이 다섯 개가 넘는 도구 막대(iPad에서는 한 영역)는 관련 있는 항목을 그룹으로 묶습니다. 열 개가 넘으면 `toolbar-max-items`가 알립니다."
    ),
    why: Bilingual(
      "Groups show which commands belong to one task, and in iPadOS a group stays together when space runs out.",
      ko: "그룹은 어떤 명령이 한 작업에 속하는지 보여 주며, iPadOS에서는 공간이 모자랄 때에도 함께 남습니다."),
    remedy: Bilingual(
      "Write `group { … }` around items that belong together.",
      ko: "관련 있는 항목을 `group { … }`으로 묶으세요."),
    sources: [.toolbarsIPadOS16],
    platforms: [.iPadOS, .macOS],
    severity: .note,
    threshold: .max(5))

  /// The commands that both examples have besides the usual ones.
  private static let others = """
    flag "Flag" symbol flag
    move "Move…" symbol folder asks
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        and: others,
        toolbar: "macOS { compose; reply; forward; archive; flag; move }",
        menu: "reply; forward; ---; archive; flag; move")),
    .good(
      ExampleApp.mail(
        and: others,
        toolbar: "macOS { compose; group { reply; forward }; archive; flag; move }",
        menu: "reply; forward; ---; archive; flag; move")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.filledGroups.isEmpty, !toolbar.isSettings else { return }
    if toolbar.platform == .macOS {
      let hasBorder = toolbar.entries.contains { entry in
        switch entry.kind {
        case .space, .flexible, .separator: return true
        default: return false
        }
      }
      if hasBorder { return }
    }
    // `toolbar-max-items` speaks of more than can be grouped. The areas of an iPad's toolbar are groups already.
    let limit = report.limit
    let most = [.leading, .center, .trailing, nil].map { area in
      report.expanded.alternatives(of: toolbar.defaultItems).mostEntries(where: { $0.area == area })
    }
    let count = report.expanded.itemCount(of: toolbar)
    guard count <= ToolbarMaxItems.wideLimit, most.contains(where: { $0 > limit }),
      let severity = report.severity(ofCount: count)
    else { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This toolbar has \(count) items and no group; groups help to find a command among more than \(limit)",
        ko: "이 도구 막대에는 항목이 \(count)개 있고 그룹이 없습니다. \(limit)개가 넘으면 그룹이 명령을 찾는 데 도움이 됩니다"),
      severity: severity)
  }
}
