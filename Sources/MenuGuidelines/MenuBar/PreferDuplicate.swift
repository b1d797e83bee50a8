import MenuModel
import MenuSyntax

/// Duplicate is better than Save As.
enum PreferDuplicate: Guideline {
  static let rule = Rule(
    "prefer-duplicate", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menuBar,
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.surface == .bar else { return }
    for entry in menu.entries where entry.alternate == nil {
      if case .standard("saveAs") = entry.kind {
        let title = report.expanded.spoken(entry)
        report.finding(
          at: entry,
          "After \(title), people can't tell which document is open; offer Duplicate",
          fixes: fixes(entry, menu, report))
        continue
      }
      // "Copy To" in another menu, or with a submenu, is about something else than the document.
      guard let id = entry.command, case .none = report.expanded.command(id).payload,
        report.expanded.barPlace(of: menu) == .file,
        let facts = report.expanded.titleFacts(of: entry),
        names.contains(facts.lowercased), let text = report.expanded.title(of: entry)
      else { continue }
      let title = TitleText(text)
      report.finding(
        at: text.place,
        "After “\(title.shown)”, people can't tell which document is open; offer Duplicate")
    }
  }

  private static let names: Set<String> = ["save as", "copy to", "save to", "별도 저장"]

  private static func fixes(
    _ entry: ExpandedEntry, _ menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    let hasDuplicate = menu.entries.contains {
      if case .standard("duplicate") = $0.kind { true } else { false }
    }
    if entry.includedFrom != nil || hasDuplicate { return [] }
    return [
      GuidelineFix(
        title: "Write `duplicate`", applicability: .unsafe,
        edits: [Edit(place: entry.place, text: "duplicate")])
    ]
  }
}
