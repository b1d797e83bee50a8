import MenuModel
import MenuSyntax

/// No two entries of a context menu have the same symbol.
struct IconUniqueInMenu: Guideline {
  static let page = GuidelinePage(
    id: "icon-unique-in-menu",
    title: Bilingual("The same symbol twice in a context menu", ko: "컨텍스트 메뉴에 두 번 나오는 기호"),
    what: Bilingual(
      "If several commands of a context menu need the same symbol, none of the menu has one. Under the 2025 edition the first keeps it.",
      ko: "컨텍스트 메뉴의 여러 명령에 같은 기호가 필요하면 그 메뉴의 모든 기호를 뺍니다. 2025년판에서는 첫 항목만 기호를 둡니다."),
    why: Bilingual(
      "A symbol helps only where it tells one command from another.",
      ko: "기호는 명령을 서로 구별해 줄 때만 도움이 됩니다."),
    remedy: Bilingual(
      "Choose different symbols, or write `symbol none` at the entries.",
      ko: "서로 다른 기호를 고르거나 항목에 `symbol none`을 쓰세요."),
    sources: [.contextMenus2022, .menus2025],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        newNote "Add Note" symbol doc.badge.plus onscreen
        newTask "Add Task" symbol doc.badge.plus onscreen
      }
      screen Agenda {
        item Day {
          preview DayCard
          context menu { newNote; newTask }
        }
      }
      """),
    .good(
      """
      app Agenda { platforms iOS 17 }
      commands {
        newNote "Add Note" symbol doc.badge.plus onscreen
        newTask "Add Task" symbol checklist onscreen
      }
      screen Days {
        item Day {
          preview DayCard
          context menu { newNote; newTask }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.entries.mayRepeatImage else { return }
    // The entries with an image, by the number of the image and their position.
    var all: [(image: Int, index: Int)] = []
    var assets: [String: Int] = [:]
    for index in menu.entries.indices {
      guard case .command = menu.entries[index].kind, menu.entries[index].hasImage else { continue }
      if let symbol = menu.entries[index].symbol {
        all.append((symbol, index))
      } else if let asset = report.expanded.image(of: menu.entries[index])?.name.text {
        // Below the numbers of symbols.
        let number = assets[asset] ?? -1 - assets.count
        assets[asset] = number
        all.append((number, index))
      }
    }
    all.sort { ($0.image, $0.index) < ($1.image, $1.index) }
    // The entries that repeat the image of an earlier one.
    var others: [Int] = []
    var repetition: (first: Int, second: Int)?
    var first = 0
    for next in all.indices.dropFirst() {
      if all[next].image != all[first].image {
        first = next
        continue
      }
      others.append(all[next].index)
      if repetition.map({ all[next].index < $0.second }) ?? true {
        repetition = (all[first].index, all[next].index)
      }
    }
    guard let (earlier, second) = repetition,
      let shared = report.expanded.image(of: menu.entries[second])?.name.text
    else { return }
    let dropped = (report.edition == .edition2022 ? all.map(\.index) : others).sorted()
    let edits = report.edits
    var fixes: [Fix] = []
    if dropped.allSatisfy({ menu.entries[$0].includedFrom == nil }) {
      fixes = [
        Fix(
          title: report.edition == .edition2022
            ? "Leave out all symbols of this menu" : "Leave the symbol to the first entry",
          applicability: .unsafe,
          edits: dropped.map { edits.withoutSymbol(menu.entries[$0], in: report.expanded) })
      ]
    }
    report.finding(
      at: menu.entries[second],
      Bilingual(
        "The symbol `\(shared)` stands twice in this menu and tells no command from the other",
        ko: "기호 `\(shared)`이(가) 이 메뉴에 두 번 나와 명령을 구별해 주지 못합니다"),
      related: [(menu.entries[earlier].place, Bilingual("first used here", ko: "처음 쓰인 곳"))],
      fixes: fixes)
  }
}

extension SourceEdits {
  /// Writes `symbol none` at an entry, in place of its own symbol.
  func withoutSymbol(_ entry: ExpandedEntry, in expanded: ExpandedModule) -> Edit {
    if let image = entry.image {
      return Edit(place: image.name.attributePlace, text: "symbol none")
    }
    let end = entry.place.span.end
    return Edit(
      place: Place(source: entry.place.source, span: Span(end, end)), text: " symbol none")
  }
}
