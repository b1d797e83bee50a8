/// Something that can be made of a JSON value.
package protocol JSONDecodable {
  init(json: JSONValue) throws(JSONDecodingError)
}

/// Why a value does not have the form that is wanted, and where in it.
package struct JSONDecodingError: Error, Hashable, CustomStringConvertible {
  /// The keys that lead to the place; empty for the whole value.
  package var path: [String] = []
  /// What is wrong there: `is missing`, `is not a string`.
  package var problem: String

  package init(_ problem: String) { self.problem = problem }

  /// The same error, seen from the object that has the place under a key.
  func under(_ key: String) -> JSONDecodingError {
    var result = self
    result.path.insert(key, at: 0)
    return result
  }

  /// `` `position.line` is missing ``.
  package var description: String {
    path.isEmpty ? "The value \(problem)" : "`\(path.joined(separator: "."))` \(problem)"
  }
}

extension JSONValue {
  /// The member of an object that has to be there.
  package func required<Value: JSONDecodable>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(JSONDecodingError) -> Value {
    guard case .object(let members) = self else { throw JSONDecodingError("is not an object") }
    guard let member = members[key] else { throw JSONDecodingError("is missing").under(key) }
    do throws(JSONDecodingError) { return try Value(json: member) } catch {
      throw error.under(key)
    }
  }

  /// A member of an object; nil if it is missing or has another form, as programs differ in how they write "none".
  package func optional<Value: JSONDecodable>(
    _ key: String, as type: Value.Type = Value.self
  ) -> Value? {
    guard let member = self[key] else { return nil }
    return try? Value(json: member)
  }
}

extension JSONValue: JSONDecodable {
  package init(json: JSONValue) { self = json }
}

extension String: JSONDecodable {
  package init(json: JSONValue) throws(JSONDecodingError) {
    guard let text = json.string else { throw JSONDecodingError("is not a string") }
    self = text
  }
}

extension Int: JSONDecodable {
  package init(json: JSONValue) throws(JSONDecodingError) {
    guard let value = json.int else { throw JSONDecodingError("is not an integer") }
    self = value
  }
}

extension Bool: JSONDecodable {
  package init(json: JSONValue) throws(JSONDecodingError) {
    guard let value = json.bool else { throw JSONDecodingError("is not a Boolean") }
    self = value
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  package init(json: JSONValue) throws(JSONDecodingError) {
    guard let values = json.array else { throw JSONDecodingError("is not an array") }
    self = []
    for (index, value) in values.enumerated() {
      do throws(JSONDecodingError) { append(try Element(json: value)) } catch {
        throw error.under(String(index))
      }
    }
  }
}

/// An enumeration is made of its raw value.
extension JSONDecodable where Self: RawRepresentable, RawValue: JSONDecodable {
  package init(json: JSONValue) throws(JSONDecodingError) {
    guard let value = Self(rawValue: try RawValue(json: json)) else {
      throw JSONDecodingError("is not a known value")
    }
    self = value
  }
}
