import MenuModel
import MenuSyntax

/// The document menu has no editing commands.
enum DocumentMenuNoEditing: Guideline {
  static let rule = Rule(
    "document-menu-no-editing", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .error,
    checks: [.menus([.titleMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      switch entry.kind {
      case .command(let command), .each(let command):
        guard report.expanded.command(command).affects == .selection else { continue }
      case .standard(let name):
        guard let standard = StandardCommandTable.entry(named: name),
          standard.places.first == .edit || standard.places.first == .format
        else { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) edits a part of the document; the document menu is for the document as a whole",
        fixes: report.fixByRemoving(entry, fromDocumentMenu: menu).map { [$0] } ?? [])
    }
  }
}
