extension JSONValue {
  /// The value as JSON without blanks, members in the order of their keys.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    write(to: &result)
    return result
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let value): out += value ? "true".utf8 : "false".utf8
    case .number(let text): out += text.utf8
    case .string(let text): Self.write(text, to: &out)
    case .array(let values):
      out.append(UInt8(ascii: "["))
      var isFirst = true
      for value in values {
        if !isFirst { out.append(UInt8(ascii: ",")) }
        isFirst = false
        value.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      var isFirst = true
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        if !isFirst { out.append(UInt8(ascii: ",")) }
        isFirst = false
        Self.write(key, to: &out)
        out.append(UInt8(ascii: ":"))
        value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        out.append(UInt8(ascii: "\\"))
        out.append(byte)
      case 0x0A: out += "\\n".utf8
      case 0x0D: out += "\\r".utf8
      case 0x09: out += "\\t".utf8
      case 0..<0x20, 0x7F:
        out += "\\u00".utf8
        out.append(digit(byte >> 4))
        out.append(digit(byte & 0xF))
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? value + 0x30 : value - 10 + UInt8(ascii: "a")
  }
}

extension JSONValue {
  /// The whole number that it is; nil for anything else.
  package var int: Int? {
    guard case .number(let text) = self else { return nil }
    if let value = Int(text) { return value }
    guard let value = Double(text), value == value.rounded(), abs(value) < 1e15 else { return nil }
    return Int(value)
  }

  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// A whole number.
  package static func int(_ value: Int) -> JSONValue { .number(String(value)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation
{
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
}
