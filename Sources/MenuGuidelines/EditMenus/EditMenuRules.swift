import MenuModel
import MenuSyntax

/// A command in an edit menu works on what is selected.
enum EditActsOnSelection: Guideline {
  static let rule = Rule(
    "edit-acts-on-selection", sources: [.editMenus], platforms: .withEditMenus, severity: .error,
    otherSeverities: [.warning], checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // Where no command says what it acts on, that one of this menu does not says nothing.
    guard report.module.commands.contains(where: { $0.affects != nil }) else { return }
    for entry in menu.entries {
      guard let id = entry.command, report.module.commands[id.index].affects != .selection
      else { continue }
      let command = report.expanded.command(id)
      // One that is called like a command of the system is reported by `edit-system-menu`.
      if command.affects == nil, report.expanded.titleFacts(of: id).editCommand != nil { continue }
      let name = command.name.text
      var fixes: [GuidelineFix] = []
      if command.affects == nil {
        fixes = [
          GuidelineFix(
            // What a command acts on only people know.
            title: "Mark `\(name)` as `affects selection`", applicability: .suggestion,
            edits: [report.edits.attribute("affects selection", of: command)])
        ]
      }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is in an edit menu, but does not say that it `affects selection`",
        // Today many files leave unsaid what a command acts on; another scope is wrong.
        severity: command.affects == nil && report.edition != .edition2022 ? .warning : .error,
        related: [(command.name.place, "the command")], fixes: fixes)
    }
  }
}

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
      // The system's two differ already: Cut puts what it takes on the clipboard.
      if hasCut && title == "delete" || hasDelete && title == "cut" {
        let (own, other) = title == "delete" ? (delete, cut) : (cut, delete)
        report.finding(
          at: entry,
          "\(name) is a \(own) of the app's own in addition to the system's \(other), and people cannot tell how they differ"
        )
        continue
      }
      // An own command called as the system's is left to `edit-system-menu`.
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

/// The title of a button cannot be selected.
enum EditNoButtonTarget: Guideline {
  static let rule = Rule(
    "edit-no-button-target", sources: [.editMenus], severity: .error, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for screen in report.module.screens {
      for button in screen.buttons {
        for menu in button.misplacedEditMenus {
          report.finding(
            at: menu.header,
            "The title of the button `\(button.name.text)` cannot be selected, so it has no edit menu"
          )
        }
      }
    }
  }
}

/// Edit commands act at once.
enum EditNoConfirm: Guideline {
  static let rule = Rule(
    "edit-no-confirm", sources: [.editMenus, .editMenus2025], platforms: .withEditMenus,
    severity: .warning, checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      // Elsewhere a question is right (`destructive-needs-confirm`); here the pages want Undo in its place.
      guard let id = entry.command, report.module.commands[id.index].confirmation != nil
      else { continue }
      let command = report.expanded.command(id)
      let edit = report.edits.removal(of: .confirm, from: command, in: report.module)
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) asks before it acts, and edit commands act at once",
        related: [(command.name.place, "the command")],
        fixes: edit.map {
          [
            GuidelineFix(
              // Another menu may have the command because it asks.
              title: "Remove the question", applicability: .unsafe,
              edits: [$0])
          ]
        } ?? [])
    }
  }
}

/// An edit menu belongs to text or other content, not to a whole screen.
enum EditSelectableText: Guideline {
  static let rule = Rule(
    "edit-selectable-text", sources: [.editMenus], severity: .error, needsWholeModule: true,
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for screen in report.module.screens {
      for menu in screen.misplacedEditMenus {
        report.finding(
          at: menu.header,
          "This edit menu belongs to no `item` of `\(screen.name.text)`, so there is nothing to select"
        )
      }
    }
  }
}

/// No condition shows a command of the system where it cannot work.
enum EditSelectionCondition: Guideline {
  static let rule = Rule(
    "edit-selection-condition", sources: [.editMenus], platforms: .withEditMenus, severity: .error,
    checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // Without `selection …` nobody knows which variable tells of one.
    guard let selection = report.expanded.item(of: menu)?.editMenu?.selection else { return }
    for entry in menu.entries {
      guard case .standard(let name) = entry.kind, let condition = entry.condition,
        let needsSelection = needsSelection(name)
      else { continue }
      let wanted = needsSelection ? selection : .not(selection)
      // A narrower condition is right: Cut only where the text can be changed.
      if ConditionLogic.canBothHold(condition, wanted) { continue }
      let title = StandardCommandTable.entry(named: name)?.title ?? name
      let message =
        needsSelection
        ? Message("“\(title)” needs a selection, and this condition holds only while there is none")
        : Message(
          "“\(title)” is for when nothing is selected, and this condition holds only while something is"
        )
      report.finding(at: entry, message)
    }
  }

  /// Whether a command of the system needs a selection (true) or the lack of one (false); nil for other commands.
  private static func needsSelection(_ name: String) -> Bool? {
    switch name {
    // Select All and Paste work with a selection and without.
    case "cut", "copy", "delete", "lookUp", "translate", "searchWeb": return true
    case "select": return false
    default: return nil
    }
  }
}
