nonisolated extension MenuShortcut: LosslessStringConvertible {
  /// The shortcut in the words of the `.menu` file: `shift+cmd+P`, `cmd++`, `ctrl+opt+T global`.
  public var description: String {
    var words = Self.modifierWords.filter { modifiers.contains($0.modifier) }.map(\.word)
    words.append(key.word)
    return ([words.joined(separator: "+")] + uses).joined(separator: " ")
  }

  /// Reads a shortcut in the words of the `.menu` file. Modifiers come in any order, letters in either case.
  ///
  /// - Returns: Nil if a word means nothing, is there twice, or if there is no key.
  // Or else `MenuShortcut("p")` would be one of a text, and optional.
  @_disfavoredOverload
  public init?(_ description: String) {
    var words = description.split(separator: " ")
    guard !words.isEmpty else { return nil }
    var rest = words.removeFirst()
    var modifiers: Modifiers = []
    while let end = rest.firstIndex(of: "+"),
      let known = Self.modifierWords.first(where: { $0.word == rest[..<end] })
    {
      guard modifiers.insert(known.modifier).inserted else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    guard let key = Key(word: String(rest)) else { return nil }
    self.init(key, modifiers)
    for word in words {
      switch word {
      case "always" where !worksInText: worksInText = true
      case "global" where !isGlobal: isGlobal = true
      case "fixed" where !isFixed: isFixed = true
      default: return nil
      }
    }
  }

  private var uses: [String] {
    (worksInText ? ["always"] : []) + (isGlobal ? ["global"] : []) + (isFixed ? ["fixed"] : [])
  }

  /// In the order of the glyphs.
  private static let modifierWords: [(word: String, modifier: Modifiers)] = [
    ("fn", .function), ("ctrl", .control), ("opt", .option), ("shift", .shift), ("cmd", .command),
  ]
}

nonisolated extension MenuShortcut.Key {
  private static let names: [(word: String, key: Self)] = [
    ("return", .return), ("enter", .enter), ("tab", .tab), ("space", .space), ("delete", .delete),
    ("forwardDelete", .forwardDelete), ("escape", .escape), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
    ("pageDown", .pageDown), ("help", .help), ("clear", .clear),
  ]

  /// The keys that have no character.
  static let withoutCharacters = names.map(\.key) + (1...35).map { .function($0) }

  /// The key in the `.menu` file. Characters that mean something else there, or that only some keyboards have, are in
  /// quotes.
  fileprivate var word: String {
    switch self {
    case .character(let character):
      let needsQuotes = !character.isASCII || "\"\\|".contains(character)
      let isEscaped = "\"\\".contains(character)
      let text = character.uppercased()
      return needsQuotes ? "\"" + (isEscaped ? "\\" : "") + text + "\"" : text
    case .function(let number): return "F\(number)"
    default: return Self.names.first { $0.key == self }?.word ?? ""
    }
  }

  /// The key with a word, or nil if there is none.
  fileprivate init?(word: String) {
    if let known = Self.names.first(where: { $0.word == word }) {
      self = known.key
    } else if word.first == "F", let number = Int(word.dropFirst()), (1...35).contains(number) {
      self = .function(number)
    } else {
      var text = Substring(word)
      if text.count > 2, text.first == "\"", text.last == "\"" {
        text = text.dropFirst().dropLast()
        if text.count == 2, text.first == "\\" { text = text.dropFirst() }
      }
      let lowercased = text.lowercased()
      guard let character = lowercased.first, lowercased.count == 1 else { return nil }
      self = .character(character)
      guard isKey else { return nil }
    }
  }

  /// Whether there is such a key: a character can be typed, and a function key has a number that keyboards have.
  var isKey: Bool {
    switch self {
    case .character(let character):
      return !character.isWhitespace && !character.isNewline
        && character.unicodeScalars.allSatisfy { scalar in
          // Keys without characters have some of AppKit's own, from U+F700 on.
          scalar.value > 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
        }
    case .function(let number): return (1...35).contains(number)
    default: return true
    }
  }
}
