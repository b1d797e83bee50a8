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
      "The app's own shortcuts are for commands that people use often: none for one marked `rarely`, and 40 in all at most. Standard shortcuts do not count.",
      ko: "앱 고유의 단축키는 자주 쓰는 명령을 위한 것입니다. `rarely`인 명령에는 주지 않고, 모두 40개까지입니다. 표준 단축키는 세지 않습니다."),
    why: Bilingual(
      "People remember few, and each one takes keys from something else.",
      ko: "사람들이 기억하는 것은 몇 개뿐이고, 하나마다 다른 것의 키를 빼앗습니다."),
    remedy: Bilingual(
      "Leave the shortcut out.",
      ko: "단축키를 빼세요."),
    sources: [.keyboards2025],
    platforms: .withShortcuts,
    severity: .note,
    threshold: .max(40))

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.builder(#"build "Build Project" rarely key cmd+K onscreen"#)),
    .good(ExampleApp.builder(#"build "Build Project" often key cmd+K onscreen"#)),
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
      if command.frequency == .rarely {
        report.finding(
          at: shortcut.place,
          Bilingual(
            "`\(shortcut.name.text)` is rarely used, and has the shortcut `\(keys)`",
            ko: "드물게 쓰는 `\(shortcut.name.text)`에 단축키 `\(keys)`이(가) 있습니다"),
          fixes: fixes(command, report))
      } else if count == limit + 1 {
        let number = count
        report.finding(
          at: shortcut.place,
          Bilingual(
            "This is shortcut \(number) of the app's own; people remember at most \(limit)",
            ko: "앱 고유의 단축키 가운데 \(number)번째입니다. 사람들이 기억하는 것은 \(limit)개까지입니다"))
      }
    }
  }

  private static func fixes(_ command: Command, _ report: GuidelineReport) -> [Fix] {
    guard let edit = report.edits.removal(of: .key, from: command, in: report.module) else {
      return []
    }
    return [Fix(title: "Remove the shortcut", applicability: .unsafe, edits: [edit])]
  }
}
