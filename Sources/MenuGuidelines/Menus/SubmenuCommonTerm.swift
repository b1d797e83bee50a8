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
      let terms = terms(of: group, sharedByMoreThan: report.limit)
      if terms.isEmpty { continue }
      let own = menu.title.map { TitleText($0).words.map(TitleText.bare) } ?? []
      var best: (term: Term, text: String)?
      for term in terms {
        if let best, best.term.count > term.count { continue }
        let words = words(of: group[term.first], report.shown)
        guard let word = words.first else { continue }
        if !term.isEnd && (smallWords.contains(word) || own.contains(word)) { continue }
        let text = term.isEnd ? words.suffix(2).joined(separator: " ") : word
        if let best, best.term.count == term.count, best.text <= text { continue }
        best = (term, text)
      }
      guard let (term, text) = best else { continue }
      // Toolbars' and buttons' menus that are called by the term have it as their title already.
      let shown = text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
      report.finding(
        at: group[term.first],
        Bilingual(
          "\(term.count) entries of this group share “\(shown)”; a submenu of that title could hold them",
          ko: "이 그룹의 항목 \(term.count)개에 “\(shown)”이(가) 되풀이됩니다. 그 제목의 하위 메뉴에 넣을 수 있습니다"))
    }
  }

  /// Whether more entries of a group than so many may begin or end alike: those that do fall on one bit.
  private static func mayShare(_ group: EntryList, _ limit: Int) -> Bool {
    if group.count <= limit { return false }
    // Bits that titles fell on, those that more than one did, and those that more than two did.
    var starts: (one: UInt64, two: UInt64, three: UInt64) = (0, 0, 0)
    var ends = starts
    for entry in group {
      guard case .command = entry.kind, let facts = entry.facts, facts.wordCount > 1 else {
        continue
      }
      let start = UInt64(1) << (facts.firstWord & 63)
      starts = (
        starts.one | start, starts.two | starts.one & start, starts.three | starts.two & start
      )
      let end = UInt64(1) << (facts.lastTwoWords & 63)
      ends = (ends.one | end, ends.two | ends.one & end, ends.three | ends.two & end)
    }
    return limit < 2 || starts.three | ends.three != 0
  }

  /// What entries of a group have in common.
  private struct Term {
    /// Whether they end with it, and do not begin with it.
    let isEnd: Bool
    /// The first of the entries, by its position in the group.
    let first: Int
    let count: Int
  }

  /// The words that more of a group's commands than so many begin with, and the pairs of words that they end with.
  private static func terms(of group: EntryList, sharedByMoreThan limit: Int) -> [Term] {
    var starts: [(hash: UInt64, index: Int)] = []
    var ends: [(hash: UInt64, index: Int)] = []
    starts.reserveCapacity(group.count)
    ends.reserveCapacity(group.count)
    for index in group.indices {
      guard case .command = group[index].kind, let facts = group[index].facts, facts.wordCount > 1
      else { continue }
      // The second word of "New Folder" is what counts: such a verb has many objects.
      starts.append((facts.firstWord, index))
      if facts.wordCount > 2 { ends.append((facts.lastTwoWords, index)) }
    }
    var terms: [Term] = []
    for (isEnd, var hashes) in [(false, starts), (true, ends)] where hashes.count > limit {
      hashes.sort { ($0.hash, $0.index) < ($1.hash, $1.index) }
      var next = 0
      while next < hashes.count {
        let first = next
        while next < hashes.count, hashes[next].hash == hashes[first].hash { next += 1 }
        if next - first > limit {
          terms.append(Term(isEnd: isEnd, first: hashes[first].index, count: next - first))
        }
      }
    }
    return terms
  }

  /// The words of a command's title in lower case, without an ellipsis.
  private static func words(of entry: ShownEntry, _ shown: ShownModule) -> [String] {
    guard case .command(let id) = entry.kind else { return [] }
    let title = TitleText(entry.title ?? shown.title(of: id))
    return TitleText(title.withoutEllipsis).words.map(TitleText.bare)
  }

  private static let smallWords: Set<String> = [
    "a", "an", "the", "to", "of", "in", "on", "by", "for", "with", "and", "or", "as", "at", "from",
  ]
}
