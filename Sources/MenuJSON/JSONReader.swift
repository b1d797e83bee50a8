/// Why bytes are not JSON, and where.
package struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  package enum Problem: String, Sendable {
    case unexpectedEnd = "the text ends in the middle of a value"
    case unexpectedByte = "this byte cannot be here"
    case controlCharacter = "a control character needs an escape in a string"
    case unknownEscape = "this is not an escape sequence"
    case badNumber = "this is not a number in JSON"
    case tooDeep = "arrays and objects are nested too deeply"
    case trailingBytes = "there is more after the value"
  }

  package var problem: Problem
  /// The offset of the byte, from 0; the number of bytes at their end.
  package var offset: Int

  package init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  package var description: String { "\(problem.rawValue) (offset \(offset))" }
}

extension JSONValue {
  /// How deep arrays and objects may nest.
  package static let maximumDepth = 64

  /// Reads a text of RFC 8259.
  ///
  /// Of what the RFC leaves open:
  /// - a byte-order mark may come first,
  /// - the last of several members with one key wins,
  /// - half of a surrogate pair reads as U+FFFD, and so does what is not UTF-8 in a string,
  /// - numbers have any size,
  /// - arrays and objects nest up to `maximumDepth`.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// Reads one value, byte by byte.
private struct JSONReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let result = try value()
    skipBlanks()
    if offset < bytes.count { throw error(.trailingBytes) }
    return result
  }

  // MARK: Bytes

  private func error(_ problem: JSONSyntaxError.Problem) -> JSONSyntaxError {
    JSONSyntaxError(offset < bytes.count ? problem : .unexpectedEnd, at: offset)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// The next byte, after blanks.
  private mutating func nextByte() throws(JSONSyntaxError) -> UInt8 {
    skipBlanks()
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[offset]
  }

  /// Steps over a byte, after blanks, if it is the next.
  private mutating func take(_ byte: UInt8) throws(JSONSyntaxError) -> Bool {
    guard try nextByte() == byte else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONSyntaxError) {
    guard try take(byte) else { throw error(.unexpectedByte) }
  }

  private mutating func expect(word: String) throws(JSONSyntaxError) {
    for byte in word.utf8 {
      guard offset < bytes.count, bytes[offset] == byte else { throw error(.unexpectedByte) }
      offset += 1
    }
  }

  // MARK: Values

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    switch try nextByte() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try expect(word: "true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect(word: "false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect(word: "null")
      return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error(.unexpectedByte)
    }
  }

  private mutating func enter() throws(JSONSyntaxError) {
    if depth == JSONValue.maximumDepth { throw error(.tooDeep) }
    depth += 1
    offset += 1
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [String: JSONValue] = [:]
    if try take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      guard try nextByte() == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
      let key = try string()
      try expect(UInt8(ascii: ":"))
      members[key] = try value()
    } while try take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func array() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if try take(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value()) } while try take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return .array(values)
  }

  // MARK: Numbers

  /// `number = [ "-" ] ( "0" | digit1-9 { digit } ) [ "." digit { digit } ] [ ( "e" | "E" ) [ "+" | "-" ] digit { digit } ]`
  private mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = offset
    takeAny(of: "-")
    if takeAny(of: "0") {
      if isAtDigit { throw error(.badNumber) }
    } else {
      try digits()
    }
    if takeAny(of: ".") { try digits() }
    if takeAny(of: "eE") {
      takeAny(of: "+-")
      try digits()
    }
    return JSONNumber(checked: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private var isAtDigit: Bool {
    offset < bytes.count && bytes[offset] >= 0x30 && bytes[offset] <= 0x39
  }

  /// One digit or more.
  private mutating func digits() throws(JSONSyntaxError) {
    guard isAtDigit else { throw error(.badNumber) }
    while isAtDigit { offset += 1 }
  }

  @discardableResult
  private mutating func takeAny(of characters: String) -> Bool {
    guard offset < bytes.count, characters.utf8.contains(bytes[offset]) else { return false }
    offset += 1
    return true
  }

  // MARK: Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    offset += 1
    let start = offset
    skipPlainText()
    // Most strings have no escape, and need no copy of their bytes.
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var characters = Array(bytes[start..<offset])
    while true {
      guard offset < bytes.count else { throw error(.unexpectedEnd) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: characters, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        characters.append(contentsOf: String(try escape()).utf8)
      default:
        throw error(.controlCharacter)
      }
      let next = offset
      skipPlainText()
      characters.append(contentsOf: bytes[next..<offset])
    }
  }

  /// Steps over bytes that stand for themselves, up to a quote, a backslash or a control character.
  private mutating func skipPlainText() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      offset += 1
    }
  }

  /// The character that the letters after a backslash stand for.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    let character: Unicode.Scalar
    switch bytes[offset] {
    case UInt8(ascii: "\""): character = "\""
    case UInt8(ascii: "\\"): character = "\\"
    case UInt8(ascii: "/"): character = "/"
    case UInt8(ascii: "b"): character = "\u{8}"
    case UInt8(ascii: "f"): character = "\u{C}"
    case UInt8(ascii: "n"): character = "\n"
    case UInt8(ascii: "r"): character = "\r"
    case UInt8(ascii: "t"): character = "\t"
    case UInt8(ascii: "u"):
      offset += 1
      return try unicodeEscape()
    default: throw error(.unknownEscape)
    }
    offset += 1
    return character
  }

  /// The character of four digits, or of two such escapes that are a surrogate pair.
  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if unit & 0xFC00 == 0xD800, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      let afterFirst = offset
      offset += 2
      let low = try hexadecimal()
      if low & 0xFC00 == 0xDC00 {
        return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
      }
      offset = afterFirst
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var result: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count else { throw error(.unexpectedEnd) }
      let byte = bytes[offset]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.unknownEscape)
      }
      result = result << 4 | UInt32(digit)
      offset += 1
    }
    return result
  }
}
