import MenuModel
import MenuSyntax

/// A key that edits text belongs to the text while people edit it.
struct ShortcutEditsText: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-edits-text",
    title: Bilingual("A shortcut that edits text", ko: "텍스트를 편집하는 단축키"),
    what: Bilingual(
      "Keys that edit text, such as Command-Delete, the arrows or Space, belong to the text while people edit it; the command of the menu bar gets them at all other times. More than three that do the same in text are one finding. Keys that type a letter, a digit or punctuation are those of shortcut-command-first.",
      ko:
        "Command-Delete, 화살표, Space처럼 텍스트를 편집하는 키는 편집하는 동안 텍스트의 것이고, 그 밖의 때에는 메뉴 막대 명령의 것입니다. 텍스트에서 같은 일을 하는 키가 세 개보다 많으면 한 번에 알립니다. 글자, 숫자, 문장 부호를 입력하는 키는 shortcut-command-first가 다룹니다."
    ),
    why: Bilingual(
      "A menu sees the keys before the text does. People who press Command-Delete to delete a line they have typed would delete a document.",
      ko: "메뉴는 텍스트보다 먼저 키를 받습니다. 입력한 줄을 지우려고 Command-Delete를 누른 사람이 문서를 지우게 됩니다."),
    remedy: Bilingual(
      "Keep the keys for a command that acts on what is selected in a list. For one that acts on the text itself, write `always` after the keys, or choose others.",
      ko: "목록에서 선택한 것에 작용하는 명령이라면 그대로 두세요. 텍스트 자체에 작용하는 명령이라면 키 뒤에 `always`를 쓰거나 다른 키를 고르세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"clean "Clean Project" key cmd+delete onscreen"#, second)),
    .bad(ExampleApp.builder(#"next "Next Error" key opt+down onscreen"#, second)),
    .good(ExampleApp.builder(#"next "Next Error" key opt+down always onscreen"#, second)),
    .good(ExampleApp.builder(#"next "Next Error" key ctrl+cmd+down onscreen"#, second)),
  ]

  private static let second = #"build "Build Project" key cmd+B onscreen"#

  static let checks: [GuidelineCheck] = [.module(check)]

  /// More keys than these that do the same in text are one finding.
  private static let limit = 3

  @Sendable static func check(_ report: inout GuidelineReport) {
    var inMenuBar: Set<CommandID>?
    var gathered: [TextKeyUse: [OwnShortcut]] = [:]
    for shortcut in report.expanded.shortcuts where !shortcut.chord.isAlways {
      // What the system answers, and what types a character, other rules tell of.
      guard let use = StandardShortcut(shortcut.chord).useInText, !shortcut.isPrintableAlone,
        !ShortcutMeaning.isReserved(shortcut)
      else { continue }
      let commands = inMenuBar ?? Self.commandsInMenuBar(report)
      inMenuBar = commands
      let own = shortcut.command.map { [$0] } ?? shortcut.choosing
      guard own.contains(where: commands.contains), !deletesSelection(shortcut, use, report)
      else { continue }
      if report.isAllowed(shortcut.place) {
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
    report.finding(
      at: shortcut.place,
      Bilingual(
        "While people edit text, `\(keys)` \(words.english); “\(title)” gets it at all other times",
        ko: "텍스트를 편집하는 동안 `\(keys)`은(는) \(words.korean), “\(title)”은(는) 그 밖의 때에 이 키를 받습니다"),
      help: Bilingual(
        "With `key \(keys) always` the command gets it then, too.",
        ko: "`key \(keys) always`라고 쓰면 그때에도 명령의 것입니다."),
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
      return (shortcut.place, Bilingual("“\(title)”", ko: "“\(title)” 명령"))
    }
    report.finding(
      at: shortcuts[0].place,
      Bilingual(
        "While people edit text, each of \(first) and \(rest) more \(words.english); the commands get them at all other times",
        ko: "텍스트를 편집하는 동안 \(first) 외 \(rest)개의 키는 \(words.korean), 명령은 그 밖의 때에 이 키를 받습니다"),
      related: related.filter { $0.0 != shortcuts[0].place },
      help: Bilingual(
        "With `always` after the keys a command gets them then, too.",
        ko: "키 뒤에 `always`라고 쓰면 그때에도 명령의 것입니다."))
  }

  /// Takes a key from text, where nothing can be lost and people can type without it.
  private static func fixes(
    _ shortcut: OwnShortcut, _ use: TextKeyUse, _ keys: String, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    guard use == .moves, let command = shortcut.command,
      !report.expanded.command(command).isDestructive
    else { return [] }
    let written = keys + " always"
    return [
      GuidelineFix(
        title: Bilingual("Write `\(written)`", ko: "`\(written)` 쓰기"), applicability: .unsafe,
        edits: [Edit(place: shortcut.place, text: written)])
    ]
  }

  private static func words(_ use: TextKeyUse) -> Bilingual {
    switch use {
    case .types: return Bilingual("is typed", ko: "입력되고")
    case .deletes: return Bilingual("deletes text", ko: "텍스트를 지우고")
    case .moves: return Bilingual("moves through the text", ko: "텍스트 안에서 이동하고")
    case .ends: return Bilingual("ends or completes what is typed", ko: "입력을 끝내거나 완성하고")
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
  /// Whether the key makes a character that people see, and Command or Control does not change that.
  fileprivate var isPrintableAlone: Bool {
    isPrintable && chord.modifiers.isDisjoint(with: [.command, .control, .function])
  }
}
