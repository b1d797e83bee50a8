import MenuModel
import MenuSyntax

/// A toolbar with many items has groups.
enum ToolbarGroupSuggested: Guideline {
  static let rule = Rule(
    "toolbar-group-suggested", sources: [.toolbarsIPadOS16], platforms: [.iPadOS, .macOS],
    severity: .note, threshold: .max(5), checks: [.toolbars(check)])

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
