import MenuModel
import MenuSyntax

/// A toolbar has one prominent item, at the trailing end.
enum ToolbarOneProminent: Guideline {
  // The style came with the pages of 2025.
  static let rule = Rule(
    "toolbar-one-prominent", sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS, .macOS, .visionOS],
    severity: EditionSeverity(in2022: nil, in2025: .error), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.prominent) else { return }
    let items = toolbar.defaultItems
    let prominent = items.filter { $0.attributes.contains(.prominent) }
    guard let first = prominent.first else { return }
    // Send and Stop may take one place.
    let alternatives = report.expanded.alternatives(of: prominent)
    for (position, entry) in prominent.enumerated().dropFirst()
    where alternatives.canShowTogether(0, position) {
      let name = report.name(of: entry)
      let firstName = report.name(of: first)
      report.finding(
        at: entry,
        "\(name) is prominent along with \(firstName); a toolbar has one prominent action",
        related: [(first.place, "the first prominent item")],
        fixes: report.fixByRemoving("prominent", from: entry.place, .unsafe))
    }
    // With two, which of them is to go decides where the other belongs.
    if prominent.count > 1 { return }
    let isTrailing: Bool
    if toolbar.platform == .iPadOS {
      // What is in no area counts as trailing (`toolbar-areas`).
      isTrailing = first.area == .trailing || first.area == nil
    } else {
      isTrailing = items.last?.place == first.place
    }
    if isTrailing { return }
    let name = report.name(of: first)
    report.finding(
      at: first,
      "\(name) is prominent and not at the trailing end, where people look for the main action",
      fixes: report.fixByRemoving("prominent", from: first.place, .unsafe))
  }
}
