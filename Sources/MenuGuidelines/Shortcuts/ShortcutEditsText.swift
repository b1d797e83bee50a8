import MenuModel
import MenuSyntax

/// A key that edits text belongs to the text while people edit it.
enum ShortcutEditsText: Guideline {
  // A note: no page asks for it.
  static let rule = Rule(
    "shortcut-edits-text", sources: [.keyboards2025], platforms: .withShortcuts, needs: [],
    severity: .note, checks: [.module(check)])

  /// More keys than these that do the same in text are one finding.
  private static let limit = 3

  @Sendable static func check(_ report: inout GuidelineReport) {
    var inMenuBar: Set<CommandID>?
    var gathered: [TextKeyUse: [OwnShortcut]] = [:]
    let conditions = MenuConditions(report.expanded)
    for shortcut in report.expanded.shortcuts where !shortcut.chord.isAlways {
      // What the system answers, and what types a character, other rules tell of.
      guard let use = StandardShortcut(shortcut.chord).useInText, !shortcut.isPrintableAlone,
        !ShortcutMeaning.isReserved(shortcut)
      else { continue }
      // An app's own menu takes keys from text fields, and that of one key it may mean to.
      if report.isOfExistingMenus && !shortcut.extendsSelection { continue }
      let commands = inMenuBar ?? Self.commandsInMenuBar(report)
      inMenuBar = commands
      let own = shortcut.command.map { [$0] } ?? shortcut.choosing
      // Only the menu bar sees keys before the text does.
      guard own.contains(where: commands.contains), !deletesSelection(shortcut, use, report)
      else { continue }
      // Mochi Diffusion has its arrows `enabled when … !isTextFieldFocused`: it has thought of it.
      if TypingConditions.restWhileTyping(conditions.of(shortcut), in: report.module) { continue }
      if report.isOfExistingMenus {
        let title = report.edits.raw(shortcut.title)
        let keys = report.written(shortcut)
        report.finding(
          at: shortcut.place,
          "In text `\(keys)` moves or extends the selection, and “\(title)” takes it from there")
      } else if report.isAllowed(shortcut.place) {
        say(shortcut, use, &report)
      } else {
        gathered[use, default: []].append(shortcut)
      }
    }
    for use in [TextKeyUse.types, .deletes, .moves, .ends] {
      let shortcuts = gathered[use] ?? []
      if shortcuts.count > limit {
        say(shortcuts, use, &report)
      } else {
        for shortcut in shortcuts { say(shortcut, use, &report) }
      }
    }
  }

  /// Whether a key does to what is selected what it does to text that is.
  private static func deletesSelection(
    _ shortcut: OwnShortcut, _ use: TextKeyUse, _ report: GuidelineReport
  ) -> Bool {
    guard use == .deletes, let command = shortcut.command else { return false }
    return report.module.commands[command.index].affects == .selection
  }

  private static func say(
    _ shortcut: OwnShortcut, _ use: TextKeyUse, _ report: inout GuidelineReport
  ) {
    let keys = report.written(shortcut)
    let title = report.edits.raw(shortcut.title)
    let words = Self.words(use)
    // The word holds for all keys of a command.
    let all = shortcut.all.map { report.edits.text(at: $0.place) }.joined(separator: ", ")
    report.finding(
      at: shortcut.place,
      "While people edit text, `\(keys)` \(words); “\(title)” gets it at all other times",
      help: "With `key \(all) always` the command gets it then, too.",
      fixes: fixes(shortcut, use, keys, report))
  }

  /// Reports keys that do the same in text at the first of them.
  private static func say(
    _ shortcuts: [OwnShortcut], _ use: TextKeyUse, _ report: inout GuidelineReport
  ) {
    let keys = shortcuts.map { "`\(report.written($0))`" }
    let first = keys.prefix(limit).joined(separator: ", ")
    let rest = keys.count - limit
    let words = Self.words(use)
    let related = shortcuts.map { shortcut in
      let title = report.edits.raw(shortcut.title)
      return (shortcut.place, Message("“\(title)”"))
    }
    report.finding(
      at: shortcuts[0].place,
      "While people edit text, each of \(first) and \(rest) more \(words); the commands get them at all other times",
      related: related.filter { $0.0 != shortcuts[0].place },
      help: "With `always` after the keys a command gets them then, too.")
  }

  /// Takes a key from text, where nothing can be lost and people can type without it.
  private static func fixes(
    _ shortcut: OwnShortcut, _ use: TextKeyUse, _ keys: String, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // Without Delete and Return nobody can write, and what destroys is not to be had by a key of text.
    guard use == .moves, shortcut.all.count == 1, let command = shortcut.command,
      !report.expanded.command(command).isDestructive
    else { return [] }
    let written = keys + " always"
    return [
      GuidelineFix(
        title: "Write `\(written)`", applicability: .unsafe,
        edits: [Edit(place: shortcut.place, text: written)])
    ]
  }

  private static func words(_ use: TextKeyUse) -> Message {
    switch use {
    case .types: return Message("is typed")
    case .deletes: return Message("deletes text")
    case .moves: return Message("moves through the text")
    case .ends: return Message("ends or completes what is typed")
    }
  }

  /// The commands whose shortcuts a menu bar answers, an iPhone's too, which shows none.
  private static func commandsInMenuBar(_ report: GuidelineReport) -> Set<CommandID> {
    var commands: Set<CommandID> = []
    for surface in report.module.surfaces {
      guard case .barMenu = surface.declaration else { continue }
      for platform in report.platforms.platforms where surface.isShown(on: platform) {
        let shown = report.module.expansion(of: surface.entries, on: platform).entries
        commands.formUnion(shown.withDescendants.compactMap(\.command))
      }
    }
    return commands
  }
}

extension OwnShortcut {
  /// Whether the keys select text, or move by words and paragraphs.
  fileprivate var extendsSelection: Bool {
    switch canonical.key {
    case .named(.up), .named(.down), .named(.left), .named(.right):
      return !chord.modifiers.isDisjoint(with: [.shift, .option])
        && chord.modifiers.isDisjoint(with: [.command, .control, .function])
    default: return false
    }
  }

  /// Whether the key makes a character that people see, and Command or Control does not change that.
  fileprivate var isPrintableAlone: Bool {
    isPrintable && chord.modifiers.isDisjoint(with: [.command, .control, .function])
  }
}
