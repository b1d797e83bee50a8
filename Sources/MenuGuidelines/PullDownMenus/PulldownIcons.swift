import MenuModel
import MenuSyntax

/// All entries of a group have symbols, or none has.
struct PulldownIcons: Guideline {
  static let page = GuidelinePage(
    id: "pulldown-icons",
    title: Bilingual("Symbols on some entries of a group only", ko: "그룹의 일부 항목에만 있는 기호"),
    what: Bilingual(
      "In a pull-down menu a symbol is used where it adds meaning; within a group all commands have one, or none. In the edition of 2025 one on the first entry alone is fine, for it introduces the group. In that of 2026 `icon-uniform-group` takes its place.",
      ko:
        "풀다운 메뉴에서는 뜻을 더할 때 기호를 씁니다. 한 그룹 안에서는 모든 명령에 있거나 하나도 없습니다. 2025년판에서는 첫 항목에만 있는 기호가 그룹을 소개하는 것이어서 괜찮습니다. 2026년판에서는 `icon-uniform-group`이 이 규칙을 대신합니다."
    ),
    why: Bilingual(
      "Titles start at one edge, and a symbol on some of them draws the eye to what is no more important.",
      ko: "제목은 같은 선에서 시작합니다. 일부에만 기호가 있으면 더 중요하지도 않은 것에 눈이 갑니다."),
    remedy: Bilingual(
      "Give each command of the group a symbol, or write `symbol none` at the entries that have one.",
      ko: "그룹의 모든 명령에 기호를 주거나, 기호가 있는 항목에 `symbol none`을 쓰세요."),
    sources: [.pullDownMenusIOS14, .menus2025],
    severity: EditionSeverity(in2022: .note, in2025: .note, in2026: nil),
    withdrawal: .init(edition: .edition2026, successor: "icon-uniform-group"))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Add", "addPhoto; addLink; addTable",
        commands: """
          addPhoto "Add Photo…" symbol photo asks onscreen
          addLink "Insert Link…" asks onscreen
          addTable "Insert Table" symbol tablecells onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Add", "addPhoto; addLink; addTable",
        commands: """
          addPhoto "Add Photo…" symbol photo asks onscreen
          addLink "Insert Link…" symbol link asks onscreen
          addTable "Insert Table" symbol tablecells onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.pullDown, .toolbarMenu], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for group in menu.groups {
      var (with, without) = (0, 0)
      var firstWithout: ExpandedEntry?
      var introduces = false
      for entry in group where entry.layout == .list {
        guard case .command = entry.kind, !entry.takesOptions else {
          continue
        }
        if entry.hasImage {
          if with == 0 && without == 0 { introduces = true }
          with += 1
        } else if report.edition >= .edition2025 && entry.hidesImage {
          // A symbol that an entry before introduced the group with is left out on purpose.
          continue
        } else {
          without += 1
          if firstWithout == nil { firstWithout = entry }
        }
      }
      guard with > 0, let entry = firstWithout else { continue }
      if report.edition >= .edition2025 && introduces && with == 1 { continue }
      let count = with
      report.finding(
        at: entry,
        Bilingual(
          "This entry has no symbol, and \(count) of its group \(count == 1 ? "has one" : "have")",
          ko: "이 항목에는 기호가 없는데 같은 그룹의 \(count)개에는 있습니다"))
    }
  }
}
