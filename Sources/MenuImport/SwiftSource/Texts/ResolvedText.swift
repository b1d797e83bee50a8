import MenuSyntax

/// What is known of a text in code.
indirect enum ResolvedText {
  case known([FoundText.Segment], key: LocalizedTexts.Key?)
  /// One of two, by a condition.
  case choice(FoundCondition, then: ResolvedText, otherwise: ResolvedText)
  /// `source` is what it comes from: "the variable `name`".
  case unknown(source: String)

  static func literal(_ text: String, key: LocalizedTexts.Key? = nil) -> ResolvedText {
    .known(text.isEmpty ? [] : [.literal(text)], key: key)
  }

  /// The text, if it is known and has no values in it.
  var literal: String? {
    guard case .known(let segments, _) = self else { return nil }
    if segments.isEmpty { return "" }
    guard segments.count == 1, case .literal(let text) = segments[0] else { return nil }
    return text
  }

  /// The text for an entry whose code is `expression`.
  func found(_ expression: String, at place: Place) -> FoundText {
    guard case .known(let segments, let key) = self else {
      return FoundText(segments: nil, expression: expression, place: place)
    }
    var text = FoundText(segments: segments, expression: expression, place: place)
    text.key = key?.key
    if key?.table != "Localizable" { text.table = key?.table }
    return text
  }
}
