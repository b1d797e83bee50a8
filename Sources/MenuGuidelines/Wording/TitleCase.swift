import MenuModel
import MenuSyntax

/// Title-style capitalization of English titles.
///
/// All words have a capital but articles, coordinating conjunctions and prepositions of up to four letters, and those
/// too at the start and the end. "As" and "With" may have either case, as in real menus.
enum TitleCase {
  /// The numbers of the words in `title.words` whose first letter has the wrong case; none in a title that is not
  /// English.
  static func wrongWords(in title: TitleText) -> [Int] {
    let words = title.words
    guard !words.isEmpty, title.isLatin else { return [] }
    var wrong: [Int] = []
    var startsPhrase = true
    for index in words.indices {
      let word = words[index]
      let endsPhrase = index == words.count - 1 || endsPhrase(words[index + 1])
      if isWrong(
        word, after: index > 0 ? words[index - 1] : nil, isFirst: startsPhrase,
        isLast: endsPhrase)
      {
        wrong.append(index)
      }
      startsPhrase = word.last == ":" || word == "–" || word == "—" || word == "-"
    }
    if !wrong.isEmpty && !isEnglish(title) { return [] }
    return wrong
  }

  /// Whether the words of a title of ASCII letters and digits are right for sure: each begins with a capital or a digit,
  /// and none but the first and the last is a small word.
  ///
  /// - Parameter words: The words in lower case.
  static func isPlainlyRight(_ title: String, words: [String]) -> Bool {
    var startsWord = true
    for byte in title.utf8 {
      if startsWord && byte >= UInt8(ascii: "a") { return false }
      startsWord = byte == UInt8(ascii: " ")
    }
    return !words.dropFirst().dropLast().contains { smallWords.contains($0) }
  }

  /// The text between the quotes, with the case of the first letter of some words changed.
  static func corrected(_ raw: String, words wrong: [Int]) -> String {
    var result = ""
    var number = 0
    var isInWord = false
    var isDue = false
    for character in raw {
      if character == " " {
        if isInWord { number += 1 }
        isInWord = false
        result.append(character)
        continue
      }
      if !isInWord {
        isInWord = true
        isDue = wrong.contains(number)
      }
      if isDue && character.isLetter {
        isDue = false
        result +=
          character.isUppercase ? character.lowercased() : String(character).capitalizedFirst
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Whether a word's first letter has the wrong case.
  private static func isWrong(
    _ word: Substring, after previous: Substring?, isFirst: Bool, isLast: Bool
  ) -> Bool {
    guard let first = word.first(where: { $0.isLetter || $0.isNumber || $0 == "\u{FFFC}" }),
      first.isLetter
    else { return false }
    let bare = TitleText.bare(word)
    if isTechnical(word, bare) { return false }
    let isSmall = smallWords.contains(bare)
    if first.isUppercase {
      guard isSmall, !isFirst, !isLast,
        word.dropFirst().contains(where: \.isLowercase) || bare == "a"
      else { return false }
      if eitherCase.contains(bare) { return false }
      return !(particles.contains(bare) && previous.map { takesParticle($0) } ?? false)
    }
    if isFirst || isLast { return true }
    return !isSmall && !eitherCase.contains(bare)
  }

  /// Whether a word is a name of its own kind: "iPhone", "file.txt", "and/or", "x", "(5)".
  private static func isTechnical(_ word: Substring, _ bare: String) -> Bool {
    if bare.count == 1 && bare != "a" { return true }
    var hasLetter = false
    for character in word {
      switch character {
      case "0"..."9", "_", "/", "@", "#", "&", "\\", "=", "<", ">", "+", "*", "\u{FFFC}":
        return true
      case "." where hasLetter && word.last != ".": return true
      default:
        // A capital inside: "iPhone", "macOS".
        if hasLetter && character.isUppercase { return true }
        if character.isLetter && character.isLowercase { hasLetter = true }
      }
    }
    return false
  }

  private static func endsPhrase(_ next: Substring) -> Bool {
    next == "–" || next == "—" || next == "-" || next == "…" || next == "..." || next.first == "("
  }

  /// Whether an adverb with a capital follows a verb: "Look Up", "Sign In".
  private static func takesParticle(_ verb: Substring) -> Bool {
    phrasalVerbs.contains(TitleText.bare(verb))
  }

  private static let smallWords: Set<String> = [
    "a", "an", "the",
    "and", "but", "for", "nor", "or", "so", "yet",
    "at", "by", "from", "in", "into", "near", "of", "off", "on", "onto", "out", "over", "per",
    "to", "up", "upon", "via", "vs", "down", "than", "till",
  ]

  /// Words that real menus have in either case.
  private static let eitherCase: Set<String> = [
    "as", "with", "like", "off", "out", "over", "up", "down", "near", "past", "plus", "than", "so",
    "yet", "if", "is", "be", "per", "via", "upon", "till", "onto", "into", "etc", "vs", "no", "not",
    "when",
  ]

  private static let particles: Set<String> = ["in", "on", "by", "to", "for", "at"]

  private static let phrasalVerbs: Set<String> = [
    "add", "block", "break", "bring", "build", "call", "cash", "catch", "check", "click", "clock",
    "close", "come", "cut", "dial", "drag", "drill", "drop", "fade", "fill", "fit", "get", "give",
    "go", "hand", "hang", "hold", "join", "jump", "keep", "kick", "lock", "log", "move", "opt",
    "pass", "pay", "pin", "plug", "pop", "pull", "push", "put", "read", "save", "scroll", "send",
    "set", "show", "sign", "slide", "snap", "stay", "step", "switch", "tag", "take", "tap", "trade",
    "try", "turn", "type", "work", "zoom",
  ]

  /// Whether a title can be English: no letter with an accent or of another script, no small word of another language.
  private static func isEnglish(_ title: TitleText) -> Bool {
    for scalar in title.string.unicodeScalars where scalar.value > 0x7F {
      if scalar.properties.isAlphabetic { return false }
    }
    return !title.words.contains { foreignWords.contains(TitleText.bare($0)) }
  }

  /// Articles, prepositions and conjunctions of other languages that are not English words.
  private static let foreignWords: Set<String> = [
    "der", "das", "dem", "und", "oder", "mit", "zu", "zum", "zur", "auf", "aus", "für", "von",
    "ein", "eine", "einen", "neue", "neuen", "neues", "nicht", "alle", "als", "bei", "nach",
    "le", "les", "du", "des", "et", "ou", "dans", "avec", "sur", "une", "tout", "nouvelle",
    "el", "los", "las", "y", "una", "para", "por", "nueva", "nuevo", "todo",
    "il", "gli", "di", "della", "nel", "nuova", "nuovo", "tutto", "tutti",
    "uma", "com", "novo", "tudo", "het", "een", "naar", "voor",
  ]
}

extension String {
  /// The text with a capital at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
