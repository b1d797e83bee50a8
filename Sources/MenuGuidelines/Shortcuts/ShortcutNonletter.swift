import MenuModel
import MenuSyntax

/// More modifiers are for letters.
enum ShortcutNonletter: Guideline {
  static let rule = Rule(
    "shortcut-nonletter", sources: [.keyboards2025], platforms: .withShortcuts, restsOn: .menus,
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
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
