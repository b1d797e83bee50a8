import MenuModel
import MenuSyntax

/// A toolbar has few groups.
enum ToolbarMaxGroups: Guideline {
  static let rule = Rule(
    "toolbar-max-groups", sources: [.toolbars2025],
    severity: EditionSeverity(in2022: nil, in2025: .warning), threshold: .max(3),
    checks: [.toolbars(check)])

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
