/// A part of a format such as `Move %1$lld Notes to %2$@`.
enum FormatPart: Equatable {
  case literal(String)
  /// A placeholder for the value of a number, counted from 1: `%@`, `%2$lld`.
  case value(Int, Kind)

  /// What a placeholder shows.
  enum Kind: String {
    case integer = "%lld"
    case text = "%@"
  }

  /// The parts of a format. A placeholder without a number is for the value of its turn, and `%%` is a percent sign.
  static func parts(of format: String) -> [FormatPart] {
    var parts: [FormatPart] = []
    // Scalars: with a mark after it, a sign is another character.
    var literal = String.UnicodeScalarView()
    var turn = 0
    var rest = format.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if let (number, kind, length) = placeholder(rest) {
        if !literal.isEmpty { parts.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        turn += 1
        parts.append(.value(number ?? turn, kind))
        rest = rest.dropFirst(length)
      } else {
        literal.append("%")
        if rest.first == "%" { rest = rest.dropFirst() }
      }
    }
    literal += rest
    return literal.isEmpty ? parts : parts + [.literal(String(literal))]
  }

  /// The placeholder that a text begins with, after its percent sign.
  private static func placeholder(
    _ text: Substring.UnicodeScalarView
  ) -> (number: Int?, Kind, length: Int)? {
    let digits = text.prefix { "0"..."9" ~= $0 }
    let isNumbered = !digits.isEmpty && text.dropFirst(digits.count).first == "$"
    let length = isNumbered ? digits.count + 1 : 0
    let spellings: [(String, Kind)] = [
      ("lld", .integer), ("ld", .integer), ("d", .integer), ("@", .text),
    ]
    for (spelling, kind) in spellings
    where text.dropFirst(length)
      .starts(with: spelling.unicodeScalars)
    {
      return (isNumbered ? Int(String(digits)) : nil, kind, length + spelling.count)
    }
    return nil
  }
}
