import MenuModel
import MenuSyntax

/// A modifier makes a relative of a known command, not a stranger.
struct ShortcutFamily: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-family",
    title: Bilingual(
      "An unrelated command on a known key",
      ko: "관계없는 명령에 쓰인 익숙한 키"),
    what: Bilingual(
      "Adding a modifier to the shortcut of a common command (Save, Close, Find, Print, Paste, New, Open, Undo) makes that of a related command: its title begins with the same word, as Save All does.",
      ko: "저장, 닫기, 찾기, 프린트, 붙여넣기, 신규, 열기, 실행 취소의 단축키에 보조 키를 더한 것은 ‘모두 저장’처럼 관련된 명령에 씁니다."),
    why: Bilingual(
      "People guess at such shortcuts, and are surprised by what an unrelated one does.",
      ko: "사람들은 이런 단축키를 짐작으로 누르고, 관계없는 일이 일어나면 놀랍니다."),
    remedy: Bilingual(
      "Choose another letter, or give it to a related command.",
      ko: "다른 글자를 고르거나 관련된 명령에 주세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"showPreview "Show Preview" key cmd+opt+P onscreen"#)),
    .good(ExampleApp.builder(#"saveAll "Save All" key cmd+opt+S onscreen"#)),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    if shortcuts.isEmpty { return }
    let placed = report.expanded.placedShortcuts
    for shortcut in shortcuts {
      guard
        case .unrelated(let base, let name) = ShortcutMeaning.verdict(on: shortcut, beside: placed)
      else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      report.finding(
        at: shortcut.place,
        Bilingual(
          "`\(keys)` looks like a relative of \(name), which is `\(base.written)`, and “\(title)” is none",
          ko: "`\(keys)`은(는) `\(base.written)`인 \(name)과(와) 관련된 명령처럼 보이지만 “\(title)”은(는) 그렇지 않습니다"
        ))
    }
  }
}
