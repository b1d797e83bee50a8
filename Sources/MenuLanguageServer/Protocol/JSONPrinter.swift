import MenuGuidelines

/// Prints JSON straight into bytes, for messages that are too long to be made as values first.
///
/// Whoever prints sees to the commas and to the brackets; texts and numbers are escaped and written here.
struct JSONPrinter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Prints signs, and texts that need no escapes, as they are.
  mutating func print(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Prints what is JSON already.
  mutating func print(printed: some Sequence<UInt8>) { bytes.append(contentsOf: printed) }

  mutating func print(_ value: Int) {
    if (0..<10).contains(value) {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  mutating func print(_ position: TextPosition) {
    print("{\"line\":")
    print(position.line)
    print(",\"character\":")
    print(position.character)
    print("}")
  }

  /// Prints a text in quotes.
  mutating func print(text: String) {
    bytes.append(UInt8(ascii: "\""))
    printInner(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Prints a text without its quotes.
  mutating func printInner(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where Self.needsEscape(utf8[index]) {
        bytes.append(contentsOf: utf8[start..<index])
        bytes.append(contentsOf: Self.escape(utf8[index]))
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    // The value's own printer knows how; what needs an escape is rare.
    Array(
      JSONValue.string(String(decoding: CollectionOfOne(byte), as: UTF8.self)).bytes.dropFirst()
        .dropLast())
  }
}
