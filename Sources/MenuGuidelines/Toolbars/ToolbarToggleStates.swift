import MenuModel
import MenuSyntax

/// A toggle in a toolbar shows its state.
enum ToolbarToggleStates: Guideline {
  // The pages of 2022 say that the look changes; since then systems show which items are selected.
  static let rule = Rule(
    "toolbar-toggle-states", sources: [.toolbarsIPadOS16],
    severity: EditionSeverity(in2022: .error, in2025: .warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Settings show which pane is selected.
    if toolbar.isSettings { return }
    for entry in toolbar.allItems {
      guard case .command(let id) = entry.kind else { continue }
      let command = report.expanded.command(id)
      // What chooses shows the option that holds.
      if command.on == nil { continue }
      // A title or symbol at the entry is the same in both states.
      let changesTitle = command.titleWhenOn != nil || !command.titlesWhen.isEmpty
      if changesTitle && entry.title == nil { continue }
      let changesImage = command.imageWhenOn != nil || !command.imagesWhen.isEmpty
      if changesImage && entry.image == nil && !entry.hidesImage { continue }
      if isOfPane(entry, report.expanded) || isOfText(entry, report.expanded) { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) looks the same on and off in this toolbar; a toggle changes its title or its symbol",
        fixes: fix(for: command, at: entry, report).map { [$0] } ?? [])
    }
  }

  /// Whether an entry has the symbol of a sidebar or an inspector, which shows by itself whether it is there.
  private static func isOfPane(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let name)? = expanded.image(of: entry) else { return false }
    return name.text.hasPrefix("sidebar.") || name.text == "rectangle.righthalf.inset.filled"
      || name.text == "rectangle.trailinghalf.inset.filled"
  }

  /// Whether an entry is for a style of text: everywhere the same symbol, which looks selected in text that has the style.
  private static func isOfText(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let name)? = expanded.image(of: entry) else { return false }
    return textSymbols.contains(name.text)
  }

  /// The marks and paragraphs of editors, which every app shows so.
  private static let textSymbols: Set<String> = [
    "bold", "italic", "underline", "strikethrough", "highlighter", "superscript",
    "textformat.superscript", "subscript", "textformat.subscript", "link", "textformat",
    "chevron.left.forwardslash.chevron.right", "text.alignleft", "text.aligncenter",
    "text.alignright", "text.justify", "list.bullet", "list.number", "text.quote", "curlybraces",
  ]

  /// Adds the filled form of the symbol for the state that is on.
  private static func fix(
    for command: Command, at entry: ExpandedEntry, _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard entry.image == nil, !entry.hidesImage, command.imageWhenOn == nil,
      case .symbol(let name)? = command.image, SymbolTable.contains(name.text + ".fill")
    else { return nil }
    let end = Span(name.place.span.end, name.place.span.end)
    return GuidelineFix(
      title: "Show `\(name.text).fill` while it is on",
      applicability: .unsafe,
      edits: [
        Edit(place: Place(source: name.place.source, span: end), text: " / \(name.text).fill")
      ])
  }
}
