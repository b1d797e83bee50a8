import MenuModel
import MenuSyntax

/// The app menu has its items in one order, in their groups.
struct AppMenuOrder: Guideline {
  static let page = GuidelinePage(
    id: "app-menu-order",
    title: Bilingual("An app menu out of order", ko: "순서가 다른 앱 메뉴"),
    what: Bilingual(
      "The app menu has About alone in its first group, then Settings with the app's own configuration, then Services, then Hide, Hide Others and Show All, and Quit at the end.",
      ko: "앱 메뉴의 첫 그룹에는 ‘~에 관하여’만 있고, 그다음에 설정과 앱 고유의 구성 항목, 서비스, 가리기·기타 가리기·모두 보기, 마지막에 종료가 옵니다."),
    why: Bilingual(
      "This menu is the same in every app, and people choose from it without reading.",
      ko: "이 메뉴는 어느 앱에서나 같아서 사람들은 읽지 않고 고릅니다."),
    remedy: Bilingual(
      "Write `app standard`, or keep the order of the system's menu.",
      ko: "`app standard`라고 쓰거나 시스템 메뉴의 순서를 따르세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Notes { platforms macOS 14 }
      menu bar {
        app { standard about, settings; ---; standard services; ---; standard hide, hideOthers, showAll; ---; standard quit }
        file standard
        edit standard
        view standard
        window standard
        help standard
      }
      """),
    .bad(
      """
      app Notes { platforms macOS 14 }
      menu bar {
        app {
          standard about
          ---
          standard quit
          ---
          standard settings
          ---
          standard services
          ---
          standard hide, hideOthers, showAll
        }
        file standard
        edit standard
        view standard
        window standard
        help standard
      }
      """),
    .good(
      """
      app Notes { platforms macOS 14 }
      menu bar {
        app { standard about; ---; standard settings; ---; standard services; ---; standard hide, hideOthers, showAll; ---; standard quit }
        file standard
        edit standard
        view standard
        window standard
        help standard
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .app
    else { return }
    var entries: [ExpandedEntry] = []
    var ranks: [Int] = []
    for entry in menu.entries {
      guard let rank = rank(of: entry, report) else { continue }
      entries.append(entry)
      ranks.append(rank)
    }
    if let index = RankOrder.misplaced(ranks).first,
      let (other, isBehind) = RankOrder.other(for: index, in: ranks)
    {
      let (name, second) = (
        report.expanded.spoken(entries[index]), report.expanded.spoken(entries[other])
      )
      report.finding(
        at: entries[index],
        Bilingual(
          "\(name) stands \(isBehind ? "before" : "after") \(second); the order of the app menu is About, Settings, Services, Hide, Quit",
          ko:
            "\(name)이(가) \(second)보다 \(isBehind ? "앞에" : "뒤에") 있습니다. 앱 메뉴의 순서는 ‘~에 관하여’, 설정, 서비스, 가리기, 종료입니다"
        ),
        related: [(entries[other].place, Bilingual("the other entry", ko: "다른 항목"))])
      return
    }
    checkGroups(entries, ranks, &report)
  }

  private static func checkGroups(
    _ entries: [ExpandedEntry], _ ranks: [Int], _ report: inout GuidelineReport
  ) {
    for index in entries.indices.dropFirst() {
      let (first, second) = (entries[index - 1], entries[index])
      guard first.group == second.group, block(ranks[index - 1]) != block(ranks[index])
      else { continue }
      let (name, other) = (report.expanded.spoken(second), report.expanded.spoken(first))
      var fixes: [Fix] = []
      if first.includedFrom == nil, first.alternate == nil,
        let edit = report.edits.separator(between: first.place, and: second.place)
      {
        fixes = [Fix(title: "Put a separator between them", edits: [edit])]
      }
      report.finding(
        at: second,
        Bilingual(
          ranks[index - 1] == 0
            ? "\(name) shares the group of \(other), which stands alone in the first group"
            : "\(name) shares the group of \(other), and belongs in the next",
          ko: ranks[index - 1] == 0
            ? "\(name)이(가) 첫 그룹에 혼자 있어야 할 \(other)과(와) 같은 그룹에 있습니다"
            : "\(name)이(가) \(other)과(와) 같은 그룹에 있습니다. 다음 그룹에 속합니다"),
        help: Bilingual("Put `---` between them.", ko: "둘 사이에 `---`를 넣으세요."), fixes: fixes)
      return
    }
  }

  /// The rank of an entry; the app's own entries are beside Settings.
  private static func rank(of entry: ExpandedEntry, _ report: GuidelineReport) -> Int? {
    switch report.expanded.role(of: entry, in: .app) {
    case "about"?: return 0
    case "settings"?, nil: return 1
    case "services"?: return 2
    case "hide"?: return 3
    case "hideOthers"?: return 4
    case "showAll"?: return 5
    case "quit"?: return 6
    default: return nil
    }
  }

  /// The group of a rank.
  private static func block(_ rank: Int) -> Int { (3...5).contains(rank) ? 3 : rank }
}
