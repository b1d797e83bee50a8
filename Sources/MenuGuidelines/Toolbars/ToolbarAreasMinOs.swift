import MenuModel
import MenuSyntax

/// The areas of an iPadOS toolbar need iPadOS 16.
enum ToolbarAreasMinOs: Guideline {
  static let rule = Rule(
    "toolbar-areas-min-os", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Leading and trailing items are those of every navigation bar.
    guard toolbar.areas.contains(where: { $0.area == .center }) else { return }
    for requirement in report.module.app.platforms
    where requirement.platform == .iPadOS && requirement.minimum < Version(16) {
      var related: [(Place, Message)] = []
      var fixes: [GuidelineFix] = []
      if let place = requirement.place {
        related = [(place, "the minimum version")]
        fixes = [
          GuidelineFix(
            title: "Raise the minimum to iPadOS 16",
            applicability: .unsafe,
            edits: [Edit(place: place, text: "iPadOS 16")])
        ]
      }
      let minimum = requirement.minimum.text
      report.finding(
        at: toolbar.header,
        "The areas of this toolbar exist from iPadOS 16 on, and the module is for iPadOS \(minimum)",
        related: related, fixes: fixes)
    }
  }
}
