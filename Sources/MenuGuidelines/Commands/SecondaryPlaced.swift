import MenuModel
import MenuSyntax

/// Every command is placed somewhere.
struct SecondaryPlaced: Guideline {
  static let page = GuidelinePage(
    id: "secondary-placed",
    title: Bilingual("A command that is placed nowhere", ko: "어디에도 놓이지 않은 명령"),
    what: Bilingual(
      "Each command is in a menu or a toolbar, or the app shows a control of its own for it (`onscreen`). Secondary commands are grouped in a pull-down menu.",
      ko: "모든 명령은 메뉴나 도구 막대에 있거나, 앱이 직접 컨트롤을 보여 줍니다(`onscreen`). 부차적인 명령은 풀다운 메뉴에 모읍니다."),
    why: Bilingual(
      "What is declared and placed nowhere cannot be found by anyone.",
      ko: "선언만 하고 어디에도 배치하지 않은 것은 아무도 찾을 수 없습니다."),
    remedy: Bilingual(
      "Place it, mark it as `onscreen`, or remove it.",
      ko: "어딘가에 배치하거나, `onscreen`을 붙이거나, 지우세요."),
    sources: [.pullDownMenusIOS14],
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        compose "Compose" onscreen
        schedule "Schedule Message…" asks
      }
      """),
    .good(
      """
      commands {
        compose "Compose" onscreen
        schedule "Schedule Message…" asks onscreen
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.commands(check)]

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.placements(of: id).isEmpty, !report.expanded.isForDebugging(id),
      !report.expanded.command(id).hasControl,
      !report.module.commands.contains(where: { $0.answers.contains(id) })
    else { return }
    let command = report.expanded.command(id)
    let title = report.name(of: id)
    report.finding(
      at: command.name.place,
      Bilingual(
        "\(title) (`\(command.name.text)`) is placed nowhere, so people cannot find it",
        ko: "\(title)(`\(command.name.text)`)은(는) 어디에도 놓이지 않아 찾을 수 없습니다"))
  }
}
