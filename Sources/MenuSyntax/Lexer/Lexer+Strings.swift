extension Lexer {
  /// Reads a string on from the byte that stopped the quick loop. `start` is its opening quote.
  mutating func finishString(
    _ cursor: inout UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>, flags: inout UInt8
  ) {
    while true {
      while classes[Int(cursor.pointee)] & ByteClasses.stringStop == 0 { cursor = cursor + 1 }
      let byte = cursor.pointee
      if byte == 0x22 {
        cursor += 1
        return
      }
      if byte == 0x0A || byte == 0x0D || cursor == end {
        endUnterminatedString(&cursor, from: start, flags: &flags)
        return
      }
      readStringByte(&cursor, flags: &flags)
    }
  }

  /// Steps over the quotes of a key and what they hold.
  mutating func skipQuotedKey(_ cursor: inout UnsafePointer<UInt8>) {
    var flags: UInt8 = 0
    cursor += 1
    while cursor.pointee != 0x22 { readStringByte(&cursor, flags: &flags) }
    cursor += 1
  }

  /// Steps over one escape, brace, control or scalar in a string.
  private mutating func readStringByte(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) {
    let byte = cursor.pointee
    let start = cursor
    if byte == 0x5C {
      flags |= TokenFlags.escapes.rawValue
      cursor += 1
      // What is escaped never ends the string, unless it is the line's end.
      let escaped = cursor.pointee
      if escaped == 0x22 || escaped == 0x5C { cursor += 1 }
    } else if byte == 0x7B || byte == 0x7D {
      flags |= TokenFlags.braces.rawValue
      cursor += 1
    } else if byte >= 0x80 {
      let scalar = decodeScalar(at: cursor)
      cursor += scalar.length
      if let value = scalar.value {
        if value < 0xA0 { fault(.controlInString, start, cursor) }
      } else {
        fault(.invalidUTF8, start, cursor)
      }
    } else {
      cursor += 1
      if byte == 0 {
        fault(.nul, start, cursor)
      } else if byte < 0x20 && byte != 0x09 {
        fault(.controlInString, start, cursor)
      }
    }
  }

  /// Ends a string that has no closing quote on its line: at a curly quote in it, else at the line's end.
  private mutating func endUnterminatedString(
    _ cursor: inout UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>, flags: inout UInt8
  ) {
    var probe = start + 1
    while probe + 2 < cursor {
      if probe.pointee == 0xE2 && probe[1] == 0x80 && (probe[2] == 0x9C || probe[2] == 0x9D) {
        cursor = probe + 3
        fault(.curlyQuotes, start, cursor)
        flags |= TokenFlags.respelt.rawValue
        return
      }
      probe += 1
    }
    // Blanks before the line's end are not part of it.
    while classes[Int(cursor[-1])] & ByteClasses.blank != 0 && cursor - 1 > start { cursor -= 1 }
    fault(.unterminatedString, start, cursor)
    flags |= TokenFlags.unterminated.rawValue
  }

  /// Whether a scalar opens a text in another way than `"` does.
  func isOpeningQuote(_ value: UInt32) -> Bool {
    (value >= 0x2018 && value <= 0x201F) || value == 0xFF02 || value == 0xFF07 || value == 0xAB
      || value == 0x300C
  }

  /// Reads a text in curly, single or other quotes as a string.
  mutating func lexQuoted(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) -> TokenKind {
    let start = cursor
    let opening =
      cursor.pointee == 0x27 ? DecodedScalar(value: 0x27, length: 1) : decodeScalar(at: cursor)
    let isSingle =
      opening.value == 0x27 || opening.value == 0x2018 || opening.value == 0x2019
      || opening.value == 0xFF07
    cursor += opening.length
    flags |= TokenFlags.respelt.rawValue
    let kind: LexicalFaultKind = opening.value == 0x27 ? .singleQuotes : .curlyQuotes
    while cursor.pointee != 0x0A && cursor.pointee != 0x0D && cursor != end {
      if cursor.pointee == 0x22 || (isSingle && cursor.pointee == 0x27) {
        cursor += 1
        fault(kind, start, cursor)
        return .string
      }
      if cursor.pointee >= 0x80, let value = decodeScalar(at: cursor).value {
        let length = decodeScalar(at: cursor).length
        let closes =
          isSingle
          ? value == 0x2018 || value == 0x2019 || value == 0xFF07
          : (value >= 0x201C && value <= 0x201F) || value == 0xFF02 || value == 0xBB
            || value == 0x300D
        cursor += length
        if closes {
          fault(kind, start, cursor)
          return .string
        }
        continue
      }
      readStringByte(&cursor, flags: &flags)
    }
    flags &= ~TokenFlags.escapes.rawValue
    flags |= TokenFlags.unterminated.rawValue
    while classes[Int(cursor[-1])] & ByteClasses.blank != 0 && cursor - 1 > start { cursor -= 1 }
    fault(kind, start, cursor)
    return .string
  }
}
