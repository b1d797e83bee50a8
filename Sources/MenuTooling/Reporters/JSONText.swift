/// JSON as it is written: objects and arrays with their commas, strings with their escapes.
///
/// Bytes in memory of its own, which become a `String` at the end if at all: a report of thousands of findings has
/// millions of them, in pieces of a few bytes.
struct JSONText: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity: Int
  /// Whether something stands before the next element: a bit for each open object and array, the innermost lowest. No
  /// text nests deeper than it has bits.
  private var hasElement: UInt64 = 0

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 64)
    start = .allocate(byteCount: self.capacity, alignment: 1)
  }

  deinit { start.deallocate() }

  /// What has been written.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with what has been written, in UTF-8.
  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    body(UnsafeRawBufferPointer(start: start, count: count))
  }

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
    value.withUnsafeBytes { write($0.baseAddress, $0.count) }
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
    write(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(__always)
  private mutating func write(_ bytes: UnsafeRawPointer?, _ length: Int) {
    guard let bytes else { return }
    if capacity - count < length { grow(by: length) }
    (start + count).copyMemory(from: bytes, byteCount: length)
    count += length
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    capacity = max(capacity * 2, count + length)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    guard value >= 0 else {
      copy(String(value))
      return
    }
    // Twenty digits hold any number of 64 bits.
    if capacity - count < 20 { grow(by: 20) }
    var length = 1
    var rest = UInt(value)
    while rest > 9 {
      rest /= 10
      length += 1
    }
    rest = UInt(value)
    var offset = count + length
    count = offset
    while length > 0 {
      offset -= 1
      length -= 1
      let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      start.storeBytes(of: digit, toByteOffset: offset, as: UInt8.self)
      rest /= 10
    }
  }

  /// Writes a text as it is.
  private mutating func copy(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawPointer($0.baseAddress), $0.count) }
  }

  /// Writes a string with its quotes.
  mutating func string(_ value: String) {
    write(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      guard let base = utf8.baseAddress else { return }
      var start = 0
      for index in utf8.indices where Self.needsEscape(utf8[index]) {
        write(base + start, index - start)
        escape(utf8[index])
        start = index + 1
      }
      write(base + start, utf8.count - start)
    }
    write(UInt8(ascii: "\""))
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
      copy(digits)
    }
  }

  @inline(__always)
  private mutating func nested(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONText) -> Void
  ) {
    write(opening)
    hasElement <<= 1
    body(&self)
    hasElement >>= 1
    write(closing)
  }

  private mutating func writeName(_ name: StaticString) {
    separate()
    write(UInt8(ascii: "\""))
    raw(name)
    raw("\": ")
  }

  @inline(__always)
  private mutating func separate() {
    if hasElement & 1 != 0 { raw(", ") }
    hasElement |= 1
  }
}
