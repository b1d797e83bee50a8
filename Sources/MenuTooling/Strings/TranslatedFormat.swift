import MenuJSON
import MenuSyntax

/// The formats of a translation, and what they ask of the values, as Foundation reads them.
enum TranslatedFormat {
  /// What follows a percent sign.
  struct Placeholder: Equatable {
    /// As it is written: `%2$@`.
    var spelling: String
    /// The number of its value, counted from 1.
    var number: Int
    /// What it shows; nil for what shows none of the values that menus have.
    var kind: FormatPart.Kind?
  }

  /// The placeholders of a format. One without a number is for the value of its turn, and `%%` is a percent sign.
  static func placeholders(of format: String) -> [Placeholder] {
    var found: [Placeholder] = []
    // Scalars: a mark that combines with a sign does not hide it.
    var rest = Substring(format).unicodeScalars
    func take(_ text: inout String, while isPart: (Unicode.Scalar) -> Bool) {
      while let scalar = rest.first, isPart(scalar) {
        text.unicodeScalars.append(scalar)
        rest.removeFirst()
      }
    }
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      var number: Int?
      var (digits, flags, length, conversion) = ("", "", "", "")
      take(&digits) { "0"..."9" ~= $0 }
      if !digits.isEmpty, rest.first == "$" {
        rest.removeFirst()
        number = Int(digits)
        digits += "$"
      } else {
        (digits, flags) = ("", digits)
      }
      take(&flags) { "-+ #0'.*123456789".unicodeScalars.contains($0) }
      take(&length) { "hlqLztj".unicodeScalars.contains($0) }
      if let scalar = rest.first, scalar == "@" || scalar.isASCII && scalar.properties.isAlphabetic
      {
        conversion.unicodeScalars.append(scalar)
        rest.removeFirst()
      }
      let kind: FormatPart.Kind?
      switch (length, conversion) {
      case ("", "@") where flags.isEmpty: kind = .text
      case ("ll", "d"), ("l", "d"), ("", "d"): kind = .integer
      default: kind = nil
      }
      found.append(
        Placeholder(
          spelling: "%" + digits + flags + length + conversion, number: number ?? found.count + 1,
          kind: kind))
    }
    return found
  }

  /// The formats of a localization, which may vary by number and device. What varies by a number of its own, `%#@notes@`,
  /// is in them as the placeholder of that number.
  static func formats(in value: JSONValue) -> [String] {
    formats(in: value, substitutions: [:])
  }

  private static func formats(
    in value: JSONValue, substitutions: [String: String]
  ) -> [String] {
    guard var members = value.object else { return [] }
    var known = substitutions
    var found: [String] = []
    let parts = members.removeValue(forKey: "substitutions")?.object ?? [:]
    for (name, part) in parts {
      let number = part["argNum"]?.int.map { "\($0)$" } ?? ""
      let placeholder = "%\(number)\(part["formatSpecifier"]?.string ?? "lld")"
      known["#@\(name)@"] = placeholder
      found += formats(in: part, substitutions: ["arg": placeholder])
    }
    for (name, inner) in members.sorted(by: { $0.key < $1.key }) {
      if name != "stringUnit" {
        found += formats(in: inner, substitutions: known)
      } else if let format = inner["value"]?.string {
        found.append(filled(format, known))
      }
    }
    return found
  }

  /// A format with placeholders for the parts that vary by a number of their own.
  private static func filled(_ format: String, _ substitutions: [String: String]) -> String {
    var pieces = format.parts(between: "%").map { String($0) }
    for index in pieces.indices.dropFirst() {
      let name = substitutions.keys.first { pieces[index].utf8.starts(with: $0.utf8) }
      guard let name, let placeholder = substitutions[name] else { continue }
      pieces[index] = String(placeholder.dropFirst() + pieces[index].dropFirst(name.count))
    }
    return pieces.joined(separator: "%")
  }
}
