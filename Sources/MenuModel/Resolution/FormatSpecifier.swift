/// A `%d` or the like in a text, as C and localized Swift write a value.
struct FormatSpecifier {
  /// Its bytes in the text.
  let range: Range<Int>
  /// The letter that says what the value is: `d` for a number, `@` for an object.
  let kind: Character

  /// Those of a text. `%%` is a percent sign.
  static func all(in text: [UInt8]) -> [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    var end = 0
    while let start = text[end...].firstIndex(of: UInt8(ascii: "%")) {
      if text[(start + 1)...].first == UInt8(ascii: "%") {
        end = start + 2
      } else if let specifier = FormatSpecifier(in: text, at: start) {
        found.append(specifier)
        end = specifier.range.upperBound
      } else {
        end = start + 1
      }
    }
    return found
  }

  /// Nil if what begins at the percent sign is none: `100% of`.
  private init?(in text: [UInt8], at start: Int) {
    var rest = text[(start + 1)...]
    let position = rest.prefix(while: Self.isDigit)
    if !position.isEmpty && text[position.endIndex...].first == UInt8(ascii: "$") {
      rest = text[(position.endIndex + 1)...]
    }
    rest = rest.drop { "-+0#".utf8.contains($0) }.drop(while: Self.isDigit)
    if rest.first == UInt8(ascii: ".") {
      let precision = rest.dropFirst().prefix(while: Self.isDigit)
      if precision.isEmpty { return nil }
      rest = text[precision.endIndex...]
    }
    for length in ["hh", "h", "ll", "l", "z"] where rest.starts(with: length.utf8) {
      rest = rest.dropFirst(length.utf8.count)
      break
    }
    guard let kind = rest.first, "@diufsxX".utf8.contains(kind) else { return nil }
    if let next = rest.dropFirst().first, Self.isDigit(next) || Self.isLetter(next) { return nil }
    range = start..<(rest.startIndex + 1)
    self.kind = Character(Unicode.Scalar(kind))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
