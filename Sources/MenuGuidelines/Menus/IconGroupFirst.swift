import MenuModel
import MenuSyntax

/// One symbol introduces a group of similar entries.
struct IconGroupFirst: Guideline {
  static let page = GuidelinePage(
    id: "icon-group-first",
    title: Bilingual("The same symbol twice in a group", ko: "한 그룹에 두 번 나오는 기호"),
    what: Bilingual(
      "In the edition of 2025, where similar entries of a group would have the same symbol, the first has it and introduces the group. That of 2026 has an icon on each entry of a group or on none.",
      ko:
        "2025년판에서는 한 그룹의 비슷한 항목들이 같은 기호를 쓸 때 첫 항목에만 기호를 두어 그룹을 소개합니다. 2026년판에서는 그룹의 모든 항목에 아이콘이 있거나 하나도 없습니다."
    ),
    why: Bilingual(
      "A repeated symbol tells nothing new and makes the menu busier.",
      ko: "되풀이되는 기호는 새로운 것을 알려 주지 않고 메뉴만 복잡하게 합니다."),
    remedy: Bilingual(
      "Write `symbol none` at the later entries, or choose different symbols.",
      ko: "뒤의 항목에 `symbol none`을 쓰거나 서로 다른 기호를 고르세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: EditionSeverity(in2022: nil, in2025: .warning, in2026: nil),
    withdrawal: .init(edition: .edition2026))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Create", "newNote; newTask; newEvent",
        commands: """
          newNote "Add Note" symbol doc.badge.plus onscreen
          newTask "Add Task" symbol doc.badge.plus onscreen
          newEvent "Add Meeting" symbol doc.badge.plus onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Create", "newNote; newTask; newEvent",
        commands: """
          newNote "Add Note" symbol doc.badge.plus onscreen
          newTask "Create Task" symbol checklist onscreen
          newEvent "Plan Meeting" symbol calendar.badge.plus onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus([.pullDown, .toolbarMenu, .titleMenu, .edit, .bar], check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for group in menu.groups {
      var first: [String: ExpandedEntry] = [:]
      var repeated: [(entry: ExpandedEntry, name: String)] = []
      for entry in group where entry.layout == .list {
        guard case .command = entry.kind, let image = report.expanded.image(of: entry) else {
          continue
        }
        let name = image.name.text
        if first[name] == nil { first[name] = entry } else { repeated.append((entry, name)) }
      }
      guard let (second, name) = repeated.first, let earlier = first[name] else { continue }
      let edits = report.edits
      var fixes: [GuidelineFix] = []
      if repeated.allSatisfy({ $0.entry.includedFrom == nil }) {
        fixes = [
          GuidelineFix(
            title: Bilingual("Leave the symbol to the first entry", ko: "첫 항목의 기호만 남기기"),
            applicability: .unsafe,
            edits: repeated.map { edits.withoutSymbol($0.entry, in: report.expanded) })
        ]
      }
      report.finding(
        at: second,
        Bilingual(
          "The symbol `\(name)` appears twice in this group; on the first entry it introduces the group",
          ko: "기호 `\(name)`이(가) 이 그룹에 두 번 나옵니다. 첫 항목의 기호가 그룹을 소개합니다"),
        related: [(earlier.place, Bilingual("first used here", ko: "처음 쓰인 곳"))], fixes: fixes)
    }
  }
}
