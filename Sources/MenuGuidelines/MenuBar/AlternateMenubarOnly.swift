import MenuModel
import MenuSyntax

/// Items that change with a modifier are for the menu bar.
enum AlternateMenubarOnly: Guideline {
  static let rule = Rule(
    "alternate-menubar-only", sources: [.menuBar2025], severity: .warning,
    checks: [.menus(Set(MenuSurface.allCases).subtracting([.bar]), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries where entry.alternate != nil {
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(name) shows only while a modifier is held, which people try in the menu bar alone",
        fixes: fixes(entry, report))
    }
  }

  /// Makes the alternate an entry of its own.
  private static func fixes(_ entry: ExpandedEntry, _ report: GuidelineReport) -> [GuidelineFix] {
    guard case .command = entry.kind, let modifier = entry.alternate else { return [] }
    let edits = report.edits
    let edit =
      edits.removal(ofWords: ["alternate", modifier.word], in: entry.place)
      ?? edits.removal(ofWords: ["alternate"], in: entry.place)
    return edit.map {
      [
        GuidelineFix(
          title: "Make it an entry of its own",
          // An entry more may be one too many, and on touch there is no modifier to hold: people have to choose.
          applicability: .suggestion, edits: [$0])
      ]
    } ?? []
  }
}
