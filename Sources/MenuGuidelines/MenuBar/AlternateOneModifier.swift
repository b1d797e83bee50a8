import MenuModel
import MenuSyntax

/// One modifier turns an item into its alternate.
enum AlternateOneModifier: Guideline {
  // An error: the item shows while one key is held, and its shortcut needs others.
  static let rule = Rule(
    "alternate-one-modifier", sources: [.menuBar2025], platforms: .withMenuBar, needs: [],
    severity: .error, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // The entry that the alternates after it replace.
    var base: ExpandedEntry?
    for entry in menu.entries {
      guard let modifier = entry.alternate else {
        base = entry
        continue
      }
      // A third of the alternates of real apps have no key: holding the modifier shows them, which is enough.
      guard let base, let own = key(of: entry, report) else { continue }
      if let key = key(of: base, report) {
        let wanted = StandardShortcut(modifiers: key.modifiers.union(modifier), key: key.key)
        if own.canonical == wanted.canonical { continue }
      }
      let (name, other) = (report.expanded.spoken(entry), report.expanded.spoken(base))
      if let key = key(of: base, report), own.key == key.key,
        let held = Self.one(own.modifiers.subtracting(key.modifiers)),
        own.modifiers.isSuperset(of: key.modifiers)
      {
        let (shown, written) = (modifier.word, held.word)
        report.finding(
          at: entry,
          "\(name) is shown while `\(shown)` is held, but its shortcut adds `\(written)` to that of \(other)",
          help: "Give the shortcut `\(shown)` instead. Or write `alternate \(written)`.",
          fixes: fix(entry, held, report))
        continue
      }
      var related: [(Place, Message)] = []
      if let place = entry.command.flatMap({ report.expanded.command($0).key?.place }) {
        related.append((place, "the shortcut"))
      }
      report.finding(
        at: entry,
        "The shortcut of \(name) differs from that of \(other) by more than the one modifier that shows it",
        related: related)
    }
  }

  /// A modifier that is alone; nil for none or several.
  private static func one(_ modifiers: KeyModifiers) -> KeyModifiers? {
    modifiers.count == 1 ? modifiers : nil
  }

  /// Names the modifier of the shortcut after `alternate`.
  private static func fix(
    _ entry: ExpandedEntry, _ modifier: KeyModifiers, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // A modifier that is written is what its author wanted; the shortcut may be the slip.
    guard report.edits.text(at: entry.place).hasSuffix("alternate") else { return [] }
    let end = entry.place.span.end
    let text = "alternate \(modifier.word)"
    return [
      GuidelineFix(
        title: "Write `\(text)`", applicability: .unsafe,
        edits: [
          Edit(
            place: Place(source: entry.place.source, span: Span(end, end)),
            text: " \(modifier.word)")
        ])
    ]
  }

  private static func key(of entry: ExpandedEntry, _ report: GuidelineReport) -> StandardShortcut? {
    if case .standard(let name) = entry.kind {
      switch entry.standardKey {
      case nil: break
      // `key none` takes the system's key away.
      case .hidden?: return nil
      case .chords(let keys)?: return keys.first.map { StandardShortcut($0) }
      }
      return StandardCommandTable.entry(named: name)?.shortcut
    }
    return entry.command.flatMap { report.expanded.command($0).key }.map { StandardShortcut($0) }
  }
}
