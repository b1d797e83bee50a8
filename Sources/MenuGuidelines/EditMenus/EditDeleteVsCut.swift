import MenuModel
import MenuSyntax

/// Delete and Cut look different where both are.
enum EditDeleteVsCut: Guideline {
  static let rule = Rule(
    "edit-delete-vs-cut", sources: [.editMenus2025], severity: .warning,
    checks: [.menus([.edit], check)])

  private static let cut = Message("Cut")
  private static let delete = Message("Delete")

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    var hasCut = false
    var hasDelete = false
    for entry in menu.entries {
      if case .standard(let name) = entry.kind {
        if name == "cut" { hasCut = true }
        if name == "delete" { hasDelete = true }
      }
    }
    guard hasCut || hasDelete else { return }
    for entry in menu.entries {
      guard entry.command != nil else { continue }
      let title = report.expanded.titleFacts(of: entry)?.editCommand
      let name = report.expanded.spoken(entry)
      if hasCut && title == "delete" || hasDelete && title == "cut" {
        let (own, other) = title == "delete" ? (delete, cut) : (cut, delete)
        report.finding(
          at: entry,
          "\(name) is a \(own) of the app's own in addition to the system's \(other), and people cannot tell how they differ"
        )
        continue
      }
      guard case .symbol(let symbol)? = report.expanded.image(of: entry), title == nil else {
        continue
      }
      let looksLikeCut = hasCut && symbol.text.hasPrefix("scissors")
      let looksLikeDelete = hasDelete && symbol.text.hasPrefix("trash")
      guard looksLikeCut || looksLikeDelete else { continue }
      let action = looksLikeCut ? cut : delete
      report.finding(
        at: entry,
        "\(name) has the symbol of \(action), which is in the same menu")
    }
  }
}
