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

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.entries.count > report.limit else { return }
    for group in menu.groups where group.count > report.limit {
      let terms = terms(of: group, sharedByMoreThan: report.limit, report.expanded)
      if terms.isEmpty { continue }
      let own = menu.title.map { TitleText($0).words.map(TitleText.bare) } ?? []
      var best: (term: Term, text: String)?
      for term in terms {
        if let best, best.term.count > term.count { continue }
        let words = report.expanded.titleFacts(of: group[term.first])?.words ?? []
        guard let word = words.first else { continue }
        if !term.isEnd && (smallWords.contains(word) || own.contains(word)) { continue }
        let text = term.isEnd ? words.suffix(2).joined(separator: " ") : word
        if let best, best.term.count == term.count, best.text <= text { continue }
        best = (term, text)
      }
      guard let (term, text) = best else { continue }
      // Toolbars' and buttons' menus that are called by the term have it as their title already.
      let phrase = text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
      report.finding(
        at: group[term.first],
        Bilingual(
          "\(term.count) entries of this group share “\(phrase)”; a submenu of that title could hold them",
          ko: "이 그룹의 항목 \(term.count)개에 “\(phrase)”이(가) 되풀이됩니다. 그 제목의 하위 메뉴에 넣을 수 있습니다"))
    }
  }

  /// Words that entries of a group have in common.
  private struct Term {
    /// Whether they end with it, rather than begin with it.
    let isEnd: Bool
    /// The first of the entries, by its position in the group.
    let first: Int
    var count = 0
  }

  /// The words that more of a group's commands than so many begin with, and the pairs of words that they end with.
  private static func terms(
    of group: ArraySlice<ExpandedEntry>, sharedByMoreThan limit: Int, _ expanded: ExpandedModule
  ) -> [Term] {
    var starts: [Int32: Term] = [:]
    // The second word of "New Folder" is what counts: such a verb has many objects. The last word is different in most
    // titles, so that it is looked at where enough have the same before it.
    var byLastButOne: [Int32: [Int]] = [:]
    for index in group.indices {
      guard case .command = group[index].kind, let title = group[index].titleFacts else { continue }
      let edges = expanded.titles.edges[title]
      if let start = edges.start {
        starts[start, default: Term(isEnd: false, first: index)].count += 1
      }
      if let word = edges.lastButOne { byLastButOne[word, default: []].append(index) }
    }
    var terms = starts.values.filter { $0.count > limit }
    for entries in byLastButOne.values where entries.count > limit {
      var ends: [String: Term] = [:]
      for index in entries {
        guard let last = expanded.titleFacts(of: group[index])?.words.last else { continue }
        ends[last, default: Term(isEnd: true, first: index)].count += 1
      }
      terms += ends.values.filter { $0.count > limit }
    }
    return terms
  }

  private static let smallWords: Set<String> = [
    "a", "an", "the", "to", "of", "in", "on", "by", "for", "with", "and", "or", "as", "at", "from",
  ]
}
