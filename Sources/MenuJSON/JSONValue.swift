/// A JSON value.
///
/// Keys of an object compare as Swift strings do, so two spellings of one character in Unicode are one key.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// A JSON number as it is written, so that one of any size and precision keeps its value.
package struct JSONNumber: Hashable, Sendable {
  /// The number in JSON's grammar.
  package let text: String

  /// A whole number.
  package init(_ value: Int) { text = String(value) }

  /// A number that the reader has checked against the grammar.
  init(checked text: String) { self.text = text }

  /// The whole number that it is, `1e3` and `2.0` among them; nil for a fraction and for one past 15 digits with an
  /// exponent or a point.
  package var int: Int? {
    if let value = Int(text) { return value }
    guard let value = Double(text), value == value.rounded(), abs(value) < 1e15 else { return nil }
    return Int(value)
  }
}

extension JSONValue {
  /// The value of a key; nil if it is missing or this is not an object.
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

  package var object: [String: JSONValue]? {
    if case .object(let members) = self { return members }
    return nil
  }

  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The whole number that it is; nil for anything else.
  package var int: Int? {
    if case .number(let number) = self { return number.int }
    return nil
  }

  /// A whole number.
  package static func int(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
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
