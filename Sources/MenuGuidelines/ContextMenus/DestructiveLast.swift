import MenuModel
import MenuSyntax

/// Destructive commands are at the end of a context menu.
struct DestructiveLast: Guideline {
  static let page = GuidelinePage(
    id: "destructive-last",
    title: Bilingual("A destructive command before others", ko: "다른 명령 앞에 있는 파괴적인 명령"),
    what: Bilingual(
      "In a context menu, and in each submenu of it, nothing follows the destructive commands.",
      ko: "컨텍스트 메뉴와 그 하위 메뉴에서 파괴적인 명령 뒤에는 다른 것이 없습니다."),
    why: Bilingual(
      "At the end of the menu a destructive command is least likely to be chosen by mistake.",
      ko: "메뉴의 끝에 있는 파괴적인 명령은 실수로 고를 일이 가장 적습니다."),
    remedy: Bilingual("Move it to the end of the menu.", ko: "메뉴의 끝으로 옮기세요."),
    sources: [.contextMenus2022],
    platforms: [.iOS, .iPadOS],
    restsOn: .menus,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message",
        """
        reply
        delete
        archive
        """,
        platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          archive "Archive" symbol archivebox onscreen
          delete "Delete Message" symbol trash destructive confirm "Delete this message?" onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message",
        """
        reply
        archive
        ---
        delete
        """,
        platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          archive "Archive" symbol archivebox onscreen
          delete "Delete Message" symbol trash destructive confirm "Delete this message?" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus([.context, .background], check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for (index, entry) in menu.entries.enumerated() {
      guard case .command(let id) = entry.kind, report.expanded.command(id).isDestructive,
        let other = menu.entries[(index + 1)...].first(where: {
          !isDestructive($0, in: report.expanded) && canShow($0, beside: entry)
        })
      else { continue }
      let name = report.expanded.command(id).name.text
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(title) is destructive, and other entries come after it",
          ko: "파괴적인 명령 \(title) 뒤에 다른 항목이 있습니다"),
        related: [(other.place, Bilingual("an entry after it", ko: "뒤에 있는 항목"))],
        fixes: fixes(moving: entry, name, in: menu, report))
    }
  }

  /// Whether an entry may be among the destructive commands at the end.
  private static func isDestructive(_ entry: ExpandedEntry, in expanded: ExpandedModule) -> Bool {
    switch entry.kind {
    case .command(let id), .each(let id): return expanded.command(id).isDestructive
    case .standard(let name): return name == "delete"
    case .menu(let number):
      return expanded.menus[number].entries.allSatisfy { isDestructive($0, in: expanded) }
    case .view, .segmented, .search, .space, .flexible, .separator: return false
    }
  }

  /// Whether `when` lets two entries show at once.
  private static func canShow(_ entry: ExpandedEntry, beside other: ExpandedEntry) -> Bool {
    guard let left = entry.condition, let right = other.condition else { return true }
    return ConditionLogic.canBothHold(left, right)
  }

  private static func fixes(
    moving entry: ExpandedEntry, _ name: String, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // An entry alone in its group would leave two separators.
    guard report.isMovable(entry, in: menu),
      menu.entries.contains(where: { $0.group == entry.group && $0.place != entry.place }),
      let insertion = report.edits.insertion(
        report.edits.text(at: entry.place), atEndOf: menu.place)
    else { return [] }
    return [
      GuidelineFix(
        title: Bilingual("Move `\(name)` to the end", ko: "`\(name)`을(를) 끝으로 옮기기"),
        edits: [report.edits.removal(of: entry.place), insertion])
    ]
  }
}
