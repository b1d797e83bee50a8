/// Texts with values, as tables have them: `Delete %lld Notes`, `Open %1$@`.
enum FormatString {
  /// The segments of a format; a value takes its name and expression from `values`, if they are known.
  static func segments(
    _ format: String, values: [(name: String, expression: String)]
  ) -> [FoundText.Segment] {
    var segments: [FoundText.Segment] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      guard let specifier = takeSpecifier(&rest) else {
        literal.append(character)
        continue
      }
      if specifier.type == "%" {
        literal.append("%")
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      if !literal.isEmpty { segments.append(.literal(literal)) }
      literal = ""
      let value = values.indices.contains(index) ? values[index] : ("value", "value")
      segments.append(
        .value(name: value.0, expression: value.1, isNumber: specifier.type != "@"))
    }
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  /// `1$lld` or `@` after a percent sign.
  private static func takeSpecifier(_ rest: inout Substring) -> (position: Int?, type: Character)? {
    var ahead = rest
    var position: Int?
    let digits = ahead.prefix { $0.isNumber && $0.isASCII }
    if !digits.isEmpty, digits.count < 3, ahead.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      ahead = ahead.dropFirst(digits.count + 1)
    }
    // Width and precision, then the length of the type. A blank is left to texts such as `100% sure`.
    ahead = ahead.drop { "+-#0123456789.".contains($0) }
    ahead = ahead.drop { "hlqzjt".contains($0) }
    guard let type = ahead.popFirst(), "@dDiuUxXoOfFeEgGcCsSaAp%".contains(type) else { return nil }
    rest = ahead
    if let position, position < 1 { return nil }
    return (position, type)
  }
}
