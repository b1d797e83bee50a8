extension Lexer {
  /// Reads on in a word that has dots, hyphens, `+` or letters past ASCII, and returns what it is.
  mutating func continueWord(_ cursor: inout UnsafePointer<UInt8>, kind: TokenKind) -> TokenKind {
    var kind = kind
    while true {
      let byte = cursor.pointee
      if classes[Int(byte)] & ByteClasses.wordPart != 0 {
        if kind == .number && classes[Int(byte)] & ByteClasses.digit == 0 { kind = .dottedWord }
        cursor += 1
      } else if byte == 0x2E {
        guard isWordPart(cursor + 1) else { return kind }
        if kind != .hyphenatedWord { kind = .dottedWord }
        cursor += 1
      } else if byte == 0x2D {
        guard isWordPart(cursor + 1), kind == .identifier || kind == .hyphenatedWord else {
          return kind
        }
        kind = .hyphenatedWord
        cursor += 1
      } else if byte == 0x2B {
        return lexChord(&cursor)
      } else if byte >= 0x80 {
        let scalar = decodeScalar(at: cursor)
        guard let value = scalar.value, isIdentifierPart(value) else { return kind }
        if kind == .number { kind = .dottedWord }
        cursor += scalar.length
      } else {
        return kind
      }
    }
  }

  private func isWordPart(_ cursor: UnsafePointer<UInt8>) -> Bool {
    let byte = cursor.pointee
    if classes[Int(byte)] & ByteClasses.wordPart != 0 { return true }
    guard byte >= 0x80, let value = decodeScalar(at: cursor).value else { return false }
    return isIdentifierPart(value)
  }

  /// Reads a shortcut from its first `+` on. After a `+` a sign is the key, and ends it, and so is what quotes hold.
  private mutating func lexChord(_ cursor: inout UnsafePointer<UInt8>) -> TokenKind {
    while cursor.pointee == 0x2B {
      cursor += 1
      let byte = cursor.pointee
      if byte <= 0x20 || byte == 0x7F { return .keyChord }
      if byte == 0x22 && isQuotedKey(cursor) {
        skipQuotedKey(&cursor)
        return .keyChord
      }
      if byte < 0x80 && classes[Int(byte)] & ByteClasses.wordPart == 0 {
        cursor += 1
        return .keyChord
      }
      while true {
        if classes[Int(cursor.pointee)] & ByteClasses.wordPart != 0 {
          cursor += 1
          continue
        }
        guard cursor.pointee >= 0x80 else { break }
        let scalar = decodeScalar(at: cursor)
        guard let value = scalar.value, isIdentifierPart(value) else { return .keyChord }
        cursor += scalar.length
      }
    }
    return .keyChord
  }

  /// Whether a `"` opens a key in quotes: they close on the line. With a blank after it, it is the key itself.
  private func isQuotedKey(_ quote: UnsafePointer<UInt8>) -> Bool {
    var probe = quote + 1
    if classes[Int(probe.pointee)] & ByteClasses.blank != 0 && probe[1] != 0x22 { return false }
    while probe.pointee != 0x22 {
      if probe.pointee == 0x5C && (probe[1] == 0x22 || probe[1] == 0x5C) { probe += 1 }
      if probe.pointee == 0x0A || probe.pointee == 0x0D || probe == end { return false }
      probe += 1
    }
    return true
  }

  /// Reads a word in backticks.
  mutating func lexBacktick(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) -> TokenKind {
    let start = cursor
    cursor += 1
    let content = cursor
    var isWord = true
    while cursor.pointee != 0x60 {
      let byte = cursor.pointee
      if byte == 0x0A || byte == 0x0D || cursor == end {
        // Only the word belongs to it, not the rest of the line.
        cursor = content
        while classes[Int(cursor.pointee)] & ByteClasses.wordPart != 0 { cursor += 1 }
        fault(.unterminatedBacktick, start, cursor)
        flags |= TokenFlags.unterminated.rawValue
        return .quotedIdentifier
      }
      if byte < 0x80 {
        let isPart = classes[Int(byte)] & ByteClasses.wordPart != 0
        let isFirstDigit = cursor == content && classes[Int(byte)] & ByteClasses.digit != 0
        if byte == 0 {
          fault(.nul, cursor, cursor + 1)
        } else if !isPart || isFirstDigit {
          isWord = false
        }
        cursor += 1
      } else {
        let scalar = decodeScalar(at: cursor)
        if let value = scalar.value {
          let isPart = cursor == content ? isIdentifierStart(value) : isIdentifierPart(value)
          if isBidirectionalControl(value) {
            fault(.bidirectionalControl, cursor, cursor + scalar.length)
          } else if !isPart {
            isWord = false
          }
        } else {
          fault(.invalidUTF8, cursor, cursor + scalar.length)
        }
        cursor += scalar.length
      }
    }
    if cursor == content { isWord = false }
    cursor += 1
    if !isWord { fault(.wordInBackticks, start, cursor) }
    return .quotedIdentifier
  }

  /// Reads what begins with a hyphen: a separator, a negative number, or nothing.
  mutating func lexHyphen(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) -> TokenKind? {
    let start = cursor
    while cursor.pointee == 0x2D { cursor += 1 }
    let count = cursor - start
    if count >= 2 {
      if count != 3 { fault(.dashes, start, cursor) }
      return .separator
    }
    if classes[Int(cursor.pointee)] & ByteClasses.digit != 0 {
      while classes[Int(cursor.pointee)] & ByteClasses.digit != 0 { cursor += 1 }
      return .number
    }
    cursor = start
    skipStray(&cursor, flags: &flags)
    return nil
  }

  /// Reads an operator that begins with `!`, `=`, `<`, `>`, `&` or `|`.
  mutating func lexOperator(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) -> TokenKind {
    let start = cursor
    let byte = cursor.pointee
    let second = cursor[1]
    cursor += 1
    let isDouble = second == 0x3D
    switch byte {
    case UInt8(ascii: "!"):
      if isDouble { cursor += 1 }
      return isDouble ? .notEquals : .bang
    case UInt8(ascii: "="):
      if isDouble { cursor += 1 }
      return isDouble ? .equalsEquals : .equals
    case UInt8(ascii: "<"):
      if isDouble { cursor += 1 }
      return isDouble ? .lessOrEqual : .less
    case UInt8(ascii: ">"):
      if isDouble { cursor += 1 }
      return isDouble ? .greaterOrEqual : .greater
    case UInt8(ascii: "&"):
      if second == byte {
        cursor += 1
      } else {
        fault(.singleAmpersand, start, cursor)
        flags |= TokenFlags.respelt.rawValue
      }
      return .andAnd
    default:
      if second == byte {
        cursor += 1
      } else {
        fault(.singleBar, start, cursor)
        flags |= TokenFlags.respelt.rawValue
      }
      return .orOr
    }
  }

  /// Reads what begins with a byte past ASCII: a word, a sign of an input method, curly quotes, or nothing.
  mutating func lexNonASCII(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) -> TokenKind?
  {
    let start = cursor
    let scalar = decodeScalar(at: cursor)
    guard let value = scalar.value else {
      cursor += scalar.length
      fault(.invalidUTF8, start, cursor)
      flags |= TokenFlags.afterStray.rawValue
      return nil
    }
    if isIdentifierStart(value) {
      cursor += scalar.length
      return continueWord(&cursor, kind: .identifier)
    }
    if isOpeningQuote(value) { return lexQuoted(&cursor, flags: &flags) }
    cursor += scalar.length
    if let kind = wideSign(value) {
      fault(.wideSign, start, cursor)
      flags |= TokenFlags.respelt.rawValue
      return kind
    }
    if value == 0x2013 || value == 0x2014 {
      while true {
        if cursor.pointee == 0x2D {
          cursor += 1
        } else if cursor.pointee == 0xE2 && cursor[1] == 0x80
          && (cursor[2] == 0x93 || cursor[2] == 0x94)
        {
          cursor += 3
        } else {
          break
        }
      }
      fault(.dashes, start, cursor)
      flags |= TokenFlags.respelt.rawValue
      return .separator
    }
    flags |= TokenFlags.afterStray.rawValue
    if isBidirectionalControl(value) {
      fault(.bidirectionalControl, start, cursor)
    } else if isUnicodeBlank(value) {
      fault(.noBreakSpace, start, cursor)
    } else if value < 0xA0 {
      fault(.controlCharacter, start, cursor)
    } else {
      fault(.stray, start, cursor)
    }
    return nil
  }

  /// The token of a full-width sign (U+FF01 to U+FF5E) or an ideographic comma.
  private func wideSign(_ value: UInt32) -> TokenKind? {
    if value == 0x3001 { return .comma }
    guard value >= 0xFF01 && value <= 0xFF5E else { return nil }
    switch UInt8(truncatingIfNeeded: value - 0xFEE0) {
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "("): return .leftParenthesis
    case UInt8(ascii: ")"): return .rightParenthesis
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: "@"): return .at
    case UInt8(ascii: "="): return .equals
    case UInt8(ascii: "<"): return .less
    case UInt8(ascii: ">"): return .greater
    case UInt8(ascii: "!"): return .bang
    default: return nil
    }
  }
}
