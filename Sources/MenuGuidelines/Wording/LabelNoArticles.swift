import MenuModel
import MenuSyntax

/// Titles leave out articles.
struct LabelNoArticles: Guideline {
  static let page = GuidelinePage(
    id: "label-no-articles",
    title: Bilingual("An article in a title", ko: "제목에 있는 관사"),
    what: Bilingual(
      "A title leaves out “a”, “an” and “the”, except after a preposition, “Word of the Day”, and in “Report a Problem”. Where only one word would be left, it is a note; a last word is never taken for an article.",
      ko:
        "제목에서는 “a”, “an”, “the”를 뺍니다. “Word of the Day”처럼 전치사 뒤에 올 때와 “Report a Problem”은 예외입니다. 한 단어만 남을 때는 참고로만 알리며, 마지막 단어는 관사로 보지 않습니다."
    ),
    why: Bilingual(
      "Articles lengthen a title and add nothing that people need to choose.",
      ko: "관사는 제목을 길게 할 뿐, 고르는 데 필요한 것을 더하지 않습니다."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .warning, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        addEvent "Add an Event" symbol calendar.badge.plus onscreen
      }
      """),
    .good(
      """
      commands {
        addEvent "Add Event" symbol calendar.badge.plus onscreen
      }
      """),
    .good(
      """
      commands {
        reportProblem "Report a Problem…" symbol exclamationmark.bubble asks onscreen
      }
      """),
  ]

  static let readsEnglish = true

  static let checks: [GuidelineCheck] = [.labels(withPluralForms: true, check)]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isTitle, !label.isVerbatim, label.role != .subtitle,
      let facts = label.facts, facts.words.contains(where: { ["a", "an", "the"].contains($0) })
    else { return }
    let title = TitleText(label.text)
    let shownWords = title.words
    guard shownWords.count > 1, title.isLatin,
      let number = shownWords.indices.dropLast().first(where: { isArticle(shownWords, $0) })
    else { return }
    // "Make Firefox the Default Browser" says what becomes what; "Make a Copy" does not.
    if number > 1 && title.firstWord == "make" || title.firstWord == "become" { return }
    // The App Store and Maps have "Report a Problem", and others "Report an Issue…".
    if number == 1, title.firstWord == "report", shownWords[number].lowercased() != "the" { return }
    let edits = report.edits
    var words = edits.raw(label.text).split(separator: " ", omittingEmptySubsequences: false)
    var fixes: [GuidelineFix] = []
    if words.count == shownWords.count {
      words.remove(at: number)
      // The word after an article at the start becomes the first.
      if number == 0, let first = words.first {
        words[0] = first.prefix(1).uppercased() + first.dropFirst()
      }
      let raw = words.joined(separator: " ")
      fixes = [
        GuidelineFix(
          title: Bilingual("Write “\(raw)”", ko: "“\(raw)” 쓰기"), applicability: .unsafe,
          edits: [edits.replacement(of: label.text, with: raw)])
      ]
    }
    let article = shownWords[number].lowercased()
    report.finding(
      at: label.place,
      Bilingual(
        "The title “\(title.shown)” does not need “\(article)”",
        ko: "제목 “\(title.shown)”에는 “\(article)”이(가) 필요 없습니다"),
      severity: title.wordCount == 2 ? .note : .warning, fixes: fixes)
  }

  private static let prepositions: Set<String> = [
    "of", "on", "in", "at", "to", "from", "for", "with", "by", "into", "onto", "over", "under",
    "through", "about", "around", "across", "after", "before", "behind", "beside", "near", "off",
    "as",
  ]

  private static func isArticle(_ words: [Substring], _ number: Int) -> Bool {
    if number > 0 && prepositions.contains(TitleText.bare(words[number - 1])) { return false }
    switch words[number] {
    case "the", "The", "an", "An", "a": return true
    // A letter that names something: "Plan A Copy", "A / B", "A to Z".
    case "A": return number == 0 && words[1].count > 2 && words[1].first?.isLetter ?? false
    default: return false
    }
  }
}
