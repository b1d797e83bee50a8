import MenuModel
import MenuSyntax

/// What the bytes of a title tell: enough to see that most titles are fine, before any text is made of them.
///
/// A simple title is ASCII letters and digits in words with one blank between, and an ellipsis character at the end at
/// most. Its facts are read from the bytes, those of another from its text. A module has them once for each title.
public struct TitleFacts: Sendable {
  /// The number of the title among those of the module.
  public internal(set) var number: Int32 = -1
  /// The number of words, without an ellipsis.
  public private(set) var wordCount: Int32 = 0
  /// The number of characters of a simple title; of another, at least as many as there are.
  public private(set) var length: Int32 = 0
  private var flags: Flags = []
  /// The hashes of words in lower case and without punctuation: the first, the last, the last two, all but the first.
  public private(set) var firstWord: UInt64 = 0
  public private(set) var lastWord: UInt64 = 0
  public private(set) var lastTwoWords: UInt64 = 0
  public private(set) var rest: UInt64 = 0
  /// The hash of the whole title in lower case, without an ellipsis.
  public private(set) var whole: UInt64 = 0

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isSimple = Flags(rawValue: 1)
    static let isTitleCase = Flags(rawValue: 2)
    static let hasArticle = Flags(rawValue: 4)
    static let endsInEllipsis = Flags(rawValue: 8)
    static let beginsWithVerb = Flags(rawValue: 16)
    static let mayHaveDots = Flags(rawValue: 64)
  }

  /// What rules about wording have to look at in the title.
  var doubts: TitleDoubts {
    if isSentence { return flags.contains(.mayHaveDots) ? .dots : [] }
    let known: Flags = [.isSimple, .isTitleCase, .beginsWithVerb]
    return TitleDoubts(
      rawValue: flags.symmetricDifference(known).rawValue | (wordCount == 0 ? 32 : 0))
  }

  public var isSimple: Bool { flags.contains(.isSimple) }
  /// Whether the title is simple and its capitals are right beyond doubt.
  public var isTitleCase: Bool { flags.contains(.isTitleCase) }
  /// Whether a word of the simple title but its last may be an article.
  public var hasArticle: Bool { flags.contains(.hasArticle) }
  /// Whether the title ends in an ellipsis character, or three dots.
  public var endsInEllipsis: Bool { flags.contains(.endsInEllipsis) }
  /// Whether the title is simple and its first word is an English verb.
  public var beginsWithVerb: Bool { flags.contains(.beginsWithVerb) }

  /// Whether the title has not more than so many characters and words.
  func isShort(characters: Int, words: Int) -> Bool {
    Int(length) <= characters && Int(wordCount) <= words
  }

  /// Those of a question or of help, which are no titles: only what is asked of them is known.
  init(ofSentence mayHaveDots: Bool) {
    wordCount = -1
    if mayHaveDots { flags.insert(.mayHaveDots) }
  }

  private var isSentence: Bool { wordCount < 0 }

  /// Reads a title that is written between quotes.
  init(_ text: Text, written bytes: UnsafeRawBufferPointer) {
    read(bytes, bytes.indices)
    if !isSimple {
      read(TitleText(text))
      flags.insert(.mayHaveDots)
    }
    if isSimple && EnglishVerbs.contains(firstWordOf: self) { flags.insert(.beginsWithVerb) }
  }

  /// Reads a title that is written in no file.
  init(_ title: String) {
    let bytes = Array(("\"" + title + "\"").utf8)
    bytes.withUnsafeBytes { read($0, bytes.indices) }
    if !isSimple {
      read(TitleText(title))
      flags.insert(.mayHaveDots)
    }
  }

  /// Reads a title that is not simple.
  private mutating func read(_ title: TitleText) {
    let bare = title.withoutEllipsis
    if title.endsInEllipsis { flags.insert(.endsInEllipsis) }
    length = Int32(truncatingIfNeeded: title.string.utf8.count * 3)
    whole = Self.seed
    for word in bare.lowercased().split(separator: " ") {
      whole = (whole ^ Self.hash(of: word.utf8)) &* Self.prime
    }
    rest = Self.seed
    for word in TitleText(bare).words {
      let hash = Self.hash(of: TitleText.bare(word).utf8)
      lastTwoWords = (lastWord ^ hash) &* Self.prime
      lastWord = hash
      if wordCount == 0 { firstWord = hash } else { rest = (rest ^ hash) &* Self.prime }
      wordCount += 1
    }
  }

  /// The hash of a word in lower case, without punctuation around it.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = self.hash(hash, followedBy: byte) }
    return hash
  }

  /// The hash of a title in lower case, without an ellipsis.
  static func hash(ofTitle title: String) -> UInt64 {
    var hash = seed
    for word in title.utf8.split(separator: UInt8(ascii: " ")) {
      hash = (hash ^ self.hash(of: word)) &* prime
    }
    return hash
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer, _ span: Range<Int>) {
    guard span.count > 2, bytes[span.lowerBound] == UInt8(ascii: "\"") else { return }
    var index = span.lowerBound + 1
    var end = span.upperBound - 1
    var found: Flags = [.isSimple, .isTitleCase]
    if end - index > 3, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, bytes[end - 1] == 0xA6 {
      found.insert(.endsInEllipsis)
      end -= 3
    }
    let characters = end - index + (found.contains(.endsInEllipsis) ? 1 : 0)
    var count: Int32 = 0
    var (first, previous, lastTwo): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var (all, others) = (Self.seed, Self.seed)
    while index < end {
      let start = index
      let isUpper = bytes[index] < UInt8(ascii: "a")
      var hash = Self.seed
      var packed: UInt32 = 0
      while index < end, bytes[index] != 0x20 {
        guard let byte = Self.lowered(bytes[index]) else { return }
        hash = (hash ^ UInt64(byte)) &* Self.prime
        if index - start < 4 { packed = packed << 8 | UInt32(byte) }
        index += 1
      }
      if index == start { return }
      let isLast = index == end
      let isSmall = index - start <= 4 && Self.isSmall(packed)
      // A small word is small in the middle, and only there.
      if isUpper == (isSmall && count > 0 && !isLast) { found.remove(.isTitleCase) }
      if isSmall, !isLast, packed == 0x61 || packed == 0x616E || packed == 0x74_6865 {
        found.insert(.hasArticle)
      }
      count += 1
      all = (all ^ hash) &* Self.prime
      lastTwo = (previous ^ hash) &* Self.prime
      previous = hash
      if count == 1 { first = hash } else { others = (others ^ hash) &* Self.prime }
      if !isLast {
        index += 1
        // A blank at the end.
        if index == end { return }
      }
    }
    (flags, wordCount, length) = (found, count, Int32(truncatingIfNeeded: characters))
    (firstWord, lastWord, lastTwoWords, rest, whole) = (first, previous, lastTwo, others, all)
  }

  /// The hash of a word without letters.
  static var noWord: UInt64 { seed }

  /// The hash of a word that goes on with a byte.
  @inline(__always)
  static func hash(_ hash: UInt64, followedBy byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* prime
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0100_0000_01B3

  /// A letter in lower case, or a digit; nil for another byte.
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
    default: return nil
    }
  }

  /// Whether a word of up to four letters, one a byte, is an article, a conjunction or a preposition.
  @inline(__always)
  private static func isSmall(_ word: UInt32) -> Bool {
    switch word {
    // a an the and but for nor or so yet
    case 0x61, 0x616E, 0x74_6865, 0x61_6E64, 0x62_7574, 0x66_6F72, 0x6E_6F72, 0x6F72, 0x736F,
      0x79_6574,
      // at by from in into near of off on onto out over per
      0x6174, 0x6279, 0x6672_6F6D, 0x696E, 0x696E_746F, 0x6E65_6172, 0x6F66, 0x6F_6666, 0x6F6E,
      0x6F6E_746F, 0x6F_7574, 0x6F76_6572, 0x70_6572,
      // to up upon via vs down than till
      0x746F, 0x7570, 0x7570_6F6E, 0x76_6961, 0x7673, 0x646F_776E, 0x7468_616E, 0x7469_6C6C:
      return true
    default: return false
    }
  }
}

/// What a title may have that a rule about wording speaks of.
public struct TitleDoubts: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  // The bits of `TitleFacts.Flags`, those turned over that say that something is right.
  /// Anything but letters, digits and single blanks.
  public static let signs = Self(rawValue: 1)
  public static let capitals = Self(rawValue: 2)
  public static let article = Self(rawValue: 4)
  public static let ellipsis = Self(rawValue: 8)
  public static let noVerb = Self(rawValue: 16)
  public static let noWords = Self(rawValue: 32)
  /// Dots, perhaps three in a row.
  public static let dots = Self(rawValue: 64)
}
