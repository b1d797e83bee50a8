/// A JSON value.
///
/// Keys of an object compare as Swift strings do, so two spellings of one character in Unicode are one key.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// A JSON number as it is written, so that one of any size and precision keeps its value.
public struct JSONNumber: Hashable, Sendable {
  /// The number in JSON's grammar.
  public let text: String

  /// A whole number.
  public init(_ value: Int) { text = String(value) }

  /// A number that the reader has checked against the grammar.
  init(checked text: String) { self.text = text }

  /// The whole number that it is, `1e3` and `2.0` among them; nil for a fraction and for one past 15 digits with an
  /// exponent or a point.
  public var int: Int? {
    if let value = Int(text) { return value }
    guard let value = Double(text), value == value.rounded(), abs(value) < 1e15 else { return nil }
    return Int(value)
  }
}

extension JSONValue {
  /// The value of a key; nil if it is missing or this is not an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  public var array: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  public var object: [String: JSONValue]? {
    if case .object(let members) = self { return members }
    return nil
  }

  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The whole number that it is; nil for anything else.
  public var int: Int? {
    if case .number(let number) = self { return number.int }
    return nil
  }

  /// A whole number.
  public static func int(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation
{
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
}
