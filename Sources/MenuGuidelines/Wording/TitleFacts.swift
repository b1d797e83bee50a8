import MenuModel
import MenuSyntax

/// What the bytes of a title tell: enough to see that most titles are fine, before any text is made of them.
///
/// Only a simple title has facts: ASCII letters and digits in words with one blank between, and an ellipsis character at
/// the end at most. All others are looked at as text.
public struct TitleFacts: Sendable {
  private var flags: Flags = []
  /// The hashes of the first word, the last two words and the whole title, in lower case and without an ellipsis.
  public private(set) var firstWord: UInt64 = 0
  public private(set) var lastTwoWords: UInt64 = 0
  public private(set) var whole: UInt64 = 0
  public private(set) var wordCount = 0

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isSimple = Flags(rawValue: 1)
    static let isTitleCase = Flags(rawValue: 2)
    static let hasArticle = Flags(rawValue: 4)
    static let endsInEllipsis = Flags(rawValue: 8)
  }

  public var isSimple: Bool { flags.contains(.isSimple) }
  /// Whether the title is simple and its capitals are right beyond doubt.
  public var isTitleCase: Bool { flags.contains(.isTitleCase) }
  /// Whether a word of the simple title but its last may be an article.
  public var hasArticle: Bool { flags.contains(.hasArticle) }
  public var endsInEllipsis: Bool { flags.contains(.endsInEllipsis) }

  /// Reads a title where it is written.
  init(_ text: Text, _ sources: [Source]) {
    let source = Int(text.place.source)
    guard sources.indices.contains(source) else { return }
    let span = Int(text.place.span.start)..<Int(text.place.span.end)
    let bytes = sources[source].bytes
    guard span.count > 2, span.upperBound <= bytes.endIndex else { return }
    bytes.withUnsafeBufferPointer { read($0, span) }
  }

  /// Reads a simple title that is written in no file.
  init(_ title: String) {
    let bytes = Array(("\"" + title + "\"").utf8)
    bytes.withUnsafeBufferPointer { read($0, bytes.indices) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ span: Range<Int>) {
    guard bytes[span.lowerBound] == UInt8(ascii: "\"") else { return }
    var index = span.lowerBound + 1
    var end = span.upperBound - 1
    var found: Flags = [.isSimple, .isTitleCase]
    if end - index > 3, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, bytes[end - 1] == 0xA6 {
      found.insert(.endsInEllipsis)
      end -= 3
    }
    var count = 0
    var (first, previous, all): (UInt64, UInt64, UInt64) = (0, 0, Self.seed)
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
      lastTwoWords = (previous ^ hash) &* Self.prime
      previous = hash
      if count == 1 { first = hash }
      if !isLast {
        index += 1
        // A blank at the end.
        if index == end { return }
      }
    }
    (flags, firstWord, whole, wordCount) = (found, first, all, count)
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0100_0000_01B3

  /// A letter in lower case, or a digit; nil for another byte.
  @inline(__always)
  private static func lowered(_ byte: UInt8) -> UInt8? {
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

/// A set of words or titles, by their hashes.
struct WordSet: Sendable {
  /// Open addressing: a hash stands at its lower bits, or behind; 0 is free.
  private var slots: [UInt64]

  /// Makes a set of words: what `TitleFacts.firstWord` has of a title that begins with one.
  init(_ words: some Sequence<String>) {
    self.init(hashes: words.map { TitleFacts($0).firstWord })
  }

  /// Makes a set of titles: what `TitleFacts.whole` has of one.
  init(titles: some Sequence<String>) {
    self.init(hashes: titles.map { TitleFacts($0).whole })
  }

  private init(hashes: [UInt64]) {
    var size = 16
    while size < hashes.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for hash in hashes {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 && slots[slot] != hash { slot = (slot + 1) & (size - 1) }
      slots[slot] = hash
    }
  }

  func contains(_ hash: UInt64) -> Bool {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] == hash { return true }
      slot = (slot + 1) & mask
    }
    return false
  }
}
