/// Something that can be printed as JSON.
package protocol JSONEncodable {
  /// Prints this as one value.
  func encode(to json: inout JSONPrinter)
}

/// Something that is an object in JSON.
package protocol JSONObjectEncodable: JSONEncodable {
  /// Prints the members, without the braces.
  func encodeMembers(to json: inout JSONPrinter)
}

extension JSONObjectEncodable {
  package func encode(to json: inout JSONPrinter) {
    json.object { encodeMembers(to: &$0) }
  }
}

extension JSONEncodable {
  /// This as JSON without blanks.
  package var jsonBytes: [UInt8] {
    var printer = JSONPrinter()
    encode(to: &printer)
    return printer.bytes
  }
}

/// Prints JSON: one value, in pieces.
///
/// What comes out is valid whatever is called: where a value is missing there is `null`, a value past the one that fits
/// is left out, and so is a member outside of an object.
package struct JSONPrinter {
  /// What goes between values.
  package enum Style: Sendable {
    /// No blanks.
    case compact
    /// A blank after each `:` and `,`.
    case spaced
  }

  /// How the elements of an array are set.
  package enum Layout: Sendable {
    /// All on one line.
    case inline
    /// Each begins a line.
    case lines
    /// Each on a line of its own, two spaces in.
    case indentedLines
  }

  /// What may be printed next.
  enum Expectation {
    case value, nothing
    case elements(Layout, isFirst: Bool)
    case members(isFirst: Bool)
  }

  /// What has been printed, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private let style: Style
  private var expectation = Expectation.value

  /// - Parameter style: What goes between values.
  package init(_ style: Style = .compact) {
    self.style = style
  }

  /// What has been printed.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Values

  package mutating func null() {
    if beginValue() { bytes.append(contentsOf: "null".utf8) }
  }

  package mutating func bool(_ value: Bool) {
    if beginValue() { bytes.append(contentsOf: (value ? "true" : "false").utf8) }
  }

  package mutating func number(_ value: Int) {
    if beginValue() { write(value) }
  }

  package mutating func number(_ value: JSONNumber) {
    if beginValue() { bytes.append(contentsOf: value.text.utf8) }
  }

  package mutating func string(_ value: String) {
    if beginValue() { write(value) }
  }

  /// Prints an object, whose members `body` prints.
  package mutating func object(_ body: (inout JSONPrinter) -> Void) {
    guard let outer = beginObject() else { return }
    body(&self)
    endObject(in: outer)
  }

  /// Prints an array; each value that `body` prints is an element.
  package mutating func array(_ layout: Layout = .inline, _ body: (inout JSONPrinter) -> Void) {
    guard beginValue() else { return }
    let outer = expectation
    bytes.append(UInt8(ascii: "["))
    expectation = .elements(layout, isFirst: true)
    body(&self)
    if case .elements(.indentedLines, isFirst: false) = expectation {
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "]"))
    expectation = outer
  }

  // MARK: Members

  /// Prints a member whose value `value` prints.
  package mutating func member(_ name: String, _ value: (inout JSONPrinter) -> Void) {
    guard beginMember(name) else { return }
    value(&self)
    endMember()
  }

  package mutating func member(_ name: String, _ value: some JSONEncodable) {
    guard beginMember(name) else { return }
    value.encode(to: &self)
    endMember()
  }

  package mutating func member(_ name: String, _ value: String) {
    guard beginMember(name) else { return }
    write(value)
    expectation = .members(isFirst: false)
  }

  package mutating func member(_ name: String, _ value: Int) {
    guard beginMember(name) else { return }
    write(value)
    expectation = .members(isFirst: false)
  }

  // The members that occur most, without generic code.

  package mutating func member(_ name: String, ifPresent value: String?) {
    if let value { member(name, value) }
  }

  package mutating func member(_ name: String, ifPresent value: Int?) {
    if let value { member(name, value) }
  }

  /// Prints a member if it has a value.
  package mutating func member(_ name: String, ifPresent value: (some JSONEncodable)?) {
    if let value { member(name, value) }
  }

  // MARK: Pieces

  /// Prints what goes before a value; false where no value can be.
  private mutating func beginValue() -> Bool {
    switch expectation {
    case .value: expectation = .nothing
    case .nothing, .members: return false
    case .elements(let layout, let isFirst):
      if !isFirst { separate(endsLine: layout == .indentedLines) }
      switch layout {
      case .inline: break
      case .lines: bytes.append(UInt8(ascii: "\n"))
      case .indentedLines: bytes.append(contentsOf: "\n  ".utf8)
      }
      expectation = .elements(layout, isFirst: false)
    }
    return true
  }

  /// Prints an opening brace, and gives what may be printed after the object; nil where no value can be.
  mutating func beginObject() -> Expectation? {
    guard beginValue() else { return nil }
    let outer = expectation
    bytes.append(UInt8(ascii: "{"))
    expectation = .members(isFirst: true)
    return outer
  }

  mutating func endObject(in outer: Expectation) {
    bytes.append(UInt8(ascii: "}"))
    expectation = outer
  }

  /// Prints the name of a member; false outside of objects.
  mutating func beginMember(_ name: String) -> Bool {
    guard case .members(let isFirst) = expectation else { return false }
    if !isFirst { separate() }
    write(name)
    bytes.append(UInt8(ascii: ":"))
    if style == .spaced { bytes.append(UInt8(ascii: " ")) }
    expectation = .value
    return true
  }

  /// Ends a member; `null` if it has no value yet.
  mutating func endMember() {
    if case .value = expectation { null() }
    expectation = .members(isFirst: false)
  }

  private mutating func separate(endsLine: Bool = false) {
    bytes.append(UInt8(ascii: ","))
    if style == .spaced && !endsLine { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(_ value: Int) {
    if (0..<10).contains(value) {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Prints a string with its quotes.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if let first = Self.firstEscape(in: bytes, from: start) { escape(from: first) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The offset of the first byte that needs an escape.
  private static func firstEscape(in bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<bytes.count where needsEscape(bytes[index]) { return index }
    return nil
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    // Letters first: they are most of the bytes.
    byte > UInt8(ascii: "\\")
      ? byte == 0x7F : byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Puts escapes into what was printed from an offset on.
  private mutating func escape(from start: Int) {
    let plain = Array(bytes[start...])
    bytes.removeLast(plain.count)
    var written = 0
    for (index, byte) in plain.enumerated() where Self.needsEscape(byte) {
      bytes.append(contentsOf: plain[written..<index])
      written = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
      case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
      case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
      default:
        bytes.append(contentsOf: "u00".utf8)
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 0xF))
      }
    }
    bytes.append(contentsOf: plain[written...])
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "a")
  }
}
