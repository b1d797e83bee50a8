import MenuModel

/// Decides whether a title begins with an English verb.
enum VerbPhrase {
  /// Whether a title begins with a verb, or is one that the word list cannot judge: in another language or script, or
  /// with a state variable or a number at its start.
  static func begins(_ title: TitleText) -> Bool {
    let words = title.words
    guard title.isLatin, let first = words.first else { return true }
    for scalar in title.string.unicodeScalars where scalar.value > 0x7F {
      if scalar == "\u{FFFC}" && !first.contains("\u{FFFC}") { continue }
      if scalar.properties.isAlphabetic || scalar == "\u{FFFC}" { return true }
    }
    return begins(TitleText.bare(first), words.count > 1 ? TitleText.bare(words[1]) : nil)
  }

  /// The same for the first two words of a title in Latin script, in lower case and without punctuation.
  static func begins(_ first: String, _ second: String?) -> Bool {
    if EnglishVerbs.contains(first) { return true }
    if first.isEmpty
      || first.contains(where: { !$0.isLetter && $0 != "-" && $0 != "’" && $0 != "'" })
    {
      return true
    }
    // "Cherry-Pick Commit", "Fast-Forward".
    if first.utf8.contains(UInt8(ascii: "-")),
      first.split(separator: "-").contains(where: { EnglishVerbs.contains(String($0)) })
    {
      return true
    }
    guard let second else { return false }
    // The titles of entries that do nothing: "No Bookmarks", "Not Authorized", "Building List…".
    if first == "no" || first == "not" || first.hasSuffix("ing") { return true }
    // "Always Show", "Don’t Save", "Automatically Check", "Quick Look".
    return (adverbs.contains(first) || first.hasSuffix("ly")) && EnglishVerbs.contains(second)
  }

  /// Whether a command of the system has a title, such as "Page Setup…".
  static func isStandardTitle(_ title: TitleText) -> Bool {
    let text = title.withoutEllipsis.lowercased()
    return text == "about" || text.hasPrefix("about ") || text.hasSuffix(" help")
      || standardTitles.contains(text)
  }

  private static let adverbs: Set<String> = [
    "also", "always", "auto", "don’t", "don't", "do", "first", "just", "last", "never", "not",
    "quick",
    "then",
  ]

  /// The titles of the standard commands in lower case, without an ellipsis.
  private static let standardTitles: Set<String> = {
    var titles: Set<String> = ["preferences", "services", "find", "spelling and grammar"]
    for entry in StandardCommandTable.all {
      titles.insert(TitleText(entry.title).withoutEllipsis.lowercased())
      if let title = entry.titleWhenOn {
        titles.insert(TitleText(title).withoutEllipsis.lowercased())
      }
    }
    return titles
  }()
}
