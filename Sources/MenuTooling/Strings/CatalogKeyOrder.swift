/// The order of keys in a string catalog of Xcode, which is that of file names in Finder.
///
/// Finder compares by the root collation of Unicode's CLDR (https://cldr.unicode.org/index/charts/collation), with runs of
/// digits as numbers. Accents count only between keys that are equal without them, and then lower case is before upper
/// case.
struct CatalogKeyOrder: Comparable {
  /// What is compared first: letters without case and accents.
  private var primary: [Element] = []
  /// The accents of the letters, by their position.
  private var accents: [UInt32] = []
  /// Whether each letter is upper case.
  private var capitals: [UInt32] = []
  private let key: String

  init(_ key: String) {
    self.key = key
    var digits = ""
    for scalar in key.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.unicodeScalars.append(scalar)
        continue
      }
      addNumber(&digits)
      add(scalar)
    }
    addNumber(&digits)
  }

  static func < (a: Self, b: Self) -> Bool {
    if a.primary != b.primary { return a.primary.lexicographicallyPrecedes(b.primary) }
    if a.accents != b.accents { return a.accents.lexicographicallyPrecedes(b.accents) }
    if a.capitals != b.capitals { return a.capitals.lexicographicallyPrecedes(b.capitals) }
    return a.key.unicodeScalars.lexicographicallyPrecedes(b.key.unicodeScalars)
  }

  /// A character, or a number, as it is compared first.
  private struct Element: Comparable {
    var group: Group
    /// The position in the group; of a number, how many digits it has.
    var rank: UInt32
    var digits = ""

    static func < (a: Self, b: Self) -> Bool {
      (a.group.rawValue, a.rank, a.digits) < (b.group.rawValue, b.rank, b.digits)
    }
  }

  /// The groups of characters, in their order.
  private enum Group: UInt8 {
    case blank, punctuation, symbol, number, letter, hangul, kana, han
  }

  private mutating func addNumber(_ digits: inout String) {
    if digits.isEmpty { return }
    let value = String(digits.drop { $0 == "0" })
    primary.append(Element(group: .number, rank: UInt32(value.utf8.count), digits: value))
    accents.append(0)
    capitals.append(0)
    digits = ""
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar == "…" {
      for _ in 0..<3 { add(".") }
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      if !accents.isEmpty { accents[accents.count - 1] = scalar.value }
    case .control, .format:
      if properties.isWhitespace { append(.blank, scalar.value) }
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      // A space and a no-break space differ as little as an accent does.
      append(.blank, scalar == "\u{A0}" ? 0x20 : scalar.value, accent: scalar == "\u{A0}" ? 1 : 0)
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spacingMark:
      addLetter(scalar)
    default:
      if let index = Self.punctuation[scalar] {
        append(.punctuation, index)
      } else {
        append(.symbol, scalar.value)
      }
    }
  }

  private mutating func addLetter(_ scalar: Unicode.Scalar) {
    let isCapital = scalar.properties.isUppercase
    let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let letters = Self.expansions[lowercase] {
      for letter in letters.unicodeScalars {
        append(.letter, letter.value, accent: lowercase.value, isCapital: isCapital)
      }
      return
    }
    switch lowercase.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: append(.hangul, lowercase.value)
    case 0x3041...0x30FF:
      // Hiragana and katakana of a sound are compared like small and capital letters.
      let isKatakana = lowercase.value >= 0x30A1 && lowercase.value <= 0x30F6
      append(.kana, lowercase.value - (isKatakana ? 0x60 : 0), isCapital: isKatakana)
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: append(.han, lowercase.value)
    default: append(.letter, lowercase.value, isCapital: isCapital)
    }
  }

  private mutating func append(
    _ group: Group, _ rank: UInt32, accent: UInt32 = 0, isCapital: Bool = false
  ) {
    primary.append(Element(group: group, rank: rank))
    accents.append(accent)
    capitals.append(isCapital ? 1 : 0)
  }

  /// Punctuation and symbols in the order of the root collation.
  private static let punctuation: [Unicode.Scalar: UInt32] = {
    let order =
      "_‿-–—,;:!¡?¿.·'‘’\"“”«»()[]{}§¶@*/\\&#%‰†‡•`´^¨°©®+±÷×<=>|~¤¢$£¥€"
    var ranks: [Unicode.Scalar: UInt32] = [:]
    for (index, scalar) in order.unicodeScalars.enumerated() { ranks[scalar] = UInt32(index) }
    return ranks
  }()

  /// The plain letters that letters with accents, and ligatures, are compared as.
  private static let expansions: [Unicode.Scalar: String] = {
    let table = """
      a àáâãäåāăąǎǻạảấầẩẫậắằẳẵặ ae æǽ c çćĉċč d ðďđ e èéêëēĕėęěẹẻẽếềểễệ g ĝğġģǧ h ĥħ i ìíîïĩīĭįǐỉị j ĵ k ķǩ \
      l ĺļľŀł n ñńņňŉ o òóôõöøōŏőơǒǫọỏốồổỗộớờởỡợ oe œ r ŕŗř s śŝşšș ss ß t ţťŧț u ùúûüũūŭůűųưǔụủứừửữự w ŵẁẃẅ \
      y ýÿŷỳỵỷỹ z źżž и й е ё і ї
      """
    let words = table.split(separator: " ")
    var expansions: [Unicode.Scalar: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      for scalar in words[index + 1].unicodeScalars {
        expansions[scalar] = String(words[index])
      }
    }
    return expansions
  }()
}
