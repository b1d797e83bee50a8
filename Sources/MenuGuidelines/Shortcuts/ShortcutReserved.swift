import MenuModel
import MenuSyntax

/// The system keeps some shortcuts for itself.
struct ShortcutReserved: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-reserved",
    title: Bilingual(
      "A shortcut of the system",
      ko: "시스템의 단축키"),
    what: Bilingual(
      "No command of an app has a shortcut that the system answers: switching apps, capturing the screen, Spotlight, the Dock, logging out and others. What the system answers only with certain settings is a note.",
      ko:
        "앱 전환, 화면 캡처, Spotlight, Dock, 로그아웃처럼 시스템이 처리하는 단축키는 앱의 명령에 쓰지 않습니다. 시스템 설정에 따라 달라지는 것은 참고로만 알립니다."
    ),
    why: Bilingual(
      "The system acts before the app sees the keys, or people lose what they rely on everywhere.",
      ko: "앱이 키를 받기 전에 시스템이 먼저 처리하거나, 어디서나 믿고 쓰던 기능을 잃게 됩니다."),
    remedy: Bilingual(
      "Choose another shortcut.",
      ko: "다른 단축키를 고르세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    restsOn: .menus,
    severity: .error, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"build "Build Project" key cmd+tab onscreen"#)),
    .bad(ExampleApp.builder(#"build "Build Project" key F9 onscreen"#)),
    .good(ExampleApp.builder(#"build "Build Project" key cmd+shift+B onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let reserved = report.expanded.shortcuts.filter { ShortcutMeaning.isReserved($0) }
    if reserved.isEmpty { return }
    var free = FreeShortcuts(report.expanded, ShortcutSurroundings(report.expanded))
    for shortcut in reserved {
      guard let use = shortcut.use else { continue }
      let others = report.replacing(shortcut, with: free.suggestions(for: shortcut))
      let keys = report.written(shortcut)
      let action = SystemActions.name(of: use.action)
      if use.action == SystemActions.varies {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "Depending on its settings, the system may answer `\(keys)` itself",
            ko: "시스템 설정에 따라 `\(keys)`을(를) 시스템이 처리할 수 있습니다"),
          severity: .note, help: others.help, fixes: others.fixes)
      } else if SystemActions.dependsOnSettings(use.action) {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "Depending on its settings, the system may answer `\(keys)` itself: \(action.english)",
            ko: "시스템 설정에 따라 `\(keys)`을(를) 시스템이 처리할 수 있습니다(\(action.korean))"),
          severity: .note, help: others.help, fixes: others.fixes)
      } else {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(keys)` belongs to the system: \(action.english)",
            ko: "`\(keys)`은(는) 시스템의 단축키입니다(\(action.korean))"),
          help: others.help, fixes: others.fixes)
      }
    }
  }
}
