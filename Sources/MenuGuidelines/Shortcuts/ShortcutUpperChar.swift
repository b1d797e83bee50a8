import MenuModel
import MenuSyntax

/// A shortcut names the character that people see.
enum ShortcutUpperChar: Guideline {
  static let rule = Rule(
    "shortcut-upper-char", sources: [.keyboards2025], platforms: .withShortcuts, restsOn: .menus,
    severity: .warning, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      guard let character = upperCharacter(of: shortcut), !ShortcutMeaning.isReserved(shortcut),
        character != UInt8(ascii: "|")
      else { continue }
      let modifiers = shortcut.chord.modifiers.subtracting(.shift)
      let keys = StandardShortcut(modifiers: modifiers, key: .character(character)).written
      report.finding(
        at: shortcut.place,
        "Write `\(keys)`: people look for the character that Shift produces",
        fixes: [
          GuidelineFix(
            title: "Write `\(keys)`",
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
