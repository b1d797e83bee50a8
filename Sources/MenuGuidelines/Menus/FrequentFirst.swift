import MenuModel
import MenuSyntax

/// The commands that people use most come first.
struct FrequentFirst: Guideline {
  static let page = GuidelinePage(
    id: "frequent-first",
    title: Bilingual("A rarely used command above a frequent one", ko: "자주 쓰는 명령보다 위에 있는 드문 명령"),
    what: Bilingual(
      "In a pull-down menu, within a group, commands marked `often` or `primary` come before others, and those marked `rarely` come last. Destructive commands are left where they are.",
      ko:
        "풀다운 메뉴의 그룹 안에서는 `often`이나 `primary`인 명령이 먼저, `rarely`인 명령이 마지막에 옵니다. 파괴적인 명령의 자리는 보지 않습니다."
    ),
    why: Bilingual(
      "People read a menu from the top and stop where they find what they want.",
      ko: "사람들은 메뉴를 위에서부터 읽다가 원하는 것을 찾으면 멈춥니다."),
    sources: [.menus2025],
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        newTab "New Tab" often onscreen
        groupAll "Group Tabs" onscreen
        closeAll "Close All Tabs" rarely onscreen
      }
      screen Web {
        button Tabs "Tabs" { closeAll; groupAll; newTab }
      }
      """),
    .good(
      """
      commands {
        newTab "New Tab" often onscreen
        groupAll "Group Tabs" onscreen
        closeAll "Close All Tabs" rarely onscreen
      }
      screen Web {
        button Tabs "Tabs" { newTab; groupAll; closeAll }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.pullDown, .toolbarMenu], check)]

  @Sendable static func check(_ menu: ShownMenu, _ report: inout GuidelineReport) {
    for group in menu.groups {
      var entries: [(entry: ShownEntry, rank: Int)] = []
      for entry in group {
        guard let id = entry.command else { continue }
        let command = report.shown.command(id)
        if !command.isDestructive { entries.append((entry, command.frequencyRank)) }
      }
      // Where nothing is marked any order is as good.
      guard entries.contains(where: { $0.rank != 2 }) else { continue }
      for index in entries.indices.dropFirst()
      where entries[index].rank < entries[index - 1].rank {
        let late = entries[index]
        guard let early = entries[..<index].first(where: { $0.rank > late.rank }) else { continue }
        let title = report.shown.title(of: late.entry).map { TitleText($0).shown } ?? ""
        let other = report.shown.title(of: early.entry).map { TitleText($0).shown } ?? ""
        var fixes: [Fix] = []
        if entries.allSatisfy({ $0.entry.includedFrom == nil }) {
          // The sort keeps the order of what is used alike.
          let sorted = entries.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
          let edits = zip(entries, sorted).map { old, new in
            Edit(place: old.entry.place, text: report.edits.text(at: new.element.entry.place))
          }
          fixes = [Fix(title: "Sort the group by use", edits: edits)]
        }
        report.finding(
          at: late.entry,
          Bilingual(
            "People use “\(title)” more than “\(other)”, which stands before it",
            ko: "“\(title)”은(는) 앞에 있는 “\(other)”보다 자주 쓰입니다"),
          related: [(early.entry.place, Bilingual("used less often", ko: "덜 쓰이는 명령"))], fixes: fixes
        )
        break
      }
    }
  }
}

extension Command {
  /// How early the command comes by use: 0 for a main task, 3 for what people rarely use.
  var frequencyRank: Int {
    if isPrimary { return 0 }
    switch frequency {
    case .often?: return 1
    case nil: return 2
    case .rarely?: return 3
    }
  }
}
