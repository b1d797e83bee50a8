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
        // A command that says nothing may act on the document.
        guard report.expanded.command(command).affects == .selection else { continue }
      case .standard(let name):
        guard let standard = StandardCommandTable.entry(named: name),
          // Cut, Bold and the like work on what is selected.
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
        guard opensElsewhere || opensElsewhereByTitle(entry, report.expanded) else { continue }
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

  private static func opensElsewhereByTitle(_ entry: ExpandedEntry, _ expanded: ExpandedModule)
    -> Bool
  {
    let words = expanded.titleFacts(of: entry)?.words.prefix(2) ?? []
    // “Open Recent” stays in the app, and the page says that Share hands a document on.
    return words == ["open", "in"] || words == ["open", "with"] || words == ["send", "to"]
  }
}

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
                // Whether it does only people know.
                title: "Say that it affects the document",
                applicability: .suggestion,
                edits: [report.edits.attribute("affects document", of: command)])
            ])
          continue
        }
      case .standard(let name):
        // Editing and opening have rules of their own.
        guard let place = StandardCommandTable.entry(named: name)?.places.first,
          // The page's own examples are of File: Duplicate, Rename, Move, Print, Export.
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
