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
      "A shortcut with punctuation has one modifier; more of them go with letters.",
      ko: "문장 부호의 단축키에는 보조 키가 하나입니다. 보조 키를 더하는 것은 글자에만 합니다."),
    why: Bilingual(
      "On the keyboards of other languages many of these characters need modifiers themselves.",
      ko: "다른 언어의 키보드에서는 이런 글자를 입력하는 데 이미 보조 키가 필요한 일이 많습니다."),
    remedy: Bilingual(
      "Use a letter, or one modifier.",
      ko: "글자를 쓰거나 보조 키를 하나만 쓰세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"build "Build Project" key cmd+opt+[ onscreen"#)),
    .good(ExampleApp.builder(#"build "Build Project" key cmd+[ onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      guard shortcut.isPunctuation, shortcut.chord.modifiers.count > 1, shortcut.use == nil,
        ShortcutUpperChar.upperCharacter(of: shortcut) == nil
      else { continue }
      let own = report.written(shortcut)
      report.finding(
        at: shortcut.place,
        Bilingual(
          "`\(own)` has several modifiers with a character that other keyboards need modifiers for",
          ko: "`\(own)`은(는) 다른 키보드에서 보조 키가 필요한 글자에 보조 키를 여럿 쓰고 있습니다"))
    }
  }
}
