import MenuModel
import MenuSyntax

/// Entries that share their words make a submenu.
enum SubmenuCommonTerm: Guideline {
  // Off unless asked for: in real menus the shared words are mostly a verb or the subject of the menu, not a group.
  static let rule = Rule(
    "submenu-common-term", sources: [.menus2025], threshold: .max(2), readsEnglish: true,
    checks: [.menus(Set(MenuSurface.allCases), check)])

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
        // In a menu “New” everything is new.
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
        "\(found.count) entries of this group share “\(term.text)”; a submenu of that title could hold them"
      )
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
