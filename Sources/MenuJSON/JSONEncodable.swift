extension JSONValue: JSONEncodable {
  /// Prints the value, members in the order of their keys.
  package func encode(to json: inout JSONPrinter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let number): json.number(number)
    case .string(let text): json.string(text)
    case .array(let values): values.encode(to: &json)
    case .object(let members): members.encode(to: &json)
    }
  }
}

extension String: JSONEncodable {
  package func encode(to json: inout JSONPrinter) { json.string(self) }
}

extension Int: JSONEncodable {
  package func encode(to json: inout JSONPrinter) { json.number(self) }
}

extension Bool: JSONEncodable {
  package func encode(to json: inout JSONPrinter) { json.bool(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  package func encode(to json: inout JSONPrinter) {
    json.array { json in
      for element in self { element.encode(to: &json) }
    }
  }
}

/// `null` where there is none.
extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  package func encode(to json: inout JSONPrinter) {
    if let value = self { value.encode(to: &json) } else { json.null() }
  }
}

/// An object, members in the order of their keys.
extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  package func encode(to json: inout JSONPrinter) {
    json.object { json in
      for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(key, value) }
    }
  }
}

/// An enumeration prints its raw value.
extension JSONEncodable where Self: RawRepresentable, RawValue: JSONEncodable {
  package func encode(to json: inout JSONPrinter) { rawValue.encode(to: &json) }
}
