import MenuModel
import MenuSyntax

/// A toolbar of visionOS has no pull-down menus.
enum VisionToolbar: Guideline {
  static let rule = Rule(
    "vision-toolbar", sources: [.toolbars2025], platforms: .visionOS,
    severity: EditionSeverity(in2022: nil, in2025: .error), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      switch entry.kind {
      case .menu: break
      case .command(let command):
        // One that chooses or picks shows as a pull-down.
        if case .none = report.expanded.command(command).payload { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is a pull-down menu, which a toolbar of visionOS does not have")
    }
  }
}
