import MenuModel

/// The words of a title, and what rules about wording may object to.
///
/// Most titles are simple: ASCII letters and digits in words with one blank between, and an ellipsis character at the
/// end at most. Of a simple title nearly all that rules ask is known without a second look.
public struct TitleFacts: Sendable {
  /// The title in lower case, without an ellipsis at its end.
  let lowercased: String
  /// The words in lower case, without the punctuation around them and without an ellipsis at the end.
  let words: [String]
  /// The number of characters of a simple title; of another, at least as many as there are.
  let length: Int
  let issues: TitleIssues

  init(_ title: TitleText) {
    let bare = title.withoutEllipsis
    lowercased = bare.lowercased()
    words = TitleText(bare).words.map(TitleText.bare)
    var issues: TitleIssues = []
    if words.isEmpty { issues.insert(.noWords) }
    if title.endsInEllipsis { issues.insert(.ellipsis) }
    if Self.isSimple(title.string) {
      length = bare.utf8.count + (issues.contains(.ellipsis) ? 1 : 0)
      if words.dropLast().contains(where: { $0 == "a" || $0 == "an" || $0 == "the" }) {
        issues.insert(.article)
      }
    } else {
      // A state variable is shown as three characters.
      length = title.string.utf8.count * 3
      issues.formUnion([.signs, .dots])
    }
    if !TitleCase.wrongParts(in: title).isEmpty { issues.insert(.capitals) }
    if !VerbPhrase.begins(title) { issues.insert(.noVerb) }
    self.issues = issues
  }

  /// Whether it has only letters and digits of ASCII, single blanks, and an ellipsis character at its end.
  var isSimple: Bool { !issues.contains(.signs) }

  var firstWord: String { words.first ?? "" }

  /// Whether the title has no more than these numbers of characters and words.
  func isShort(characters: Int, words: Int) -> Bool {
    length <= characters && self.words.count <= words
  }

  private static func isSimple(_ title: String) -> Bool {
    var title = title[...]
    if title.utf8.count > 3 && title.hasSuffix("…") { title.removeLast() }
    var wasBlank = true
    for byte in title.utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank ? wasBlank : !TitleText.isLetterOrDigit(byte) { return false }
      wasBlank = isBlank
    }
    return !wasBlank
  }
}

/// What a title or a sentence may have that a rule about wording objects to.
public struct TitleIssues: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Anything but letters, digits and single blanks.
  public static let signs = Self(rawValue: 1 << 0)
  /// A word whose first letter has the wrong case.
  public static let capitals = Self(rawValue: 1 << 1)
  public static let article = Self(rawValue: 1 << 2)
  public static let ellipsis = Self(rawValue: 1 << 3)
  /// A start without a verb.
  public static let noVerb = Self(rawValue: 1 << 4)
  public static let noWords = Self(rawValue: 1 << 5)
  /// Dots, perhaps three in a row.
  public static let dots = Self(rawValue: 1 << 6)

  /// The issues of a question or of help, which only dots can be wrong with.
  static func inSentence(_ text: Text) -> Self {
    let hasDots = text.segments.contains { segment in
      if case .literal(let literal) = segment { return literal.utf8.contains(UInt8(ascii: ".")) }
      return false
    }
    return hasDots ? .dots : []
  }
}
