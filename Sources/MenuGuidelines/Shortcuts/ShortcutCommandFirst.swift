import MenuModel
import MenuSyntax

/// Command is the main modifier.
struct ShortcutCommandFirst: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-command-first",
    title: Bilingual(
      "A shortcut without Command",
      ko: "Command가 없는 단축키"),
    what: Bilingual(
      "A shortcut with a letter, a digit or punctuation has Command, Shift as the second modifier, and Option sparingly; Control is left to the system. Without Command it is an error, with Control, or with Option alone on another key, a note.",
      ko:
        "글자, 숫자, 문장 부호의 단축키에는 Command가 있고, 두 번째 보조 키는 Shift이며, Option은 아껴 쓰고, Control은 시스템에 남겨 둡니다. Command가 없으면 오류이고, Control이 있거나 다른 키에 Option만 있으면 참고로 알립니다."
    ),
    why: Bilingual(
      "Keys without Command type text, and Control belongs to the system.",
      ko: "Command가 없는 키는 글자를 입력하고, Control은 시스템의 것입니다."),
    remedy: Bilingual(
      "Begin with `cmd`, and add `shift` if that is taken.",
      ko: "`cmd`로 시작하고, 이미 쓰였으면 `shift`를 더하세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"build "Build Project" key K onscreen"#)),
    .bad(ExampleApp.builder(#"build "Build Project" key ctrl+cmd+K onscreen"#)),
    .good(ExampleApp.builder(#"build "Build Project" key cmd+shift+B onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      // Shortcuts of the system are judged by their meaning.
      if shortcut.use != nil { continue }
      if !ShortcutMeaning.commands(with: shortcut.canonical).isEmpty
        && ShortcutMeaning.fits(shortcut)
      {
        continue
      }
      let modifiers = shortcut.chord.modifiers
      let keys = report.written(shortcut)
      if shortcut.isPrintable && !modifiers.contains(.command) {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` has no Command; a shortcut with a character needs it",
            ko: "`\(keys)`에 Command가 없습니다. 글자를 쓰는 단축키에는 필요합니다"),
          fixes: fixes(shortcut, keys, report))
      } else if modifiers.contains(.control) {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` has Control, which the system uses for itself",
            ko: "`\(keys)`에 시스템이 쓰는 Control이 있습니다"),
          severity: .note,
          help: Bilingual("Use `shift` or `opt` with `cmd`.", ko: "`cmd`에 `shift`나 `opt`를 더하세요."))
      } else if modifiers == .option {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` has Option alone, and Command is the main modifier",
            ko: "`\(keys)`에 Option만 있습니다. 주된 보조 키는 Command입니다"),
          severity: .note)
      }
    }
  }

  /// Adds Command to a key alone, if nothing has that shortcut.
  private static func fixes(
    _ shortcut: OwnShortcut, _ keys: String, _ report: GuidelineReport
  ) -> [Fix] {
    let wanted = StandardShortcut(modifiers: .command, key: shortcut.chord.key).canonical
    guard shortcut.chord.modifiers.isEmpty, SystemShortcutTable.use(of: wanted) == nil,
      ShortcutMeaning.commands(with: wanted).isEmpty,
      !report.expanded.shortcuts.contains(where: { $0.canonical == wanted })
    else { return [] }
    return [
      Fix(
        title: "Write `cmd+\(keys)`", applicability: .unsafe,
        edits: [Edit(place: shortcut.place, text: "cmd+" + keys)])
    ]
  }
}
