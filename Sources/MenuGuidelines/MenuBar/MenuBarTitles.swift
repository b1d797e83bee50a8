import MenuModel
import MenuSyntax

/// The Edit menu says Delete.
enum DeleteWord: Guideline {
  static let rule = Rule(
    "delete-word", sources: [.menuBar2025], platforms: .withMenuBar, needs: [],
    severity: .warning, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.barPlace(of: menu) == .edit else { return }
    for entry in menu.entries {
      guard let id = entry.command, !report.expanded.command(id).isVerbatim,
        let facts = report.expanded.titleFacts(of: entry),
        // “Remove” is not among them: the page has Delete instead of Erase or Clear.
        ["erase", "clear"].contains(facts.firstWord),
        // With an object of its own, as in Clear Formatting, the word means something else.
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
    // Before a quote or a sign, “Delete” would not be the first word.
    guard raw.lowercased().hasPrefix(word) else { return [] }
    return [
      GuidelineFix(
        title: "Write “Delete”", applicability: .unsafe,
        edits: [report.edits.replacement(of: text, with: "Delete" + raw.dropFirst(word.count))])
    ]
  }
}

/// New says what it makes.
enum NewNamesItem: Guideline {
  // Off unless asked for: where documents are of one kind New is enough, and only people know of how many kinds they are.
  static let rule = Rule(
    "new-names-item", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .file else { return }
    var creating: Set<CommandID> = []
    var hasStandard = menu.isStandard
    for index in report.expanded.menusWithin(menu.number) {
      for entry in report.expanded.menus[index].entries {
        if case .standard("new") = entry.kind { hasStandard = true }
        guard let id = entry.command, let title = report.expanded.title(of: entry) else { continue }
        switch TitleText(title).firstWord {
        case "new", "create", "add", "새로운", "신규": creating.insert(id)
        default: break
        }
      }
    }
    // One kind of thing needs no name.
    guard creating.count + (hasStandard ? 1 : 0) > 1 else { return }
    for entry in menu.entries {
      if case .standard("new") = entry.kind {
        say(at: entry, &report)
      } else if entry.command != nil, let title = report.expanded.title(of: entry) {
        let word = TitleText(title).withoutEllipsis.lowercased()
        if word == "new" || word == "신규" { say(at: entry, &report) }
      }
    }
  }

  private static func say(at entry: ExpandedEntry, _ report: inout GuidelineReport) {
    let name = report.expanded.spoken(entry)
    let message = Message(
      "\(name) is called “New” alone, though people can make several kinds of things here")
    // Where the title is written: at the `as` that shortens it, if there is one.
    if entry.includedFrom == nil, entry.command != nil, let title = report.expanded.title(of: entry)
    {
      report.finding(at: title.place, message)
    } else {
      report.finding(at: entry, message)
    }
  }
}

/// Duplicate is better than Save As.
enum PreferDuplicate: Guideline {
  // Off unless asked for: only an app whose documents save themselves can offer Duplicate in place of Save As.
  static let rule = Rule(
    "prefer-duplicate", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.surface == .bar else { return }
    // Next to Duplicate the system itself has Save As with Option.
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

  /// The page's own words.
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

/// What shows a part of the window says so, or has a check mark.
enum ToggleLabelNoun: Guideline {
  static let rule = Rule(
    "toggle-label-noun", sources: [.menus2025, .menuBar2025], platforms: .withMenuBar,
    severity: .note, readsEnglish: true, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .view else { return }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind, let text = report.expanded.title(of: entry),
        let facts = report.expanded.titleFacts(of: entry), isPart(facts)
      else { continue }
      let command = report.expanded.command(id)
      // A check mark tells, and what asks opens a dialog about the part: “Toolbar…”.
      guard command.on == nil, command.titleWhenOn == nil, command.titlesWhen.isEmpty,
        !command.isVerbatim, !command.asks
      else { continue }
      if case .none = command.payload {} else { continue }
      let title = TitleText(text).shown
      report.finding(
        at: text.place,
        "“\(title)” only names a part of the window; “Show \(title)” and “Hide \(title)” say what happens"
      )
    }
  }

  /// Whether a title is the name of a part of a window.
  private static func isPart(_ facts: TitleFacts) -> Bool {
    // A longer title says more than the name of a part.
    guard facts.words.count <= 3, let last = facts.words.last, parts.contains(last),
      !facts.beginsWithVerb
    else { return false }
    // “Bar” by itself may be a chart, and “Next Panel” goes there.
    if last == "bar" && facts.words.count == 1 { return false }
    return !facts.words.contains { others.contains($0) }
  }

  /// What View menus of real apps show under a bare noun.
  private static let parts: Set<String> = [
    "bar", "sidebar", "toolbar", "statusbar", "inspector", "ruler", "rulers", "minimap", "gutter",
    "panel", "pane", "drawer", "navigator", "scrollbar", "scrollbars",
  ]

  /// Words of titles that go somewhere or make something: “Next Panel”, “New Sidebar”.
  private static let others: Set<String> = [
    "next", "previous", "other", "new", "to", "in", "as", "with", "by", "no", "without", "and",
  ]
}
