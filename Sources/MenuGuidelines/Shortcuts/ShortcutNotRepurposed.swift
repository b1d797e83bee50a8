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
      "A shortcut that people know from other apps, such as Command-P for Print, has no other meaning in an app that has its action: an error where the standard command is in the menu bar, a warning where the app has the command by another shortcut, or a related one, such as Page Setup. In an app where the action makes no sense, the shortcut is free.",
      ko:
        "프린트의 Command-P처럼 다른 앱에서 익힌 단축키는, 그 동작이 있는 앱에서 다른 뜻으로 쓰지 않습니다. 표준 명령이 메뉴 막대에 있으면 오류이고, 그 명령에 다른 단축키가 있거나 페이지 설정처럼 관련된 명령이 있으면 경고입니다. 그 동작이 뜻을 갖지 않는 앱에서는 자유롭게 쓸 수 있습니다."
    ),
    why: Bilingual(
      "People press these keys without thinking, in every app.",
      ko: "사람들은 어느 앱에서나 생각 없이 이 키를 누릅니다."),
    remedy: Bilingual(
      "Choose a shortcut of its own.",
      ko: "다른 단축키를 고르세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    restsOn: .menuBar,
    severity: .warning, otherSeverities: [.error])

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"showPreview "Show Preview" key cmd+P onscreen"#)),
    .bad(
      ExampleApp.menuBar(
        """
        file { standard close; ---; standard pageSetup }
        menu Tools "Tools" { showPreview; clean; test }
        """,
        commands: """
          showPreview "Show Preview" key cmd+P onscreen
          clean "Clean Project" key cmd+L onscreen
          test "Test Project" onscreen
          """)),
    .good(
      ExampleApp.menuBar(
        """
        file { standard close }
        menu Tools "Tools" { newProject; clean; test }
        """,
        commands: """
          newProject "New Project" key cmd+N onscreen
          clean "Clean Project" key cmd+L onscreen
          test "Test Project" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    guard shortcuts.contains(where: { $0.use?.scope == .app }) else { return }
    let surroundings = ShortcutSurroundings(report.expanded)
    let duplicates = ShortcutDuplicates(report.expanded)
    var free = FreeShortcuts(report.expanded, surroundings)
    for (index, shortcut) in shortcuts.enumerated() where shortcut.use?.scope == .app {
      guard let use = shortcut.use,
        case .repurposed(let declared) = surroundings.verdict(on: shortcut),
        duplicates.first(before: index) == nil
      else { continue }
      let keys = report.written(shortcut)
      let title = TitleText(shortcut.title).shown
      let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
      if let declared {
        let standard = declared.name(in: report.module)
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` is the shortcut of “\(standard)” in the menu bar, and “\(title)” does something else",
            ko: "`\(keys)`은(는) 메뉴 막대에 있는 “\(standard)”의 단축키인데 “\(title)”은(는) 다른 동작입니다"),
          severity: .error,
          related: [(declared.place, Bilingual("the standard command", ko: "표준 명령"))],
          help: others.help, fixes: others.fixes)
      } else {
        let action = SystemActions.name(of: use.action)
        report.finding(
          at: shortcut.place,
          Bilingual(
            "In other apps `\(keys)` is “\(action.english)”; here it is “\(title)”",
            ko: "다른 앱에서 `\(keys)`은(는) ‘\(action.korean)’인데 여기에서는 “\(title)”입니다"),
          help: others.help, fixes: others.fixes)
      }
    }
  }
}
