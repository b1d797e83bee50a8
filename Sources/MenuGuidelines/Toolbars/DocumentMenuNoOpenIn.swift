import MenuModel
import MenuSyntax

/// The document menu hands nothing to other apps.
enum DocumentMenuNoOpenIn: Guideline {
  static let rule = Rule(
    "document-menu-no-open-in", sources: [.toolbarsIPadOS16], platforms: .iPadOS,
    severity: .warning, checks: [.menus([.titleMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      switch entry.kind {
      case .command(let id), .each(let id):
        var opensElsewhere = false
        if case .elsewhere? = report.expanded.command(id).opens { opensElsewhere = true }
        guard opensElsewhere || isTitledSo(entry, report.expanded) else { continue }
      case .standard("share"), .standard("open"): break
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) leads to other documents or apps; the document menu acts on this document, and Share hands it on",
        fixes: report.fixByRemoving(entry, fromDocumentMenu: menu).map { [$0] } ?? [])
    }
  }

  private static func isTitledSo(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    let words = expanded.titleFacts(of: entry)?.words.prefix(2) ?? []
    return words == ["open", "in"] || words == ["open", "with"] || words == ["send", "to"]
  }
}
