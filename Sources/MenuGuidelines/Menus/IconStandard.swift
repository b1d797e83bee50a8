import MenuModel
import MenuSyntax

/// Standard actions have their standard symbols, and other actions have others.
enum IconStandard: Guideline {
  static let rule = Rule(
    "icon-standard", sources: [.icons2025, .menus2025, .menus2026], needs: [],
    severity: .warning, checks: [.commands(check), .menus(Set(MenuSurface.allCases), checkEntries)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard let symbol = report.expanded.symbolFacts(of: id),
      case let facts = report.expanded.titleFacts(of: id), mayDiffer(symbol, facts),
      !report.expanded.command(id).isVerbatim,
      let image = report.expanded.image(of: id)
    else { return }
    check(image, symbol, report.expanded.title(of: id), facts, of: id, &report)
  }

  /// Entries with a symbol of their own.
  @Sendable static func checkEntries(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let image = entry.image, let symbol = entry.symbolFacts, let id = entry.command,
        let facts = report.expanded.titleFacts(of: entry),
        mayDiffer(symbol, facts),
        !report.expanded.command(id).isVerbatim
      else { continue }
      check(image, symbol, entry.title ?? report.expanded.title(of: id), facts, of: id, &report)
    }
  }

  /// Whether a title may want another symbol, or a symbol another title.
  private static func mayDiffer(_ symbol: SymbolFacts, _ title: TitleFacts) -> Bool {
    // The whole title: “Copy Link” is another action than Copy, and may have a symbol of its own.
    if title.standardSymbols != nil { return true }
    guard let action = symbol.action else { return false }
    // `trash` is right for Uninstall and Empty too: a word of the action is enough.
    return !title.actions.contains(action.name)
  }

  private static func check(
    _ image: Image, _ symbolFacts: SymbolFacts, _ text: Text, _ facts: TitleFacts,
    of id: CommandID, _ report: inout GuidelineReport
  ) {
    let title = TitleText(text)
    // `symbol-exists` reports a symbol that does not exist.
    guard case .symbol(let symbol) = image, symbolFacts.systems != nil, title.isLatin else {
      return
    }
    if let standard = facts.standardSymbols {
      // `trash.fill` and `trash.slash` are variants of the symbol.
      if standard.contains(where: { symbol.text == $0 || symbol.text.hasPrefix($0 + ".") }) {
        return
      }
      // The keys that delete a character.
      if symbol.text.hasPrefix("delete.left") || symbol.text.hasPrefix("delete.right") { return }
      let wanted = StandardIcons.available(standard, in: report.module)
      report.finding(
        at: symbol.place,
        "“\(title.shown)” has the symbol `\(symbol.text)`; people know it by `\(wanted)`",
        fixes: [
          GuidelineFix(
            // The symbol may be of more menus, where another action is beside it.
            title: "Write `\(wanted)`", applicability: .unsafe,
            edits: [Edit(place: symbol.place, text: wanted)])
        ])
      return
    }
    guard let action = symbolFacts.action else { return }
    // A menu “Clear” with “Last Hour” and “All History”: what deletes may show so, whatever it is called.
    if action.name == "delete", report.expanded.command(id).isDestructive { return }
    let name = action.name.prefix(1).uppercased() + action.name.dropFirst()
    report.finding(
      at: symbol.place,
      "`\(symbol.text)` stands for \(name), and “\(title.shown)” is another action",
      help: "Choose a symbol of its own.")
  }
}
