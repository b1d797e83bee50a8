import MenuModel
import MenuSyntax

/// Entries that share their words make a submenu.
struct SubmenuCommonTerm: Guideline {
  static let page = GuidelinePage(
    id: "submenu-common-term",
    title: Bilingual("Three entries with the same words", ko: "같은 말이 되풀이되는 세 항목"),
    what: Bilingual(
      "Where three or more entries of a group begin with the same term, or end with the same two words, a submenu with that term as its title holds them, and their titles are shorter. A verb alone is no such term, nor is a word of a title around them.",
      ko:
        "한 그룹의 항목 세 개 이상이 같은 말로 시작하거나 같은 두 단어로 끝나면, 그 말을 제목으로 한 하위 메뉴에 넣고 제목을 줄입니다. 동사 하나나 바깥 메뉴의 제목에 있는 단어는 그런 말이 아닙니다."
    ),
    why: Bilingual(
      "Repeated words hide the ones that differ.",
      ko: "되풀이되는 말은 서로 다른 말을 가립니다."),
    remedy: Bilingual(
      "Put them into a submenu, with shorter titles (`as`).",
      ko: "하위 메뉴에 넣고 `as`로 제목을 줄이세요."),
    sources: [.menus2025],
    threshold: .max(2))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      guidelines { submenu-common-term note }
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
      guidelines { submenu-common-term note }
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

  static let readsEnglish = true

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.entries.count > report.limit else { return }
    lazy var around = Set(
      report.expanded.titles(around: menu.number).flatMap { $0.words.map(TitleText.bare) })
    for group in menu.groups where group.count > report.limit {
      var entries: [Term: [ExpandedEntry]] = [:]
      for entry in group {
        guard let text = report.expanded.title(of: entry), case .command = entry.kind else {
          continue
        }
        for term in terms(of: TitleText(text)) { entries[term, default: []].append(entry) }
      }
      let shared = entries.filter { term, entries in
        entries.count > report.limit && !term.words.contains { around.contains($0.lowercased()) }
      }
      guard
        let (term, found) = shared.min(by: {
          ($1.value.count, $0.key.text) < ($0.value.count, $1.key.text)
        }
        )
      else { continue }
      report.finding(
        at: found[0],
        Bilingual(
          "\(found.count) entries of this group share “\(term.text)”; a submenu of that title could hold them",
          ko: "이 그룹의 항목 \(found.count)개에 “\(term.text)”이(가) 되풀이됩니다. 그 제목의 하위 메뉴에 넣을 수 있습니다"))
    }
  }

  /// Words that entries may have in common, as they are written.
  private struct Term: Hashable {
    /// Whether a title ends with them, rather than begins with them.
    let isEnd: Bool
    let words: [String]

    var text: String { words.joined(separator: " ") }
  }

  /// The terms that a title offers: what it begins with, if that is a noun or a verb with its preposition, and the two
  /// words that it ends with.
  private static func terms(of title: TitleText) -> [Term] {
    // The system's own titles are together on purpose: "Smart Quotes", "Smart Dashes".
    if VerbPhrase.isStandardTitle(title) || !title.isLatin { return [] }
    let words = TitleText(title.withoutEllipsis).words.map(String.init)
    guard words.count > 1 else { return [] }
    var terms: [Term] = []
    let bare = words.map { TitleText.bare(Substring($0)) }
    if !EnglishVerbs.contains(bare[0]) {
      if !smallWords.contains(bare[0]) { terms.append(Term(isEnd: false, words: [words[0]])) }
    } else if words.count > 2, smallWords.contains(bare[1]) {
      terms.append(Term(isEnd: false, words: Array(words.prefix(2))))
    }
    if words.count > 2, !bare.suffix(2).contains(where: smallWords.contains) {
      terms.append(Term(isEnd: true, words: Array(words.suffix(2))))
    }
    return terms
  }

  private static let smallWords: Set<String> = [
    "a", "an", "the", "to", "of", "in", "on", "by", "for", "with", "and", "or", "as", "at", "from",
    "no", "all", "not", "into",
  ]
}
