import MenuModel
import MenuSyntax

/// A destructive command asks before it acts.
struct DestructiveNeedsConfirm: Guideline {
  static let page = GuidelinePage(
    id: "destructive-needs-confirm",
    title: Bilingual("A destructive command that does not ask", ko: "묻지 않는 파괴적인 명령"),
    what: Bilingual(
      "A destructive command in a pull-down or context menu has a `confirm` question. One that is `undoable` needs none in a context menu; in a pull-down menu it is a note.",
      ko:
        "풀다운 메뉴나 컨텍스트 메뉴의 파괴적인 명령에는 `confirm` 질문이 있습니다. `undoable`이면 컨텍스트 메뉴에서는 필요 없고, 풀다운 메뉴에서는 참고로만 알립니다."
    ),
    why: Bilingual(
      "An entry is easily hit by mistake. The question comes in a place other than the menu, so a second tap at the same spot destroys nothing.",
      ko: "항목은 실수로 누르기 쉽습니다. 질문은 메뉴와 다른 자리에 나타나므로, 같은 곳을 한 번 더 눌러도 아무것도 없어지지 않습니다."),
    remedy: Bilingual(
      "Write `confirm \"…?\"` at the command.", ko: "명령에 `confirm \"…?\"`를 쓰세요."),
    sources: [.pullDownMenusIOS14],
    platforms: [.iOS, .iPadOS],
    severity: .error, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply; delete", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          delete "Delete Message" symbol trash destructive onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply; delete", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          delete "Delete Message" symbol trash destructive confirm "Delete this message?" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus(
      [.pullDown, .toolbarMenu, .titleMenu, .context, .background], check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let isContext = menu.surface == .context || menu.surface == .background
    for entry in menu.entries {
      guard let command = report.expanded.command(of: entry), command.isDestructive else {
        continue
      }
      if command.confirmation != nil || isContext && command.isUndoable { continue }
      let name = command.name.text
      let message =
        command.isUndoable
        ? Bilingual(
          "`\(name)` is destructive and asks nothing; that it can be undone may be enough",
          ko: "파괴적인 명령 `\(name)`이(가) 묻지 않습니다. 되돌릴 수 있으니 그것으로 충분할 수도 있습니다")
        : Bilingual(
          "`\(name)` is destructive and asks nothing before it acts",
          ko: "파괴적인 명령 `\(name)`이(가) 묻지 않고 실행됩니다")
      report.finding(
        at: entry, message, severity: command.isUndoable ? .note : nil,
        related: [(command.name.place, Bilingual("the command", ko: "명령"))],
        fixes: [question(for: command, report.edits)])
    }
  }

  /// A fix that asks with the command's title.
  private static func question(for command: Command, _ edits: SourceEdits) -> GuidelineFix {
    let title = TitleText(edits.raw(command.title)).withoutEllipsis
    return GuidelineFix(
      title: Bilingual("Ask “\(title)?”", ko: "“\(title)?”라고 묻기"), applicability: .unsafe,
      edits: [edits.attribute("confirm \"\(title)?\"", of: command)])
  }
}
