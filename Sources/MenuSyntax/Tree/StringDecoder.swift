/// Reads the content of a string token: escapes and placeholders.
package struct StringDecoder {
  private let source: Source
  private let content: Range<Int>
  private let hasEscapes: Bool

  /// A piece of a string.
  package enum Piece: Sendable {
    /// Characters, with escapes and doubled braces resolved.
    case literal(String)
    /// The text between `{` and `}`, with its span.
    case placeholder(String, Span)
    /// A `}` without `{`, a `{` without `}`, or nothing or no name between them.
    case fault(PlaceholderFault, Span)
  }

  /// What is wrong with braces in a string.
  package enum PlaceholderFault: Sendable {
    case loneClosingBrace, unclosed, empty, noName
  }

  /// What is wrong with an escape.
  enum EscapeError {
    case unknown, interpolation, noDigits, noScalar
  }

  /// Reads the string `token` of `source`.
  package init(_ source: Source, _ token: Token) {
    self.source = source
    hasEscapes = token.flagBits & TokenFlags.escapes.rawValue != 0
    var start = Int(token.start)
    var end = Int(token.end)
    // Not `contains`, which is a generic call in a debug build.
    let isTerminated = token.flagBits & TokenFlags.unterminated.rawValue == 0
    if token.flagBits & TokenFlags.respelt.rawValue == 0 {
      start += 1
      if isTerminated { end -= 1 }
    } else {
      let bytes = source.storage
      start += Self.quoteLength(bytes[start])
      if isTerminated && end > start {
        var last = end - 1
        while last > start && bytes[last] & 0xC0 == 0x80 { last -= 1 }
        end = last
      }
    }
    content = start < end ? start..<end : end..<start
  }

  /// The bytes of the quote that begins with a byte: one, or three where an input method made it curly (two for `«`).
  private static func quoteLength(_ byte: UInt8) -> Int {
    if byte == 0x22 || byte == 0x27 { return 1 }
    return byte == 0xC2 ? 2 : byte >= 0xE0 ? 3 : 0
  }

  /// The content with escapes resolved; braces stay as they are.
  package func text() -> String {
    if !hasEscapes {
      return source.text(of: Span(UInt32(content.lowerBound), UInt32(content.upperBound)))
    }
    var result = ""
    forEachUnit { unit in
      switch unit {
      case .bytes(let range): result += String(decoding: source.storage[range], as: UTF8.self)
      case .scalar(let scalar): result.unicodeScalars.append(scalar)
      case .brace(let byte, _): result += byte == 0x7B ? "{" : "}"
      case .error: break
      }
    }
    return result
  }

  /// The pieces of a text that people see, in which `{name}` is a placeholder and `{{` and `}}` are braces.
  package func pieces() -> [Piece] {
    let bytes = source.storage
    var result: [Piece] = []
    var literal = ""
    var open: Int?
    var skipped = -1
    func flush() {
      if !literal.isEmpty { result.append(.literal(literal)) }
      literal = ""
    }
    forEachUnit { unit in
      switch unit {
      case .brace(let byte, let offset):
        if offset == skipped { return }
        if let start = open {
          if byte == 0x7D {
            result.append(placeholder(from: start, to: offset))
            open = nil
          } else {
            result.append(.fault(.unclosed, Span(UInt32(start), UInt32(offset))))
            open = offset
          }
          return
        }
        if offset + 1 < content.upperBound && bytes[offset + 1] == byte {
          literal += byte == 0x7B ? "{" : "}"
          skipped = offset + 1
        } else if byte == 0x7B {
          flush()
          open = offset
        } else {
          flush()
          result.append(.fault(.loneClosingBrace, Span(UInt32(offset), UInt32(offset + 1))))
        }
      case .bytes(let range):
        if open == nil { literal += String(decoding: bytes[range], as: UTF8.self) }
      case .scalar(let scalar):
        if open == nil { literal.unicodeScalars.append(scalar) }
      case .error:
        break
      }
    }
    if let start = open {
      result.append(.fault(.unclosed, Span(UInt32(start), UInt32(content.upperBound))))
    }
    flush()
    return result
  }

  private func placeholder(from start: Int, to end: Int) -> Piece {
    let span = Span(UInt32(start), UInt32(end + 1))
    let name = String(decoding: source.storage[(start + 1)..<end], as: UTF8.self)
    if name.isEmpty || name.utf8.allSatisfy({ $0 == 0x20 }) { return .fault(.empty, span) }
    var isFirst = true
    for scalar in name.unicodeScalars {
      let isPart =
        isFirst ? scalar == "_" || isIdentifierStart(scalar.value) : isIdentifierPart(scalar.value)
      if !isPart { return .fault(.noName, span) }
      isFirst = false
    }
    return .placeholder(name, span)
  }

  /// Calls `body` for each faulty escape, with its span.
  func forEachEscapeError(_ body: (Span, EscapeError) -> Void) {
    forEachUnit { unit in
      if case .error(let error, let range) = unit {
        body(Span(UInt32(range.lowerBound), UInt32(range.upperBound)), error)
      }
    }
  }

  private enum Unit {
    case bytes(Range<Int>)
    case scalar(Unicode.Scalar)
    case brace(UInt8, Int)
    case error(EscapeError, Range<Int>)
  }

  private func forEachUnit(_ body: (Unit) -> Void) {
    let bytes = source.storage
    var plainStart = content.lowerBound
    var offset = content.lowerBound
    let end = content.upperBound
    while offset < end {
      let byte = bytes[offset]
      guard byte == 0x5C || byte == 0x7B || byte == 0x7D else {
        offset += 1
        continue
      }
      if plainStart < offset { body(.bytes(plainStart..<offset)) }
      if byte != 0x5C {
        body(.brace(byte, offset))
        offset += 1
      } else {
        offset = readEscape(at: offset, body)
      }
      plainStart = offset
    }
    if plainStart < end { body(.bytes(plainStart..<end)) }
  }

  /// Reads the escape at a backslash and returns the offset after it.
  private func readEscape(at start: Int, _ body: (Unit) -> Void) -> Int {
    let bytes = source.storage
    let end = content.upperBound
    guard start + 1 < end else {
      body(.error(.unknown, start..<end))
      return end
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): body(.scalar("\""))
    case UInt8(ascii: "\\"): body(.scalar("\\"))
    case UInt8(ascii: "n"): body(.scalar("\n"))
    case UInt8(ascii: "t"): body(.scalar("\t"))
    case UInt8(ascii: "u"): return readUnicodeEscape(at: start, body)
    case UInt8(ascii: "("): body(.error(.interpolation, start..<(start + 2)))
    default:
      var after = start + 2
      while after < end && bytes[after] & 0xC0 == 0x80 { after += 1 }
      body(.error(.unknown, start..<after))
      return after
    }
    return start + 2
  }

  private func readUnicodeEscape(at start: Int, _ body: (Unit) -> Void) -> Int {
    let bytes = source.storage
    let end = content.upperBound
    guard start + 2 < end && bytes[start + 2] == UInt8(ascii: "{") else {
      body(.error(.noDigits, start..<(start + 2)))
      return start + 2
    }
    var offset = start + 3
    var value: UInt32 = 0
    var digits = 0
    while offset < end, let digit = hexadecimalValue(bytes[offset]) {
      value = value &* 16 &+ digit
      digits += 1
      offset += 1
    }
    guard offset < end && bytes[offset] == UInt8(ascii: "}") && digits > 0 && digits <= 8 else {
      let isClosed = offset < end && bytes[offset] == UInt8(ascii: "}")
      let after = isClosed ? offset + 1 : offset
      body(.error(.noDigits, start..<after))
      return after
    }
    if let scalar = Unicode.Scalar(value) {
      body(.scalar(scalar))
    } else {
      body(.error(.noScalar, start..<(offset + 1)))
    }
    return offset + 1
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: return UInt32(byte - 0x30)
    case 0x41...0x46: return UInt32(byte - 0x41 + 10)
    case 0x61...0x66: return UInt32(byte - 0x61 + 10)
    default: return nil
    }
  }
}
