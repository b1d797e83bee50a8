import MenuSyntax

/// What is known of a text in code.
typealias ResolvedText = Alternatives<KnownText>

/// A text with the values in it.
struct KnownText {
  var segments: [FoundText.Segment]
  /// What translations have it under.
  var key: LocalizedTexts.Key?
  /// The literal that has the text, or the key.
  var written: Place?
  /// Whether the literal is the value of a `String`, which may be a raw value that is stored, or anything else.
  var isOfString = false

  /// The text, if there are no values in it.
  var literal: String? {
    if segments.isEmpty { return "" }
    guard segments.count == 1, case .literal(let text) = segments[0] else { return nil }
    return text
  }

  func found(at place: Place) -> FoundText {
    var text = FoundText(segments: segments, expression: nil, place: place)
    text.key = key?.key
    text.written = written
    text.isOfConstant = isOfString
    if key?.table != "Localizable" { text.table = key?.table }
    return text
  }
}

extension ResolvedText {
  static func literal(_ text: String, key: LocalizedTexts.Key? = nil) -> ResolvedText {
    .one(KnownText(segments: text.isEmpty ? [] : [.literal(text)], key: key))
  }

  /// A value that only the running app knows.
  static func value(_ value: TextValue) -> ResolvedText {
    .one(
      KnownText(segments: [
        .value(name: value.name, expression: value.expression, isNumber: value.isNumber)
      ]))
  }

  /// The same, as a literal at a place has it.
  func written(at place: Place?) -> ResolvedText {
    flatMap { text in
      var text = text
      text.written = place
      return .one(text)
    }
  }

  /// The same, as a constant of the type `String` has it, or of another.
  func ofString(_ isOfString: Bool) -> ResolvedText {
    guard isOfString else { return self }
    return flatMap { text in
      var text = text
      text.isOfString = true
      return .one(text)
    }
  }

  /// The text, if it is the same at all times and has no values in it.
  var literal: String? { single?.literal }

  /// The text of an entry, or the two that it can have. `code` is what gives them.
  func found(_ code: String, at place: Place) -> Choice<FoundText> {
    let texts: Alternatives<FoundText> = flatMap { .one($0.found(at: place)) }
    return texts.titles(orElse: FoundText(segments: nil, expression: code, place: place))
  }
}

extension Alternatives where Value == FoundText {
  /// The titles that an entry can have; `unknown` where one is not known, or there are too many.
  func titles(orElse unknown: FoundText) -> Choice<FoundText> {
    let isSame = { (text: FoundText, other: FoundText) in text.segments == other.segments }
    return choice(isSame: isSame) ?? Choice(unknown, states(isSame: isSame))
  }
}
