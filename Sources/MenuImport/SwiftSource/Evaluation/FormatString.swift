/// Texts with values, as tables have them: `Delete %lld Notes`, `Open %1$@`.
enum FormatString {
  /// The segments of a format with its values; nil if it has more places for them.
  static func segments(
    _ format: String, values: [[FoundText.Segment]]
  ) -> [FoundText.Segment]? {
    var segments: [FoundText.Segment] = []
    // Scalars: with a mark after it, a sign is another character.
    var literal = String.UnicodeScalarView()
    var next = 0
    var rest = format.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%", let specifier = takeSpecifier(&rest) else {
        literal.append(scalar)
        continue
      }
      if specifier.type == "%" {
        literal.append("%")
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      guard values.indices.contains(index) else { return nil }
      segments.append(.literal(String(literal)))
      literal = String.UnicodeScalarView()
      segments += values[index].map { $0.asNumber(specifier.type != "@") }
    }
    segments.append(.literal(String(literal)))
    return FoundText.Segment.merged(segments).filter { $0 != .literal("") }
  }

  /// `1$lld` or `@` after a percent sign.
  static func takeSpecifier(
    _ rest: inout Substring.UnicodeScalarView
  ) -> (position: Int?, type: Unicode.Scalar)? {
    var ahead = rest
    var position: Int?
    let digits = ahead.prefix { "0"..."9" ~= $0 }
    if !digits.isEmpty, digits.count < 3, ahead.dropFirst(digits.count).first == "$" {
      position = Int(String(digits))
      ahead = ahead.dropFirst(digits.count + 1)
    }
    // Width and precision, then the length of the type. A blank is left to texts such as `100% sure`.
    ahead = ahead.drop { "+-#0123456789.".unicodeScalars.contains($0) }
    ahead = ahead.drop { "hlqzjt".unicodeScalars.contains($0) }
    guard let type = ahead.popFirst(), "@dDiuUxXoOfFeEgGcCsSaAp%".unicodeScalars.contains(type)
    else { return nil }
    rest = ahead
    if let position, position < 1 { return nil }
    return (position, type)
  }
}

extension FoundText.Segment {
  var isValue: Bool {
    guard case .value = self else { return false }
    return true
  }

  /// A value as the format has it: a number or not.
  fileprivate func asNumber(_ isNumber: Bool) -> FoundText.Segment {
    guard case .value(let name, let expression, _) = self else { return self }
    return .value(name: name, expression: expression, isNumber: isNumber)
  }
}
