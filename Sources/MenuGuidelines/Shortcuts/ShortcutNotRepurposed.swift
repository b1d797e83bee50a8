import MenuModel
import MenuSyntax

/// Shortcuts that every app has keep their meaning.
struct ShortcutNotRepurposed: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-not-repurposed",
    title: Bilingual(
      "A common shortcut for another command",
      ko: "다른 명령에 쓰인 표준 단축키"),
    what: Bilingual(
      "A shortcut that people know from other apps, such as Command-P for Print, has no other meaning. It is an error where the standard command is in the menu bar too, and a warning where its action may make no sense in the app.",
      ko:
        "프린트의 Command-P처럼 다른 앱에서 익힌 단축키를 다른 뜻으로 쓰지 않습니다. 표준 명령도 메뉴 막대에 있으면 오류이고, 앱에 그 동작이 없을 수 있으면 경고입니다."
    ),
    why: Bilingual(
      "People press these keys without thinking, in every app.",
      ko: "사람들은 어느 앱에서나 생각 없이 이 키를 누릅니다."),
    remedy: Bilingual(
      "Choose a shortcut of its own.",
      ko: "다른 단축키를 고르세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .warning, otherSeverities: [.error])

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"showPreview "Show Preview" key cmd+P onscreen"#)),
    .bad(
      """
      app Builder { platforms macOS 14 }
      commands {
        showPreview "Show Preview" key cmd+P onscreen
        clean "Clean Project" key cmd+L onscreen
        test "Test Project" onscreen
      }
      menu bar {
        app standard
        file { standard close }
        edit standard
        view standard
        menu Tools "Tools" { showPreview; clean; test }
        window standard
        help standard
      }
      """),
    .good(
      """
      app Builder { platforms macOS 14 }
      commands {
        newProject "New Project" key cmd+N onscreen
        clean "Clean Project" key cmd+L onscreen
        test "Test Project" onscreen
      }
      menu bar {
        app standard
        file { standard close }
        edit standard
        view standard
        menu Tools "Tools" { newProject; clean; test }
        window standard
        help standard
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    guard shortcuts.contains(where: { $0.use?.scope == .app }) else { return }
    let placed = report.expanded.placedShortcuts
    for shortcut in shortcuts where shortcut.use?.scope == .app {
      guard let use = shortcut.use,
        case .repurposed(let declared) = ShortcutMeaning.verdict(on: shortcut, beside: placed)
      else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      if let declared {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` is “\(declared.title)” of the menu bar, and “\(title)” is another action",
            ko: "`\(keys)`은(는) 메뉴 막대에 있는 “\(declared.title)”의 단축키인데 “\(title)”은(는) 다른 동작입니다"),
          severity: .error,
          related: [(declared.place, Bilingual("the standard command", ko: "표준 명령"))])
      } else {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "People know `\(keys)` from other apps for something else than “\(title)”: \(use.action)",
            ko: "사람들은 `\(keys)`을(를) 다른 앱에서 “\(title)”이(가) 아닌 것으로 알고 있습니다(\(use.action))"))
      }
    }
  }
}
