import MenuModel
import MenuSyntax

/// One symbol introduces a group of similar entries.
enum IconGroupFirst: Guideline {
  static let rule = Rule(
    "icon-group-first", sources: [.menus2025], restsOn: .menus,
    severity: EditionSeverity(in2022: nil, in2025: .warning, in2026: nil),
    withdrawal: .init(edition: .edition2026),
    checks: [.menus([.pullDown, .toolbarMenu, .titleMenu, .edit, .bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for group in menu.groups {
      var first: [String: ExpandedEntry] = [:]
      var repeated: [(entry: ExpandedEntry, name: String)] = []
      for entry in group where entry.layout == .list {
        guard case .command = entry.kind, let image = report.expanded.image(of: entry) else {
          continue
        }
        let name = image.name.text
        if first[name] == nil { first[name] = entry } else { repeated.append((entry, name)) }
      }
      guard let (second, name) = repeated.first, let earlier = first[name] else { continue }
      let edits = report.edits
      var fixes: [GuidelineFix] = []
      if repeated.allSatisfy({ $0.entry.includedFrom == nil }) {
        fixes = [
          GuidelineFix(
            title: "Leave the symbol to the first entry",
            applicability: .unsafe,
            edits: repeated.map { edits.withoutSymbol($0.entry, in: report.expanded) })
        ]
      }
      report.finding(
        at: second,
        "The symbol `\(name)` appears twice in this group; on the first entry it introduces the group",
        related: [(earlier.place, "first used here")], fixes: fixes)
    }
  }
}
