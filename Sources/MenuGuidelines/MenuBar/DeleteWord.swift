import MenuModel
import MenuSyntax

/// The Edit menu says Delete.
enum DeleteWord: Guideline {
  static let rule = Rule(
    "delete-word", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menus,
    severity: .warning, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.barPlace(of: menu) == .edit else { return }
    for entry in menu.entries {
      guard let id = entry.command, !report.expanded.command(id).isVerbatim,
        let facts = report.expanded.titleFacts(of: entry),
        ["erase", "clear"].contains(facts.firstWord),
        facts.wordCount == 1
          || facts.wordCount == 2 && ["all", "selection"].contains(facts.lastWord),
        let text = report.expanded.title(of: entry)
      else { continue }
      let title = TitleText(text)
      // Not “(Clear)”.
      guard let first = title.string.first, first.isLetter || !first.isASCII else { continue }
      report.finding(
        at: text.place,
        "“\(title.shown)” is in the Edit menu, where removing is called Delete",
        fixes: fixes(text, facts.firstWord, report))
    }
  }

  private static func fixes(_ text: Text, _ word: String, _ report: GuidelineReport)
    -> [GuidelineFix]
  {
    let raw = report.edits.raw(text)
    guard raw.lowercased().hasPrefix(word) else { return [] }
    return [
      GuidelineFix(
        title: "Write “Delete”", applicability: .unsafe,
        edits: [report.edits.replacement(of: text, with: "Delete" + raw.dropFirst(word.count))])
    ]
  }
}
