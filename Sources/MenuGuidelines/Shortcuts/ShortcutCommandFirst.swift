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
      "A shortcut with a letter, a digit or punctuation has Command, with Shift as the second modifier, and Option sparingly. Keys of tools in a drawing app may do without; past five of them the rule speaks once. Control, and keys that make no character, are not looked at.",
      ko:
        "글자, 숫자, 문장 부호의 단축키에는 Command가 있고, 두 번째 보조 키는 Shift이며, Option은 아껴 씁니다. 그리기 앱의 도구 키에는 Command가 없어도 되며, 다섯 개를 넘으면 한 번만 알립니다. Control과 글자가 없는 키는 검사하지 않습니다."
    ),
    why: Bilingual(
      "Keys without Command type text, so such a shortcut works only where nobody can type.",
      ko: "Command가 없는 키는 글자를 입력하므로, 이런 단축키는 글자를 입력할 수 없는 곳에서만 동작합니다."),
    remedy: Bilingual(
      "Begin with `cmd`, and add `shift` if that is taken.",
      ko: "`cmd`로 시작하고, 이미 쓰였으면 `shift`를 더하세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    restsOn: .menus,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"build "Build Project" key K onscreen"#)),
    .bad(ExampleApp.builder(#"build "Build Project" key opt+K onscreen"#)),
    .good(ExampleApp.builder(#"build "Build Project" key cmd+shift+B onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  /// The keys without Command that are told of one by one; an app with more has keys for its tools.
  private static let mostKeys = 5

  @Sendable static func check(_ report: inout GuidelineReport) {
    let bare = report.expanded.shortcuts.filter { shortcut in
      // Shortcuts of the system are judged by their meaning.
      shortcut.use == nil && shortcut.isPrintable
        && shortcut.chord.modifiers.isDisjoint(with: [.command, .control, .function])
    }
    if let first = bare.first, bare.count > mostKeys {
      let count = bare.count
      let keys = report.written(first)
      report.finding(
        at: first.place,
        Bilingual(
          "`\(keys)` and \(count - 1) more shortcuts have no Command; they work only where nobody can type",
          ko: "`\(keys)` 외 \(count - 1)개의 단축키에 Command가 없습니다. 글자를 입력할 수 없는 곳에서만 동작합니다"))
      return
    }
    for shortcut in bare {
      let keys = report.written(shortcut)
      if shortcut.chord.isAlways {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` has no Command, and with `always` nobody can type that character",
            ko: "`\(keys)`에 Command가 없고, `always` 때문에 아무도 이 글자를 입력할 수 없습니다"),
          fixes: fixes(shortcut, keys, report))
        continue
      }
      report.finding(
        at: shortcut.place,
        Bilingual(
          "`\(keys)` lacks Command, so in a text field it types a character",
          ko: "`\(keys)`에 Command가 없어 텍스트 필드에서는 글자가 입력됩니다"),
        fixes: fixes(shortcut, keys, report))
    }
  }

  /// Adds Command to a key alone, if nothing has that shortcut.
  private static func fixes(
    _ shortcut: OwnShortcut, _ keys: String, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    let wanted = StandardShortcut(modifiers: .command, key: shortcut.chord.key).canonical
    guard shortcut.chord.modifiers.isEmpty, SystemShortcutTable.use(of: wanted) == nil,
      ShortcutMeaning.commands(with: wanted).isEmpty,
      !report.expanded.shortcuts.contains(where: { $0.canonical == wanted })
    else { return [] }
    return [
      GuidelineFix(
        title: Bilingual("Write `cmd+\(keys)`", ko: "`cmd+\(keys)` 쓰기"), applicability: .unsafe,
        edits: [Edit(place: shortcut.place, text: "cmd+" + keys)])
    ]
  }
}
