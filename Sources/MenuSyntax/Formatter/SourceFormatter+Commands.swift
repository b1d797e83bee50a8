extension SourceFormatter {
  /// Writes the name, titles and attributes of a command or an option on the current line.
  mutating func writeTitled(_ syntax: TitledSyntax, isSpaced: Bool) {
    let gap = isSpaced ? 2 : 1
    writeName(of: syntax)
    writeTitles(of: syntax, blanks: gap, addsStop: isSpaced)
    var key: UInt64 = 0
    var isFirst = true
    var wasWord = false
    for attribute in syntax.node.children {
      if isTooLong { return }
      guard let attribute = AttributeSyntax(attribute) else { continue }
      let kind = attribute.node.kind
      let isWord = attribute.isWord
      if isSpaced && !(isWord && wasWord) {
        writeAttribute(attribute, blanks: gap, key: isFirst ? 0 : key)
        key = key << 8 | UInt64(isWord ? 255 : kind.rawValue)
      } else {
        writeAttribute(attribute, blanks: 1, key: nil)
      }
      isFirst = false
      wasWord = isWord
    }
  }

  /// Writes a command or an option with its attributes in braces, as many a line as fit.
  mutating func formatInAttributeBlock(
    _ syntax: TitledSyntax, _ statement: Statement, isOnOwnLine: Bool
  ) {
    writeAllowances(statement)
    writeName(of: syntax)
    writeTitles(of: syntax, blanks: 2, addsStop: true)
    write("  {")
    endLine(isOnOwnLine)
    endsAlignment = true
    indentation += Self.step
    startLine()
    hasLineEnd = false
    writeAttributes(
      syntax.node.children.filter { AttributeSyntax.accepts($0.kind) }, isSpaced: true)
    if hasInnerComment { isFormattedAgain = true }
    if let block = statement.block {
      // What is before the braces that are there keeps its place before what is in them.
      writeComments(before: block.node.tokenNumbers.lowerBound)
      if hasInnerComment { isFormattedAgain = true }
      indentation -= Self.step
      formatBlock(block, isFirst: false, holdsAttributes: true)
      return
    }
    indentation -= Self.step
    closeBlock()
  }

  /// Writes attributes and the `@allow`s before them, in their order.
  ///
  /// - Parameter isSpaced: Whether they have two blanks between them, and begin a line where they do not fit.
  mutating func writeAttributes(_ nodes: [SyntaxNode], isSpaced: Bool) {
    var next = 0
    var wasWord = false
    while next < nodes.count {
      let start = next
      while next < nodes.count - 1 && nodes[next].kind == .allow { next += 1 }
      next += 1
      let isWord = AttributeSyntax(nodes[start])?.isWord ?? false
      let before = mark
      let blanks = isSpaced && !(isWord && wasWord) ? 2 : 1
      write(attribute: nodes[start..<next], blanks: blanks)
      if isSpaced && isTooLong && start > 0 {
        goBack(to: before)
        breakLine(indentedBy: 0)
        isTooLong = false
        write(attribute: nodes[start..<next], blanks: 0)
      }
      if isSpaced { isTooLong = false }
      wasWord = isWord
    }
  }

  /// Writes an attribute with the `@allow`s before it.
  private mutating func write(attribute nodes: ArraySlice<SyntaxNode>, blanks: Int) {
    var blanks = blanks
    for node in nodes {
      if let attribute = AttributeSyntax(node) {
        writeAttribute(attribute, blanks: blanks, key: nil)
      } else {
        write(tokens: node.tokenNumbers, blanks: blanks)
      }
      blanks = 1
    }
  }

  private mutating func writeName(of syntax: TitledSyntax) {
    if let name = syntax.name { write(tokens: name.node.tokenNumbers, blanks: 1) }
  }

  /// Writes one title or two.
  private mutating func writeTitles(of syntax: TitledSyntax, blanks: Int, addsStop: Bool) {
    guard let first = syntax.title?.tokenNumbersWithForms else { return }
    let last = syntax.secondTitle?.tokenNumbersWithForms ?? first
    if addsStop { alignment.addStop(offset: text.count + blanks, column: column + blanks) }
    write(tokens: first.lowerBound..<last.upperBound, blanks: blanks)
  }

  /// Writes an attribute; with a key, as a cell of its own.
  private mutating func writeAttribute(_ attribute: AttributeSyntax, blanks: Int, key: UInt64?) {
    if let key {
      alignment.addStop(offset: text.count + blanks, column: column + blanks, key: key)
    }
    if let key = KeySyntax(attribute.node) {
      writeKey(key, blanks: blanks)
    } else {
      write(tokens: attribute.node.tokenNumbers, blanks: blanks)
    }
  }

  // MARK: Keys

  /// Writes `key` and its shortcuts.
  mutating func writeKey(_ key: KeySyntax, blanks: Int) {
    var next = key.node.tokenNumbers.lowerBound
    write(tokens: next..<next + 1, blanks: blanks)
    next += 1
    for chord in key.chords {
      let place = chord.node.tokenNumbers.lowerBound
      if next < place { write(tokens: next..<place, blanks: 0) }
      write(chord, at: place)
      next = place + 1
    }
    for trait in key.traits { write(tokens: trait.node.tokenNumbers, blanks: 1) }
  }

  /// Writes a shortcut: modifiers in the order in which the system shows them, a letter as a capital, and no quotes
  /// where none are needed.
  private mutating func write(_ written: ChordSyntax, at number: Int) {
    prepare(number, blanks: 1)
    let token = written.token
    let start = base + Int(token.start)
    let count = Int(token.end - token.start)
    let chord = Chord(start, count)
    if let chord {
      for (number, modifier) in Chord.modifiers.enumerated()
      where chord.modifiers & (1 << number) != 0 {
        text.append(modifier)
        text.append(UInt8(ascii: "+"))
      }
      if let character = chord.character {
        text.append(character)
      } else {
        text.append(start + chord.keyOffset, count - chord.keyOffset)
      }
    } else {
      text.append(start, count)
    }
    wrote(DisplayWidth.columns(start, count) - (chord?.dropsQuotes ?? false ? 2 : 0))
  }

  /// A shortcut cut into its modifiers and its key.
  private struct Chord {
    /// In the order in which they are written: Control, Option, Shift, Command, as the guidelines say, and Fn first.
    static let modifiers: [StaticString] = ["fn", "ctrl", "opt", "shift", "cmd"]

    /// A bit for each modifier.
    var modifiers: UInt8 = 0
    var keyOffset = 0
    /// The key, if it is a letter, which is a capital, or is in quotes that it does not need.
    var character: UInt8?
    var dropsQuotes = false
    /// The signs that keep their quotes.
    private static let quotedSigns: StaticString = "`{}|\\:;\"/"

    /// Nil if the text is not a shortcut: the resolver reports it.
    init?(_ start: UnsafePointer<UInt8>, _ count: Int) {
      while let length = Self.wordLength(start + keyOffset, count - keyOffset) {
        guard let number = Self.modifier(start + keyOffset, length) else { return nil }
        if modifiers & (1 << number) != 0 { return nil }
        modifiers |= 1 << number
        keyOffset += length + 1
      }
      let length = count - keyOffset
      if length == 0 || Self.modifier(start + keyOffset, length) != nil { return nil }
      let isQuoted = length == 3 && start[keyOffset] == UInt8(ascii: "\"")
      let byte = start[keyOffset + (isQuoted ? 1 : 0)]
      if (length == 1 || isQuoted) && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A {
        character = byte & 0xDF
        dropsQuotes = isQuoted
      } else if isQuoted && needsNoQuotes(byte) {
        character = byte
        dropsQuotes = true
      }
    }

    /// Whether a sign or digit is a key as it is.
    private func needsNoQuotes(_ byte: UInt8) -> Bool {
      if byte >= 0x30 && byte <= 0x39 { return true }
      // Without modifiers most signs begin something else.
      if modifiers == 0 || byte <= 0x20 || byte >= 0x7F { return false }
      let signs = Self.quotedSigns
      var index = 0
      while index < signs.utf8CodeUnitCount && signs.utf8Start[index] != byte { index += 1 }
      return index == signs.utf8CodeUnitCount
    }

    /// The length of a word with `+` and something more after it.
    private static func wordLength(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
      var length = 0
      // A plus sign in quotes joins nothing.
      if count > 1 && start[0] == UInt8(ascii: "\"") { return nil }
      while length < count && start[length] != UInt8(ascii: "+") { length += 1 }
      return length > 0 && length + 1 < count ? length : nil
    }

    private static func modifier(_ start: UnsafePointer<UInt8>, _ length: Int) -> Int? {
      for (number, word) in modifiers.enumerated() where word.utf8CodeUnitCount == length {
        var index = 0
        while index < length && start[index] == word.utf8Start[index] { index += 1 }
        if index == length { return number }
      }
      return nil
    }
  }
}

/// A command or an option.
struct TitledSyntax: AttributedSyntax {
  let node: SyntaxNode
  init(unchecked node: SyntaxNode) { self.node = node }
  static func accepts(_ kind: NodeKind) -> Bool { kind == .command || kind == .option }
}

extension AttributeSyntax {
  /// Whether it is a word or two of the language: nothing in it is the author's.
  fileprivate var isWord: Bool {
    switch node.kind.attribute?.operand {
    case .none?, .word?: return true
    case .optionalCondition?, .optionalPlatforms?: return node.children.first { _ in true } == nil
    default: return false
    }
  }
}
