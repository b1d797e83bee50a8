/// JSON as it is written: objects and arrays with their commas, strings with their escapes.
///
/// Bytes, which become a `String` once at the end: a report of thousands of findings has millions of them.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether something stands before the next element: a bit for each open object and array, the innermost lowest. No
  /// text nests deeper than it has bits.
  private var hasElement: UInt64 = 0

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object.
  @inline(__always)
  mutating func object(_ body: (inout JSONText) -> Void) {
    nested(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array.
  @inline(__always)
  mutating func array(_ body: (inout JSONText) -> Void) {
    nested(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes an array of strings.
  mutating func array(_ strings: [String]) {
    array { json in
      for string in strings { json.element { $0.string(string) } }
    }
  }

  /// Writes a member of an object, whose name needs no escapes.
  @inline(__always)
  mutating func member(_ name: StaticString, _ value: (inout JSONText) -> Void) {
    writeName(name)
    value(&self)
  }

  /// Writes a member that is a string, or null.
  mutating func member(_ name: StaticString, _ value: String?) {
    writeName(name)
    if let value { string(value) } else { raw("null") }
  }

  /// Writes a member with a name that is made, and that is a string or null.
  mutating func member(named name: String, _ value: String?) {
    separate()
    string(name)
    raw(": ")
    if let value { string(value) } else { raw("null") }
  }

  /// Writes a member that is a number.
  mutating func member(_ name: StaticString, _ value: Int) {
    writeName(name)
    number(value)
  }

  /// Writes a member that is true or false.
  mutating func member(_ name: StaticString, _ value: Bool) {
    writeName(name)
    raw(value ? "true" : "false")
  }

  /// Writes a member that is JSON already.
  mutating func member(_ name: StaticString, written value: [UInt8]) {
    writeName(name)
    bytes.append(contentsOf: value)
  }

  /// Writes an element of an array.
  @inline(__always)
  mutating func element(_ value: (inout JSONText) -> Void) {
    separate()
    value(&self)
  }

  /// Begins a line: between elements that stand on lines of their own.
  mutating func newLine() { raw("\n") }

  /// Writes signs as they are.
  @inline(__always)
  mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    guard value >= 0 else {
      bytes.append(contentsOf: String(value).utf8)
      return
    }
    // Twenty digits hold any number of 64 bits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = UInt(value)
      var start = 20
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Writes a string with its quotes.
  mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where Self.needsEscape(utf8[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        escape(utf8[index])
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case UInt8(ascii: "\n"): raw("\\n")
    case UInt8(ascii: "\r"): raw("\\r")
    case UInt8(ascii: "\t"): raw("\\t")
    default:
      let digits = String(byte, radix: 16)
      raw(digits.utf8.count == 1 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: digits.utf8)
    }
  }

  @inline(__always)
  private mutating func nested(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONText) -> Void
  ) {
    bytes.append(opening)
    hasElement <<= 1
    body(&self)
    hasElement >>= 1
    bytes.append(closing)
  }

  private mutating func writeName(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    raw(name)
    raw("\": ")
  }

  @inline(__always)
  private mutating func separate() {
    if hasElement & 1 != 0 { raw(", ") }
    hasElement |= 1
  }
}
