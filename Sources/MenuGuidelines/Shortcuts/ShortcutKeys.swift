import MenuModel
import MenuSyntax

/// More modifiers are for letters.
enum ShortcutNonletter: Guideline {
  // Off unless asked for: which characters need modifiers differs by keyboard.
  static let rule = Rule(
    "shortcut-nonletter", sources: [.keyboards2025], platforms: .withShortcuts, needs: [],
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      // What the system itself uses so people know.
      guard shortcut.isPunctuation, modifiers(of: shortcut).count > 1, shortcut.use == nil,
        !wellKnown.contains(shortcut.canonical)
      else { continue }
      let own = report.written(shortcut)
      report.finding(
        at: shortcut.place,
        "`\(own)` adds several modifiers to a character that may need modifiers itself on other keyboards"
      )
    }
  }

  /// The modifiers of a shortcut without a Shift that makes the character: `shift+cmd+/` is `cmd+?`.
  private static func modifiers(of shortcut: OwnShortcut) -> KeyModifiers {
    let modifiers = shortcut.chord.modifiers
    let isShifted = ShortcutUpperChar.upperCharacter(of: shortcut) != nil
    return isShifted ? modifiers.subtracting(.shift) : modifiers
  }

  /// Settings… with Option, and the text of a page that grows and shrinks.
  private static let wellKnown: Set<StandardShortcut> = Set(
    [",", "+", "-"].map { (character: Unicode.Scalar) in
      let key = KeyChord.Key.character(UInt8(ascii: character))
      return StandardShortcut(modifiers: [.option, .command], key: key).canonical
    })
}

/// A shortcut names the character that people see.
enum ShortcutUpperChar: Guideline {
  // A warning with a fix to choose: what key a sign is on differs by keyboard.
  static let rule = Rule(
    "shortcut-upper-char", sources: [.keyboards2025], platforms: .withShortcuts, needs: [],
    severity: .warning, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      // Show Tab Overview of Safari is known as Shift-Command-Backslash.
      guard let character = upperCharacter(of: shortcut), !ShortcutMeaning.isReserved(shortcut),
        character != UInt8(ascii: "|")
      else { continue }
      let modifiers = shortcut.chord.modifiers.subtracting(.shift)
      let keys = StandardShortcut(modifiers: modifiers, key: .character(character)).written
      report.finding(
        at: shortcut.place,
        "Write `\(keys)`: people look for the character that Shift produces",
        // On a German keyboard `<` is a key of its own, so people would press another one.
        fixes: [
          GuidelineFix(
            title: "Write `\(keys)`", applicability: .suggestion,
            edits: [Edit(place: shortcut.place, text: keys)])
        ])
    }
  }

  /// The upper character of a key that is written with Shift and the lower one; nil for other shortcuts.
  static func upperCharacter(of shortcut: OwnShortcut) -> UInt8? {
    guard shortcut.chord.modifiers.contains(.shift), case .character(let byte) = shortcut.chord.key
    else { return nil }
    return StandardShortcut.shifted(byte)
  }
}
