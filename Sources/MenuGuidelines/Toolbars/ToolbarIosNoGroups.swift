import MenuModel
import MenuSyntax

/// A toolbar of iOS has no groups.
enum ToolbarIosNoGroups: Guideline {
  static let rule = Rule(
    "toolbar-ios-no-groups", sources: [.toolbarsIPadOS16], platforms: .iOS,
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    for number in toolbar.filledGroups {
      let group = toolbar.groups[number]
      var fixes: [GuidelineFix] = []
      if let inner = report.edits.block(of: group.place) {
        fixes = [
          GuidelineFix(
            title: "Write the items without `group`",
            edits: [Edit(place: group.place, text: inner)])
        ]
      }
      report.finding(
        at: group.header,
        "A toolbar of iOS shows no groups; spacers set its items apart",
        fixes: fixes)
    }
  }
}
