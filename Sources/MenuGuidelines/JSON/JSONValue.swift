/// A JSON value, read from bytes: a small file such as `Contents.json`, or a message of an editor.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a whole file; nil if it is no JSON, or nested more than 64 deep.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// The value of a key; nil where there is none.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  package var array: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    /// Whether nothing but blanks is left.
    var isAtEnd: Bool { mutatingCopy { $0.skipBlanks() }.offset == bytes.count }

    private func mutatingCopy(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    private mutating func skipBlanks() {
      // A byte-order mark counts as a blank at the start.
      if offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
      while offset < bytes.count {
        switch bytes[offset] {
        case 0x20, 0x09, 0x0A, 0x0D: offset += 1
        default: return
        }
      }
    }

    /// Takes a byte, behind blanks, if it is the next.
    private mutating func take(_ byte: Character) -> Bool {
      skipBlanks()
      guard offset < bytes.count, bytes[offset] == byte.asciiValue else { return false }
      offset += 1
      return true
    }

    private mutating func take(word: String) -> Bool {
      guard bytes[offset...].starts(with: word.utf8) else { return false }
      offset += word.utf8.count
      return true
    }

    mutating func value(depth: Int) -> JSONValue? {
      if depth > 64 { return nil }
      skipBlanks()
      guard offset < bytes.count else { return nil }
      switch bytes[offset] {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "\""): return text().map { .string($0) }
      case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(_ depth: Int) -> JSONValue? {
      offset += 1
      var members: [String: JSONValue] = [:]
      if take("}") { return .object(members) }
      repeat {
        skipBlanks()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\""), let key = text(),
          take(":"), let member = value(depth: depth + 1)
        else { return nil }
        members[key] = member
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> JSONValue? {
      offset += 1
      var values: [JSONValue] = []
      if take("]") { return .array(values) }
      repeat {
        guard let element = value(depth: depth + 1) else { return nil }
        values.append(element)
      } while take(",")
      return take("]") ? .array(values) : nil
    }

    private mutating func number() -> JSONValue? {
      let start = offset
      let digits = "+-.0123456789Ee".utf8
      while offset < bytes.count, digits.contains(bytes[offset]) { offset += 1 }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      return Double(text) == nil ? nil : .number(text)
    }

    private mutating func text() -> String? {
      offset += 1
      var characters: [UInt8] = []
      while true {
        // What needs no reading is taken at once: a whole file may be in a text.
        var end = offset
        while end < bytes.count && !Self.endsPlainText(bytes[end]) { end += 1 }
        guard end < bytes.count else { return nil }
        characters += bytes[offset..<end]
        offset = end + 1
        if bytes[end] == UInt8(ascii: "\"") { return String(decoding: characters, as: UTF8.self) }
        guard let escaped = escape() else { return nil }
        characters += escaped.utf8
      }
    }

    private static func endsPlainText(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape() -> String? {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"):
        guard let unit = hexadecimal() else { return nil }
        guard unit & 0xFC00 == 0xD800 else {
          return Unicode.Scalar(unit).map { String($0) } ?? "\u{FFFD}"
        }
        // Half of a pair, as JavaScript's strings may have, is no character.
        let behind = offset
        guard take(word: "\\u"), let low = hexadecimal(), low & 0xFC00 == 0xDC00 else {
          offset = behind
          return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF).map { String($0) }
      default: return String(Unicode.Scalar(byte))
      }
    }

    private mutating func hexadecimal() -> UInt32? {
      guard offset + 4 <= bytes.count else { return nil }
      let digits = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      offset += 4
      return UInt32(digits, radix: 16)
    }
  }
}
