import MenuModel
import MenuSyntax

/// A command is in the menu bar once.
struct MenubarCommandOnce: Guideline {
  static let page = GuidelinePage(
    id: "menubar-command-once",
    title: Bilingual("A command that is twice in the menu bar", ko: "메뉴 막대에 두 번 있는 명령"),
    what: Bilingual(
      "A command is in one place of the menu bar. Alternates, places for different platforms, and other menus and toolbars do not count.",
      ko: "한 명령은 메뉴 막대의 한 곳에만 있습니다. 대체 항목, 서로 다른 플랫폼을 위한 자리, 다른 메뉴와 도구 막대는 세지 않습니다."),
    why: Bilingual(
      "Who finds a command twice wonders what the difference is, and both menus get longer.",
      ko: "같은 명령을 두 번 보면 무엇이 다른지 궁금해지고, 두 메뉴가 모두 길어집니다."),
    remedy: Bilingual(
      "Keep the place where people look first.", ko: "사람들이 먼저 찾는 자리만 남기세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        "menu Note \"Note\" { pin; archive }\nview { archive; standard fullScreen }",
        commands: #"pin "Pin Note" onscreen; archive "Archive Note" onscreen"#)),
    .good(
      ExampleApp.menuBar(
        "menu Note \"Note\" { pin; archive }",
        commands: #"pin "Pin Note" onscreen; archive "Archive Note" onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    /// The places of each command so far, with the platforms that have them.
    var places: [CommandID: [(place: Place, platforms: PlatformSet)]] = [:]
    for menu in report.expanded.menus(of: .bar) {
      // Submenus of other files have items such as “None” that code replaces.
      if report.isOfExistingMenus && menu.level > 0 { continue }
      let platforms = menu.platforms.intersection(report.platforms)
      for entry in menu.entries where entry.alternate == nil {
        guard let id = entry.command else { continue }
        if let first = places[id]?.first(where: { !$0.platforms.isDisjoint(with: platforms) }) {
          say(
            entry, in: menu, first.place, on: first.platforms.intersection(platforms),
            isNeeded: !first.platforms.isSuperset(of: report.platforms), &report)
        }
        places[id, default: []].append((entry.place, platforms))
      }
    }
  }

  private static func say(
    _ entry: ExpandedEntry, in menu: ExpandedMenu, _ first: Place, on platforms: PlatformSet,
    isNeeded: Bool, _ report: inout GuidelineReport
  ) {
    if entry.place == first { return }
    let name = report.expanded.spoken(entry)
    let isAlone = menu.entries.count { $0.group == entry.group } == 1
    let fix =
      isAlone || isNeeded
      ? nil
      : report.removal(
        of: entry, from: menu,
        title: Bilingual("Remove \(name) here", ko: "여기에서 \(name) 빼기"))
    report.finding(
      at: entry,
      Bilingual(
        "\(name) is in the menu bar twice", ko: "\(name)이(가) 메뉴 막대에 두 번 있습니다"),
      platforms: platforms,
      related: [(first, Bilingual("first here", ko: "처음 있는 자리"))],
      fixes: fix.map { [$0] } ?? [])
  }
}
