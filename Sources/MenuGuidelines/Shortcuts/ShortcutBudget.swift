import MenuModel
import MenuSyntax

/// Shortcuts are for the commands that people use most.
struct ShortcutBudget: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-budget",
    title: Bilingual(
      "Too many shortcuts",
      ko: "너무 많은 단축키"),
    what: Bilingual(
      "The app's own shortcuts are for commands that people use often: none for one marked `rarely`, and at most 40 in all. Standard shortcuts do not count.",
      ko: "앱 고유의 단축키는 자주 쓰는 명령을 위한 것입니다. `rarely`인 명령에는 주지 않고, 모두 40개까지입니다. 표준 단축키는 세지 않습니다."),
    why: Bilingual(
      "Nobody learns all shortcuts of an app, and each one takes its keys from something else.",
      ko: "앱의 단축키를 모두 익히는 사람은 없고, 단축키 하나마다 다른 것의 키를 빼앗습니다."),
    remedy: Bilingual(
      "Leave the shortcut out.",
      ko: "단축키를 빼세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    threshold: .max(40))

  static let examples: [GuidelineExample] = [
    .bad(
      "guidelines { shortcut-budget note }\n"
        + ExampleApp.builder(#"build "Build Project" rarely key cmd+K onscreen"#)),
    .good(
      "guidelines { shortcut-budget note }\n"
        + ExampleApp.builder(#"build "Build Project" often key cmd+K onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    var count = 0
    for shortcut in report.expanded.shortcuts {
      guard let id = shortcut.command, shortcut.use == nil,
        ShortcutMeaning.commands(with: shortcut.canonical).isEmpty
      else { continue }
      count += 1
      let keys = report.written(shortcut)
      let limit = report.limit
      let command = report.expanded.command(id)
      let title = TitleText(shortcut.title).shown
      if command.frequency == .rarely {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "“\(title)” is rarely used, but has the shortcut `\(keys)`",
            ko: "드물게 쓰는 “\(title)”에 단축키 `\(keys)`이(가) 있습니다"),
          fixes: fixes(command, report))
      } else if count == limit + 1 {
        let number = count
        report.finding(
          at: shortcut.place,
          Bilingual(
            "This is number \(number) of the app's own shortcuts; more than \(limit) are hard to learn",
            ko: "앱 고유의 단축키 가운데 \(number)번째입니다. 한도는 \(limit)개입니다"))
      }
    }
  }

  private static func fixes(_ command: Command, _ report: GuidelineReport) -> [GuidelineFix] {
    guard let edit = report.edits.removal(of: .key, from: command, in: report.module) else {
      return []
    }
    return [
      GuidelineFix(
        title: Bilingual("Remove the shortcut", ko: "단축키 빼기"), applicability: .unsafe, edits: [edit]
      )
    ]
  }
}
