import MenuSyntax

/// Looks texts of Swift up in the tables of an app.
struct TextLookup {
  let texts: LocalizedTexts

  /// The text of a key, which is its own text where no table has it.
  func text(key: String, table: String?, at place: Place) -> FoundText {
    let entry = LocalizedTexts.Key(table: table ?? "Localizable", key: key)
    var text = FoundText(key, key: key, table: table, place: place)
    if texts.ambiguous.contains(entry) || key.includes("^[") {
      text = FoundText(segments: nil, expression: "\"\(key)\"", place: place)
    } else if let known = texts.text(key, table: entry.table) {
      // A format without the values for it is no title.
      let segments = FormatString.segments(known, values: [])
      text = FoundText(segments: segments, expression: nil, place: place)
      if segments.contains(where: Self.isValue) {
        text = FoundText(segments: nil, expression: "\"\(known)\"", place: place)
      }
    } else if isKeyAlone(key) {
      text = FoundText(segments: nil, expression: "\"\(key)\"", place: place)
    }
    text.key = key
    text.table = table
    return text
  }

  /// Whether a text that no table has is the name of one: `menu.delete`. An app without tables shows `delete` as it is.
  private func isKeyAlone(_ key: String) -> Bool {
    if TextResolver.readsAsText(key) { return false }
    return !texts.texts.isEmpty || key.dropLast().contains { $0 == "." || $0 == "_" }
  }

  private static func isValue(_ segment: FoundText.Segment) -> Bool {
    if case .value = segment { return true }
    return false
  }

  /// A text with values in it, whose key has `%@` and `%lld` for them.
  func text(_ segments: [FoundText.Segment], table: String?, at place: Place) -> FoundText {
    let plain = FoundText(segments: segments, expression: nil, place: place)
    let values = segments.compactMap { segment -> (name: String, expression: String)? in
      guard case .value(let name, let expression, _) = segment else { return nil }
      return (name, expression)
    }
    if segments.contains(where: {
      if case .literal(let text) = $0 { text.includes("^[") } else { false }
    }) {
      return FoundText(segments: nil, expression: "a text with an inflection", place: place)
    }
    guard !values.isEmpty, values.count < 5 else {
      if values.isEmpty, let literal = plain.literal {
        return text(key: literal, table: table, at: place)
      }
      return plain
    }
    for choice in 0..<(1 << values.count) {
      let key = Self.key(of: segments, numbers: choice)
      guard let known = texts.text(key, table: table ?? "Localizable") else { continue }
      let filled = FormatString.segments(known, values: values)
      var text = FoundText(segments: filled, expression: nil, place: place)
      text.key = key
      text.table = table
      return text
    }
    return plain
  }

  /// The key of a text; the bits of `numbers` tell which values are numbers.
  private static func key(of segments: [FoundText.Segment], numbers: Int) -> String {
    var key = ""
    var number = 0
    for segment in segments {
      switch segment {
      case .literal(let text):
        key += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .value:
        key += numbers & 1 << number == 0 ? "%@" : "%lld"
        number += 1
      }
    }
    return key
  }
}
