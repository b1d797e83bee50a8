import MenuModel
import MenuSyntax

/// Entries that share their words make a submenu.
struct SubmenuCommonTerm: Guideline {
  static let page = GuidelinePage(
    id: "submenu-common-term",
    title: Bilingual("Three entries with the same words", ko: "같은 말이 되풀이되는 세 항목"),
    what: Bilingual(
      "Where three or more entries of a group begin with the same word, or end with the same two, a submenu with that term as its title holds them, and their titles are shorter.",
      ko: "한 그룹의 항목 세 개 이상이 같은 낱말로 시작하거나 같은 두 낱말로 끝나면, 그 말을 제목으로 한 하위 메뉴에 넣고 제목을 줄입니다."),
    why: Bilingual(
      "Repeated words hide the ones that differ.",
      ko: "되풀이되는 말은 서로 다른 말을 가립니다."),
    remedy: Bilingual(
      "Put them into a submenu, with shorter titles (`as`).",
      ko: "하위 메뉴에 넣고 `as`로 제목을 줄이세요."),
    sources: [.menus2025],
    severity: .note,
    threshold: .max(2))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        byName "Sort by Name" onscreen
        byDate "Sort by Date" onscreen
        bySize "Sort by Size" onscreen
      }
      screen Browser {
        button Arrange "Arrange" { byName; byDate; bySize }
      }
      """),
    .good(
      """
      commands {
        byName "Sort by Name" onscreen
        byDate "Sort by Date" onscreen
        reverse "Reverse Order" onscreen
      }
      screen Browser {
        button Arrange "Arrange" { byName; byDate; reverse }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

  @Sendable static func check(_ menu: ShownMenu, _ report: inout GuidelineReport) {
    guard menu.entries.count > report.limit else { return }
    for group in menu.groups where mayShare(group, report.limit) {
      let own = menu.title.map { TitleText($0).words.map(TitleText.bare) } ?? []
      var starts: [String: [ShownEntry]] = [:]
      var ends: [String: [ShownEntry]] = [:]
      for entry in group {
        guard case .command(let id) = entry.kind else { continue }
        // The second word of "New Folder" is what counts: such a verb has many objects.
        let title = TitleText(entry.title ?? report.shown.command(id).title)
        let words = TitleText(title.withoutEllipsis).words.map(TitleText.bare)
        guard words.count > 1 else { continue }
        if !smallWords.contains(words[0]) && !own.contains(words[0]) {
          starts[words[0], default: []].append(entry)
        }
        if words.count > 2 {
          ends[words.suffix(2).joined(separator: " "), default: []].append(entry)
        }
      }
      let common = (Array(starts) + Array(ends)).filter { $0.value.count > report.limit }
        .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      guard let (term, entries) = common, let third = entries.first else { continue }
      // Toolbars' and buttons' menus that are called by the term have it as their title already.
      let shown = term.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
      report.finding(
        at: third,
        Bilingual(
          "\(entries.count) entries of this group share “\(shown)”; a submenu of that title could hold them",
          ko: "이 그룹의 항목 \(entries.count)개에 “\(shown)”이(가) 되풀이됩니다. 그 제목의 하위 메뉴에 넣을 수 있습니다"))
    }
  }

  /// Whether more entries of a group than so many begin or end alike, by the facts of their titles.
  private static func mayShare(_ group: EntryList, _ limit: Int) -> Bool {
    if group.count <= limit { return false }
    if group.count > 64 { return true }
    // Of so many that are alike, the first has as many others behind it.
    for index in group.startIndex..<group.endIndex - limit {
      guard case .command = group[index].kind, let facts = group[index].facts, facts.wordCount > 1
      else { continue }
      var (starts, ends) = (1, 1)
      for other in index + 1..<group.endIndex {
        guard case .command = group[other].kind, let others = group[other].facts else { continue }
        if others.firstWord == facts.firstWord { starts += 1 }
        if others.lastTwoWords == facts.lastTwoWords { ends += 1 }
      }
      if max(starts, ends) > limit { return true }
    }
    return false
  }

  private static let smallWords: Set<String> = [
    "a", "an", "the", "to", "of", "in", "on", "by", "for", "with", "and", "or", "as", "at", "from",
  ]
}
