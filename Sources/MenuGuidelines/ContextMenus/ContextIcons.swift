import MenuModel
import MenuSyntax

/// Each command of a context menu has a symbol.
struct ContextIcons: Guideline {
  static let page = GuidelinePage(
    id: "context-icons",
    title: Bilingual("A command without a symbol in a context menu", ko: "컨텍스트 메뉴에서 기호가 없는 명령"),
    what: Bilingual(
      "In edition 2022 each command in a context menu has a symbol or image. `symbol none` at the entry says that it has none on purpose.",
      ko: "2022년판에서는 컨텍스트 메뉴의 모든 명령에 기호나 이미지가 있습니다. 항목의 `symbol none`은 일부러 두지 않음을 뜻합니다."),
    why: Bilingual(
      "A symbol tells commands apart before their titles are read. Today’s guidelines ask for the opposite: icons for few entries, and none where no picture is clear.",
      ko:
        "기호가 있으면 제목을 읽기 전에 명령을 구별할 수 있습니다. 오늘날의 지침은 반대로 말합니다. 아이콘은 일부 항목에만 쓰고, 뜻이 분명한 그림이 없으면 쓰지 않습니다."
    ),
    remedy: Bilingual(
      "Write `symbol NAME` at the command, or `symbol none` at the entry.",
      ko: "명령에 `symbol 이름`을 쓰거나, 항목에 `symbol none`을 쓰세요."),
    sources: [.contextMenus2022, .contextMenusIOS13, .menus2026],
    platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Recipe", "cook; plan", platforms: "iOS 17",
        commands: """
          cook "Start Cooking" symbol flame onscreen
          plan "Plan for Today" onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Recipe", "cook; plan", platforms: "iOS 17",
        commands: """
          cook "Start Cooking" symbol flame onscreen
          plan "Plan for Today" symbol calendar onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries where !entry.hidesImage {
      guard case .command(let id) = entry.kind, case .list = entry.layout else { continue }
      if entry.image != nil || report.module.commands[id.index].image != nil { continue }
      let command = report.expanded.command(id)
      guard case .none = command.payload else { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(title) has no symbol, and each command of a context menu shows one",
          ko: "\(title)에 기호가 없습니다. 컨텍스트 메뉴의 명령에는 모두 기호가 있습니다"),
        related: [(command.name.place, Bilingual("the command", ko: "명령"))])
    }
  }
}
