import MenuModel
import MenuSyntax

/// A destructive command asks before it acts.
struct DestructiveNeedsConfirm: Guideline {
  static let page = GuidelinePage(
    id: "destructive-needs-confirm",
    title: Bilingual("A destructive command that does not ask", ko: "묻지 않는 파괴적인 명령"),
    what: Bilingual(
      "A destructive command in a pull-down menu has a `confirm` question, unless it `asks` for more anyway. The page of 2022 asks for it; from 2025 on it is a warning, and for a command that is `undoable` a note. In a context menu it is a note, and `undoable` is enough. A command in several menus is one finding, where it weighs most.",
      ko:
        "풀다운 메뉴의 파괴적인 명령에는 `confirm` 질문이 있습니다. `asks`로 더 묻는 명령에는 필요 없습니다. 2022년판이 요구하며, 2025년판부터는 경고이고 `undoable`이면 참고로만 알립니다. 컨텍스트 메뉴에서는 참고로만 알리고, `undoable`이면 질문이 필요 없습니다. 여러 메뉴에 있는 명령은 가장 중요한 곳에서 한 번만 알립니다."
    ),
    why: Bilingual(
      "An entry is easily hit by mistake. The question comes in a place other than the menu, so a second tap at the same spot destroys nothing.",
      ko: "항목은 실수로 누르기 쉽습니다. 질문은 메뉴와 다른 자리에 나타나므로, 같은 곳을 한 번 더 눌러도 아무것도 없어지지 않습니다."),
    remedy: Bilingual(
      "Write `confirm \"…?\"` at the command, with a question that says what is lost.",
      ko: "무엇이 없어지는지 말하는 `confirm \"…?\"`를 명령에 쓰세요."),
    sources: [.pullDownMenusIOS14],
    platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .error, in2025: .warning), otherSeverities: [.note],
    isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Actions", "reply; flag; delete", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          flag "Flag" symbol flag onscreen
          delete "Delete Message" symbol trash destructive onscreen
          """)),
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
          delete "Delete Message" symbol trash destructive confirm "Delete this message and its attachments?" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  private static let pullDowns: Set<MenuSurface> = [.pullDown, .toolbarMenu, .titleMenu]

  /// An entry for a command that does not ask.
  private struct Unasked {
    let entry: ExpandedEntry
    let isNote: Bool
    let platforms: PlatformSet
  }

  @Sendable static func check(_ report: inout GuidelineReport) {
    var unasked: [CommandID: [Unasked]] = [:]
    var order: [CommandID] = []
    for menu in report.expanded.menus {
      let isContext = menu.surface == .context || menu.surface == .background
      guard isContext || pullDowns.contains(menu.surface),
        case let platforms = menu.platforms.intersection(report.platforms), !platforms.isEmpty
      else { continue }
      for entry in menu.entries {
        guard let id = entry.command, case let command = report.expanded.command(id),
          command.isDestructive, command.confirmation == nil, !command.asks,
          !DestructiveMarked.destroysNothing(report.expanded.titleFacts(of: id)),
          !(isContext && command.isUndoable)
        else { continue }
        if unasked[id] == nil { order.append(id) }
        unasked[id, default: []].append(
          Unasked(
            entry: entry, isNote: isContext || command.isUndoable, platforms: platforms))
      }
    }
    for id in order { say(unasked[id] ?? [], of: id, &report) }
  }

  /// Reports a command once, where it weighs most; and each entry that an `@allow` speaks of.
  private static func say(
    _ unasked: [Unasked], of id: CommandID, _ report: inout GuidelineReport
  ) {
    let allowed = unasked.filter { report.isAllowed($0.entry.place) }
    let others = unasked.filter { !report.isAllowed($0.entry.place) }
    let first = others.first { !$0.isNote } ?? others.first
    let command = report.expanded.command(id)
    let platforms = others.filter { $0.isNote == first?.isNote }
      .reduce(into: PlatformSet()) { $0.formUnion($1.platforms) }
    for item in allowed + (first.map { [$0] } ?? []) {
      let title = report.expanded.spoken(item.entry)
      let message =
        command.isUndoable
        ? Bilingual(
          "\(title) is destructive and doesn't ask people to confirm; that it can be undone may be enough",
          ko: "파괴적인 명령 \(title)이(가) 확인을 요청하지 않습니다. 되돌릴 수 있으니 그것으로 충분할 수도 있습니다")
        : Bilingual(
          "\(title) is destructive but doesn't ask people to confirm",
          ko: "파괴적인 명령 \(title)이(가) 확인을 요청하지 않습니다")
      report.finding(
        at: item.entry, message, severity: item.isNote ? .note : nil,
        platforms: report.isAllowed(item.entry.place) ? item.platforms : platforms,
        related: [(command.name.place, Bilingual("the command", ko: "명령"))])
    }
  }
}
