/// JSON as it is written: objects and arrays with their commas, strings with their escapes.
struct JSONText {
  private(set) var text = ""
  /// Whether something stands before the next element, for each open object and array.
  private var hasElement: [Bool] = []

  /// Writes an object.
  mutating func object(_ body: (inout JSONText) -> Void) { nested("{", "}", body) }

  /// Writes an array.
  mutating func array(_ body: (inout JSONText) -> Void) { nested("[", "]", body) }

  /// Writes an array of strings.
  mutating func array(_ strings: [String]) {
    array { json in
      for string in strings { json.element { $0.string(string) } }
    }
  }

  /// Writes a member of an object.
  mutating func member(_ name: String, _ value: (inout JSONText) -> Void) {
    separate()
    string(name)
    text += ": "
    value(&self)
  }

  /// Writes a member that is a string, or null.
  mutating func member(_ name: String, _ value: String?) {
    member(name) { json in
      if let value { json.string(value) } else { json.text += "null" }
    }
  }

  /// Writes a member that is a number.
  mutating func member(_ name: String, _ value: Int) { member(name) { $0.text += String(value) } }

  /// Writes a member that is true or false.
  mutating func member(_ name: String, _ value: Bool) {
    member(name) { $0.text += value ? "true" : "false" }
  }

  /// Writes an element of an array.
  mutating func element(_ value: (inout JSONText) -> Void) {
    separate()
    value(&self)
  }

  /// Begins a line: between elements that stand on lines of their own.
  mutating func newLine() { text += "\n" }

  /// Writes a string with its quotes.
  mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  private mutating func nested(
    _ opening: String, _ closing: String, _ body: (inout JSONText) -> Void
  ) {
    text += opening
    hasElement.append(false)
    body(&self)
    hasElement.removeLast()
    text += closing
  }

  private mutating func separate() {
    guard let last = hasElement.indices.last else { return }
    if hasElement[last] { text += ", " }
    hasElement[last] = true
  }
}
