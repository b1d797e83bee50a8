import MenuSyntax

/// Looks texts of Swift up in the tables of an app.
struct TextLookup {
  let texts: LocalizedTexts
  /// The keys by what is left of them in the names of constants; nil where several have one name.
  private let keysByName: [String: LocalizedTexts.Key?]

  init(_ texts: LocalizedTexts) {
    self.texts = texts
    keysByName = Dictionary(
      texts.texts.keys.map { (Self.plain($0.key), Optional($0)) }, uniquingKeysWith: { _, _ in nil }
    )
  }

  /// The key that a generated constant has the text of: `menu.delete_note` for `L10n.Menu.deleteNote`, named without the
  /// type. Nil if there is none, or more than one.
  func key(named name: String) -> LocalizedTexts.Key? { keysByName[Self.plain(name)] ?? nil }

  private static func plain(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// The text of a key, which is its own text where no table has it.
  func text(key: String, table: String?, at place: Place) -> FoundText {
    let entry = LocalizedTexts.Key(table: table ?? "Localizable", key: key)
    var text = FoundText(key, key: key, table: table, place: place)
    if texts.ambiguous.contains(entry) || key.contains("^[") {
      text = FoundText(segments: nil, expression: "\"\(key)\"", place: place)
    } else if let known = texts.text(key, table: entry.table) {
      // A format without the values for it.
      let format = Self.parts(of: known)
      text =
        format.count > 1 || format.first?.value != nil
        ? FoundText(segments: nil, expression: "\"\(known)\"", place: place)
        : FoundText(format.first?.text ?? "", key: key, table: table, place: place)
    } else if Self.isName(key) {
      text = FoundText(segments: nil, expression: "\"\(key)\"", place: place)
    }
    text.key = key
    text.table = table
    return text
  }

  /// Whether a key is one that nobody would show: `menu.delete`, `menu_delete`.
  private static func isName(_ key: String) -> Bool {
    guard key.contains(where: { $0 == "." || $0 == "_" }), let last = key.last,
      last.isLetter || last.isNumber
    else { return false }
    let isPlain = key.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    return isPlain && key.contains(where: \.isLetter)
  }

  /// A text with values in it, whose key has `%@` and `%lld` for them.
  func text(_ segments: [FoundText.Segment], table: String?, at place: Place) -> FoundText {
    let plain = FoundText(segments: segments, expression: nil, place: place)
    let values = segments.filter { if case .value = $0 { true } else { false } }
    if segments.contains(where: {
      if case .literal(let text) = $0 { text.contains("^[") } else { false }
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
      guard let known = texts.text(key, table: table ?? "Localizable"),
        let filled = Self.filled(Self.parts(of: known), with: values)
      else { continue }
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

  // MARK: Formats

  /// A piece of a format: a text, or the value with this number.
  private struct Part {
    var text = ""
    var value: Int?
  }

  /// The pieces of `%lld notes in %2$@`.
  private static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      var text = String(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        parts.append(Part(text: text))
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var value = next
      var specifier = rest
      if specifier.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0,
        number < 100
      {
        value = number - 1
        specifier = specifier.dropFirst(digits.count + 1)
      }
      guard
        let form = ["lld", "ld", "lu", "llu", "d", "@", "i", "u"].first(where: specifier.hasPrefix)
      else {
        // A percent sign in a text that is no format.
        parts.append(Part(text: text + "%"))
        continue
      }
      if !text.isEmpty { parts.append(Part(text: text)) }
      parts.append(Part(value: value))
      next += 1
      rest = specifier.dropFirst(form.count)
    }
    if !rest.isEmpty { parts.append(Part(text: String(rest))) }
    return joined(parts)
  }

  private static func joined(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if part.value == nil, let last = result.last, last.value == nil {
        result[result.count - 1].text += part.text
      } else {
        result.append(part)
      }
    }
    return result
  }

  private static func filled(
    _ parts: [Part], with values: [FoundText.Segment]
  ) -> [FoundText.Segment]? {
    var segments: [FoundText.Segment] = []
    for part in parts {
      guard let value = part.value else {
        segments.append(.literal(part.text))
        continue
      }
      guard value < values.count else { return nil }
      segments.append(values[value])
    }
    return segments
  }

  // MARK: Values

  /// `noteCount`, a number, of `notes.count`; `name` of `note.name`.
  static func value(_ code: String) -> FoundText.Segment {
    // `\(count, specifier: "%d")`
    let expression = String(code.prefix { $0 != "," })
    var path = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let isCount = path.last == "count" && path.count > 1
    path.removeAll {
      ["self", "formatted", "description", "localizedName", "rawValue", "String", "wrappedValue"]
        .contains($0)
    }
    var name = path.last ?? "value"
    if isCount, path.count > 1 {
      let things = path[path.count - 2]
      name = (things.hasSuffix("s") ? String(things.dropLast()) : things) + "Count"
    }
    let lower = name.lowercased()
    let isNumber =
      isCount || lower.hasSuffix("count") || lower.hasSuffix("number") || lower.hasSuffix("index")
    return .value(name: name, expression: code, isNumber: isNumber)
  }
}
