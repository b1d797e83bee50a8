import MenuModel
import MenuSyntax

/// Titles leave out articles.
enum LabelNoArticles: Guideline {
  static let rule = Rule(
    "label-no-articles", sources: [.menus2025], needs: [], severity: .warning,
    otherSeverities: [.note], isAboutHabits: true, readsEnglish: true,
    checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // A second line is a phrase or a sentence.
    guard label.isTitle, !label.isVerbatim, label.role != .subtitle,
      let facts = label.facts, facts.words.contains(where: { ["a", "an", "the"].contains($0) })
    else { return }
    let title = TitleText(label.text)
    let shownWords = title.words
    guard shownWords.count > 1, title.isLatin,
      // At the end “A” is a name: Plan A.
      let number = shownWords.indices.dropLast().first(where: { isArticle(shownWords, $0) })
    else { return }
    // "Make Firefox the Default Browser" says what becomes what; "Make a Copy" does not.
    if number > 1 && title.firstWord == "make" || title.firstWord == "become" { return }
    // The App Store and Maps have "Report a Problem", and others "Report an Issue…".
    if number == 1, title.firstWord == "report", shownWords[number].lowercased() != "the" { return }
    // As the App Store has it.
    if number == 1, title.firstWord == "write", facts.words.contains("review") { return }
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
          // “Make the Default” says another thing without it.
          title: "Write “\(raw)”", applicability: .unsafe,
          edits: [edits.replacement(of: label.text, with: raw)])
      ]
    }
    let article = shownWords[number].lowercased()
    report.finding(
      at: label.place,
      "The title “\(title.shown)” does not need “\(article)”",
      // Of “The End” little is left.
      severity: title.wordCount == 2 ? .note : .warning, fixes: fixes)
  }

  /// Words after which English wants the article: “Insert at the End”.
  private static let prepositions: Set<String> = [
    "of", "on", "in", "at", "to", "from", "for", "with", "by", "into", "onto", "over", "under",
    "through", "about", "around", "across", "after", "before", "behind", "beside", "near", "off",
    "as",
  ]

  private static func isArticle(_ words: [Substring], _ number: Int) -> Bool {
    // “Move to the Right” reads wrong without it.
    if number > 0 && prepositions.contains(TitleText.bare(words[number - 1])) { return false }
    switch words[number] {
    case "the", "The", "an", "An", "a": return true
    // A letter that names something: "Plan A Copy", "A / B", "A to Z".
    case "A":
      if number > 0 { return TitleText.isArticle(after: TitleText.bare(words[number - 1])) }
      return words[1].count > 2 && words[1].first?.isLetter ?? false
    default: return false
    }
  }
}
