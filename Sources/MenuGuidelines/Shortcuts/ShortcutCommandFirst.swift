import MenuModel
import MenuSyntax

/// Command is the main modifier.
enum ShortcutCommandFirst: Guideline {
  static let rule = Rule(
    "shortcut-command-first", sources: [.keyboards2025], platforms: .withShortcuts, needs: [],
    severity: .note, checks: [.module(check)])

  /// The keys without Command that are told of one by one; an app with more has keys for its tools.
  private static let mostKeys = 5

  @Sendable static func check(_ report: inout GuidelineReport) {
    let bare = report.expanded.shortcuts.filter { shortcut in
      // Keys with Control alone belong to terminals and editors, whose people know them; F1 and the like type nothing.
      // Shortcuts of the system are judged by their meaning.
      shortcut.use == nil && shortcut.isPrintable
        && shortcut.chord.modifiers.isDisjoint(with: [.command, .control, .function])
    }
    // Seashore has a letter for each of its tools: one habit, one finding.
    if let first = bare.first, bare.count > mostKeys {
      let count = bare.count
      let keys = report.written(first)
      report.finding(
        at: first.place,
        "`\(keys)` and \(count - 1) more shortcuts have no Command; they work only where nobody can type"
      )
      return
    }
    for shortcut in bare {
      let keys = report.written(shortcut)
      if shortcut.chord.isAlways {
        report.finding(
          at: shortcut.place,
          "`\(keys)` has no Command, and with `always` nobody can type that character",
          fixes: fixes(shortcut, keys, report))
        continue
      }
      report.finding(
        at: shortcut.place,
        "`\(keys)` lacks Command, so in a text field it types a character",
        fixes: fixes(shortcut, keys, report))
    }
  }

  /// Adds Command to a key alone, if nothing has that shortcut. What destroys is not to be had by one slip of a finger.
  private static func fixes(
    _ shortcut: OwnShortcut, _ keys: String, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    let wanted = StandardShortcut(modifiers: .command, key: shortcut.chord.key).canonical
    // Option may be there on purpose, to make one key of another.
    guard shortcut.chord.modifiers.isEmpty, SystemShortcutTable.use(of: wanted) == nil,
      ShortcutMeaning.commands(with: wanted).isEmpty,
      !(shortcut.command.map { report.expanded.isDestructive($0) } ?? false),
      !report.expanded.shortcuts.contains(where: { $0.canonical == wanted })
    else { return [] }
    return [
      GuidelineFix(
        title: "Write `cmd+\(keys)`", applicability: .unsafe,
        edits: [Edit(place: shortcut.place, text: "cmd+" + keys)])
    ]
  }
}
