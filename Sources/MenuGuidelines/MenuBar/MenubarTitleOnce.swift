import MenuModel
import MenuSyntax

/// Two commands of the menu bar have two titles.
struct MenubarTitleOnce: Guideline {
  static let page = GuidelinePage(
    id: "menubar-title-once",
    title: Bilingual("Two commands of one title in the menu bar", ko: "메뉴 막대에서 제목이 같은 두 명령"),
    what: Bilingual(
      "Two commands of the menu bar have different titles. In submenus and in titled sections, the title of these tells them apart, and in two menus that of the menu, unless it is an action that says all by itself, such as Check for Updates.",
      ko:
        "메뉴 막대의 두 명령은 제목이 서로 다릅니다. 하위 메뉴와 제목 있는 섹션에서는 그 제목으로, 두 메뉴에서는 메뉴 제목으로 구별되지만, ‘업데이트 확인’처럼 그 자체로 뜻이 분명한 동작은 그렇지 않습니다."
    ),
    why: Bilingual(
      "Who searches for a command in Help, or sets a shortcut in Settings, has only the title to choose by.",
      ko: "도움말에서 명령을 찾거나 설정에서 단축키를 정할 때는 제목만 보고 골라야 합니다."),
    remedy: Bilingual(
      "Say in each title what differs.", ko: "무엇이 다른지 각 제목에 쓰세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        #"menu Note "Note" { exportText; exportPicture }"#,
        commands:
          #"exportText "Export Note" onscreen; exportPicture "Export Note" onscreen"#)),
    .good(
      ExampleApp.menuBar(
        #"menu Note "Note" { exportText; exportPicture }"#,
        commands:
          #"exportText "Export as Text" onscreen; exportPicture "Export as Picture" onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  /// An entry of a menu of the menu bar.
  private struct Found {
    var command: CommandID
    var entry: ExpandedEntry
    var menu: ExpandedMenu
    var platforms: PlatformSet
  }

  @Sendable static func check(_ report: inout GuidelineReport) {
    var found: [String: [Found]] = [:]
    for menu in report.expanded.menus(of: .bar) where menu.level == 0 {
      for entry in menu.entries where entry.alternate == nil {
        guard let id = entry.command, let facts = report.expanded.titleFacts(of: entry),
          report.expanded.title(of: entry)?.isPlain == true, !facts.lowercased.isEmpty
        else { continue }
        let new = Found(
          command: id, entry: entry, menu: menu,
          platforms: menu.platforms.intersection(report.platforms))
        let earlier = found[facts.lowercased, default: []]
        if let first = earlier.first(where: { isMistakable($0, new, facts) }) {
          say(new, first, &report)
        }
        found[facts.lowercased, default: []].append(new)
      }
    }
  }

  private static func isMistakable(_ first: Found, _ second: Found, _ facts: TitleFacts) -> Bool {
    if first.command == second.command || first.platforms.isDisjoint(with: second.platforms) {
      return false
    }
    if first.menu.number == second.menu.number {
      return first.entry.section == second.entry.section
    }
    return facts.beginsWithVerb && facts.words.count > 1
  }

  private static func say(_ second: Found, _ first: Found, _ report: inout GuidelineReport) {
    let name = report.expanded.spoken(second.entry)
    report.finding(
      at: second.entry,
      Bilingual(
        "Two commands in the menu bar are called \(name)",
        ko: "메뉴 막대에 제목이 \(name)인 명령이 두 개 있습니다"),
      platforms: first.platforms.intersection(second.platforms),
      related: [(first.entry.place, Bilingual("the other command", ko: "다른 명령"))])
  }
}
