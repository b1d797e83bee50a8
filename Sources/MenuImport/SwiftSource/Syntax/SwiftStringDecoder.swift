import MenuSyntax

/// Reads what a string literal says: its text without escapes and indentation, and the values in it.
struct SwiftStringDecoder {
  private let bytes: [UInt8]
  private var segments: [SwiftString.Segment] = []
  private var text: [UInt8] = []
  /// The offset of the next byte, and of the end of what is between the quotation marks.
  private var offset: Int
  private var end: Int
  private var pounds = 0
  private var isMultiline = false
  /// The blanks before the closing quotation marks, which are no part of the lines.
  private var indentation = 0

  static func string(at span: Span, in bytes: [UInt8]) -> SwiftString {
    var decoder = SwiftStringDecoder(bytes: bytes, span: span)
    decoder.decode()
    return SwiftString(segments: decoder.segments, span: span)
  }

  private init(bytes: [UInt8], span: Span) {
    self.bytes = bytes
    offset = Int(span.start)
    end = Int(span.end)
    while isAt("#") { take() }
    pounds = offset - Int(span.start)
    isMultiline = isAt("\"") && isAt("\"", at: 1) && isAt("\"", at: 2)
    offset += isMultiline ? 3 : 1
    let closing = (isMultiline ? 3 : 1) + pounds
    if end - closing >= offset, bytes[end - closing] == UInt8(ascii: "\"") { end -= closing }
    if isMultiline { skipIndentation() }
  }

  /// Leaves out the line end after the opening quotation marks, and the one before the closing ones with what follows.
  private mutating func skipIndentation() {
    var last = end
    while last > offset, isBlank(bytes[last - 1]) { last -= 1 }
    if last > offset, bytes[last - 1] == UInt8(ascii: "\n") {
      indentation = end - last
      end = last - 1
      if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
    if isAt("\r") { offset += 1 }
    if isAt("\n") { offset += 1 }
    skipBlanks()
  }

  private mutating func skipBlanks() {
    var left = indentation
    while left > 0, offset < end, isBlank(bytes[offset]) {
      offset += 1
      left -= 1
    }
  }

  private mutating func decode() {
    while offset < end {
      if isAt("\\"), isEscape {
        offset += 1 + pounds
        decodeEscape()
        continue
      }
      let byte = bytes[offset]
      if byte != UInt8(ascii: "\r") || !isMultiline { text.append(byte) }
      offset += 1
      if isMultiline, byte == UInt8(ascii: "\n") { skipBlanks() }
    }
    endText()
  }

  private var isEscape: Bool {
    for distance in 0..<pounds where !isAt("#", at: 1 + distance) { return false }
    return true
  }

  private mutating func decodeEscape() {
    guard offset < end else { return }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): decodeScalar()
    case UInt8(ascii: "("):
      var lexer = SwiftLexer(bytes: bytes)
      let close = lexer.endOfValue(from: offset, upTo: end)
      endText()
      segments.append(.value(Span(UInt32(offset), UInt32(close))))
      offset = min(close + 1, end)
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      if byte == UInt8(ascii: "\r"), isAt("\n") { offset += 1 }
      skipBlanks()
    default: text.append(byte)
    }
  }

  /// `{1F600}` of `\u{1F600}`.
  private mutating func decodeScalar() {
    guard isAt("{") else { return }
    offset += 1
    var digits: [UInt8] = []
    while offset < end, !isAt("}"), digits.count < 8 {
      digits.append(bytes[offset])
      offset += 1
    }
    if isAt("}") { offset += 1 }
    if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      text.append(contentsOf: String(scalar).utf8)
    }
  }

  private mutating func endText() {
    if text.isEmpty { return }
    segments.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private mutating func take() { offset += 1 }

  private func isAt(_ character: Unicode.Scalar, at distance: Int = 0) -> Bool {
    offset + distance < end && bytes[offset + distance] == UInt8(ascii: character)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
