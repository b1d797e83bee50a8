import MenuModel
import MenuSyntax

/// Title-style capitalization of English titles.
///
/// All words have a capital but articles, coordinating conjunctions and prepositions of up to four letters, and those
/// too at the start and the end. Both parts of a hyphened word count as words.
enum TitleCase {
  /// A word of a title, or a part of one between hyphens, whose first letter has the wrong case.
  struct WrongPart: Hashable {
    /// The number of the word in `TitleText.words`.
    let word: Int
    /// The number of the part in the word, between hyphens or slashes.
    let part: Int
  }

  /// The words, and parts of them, with the wrong case, besides names; none in a title that is not English.
  static func wrongParts(in title: TitleText, besides names: Set<String> = []) -> [WrongPart] {
    let words = title.words
    // A sentence tells something, and is not chosen: “No presets available.”
    let isSentence = title.string.hasSuffix(".") && !title.endsInEllipsis
    guard !words.isEmpty, title.isLatin, !isTableKey(title), !isSentence,
      !["http", "https"].contains(title.string)
    else { return [] }
    var wrong: [WrongPart] = []
    var startsPhrase = true
    var isQuoted = false
    for index in words.indices {
      let word = words[index]
      if opensQuote(word) { isQuoted = true }
      if !isQuoted && !names.contains(withoutMarks(word)) {
        let position = Position(
          isFirst: startsPhrase,
          isLast: index == words.count - 1 || endsPhrase(words[index + 1]),
          isEdge: word.first == "(" || word.last == ")"
            || index + 1 < words.count && words[index + 1].first == "(")
        let parts = wrongParts(
          of: word, at: position, between: index > 0 ? words[index - 1] : nil,
          and: index + 1 < words.count ? words[index + 1] : nil)
        wrong += parts.map { WrongPart(word: index, part: $0) }
      }
      if isQuoted && closesQuote(word) { isQuoted = false }
      startsPhrase = word.last == ":" || word == "–" || word == "—" || word == "-"
    }
    // Titles in most other languages are written like sentences.
    if wrong.isEmpty || !isEnglish(title) { return [] }
    // By itself “read/unread” may be a code; in a title that is changed, it is changed too.
    let others = words.indices.flatMap { index in
      alternatives(in: words[index]).map { WrongPart(word: index, part: $0) }
    }
    return wrong + others
  }

  /// The numbers of the parts of two verbs around a slash that have no capital: “read/unread”.
  private static func alternatives(in word: Substring) -> [Int] {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !word.contains("-"),
      parts.map(TitleText.bare).allSatisfy(EnglishVerbs.contains)
    else { return [] }
    return parts.indices.filter { parts[$0].first?.isLowercase ?? false }
  }

  /// A word without what is around it: `macshot` of “macshot…”.
  private static func withoutMarks(_ word: Substring) -> String {
    let start = word.drop { !$0.isLetter && !$0.isNumber }
    let end = start.reversed().drop { !$0.isLetter && !$0.isNumber }
    return String(end.reversed())
  }

