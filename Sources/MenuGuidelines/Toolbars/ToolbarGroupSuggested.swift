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
      "This toolbar has \(count) items and no group; groups help to find a command among more than \(limit)",
      severity: severity)
  }
}
