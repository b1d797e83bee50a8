import MenuModel
import MenuSyntax

/// The document menu is for the whole document.
enum DocumentMenuScope: Guideline {
  static let rule = Rule(
    "document-menu-scope", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .error,
    checks: [.menus([.titleMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      switch entry.kind {
      case .command(let id), .each(let id):
        let command = report.expanded.command(id)
        // `document-menu-no-open-in` has more to say.
        if command.affects == .document || command.opens == .elsewhere { continue }
        guard command.affects != nil else {
          // Reported only if the module turns the rule on: most commands do not say what they affect.
          guard report.rule.chosen != nil else { continue }
          let name = report.name(of: entry)
          report.finding(
            at: entry,
            "\(name) does not say what it affects; the document menu is for the document as a whole",
            fixes: [
              GuidelineFix(
                title: "Say that it affects the document",
                applicability: .suggestion,
                edits: [report.edits.attribute("affects document", of: command)])
            ])
          continue
        }
      case .standard(let name):
        // Editing and opening have rules of their own.
        guard let place = StandardCommandTable.entry(named: name)?.places.first,
          ![.file, .edit, .format].contains(place)
        else { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) does not act on the whole document, which is what the document menu is for",
        fixes: report.fixByRemoving(entry, fromDocumentMenu: menu).map { [$0] } ?? [])
    }
  }
}
