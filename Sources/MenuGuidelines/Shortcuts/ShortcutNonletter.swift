import MenuModel
import MenuSyntax

/// More modifiers are for letters.
struct ShortcutNonletter: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-nonletter",
    title: Bilingual(
      "Several modifiers with punctuation",
      ko: "문장 부호와 여러 보조 키"),
    what: Bilingual(
      "A shortcut with punctuation has one modifier; more of them go with letters. ⌥⌘, for an alternate of Settings… is fine, and so are ⌥⌘+ and ⌥⌘-.",
      ko: "문장 부호의 단축키에는 보조 키가 하나입니다. 보조 키를 더하는 것은 글자에만 합니다. ‘설정…’을 대신하는 ⌥⌘,와 ⌥⌘+, ⌥⌘-는 괜찮습니다."),
    why: Bilingual(
      "On the keyboards of other languages many of these characters need modifiers themselves.",
      ko: "다른 언어의 키보드에서는 이런 글자를 입력하는 데 이미 보조 키가 필요한 일이 많습니다."),
    remedy: Bilingual(
      "Use a letter, or one modifier.",
      ko: "글자를 쓰거나 보조 키를 하나만 쓰세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    restsOn: .menus)

  static let examples: [GuidelineExample] = [
    .bad(
      "guidelines { shortcut-nonletter note }\n"
        + ExampleApp.builder(#"build "Build Project" key cmd+opt+[ onscreen"#)),
    .good(
      "guidelines { shortcut-nonletter note }\n"
        + ExampleApp.builder(#"build "Build Project" key cmd+[ onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      guard shortcut.isPunctuation, modifiers(of: shortcut).count > 1, shortcut.use == nil,
        !wellKnown.contains(shortcut.canonical)
      else { continue }
      let own = report.written(shortcut)
      report.finding(
        at: shortcut.place,
        Bilingual(
          "`\(own)` adds several modifiers to a character that may need modifiers itself on other keyboards",
          ko: "`\(own)`은(는) 다른 키보드에서 그 자체로 보조 키가 필요할 수 있는 글자에 보조 키를 여럿 더합니다"))
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
