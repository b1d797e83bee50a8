import MenuModel
import MenuSyntax

/// A plural noun that a number in an English text counts: `Notes` in "Delete {noteCount} Notes?".
struct CountedNoun {
  /// The variable, which is the first number in the text.
  let count: StateID
  /// The words from the number to the noun, as they are written: "Selected Notes".
  let words: String
  /// The same words for one: "Selected Note".
  let singular: String
  /// Whether the text for one differs in the noun alone, beyond doubt.
  let isSure: Bool

  /// Nil for a text in which the number counts nothing, or perhaps nothing: "Version {number}", "{number} of {total}".
  init?(in text: Text, of module: MenuModule) {
    let segments = text.segments
    let number = segments.firstIndex { segment in
      guard case .variable(let id) = segment else { return false }
      return module.state[id.index].type == .int
    }
    guard let number, case .variable(let id) = segments[number], number + 1 < segments.count,
      case .literal(let behind) = segments[number + 1]
    else { return nil }
    var isSure = true
    if number > 0 {
      // Two variables in a row may be a name and its number.
      guard case .literal(let before) = segments[number - 1],
        let role = Self.wordBefore(in: before, isFirst: number == 1)
      else { return nil }
      isSure = role == .other
    }
    guard let found = Self.noun(in: behind) else { return nil }
    count = id
    words = found.words
    singular = found.singular
    let literals = segments.compactMap { segment -> String? in
      if case .literal(let literal) = segment { return literal }
      return nil
    }
    self.isSure = isSure && found.isSure && !literals.contains(where: Self.agrees)
  }

  /// The words that a 1 counts which is written out, as they are and for one: "Minutes" in "Sleep for 1 Minutes".
  ///
  /// Nil where it counts nothing, or perhaps nothing: "Line 1 Settings".
  static func countedByWrittenOne(
    in text: Text
  ) -> (plural: String, singular: String, isSure: Bool)? {
    for case .literal(let literal) in text.segments {
      guard let range = literal.firstPlace(of: "1 ") else { continue }
      let before = literal[..<range.lowerBound]
      let isFirst = before.isEmpty
      guard isFirst || before.last == " " || before.last == "(",
        isFirst || wordBefore(in: String(before), isFirst: true) == .other
      else { continue }
      if let found = noun(in: String(literal[range.lowerBound...].dropFirst())) {
        return (found.words, found.singular, found.isSure)
      }
    }
    return nil
  }

  // MARK: Before the number

  /// What the word before a number says of the noun after it.
  private enum WordBefore {
    /// Words that are said of several things: "All {noteCount} Notes".
    case determiner
    case other
  }

  /// Nil where the number may name something: "Layer {number} Styles", "{total}/{number} Notes".
  private static func wordBefore(in text: String, isFirst: Bool) -> WordBefore? {
    // “v{number}” and “#{number}” name something.
    guard let last = text.last, last == " " || last == "(" else { return nil }
    let words = text.split { $0 == " " || $0 == "(" }
    guard let word = words.last else { return isFirst || last == "(" ? .other : nil }
    if last == "(" { return .other }
    // The number begins a phrase.
    if let sign = word.last, ".!?:;,–—-·".contains(sign) { return .other }
    let bare = TitleText.bare(word)
    if determiners.contains(bare) { return .determiner }
    if prepositions.contains(bare) { return .other }
    // Of a noun before a number nobody knows whether the number is its name: “Invoice {number} Notes”.
    return EnglishVerbs.contains(bare) && !namedByNumbers.contains(bare) ? .other : nil
  }

  // MARK: Behind the number

  private static func noun(in text: String) -> (words: String, singular: String, isSure: Bool)? {
    guard text.first == " " else { return nil }
    let words = text.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
    var isSure = true
    // Further on the noun belongs to another phrase.
    for (index, word) in words.prefix(3).enumerated() {
      let bare = word.prefix { $0.isASCII && $0.isLetter }
      let rest = word[bare.endIndex...]
      let lower = bare.lowercased()
      // "e-mails", "Cat’s" and "MP3s" are not understood.
      guard !bare.isEmpty, rest.allSatisfy({ "?!.,:;…)”".contains($0) }),
        !prepositions.contains(lower), !determiners.contains(lower), !endings.contains(lower)
      else { return nil }
      guard let singular = EnglishPlurals.singular(of: bare) else {
        if !rest.isEmpty { return nil }
        if !adjectives.contains(lower) && !lower.hasSuffix("ed") { isSure = false }
        continue
      }
      if rest.isEmpty && index + 1 < words.count {
        switch follower(words[index + 1]) {
        case .end: break
        // "Sales Orders": the last is what is counted, and the first may have no singular.
        case .plural:
          isSure = false
          continue
        case .unknown: return nil
        }
      }
      let before = words[..<index].map { $0 + " " }.joined()
      if case .unsure = singular { isSure = false }
      return (before + bare, before + singular.word, isSure)
    }
    return nil
  }

  private enum Follower { case end, plural, unknown }

  /// What the word after a plural makes of it.
  private static func follower(_ word: Substring) -> Follower {
    let bare = TitleText.bare(word)
    // Nothing but signs, or a variable.
    guard let first = word.first, first.isLetter else { return .end }
    if prepositions.contains(bare) || determiners.contains(bare) || endings.contains(bare) {
      return .end
    }
    if bare.hasSuffix("ed") || adjectives.contains(bare) { return .end }
    return EnglishPlurals.singular(of: Substring(bare)) == nil ? .unknown : .plural
  }

  /// Whether a piece of a text has a word that goes with several things: "They are locked".
  private static func agrees(_ text: String) -> Bool {
    text.split(separator: " ").contains { agreeing.contains(TitleText.bare($0)) }
  }

  // MARK: Words

  private static let agreeing = Set(
    words: """
      all are aren't aren’t both don't don’t each every few have haven't haven’t many others several \
      their theirs them themselves these they they'll they’ll those were weren't weren’t
      """)

  private static let determiners = Set(
    words: """
      all any both first last latest my next oldest our past previous recent these those top your
      """)

  private static let prepositions = Set(
    words: """
      about across after against along among and around as at before behind below beside between but \
      by down during for from in into like near of off on onto or out over past per since than the \
      through to toward under until up with within without
      """)

  /// Words that may follow a noun, and end it.
  private static let endings = Set(
    words: """
      ago are away be can could do each found had has have here is left long may must need now only \
      sent should there too was were will would
      """)

  private static let adjectives = Set(
    words: """
      active additional archived available big blank broken complete corrupt current deleted \
      different downloaded duplicate empty extra failed favorite flagged hidden important incomplete \
      invalid large local locked missing more new old open other pending pinned private public \
      random read recent remaining remote saved selected shared similar small tagged unfinished \
      unread unsaved unsent untitled unused visible
      """)

  /// Whether a verb is as often the name of things with numbers or letters.
  static func isNamedByNumbers(_ word: String) -> Bool { namedByNumbers.contains(word) }

  /// Verbs that are as often the names of things with numbers: "Page {number}".
  private static let namedByNumbers = Set(
    words: """
      area bank block board box bus camera cell channel chapter class column day disk display door \
      drive episode exercise figure floor frame gate grade house item lap layer lesson level line \
      machine model monitor month note number option page panel part phase photo player playlist \
      port position post preset problem project release revision room round row scene screen season \
      section sector segment shape shelf slide slot stage station step tab table tape task team test \
      track trial unit version volume week window year zone
      """)
}
