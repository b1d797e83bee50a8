import MenuModel
import MenuSyntax

/// One shortcut has one command.
struct ShortcutDuplicate: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-duplicate",
    title: Bilingual(
      "One shortcut for two commands",
      ko: "두 명령에 쓰인 한 단축키"),
    what: Bilingual(
      "On each platform a shortcut belongs to one command, unless conditions never let two of them work at once. Shortcuts are compared by the keys that people press, with those of the system's commands in the menu bar.",
      ko:
        "각 플랫폼에서 단축키 하나에는 명령 하나만 있습니다. 조건 때문에 두 명령이 동시에 동작하지 않으면 괜찮습니다. 사용자가 누르는 키로 비교하고, 메뉴 막대에 있는 시스템 명령과도 비교합니다."
    ),
    why: Bilingual(
      "Only one of them answers, and which one is an accident.",
      ko: "둘 가운데 하나만 반응하고, 어느 것일지는 우연입니다."),
    remedy: Bilingual(
      "Give one of them another shortcut.",
      ko: "둘 중 하나에 다른 단축키를 주세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.builder(
        #"build "Build Project" key cmd+shift+L onscreen"#,
        #"clean "Clean Project" key shift+cmd+L onscreen"#)),
    .bad(ExampleApp.builder(#"saveAll "Save All" key cmd+S onscreen"#)),
    .good(
      """
      app Builder { platforms macOS 14 }
      state { isPlaying: Bool }
      commands {
        play "Play Song" key cmd+L enabled when !isPlaying onscreen
        pause "Pause Song" key cmd+L enabled when isPlaying onscreen
        skip "Skip Song" onscreen
      }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        menu Tools "Tools" { play; pause; skip }
        window standard
        help standard
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let shortcuts = report.expanded.shortcuts
    if shortcuts.isEmpty { return }
    var byKeys: [StandardShortcut: [Int]] = [:]
    for index in shortcuts.indices {
      byKeys[shortcuts[index].canonical, default: []].append(index)
    }
    let placed = report.expanded.placedShortcuts
    let conditions = MenuConditions(report.expanded)
    for index in shortcuts.indices {
      let shortcut = shortcuts[index]
      let platforms = conditions.platforms(of: shortcut)
      // With the system's command it is one thing to be unlike it, and another to be a second one.
      let isSecond: Bool
      if case .repurposed(.some) = ShortcutMeaning.verdict(on: shortcut, beside: placed) {
        isSecond = false
      } else {
        isSecond = !ShortcutMeaning.isReserved(shortcut)
      }
      if isSecond,
        let standard = placed.first(where: {
          $0.canonical == shortcut.canonical && !$0.platforms.isDisjoint(with: platforms)
        })
      {
        say(
          shortcut, "“\(standard.title)”", standard.place,
          on: platforms.intersection(standard.platforms), &report)
        continue
      }
      guard let same = byKeys[shortcut.canonical], same.count > 1 else { continue }
      for first in same where first < index {
        let other = shortcuts[first]
        let both = platforms.intersection(conditions.platforms(of: other))
        if both.isEmpty || other.isSame(as: shortcut) { continue }
        guard ConditionLogic.canBothHold(conditions.of(shortcut), conditions.of(other))
        else { continue }
        say(shortcut, "`\(other.name.text)`", other.place, on: both, &report)
        break
      }
    }
  }

  private static func say(
    _ shortcut: OwnShortcut, _ other: String, _ place: Place, on platforms: PlatformSet,
    _ report: inout GuidelineReport
  ) {
    let platforms = platforms.intersection(report.platforms)
    if platforms.isEmpty { return }
    let keys = report.written(shortcut)
    report.finding(
      at: shortcut.place,
      Bilingual(
        "`\(shortcut.name.text)` has the shortcut `\(keys)`, which \(other) has already",
        ko: "`\(shortcut.name.text)`의 단축키 `\(keys)`은(는) 이미 \(other)의 것입니다"),
      platforms: platforms, related: [(place, Bilingual("the first", ko: "첫 번째"))])
  }
}
