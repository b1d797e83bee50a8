import MenuModel
import MenuSyntax

/// A shortcut names the character that people see.
struct ShortcutUpperChar: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-upper-char",
    title: Bilingual(
      "Shift and the lower character of a key",
      ko: "Shift와 키의 아래쪽 글자"),
    what: Bilingual(
      "A shortcut with punctuation names the upper character of the key rather than Shift with the lower one: `cmd+?`, not `cmd+shift+/`. AppKit itself writes `cmd+shift+\\` for Show All Tabs.",
      ko:
        "문장 부호의 단축키는 Shift와 아래쪽 글자 대신 키의 위쪽 글자로 적습니다. `cmd+shift+/`가 아니라 `cmd+?`입니다. AppKit은 모든 탭 보기에 `cmd+shift+\\`를 씁니다."
    ),
    why: Bilingual(
      "People look for the upper character, and other keyboards have it on another key.",
      ko: "사람들은 위쪽 글자를 찾으며, 다른 키보드에서는 다른 키에 있습니다."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    restsOn: .menus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"build "Build Project" key cmd+shift+' onscreen"#)),
    .good(ExampleApp.builder(#"build "Build Project" key cmd+' onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    for shortcut in report.expanded.shortcuts {
      guard let character = upperCharacter(of: shortcut), !ShortcutMeaning.isReserved(shortcut),
        character != UInt8(ascii: "|")
      else { continue }
      let modifiers = shortcut.chord.modifiers.subtracting(.shift)
      let keys = StandardShortcut(modifiers: modifiers, key: .character(character)).written
      report.finding(
        at: shortcut.place,
        Bilingual(
          "Write `\(keys)`: people look for the character that Shift produces",
          ko: "`\(keys)`(이)라고 쓰세요. 사람들은 Shift로 입력되는 글자를 찾습니다"),
        fixes: [
          GuidelineFix(
            title: Bilingual("Write `\(keys)`", ko: "`\(keys)` 쓰기"),
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
