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
      "Where an app has New, Open, Save or Print, its shortcut with Shift or Option is for a related command, such as Save All. Shortcuts that are standard themselves, such as ⇧⌘S for Duplicate, are no relatives.",
      ko:
        "앱에 신규, 열기, 저장, 프린트가 있으면, 그 단축키에 Shift나 Option을 더한 것은 ‘모두 저장’처럼 관련된 명령에 씁니다. 복제의 ⇧⌘S처럼 그 자체가 표준인 단축키는 해당하지 않습니다."
    ),
    why: Bilingual(
      "People try such shortcuts by guessing, and an unrelated command surprises them.",
      ko: "사람들은 이런 단축키를 짐작해서 누르고, 관계없는 일이 일어나면 당황합니다."),
    remedy: Bilingual(
      "Choose another letter, or give it to a related command.",
      ko: "다른 글자를 고르거나 관련된 명령에 주세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    restsOn: .menuBar,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"showPreview "Show Preview" key cmd+opt+P onscreen"#)),
    .good(ExampleApp.builder(#"saveAll "Save All" key cmd+opt+S onscreen"#)),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    if report.expanded.shortcuts.isEmpty { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    for shortcut in report.expanded.shortcuts {
      guard case .unrelated(let family) = surroundings.verdict(on: shortcut) else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      report.finding(
        at: shortcut.place,
        Bilingual(
          "`\(keys)` suggests a variant of \(family.name.english) (`\(family.shortcut.written)`); “\(title)” has nothing to do with it",
          ko:
            "사람들은 `\(keys)`을(를) \(family.name.korean)(`\(family.shortcut.written)`)의 변형으로 생각하지만 “\(title)”은(는) 그렇지 않습니다"
        ))
    }
  }
}