  /// The text between the quotes, with the case of the first letter of some parts changed.
  static func corrected(_ raw: String, parts wrong: [WrongPart]) -> String {
    var result = ""
    var (word, part) = (0, 0)
    var (isInWord, isDue) = (false, false)
    var characters = raw[...]
    while let character = characters.first {
      if let skipped = escape(at: characters) {
        if !isInWord { isDue = wrong.contains(WrongPart(word: word, part: 0)) }
        isInWord = true
        result += skipped
        characters = characters.dropFirst(skipped.count)
        continue
      }
      characters.removeFirst()
      if character == " " {
        if isInWord { word += 1 }
        (isInWord, part) = (false, 0)
      } else if !isInWord {
        isInWord = true
        isDue = wrong.contains(WrongPart(word: word, part: 0))
      } else if character == "-" || character == "/" {
        part += 1
        isDue = wrong.contains(WrongPart(word: word, part: part))
      }
      if isDue && character.isLetter {
        isDue = false
        let rest = characters.prefix { $0.isLetter }
        if initials.contains(String(character).lowercased() + rest.lowercased()) {
          result += character.uppercased() + rest.uppercased()
          characters = characters.dropFirst(rest.count)
          continue
        }
        result += character.isUppercase ? character.lowercased() : character.uppercased()
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// An escape or a placeholder at the start of a text: `\u{2026}`, `\n`, `{count}`.
  private static func escape(at text: Substring) -> Substring? {
    if text.hasPrefix("\\u{") || text.hasPrefix("{"), !text.hasPrefix("{{"),
      let end = text.firstIndex(of: "}")
    {
      return text[...end]
    }
    return text.hasPrefix("\\") || text.hasPrefix("{{") ? text.prefix(2) : nil
  }

  /// Words that are written in capitals.
  private static let initials: Set<String> = [
    "http", "https", "url", "urls", "uri", "api", "id", "ids", "pdf", "pdfs", "html", "css", "json",
    "ui", "xml", "csv", "rss", "usb", "ip", "dns", "vpn", "sql", "svg", "png", "jpeg", "gif", "rtf",
    "cpu", "gpu", "cd", "dvd", "tv", "faq", "sms", "mms", "nfc", "gps", "hdr", "utf", "ascii", "qr",
  ]

  // MARK: Words

  /// Where a word is.
  private struct Position {
    var isFirst: Bool
    var isLast: Bool
    /// Whether it is next to a parenthesis, where a small word may have either case.
    var isEdge: Bool
  }

  /// The numbers of the parts of a word whose first letter has the wrong case.
  private static func wrongParts(
    of word: Substring, at position: Position, between previous: Substring?, and next: Substring?
  ) -> [Int] {
    guard let first = word.first(where: { $0.isLetter || $0.isNumber || $0 == "\u{FFFC}" }),
      first.isLetter
    else { return [] }
    let bare = TitleText.bare(word)
    // Encodings, formats and commands keep the case that they have: multipart/form-data in cocoa-rest-client.
    if isTechnical(word, bare) || isCode(word, bare) { return [] }
    if !word.utf8.contains(UInt8(ascii: "-")) {
      return isWrong(word, bare, first, at: position, between: previous, and: next) ? [0] : []
    }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.indices.filter { index in
      guard let letter = parts[index].first(where: \.isLetter), letter.isLowercase else {
        return false
      }
      let part = TitleText.bare(parts[index])
      if index == 0 { return part.count > 1 || position.isFirst }
      // "Right-to-Left", "Built-in", "Re-encode", "X-ray".
      let before = TitleText.bare(parts[index - 1])
      return part.count > 1 && !smallWords.contains(part) && !eitherCase.contains(part)
        && !adverbs.contains(part)
        && before.count > 1 && !prefixes.contains(before)
    }
  }

  /// Adverbs in the plural: "Plug-ins", "Pop-ups".
  private static let adverbs: Set<String> = ["ins", "ons", "ups", "offs", "outs", "overs"]

  /// Whether a word alone in parentheses is a code, such as that of a text encoding: "US ASCII (ascii)".
  private static func isCode(_ word: Substring, _ bare: String) -> Bool {
    word.first == "(" && word.last == ")" && !asides.contains(bare)
      && !EnglishVerbs.contains(bare)
  }

  private static let asides: Set<String> = [
    "default", "beta", "alpha", "all", "none", "current", "recommended", "experimental", "optional",
    "advanced", "legacy", "deprecated", "empty", "automatic", "custom", "new", "old", "system",
    "slow", "fast", "best", "local", "remote", "selected", "unavailable", "disabled", "enabled",
    "private", "public", "preview", "required", "other", "modified", "standard", "full", "only",
    "verbose", "quiet", "silent", "debug", "manual", "hidden", "detailed", "brief", "short", "long",
    "small", "medium", "large", "low", "high", "light", "dark", "left", "right", "unsaved", "copy",
    "offline", "online", "compressed", "encrypted", "locked", "ascending", "descending",
  ]

  private static func isWrong(
    _ word: Substring, _ bare: String, _ first: Character, at position: Position,
    between previous: Substring?, and next: Substring?
  ) -> Bool {
    let isSmall = smallWords.contains(bare)
    if position.isEdge && (isSmall || eitherCase.contains(bare)) { return false }
    if first.isUppercase {
      guard isSmall, !eitherCase.contains(bare), !position.isFirst, !position.isLast,
        word.dropFirst().contains(where: \.isLowercase) || bare == "a"
      else { return false }
      return !mayBeCapital(bare, after: previous, before: next)
    }
    // Finder's "as Icons".
    if position.isFirst && bare == "as" && next != nil { return false }
    if position.isFirst || position.isLast { return true }
    return !isSmall && !eitherCase.contains(bare)
  }

  /// Whether a small word with a capital is another kind of word: an adverb after a verb, as in "Look Up", a
  /// conjunction, as in "Check Spelling As You Type", or a letter.
  private static func mayBeCapital(
    _ bare: String, after previous: Substring?, before next: Substring?
  ) -> Bool {
    let verb = previous.map(TitleText.bare) ?? ""
    switch bare {
    // “Make A Copy” and “Save as A Copy” have an article; in “Group A Results” the letter is a name.
    case "a": return !TitleText.isArticle(after: verb) && !smallWords.contains(verb)
    case "as": return ["you", "i", "it", "they"].contains(next.map(TitleText.bare) ?? "")
    // The system's own “Check Grammar With Spelling”.
    case "with": return verb == "grammar"
    default: return particles[bare]?.contains(verb) ?? false
    }
  }

  /// Whether a word is a name of its own kind: "iPhone", "file.txt", ".icns", "and/or", "x", "(5)", "tmux".
  private static func isTechnical(_ word: Substring, _ bare: String) -> Bool {
    // A letter is a name of its own: Horos has “3 X 4”.
    if bare.count == 1 && bare != "a" { return true }
    if word.first == "." || word.hasPrefix("(.") || knownInLowerCase.contains(bare) { return true }
    if word.first?.isLowercase ?? false, !initials.contains(bare), hasForeignStart(bare) {
      return true
    }
    var hasLetter = false
    for character in word {
      switch character {
      case "0"..."9", "_", "/", "@", "#", "&", "\\", "=", "<", ">", "+", "*", "%", "\u{FFFC}":
        return true
      case "." where hasLetter && word.last != ".": return true
      default:
        // A capital inside: "iPhone", "macOS".
        if hasLetter && character.isUppercase { return true }
        if character.isLetter && character.isLowercase { hasLetter = true }
        if character == "-" { hasLetter = false }
      }
    }
    return false
  }

  /// Whether no English word begins like a word, which is a name or an abbreviation then: npub, rsync.
  private static func hasForeignStart(_ bare: String) -> Bool {
    let letters = Array(bare.utf8.prefix(2))
    guard letters.count == 2, bare.utf8.count > 2,
      letters.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
    else { return false }
    let isVowel = letters.map { Array("aeiouy".utf8).contains($0) }
    return !isVowel[0] && !isVowel[1] && !starts.contains(String(bare.prefix(2)))
  }

  /// The two consonants that English words begin with.
  private static let starts: Set<String> = [
    "bl", "br", "ch", "cl", "cr", "cz", "dr", "dw", "fl", "fr", "gh", "gl", "gn", "gr", "kn", "ll",
    "mn", "ph", "pl", "pn", "pr", "ps", "pt", "rh", "sc", "sh", "sk", "sl", "sm", "sn", "sp", "sq",
    "st", "sv", "sw", "th", "tr", "ts", "tw", "wh", "wr",
  ]

  /// Whether a title is a key of a strings table: "menu.open", "menu-open".
  private static func isTableKey(_ title: TitleText) -> Bool {
    let text = title.withoutEllipsis.utf8
    let (hyphen, dot) = (UInt8(ascii: "-"), UInt8(ascii: "."))
    return text.allSatisfy { byte in
      byte == hyphen || byte == dot || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    } && text.contains { $0 == hyphen || $0 == dot }
  }

  private static func endsPhrase(_ next: Substring) -> Bool {
    next == "–" || next == "—" || next == "-" || next == "…" || next == "..."
  }

  /// Names in quotes keep the case that they have.
  private static func opensQuote(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    return first == "“" || first == "‘" || first == "«" || first == "\"" || first == "'"
  }

  private static func closesQuote(_ word: Substring) -> Bool {
    word.contains { $0 == "”" || $0 == "’" || $0 == "»" || $0 == "\"" || $0 == "'" }
  }

  // MARK: Lists

  private static let smallWords: Set<String> = [
    "a", "an", "the",
    "and", "but", "for", "nor", "or", "so", "yet",
    "as", "at", "by", "from", "in", "into", "near", "of", "off", "on", "onto", "out", "over", "per",
    "to", "up", "upon", "via", "vs", "with", "down", "than", "till",
  ]

  /// Words that are prepositions in one title and adverbs or adjectives in another.
  private static let eitherCase: Set<String> = [
    "like", "off", "out", "over", "up", "down", "near", "past", "plus", "so", "yet", "per", "via",
    "upon", "till", "onto", "into", "etc", "vs", "than",
  ]

  /// Small words that are adverbs after some verbs: "Sign In", "Turn On".
  private static let particles: [String: Set<String>] = {
    let verbs = [
      "in":
        "sign log zoom opt check fade fill build plug drill drop call clock cash join lock pop slide snap step tag type",
      "on": "turn switch sign log power carry try hold",
      "by": "stand pass", "to": "", "for": "", "at": "",
    ]
    return verbs.mapValues { Set($0.split(separator: " ").map(String.init)) }
  }()

  /// Programs, formats of text and units that are written in lower case.
  private static let knownInLowerCase: Set<String> = Set(
    """
    man tmux ssh sftp scp rsync git svn npm npx yarn pip brew vi vim nvim emacs nano zsh bash sh csh ksh tcsh awk sed grep
    curl wget tar gzip gunzip sudo su cron launchd stdin stdout stderr ctags ffmpeg mpv lldb gdb clang gcc cmake
    xcodebuild kubectl localhost px pt em rem ms mm cm km kg dpi ppi fps kbps mbps
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Beginnings of words that are no words by themselves.
  private static let prefixes: Set<String> = [
    "re", "un", "de", "co", "pre", "non", "anti", "sub", "semi", "multi", "auto", "inter", "intra",
    "over", "under", "ultra", "micro", "mini", "mid", "post", "pro",
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
