import MenuEmission
import MenuJSON
import MenuModel
import MenuSyntax

extension StringCatalogue {
  /// The texts of a module without errors in another language, by the places of those in the files. Texts that are not
  /// translated are left out.
  package func translations(of module: MenuModule, into language: String) -> [Place: Text] {
    let entries = SwiftEmitter.readEntries(of: module)
    var texts: [Place: Text] = [:]
    for entry in entries where texts[entry.source.place] == nil {
      texts[entry.source.place] = translation(of: entry, into: language, in: module)
    }
    // The app chooses a form of the text in the file, and then one of its translation.
    for source in entries.map(\.source) {
      guard let plural = source.plural else { continue }
      let forms = plural.forms.map { form in
        let translated = texts[form.text.place]
        let forms = translated?.plural?.forms ?? []
        let own = forms.first { $0.category == form.category }?.text
        return PluralForms.Form(
          category: form.category, text: own ?? translated ?? form.text)
      }
      let translated = texts[source.place]
      if translated == nil && !plural.forms.contains(where: { texts[$0.text.place] != nil }) {
        continue
      }
      let others = (translated?.plural?.forms ?? []).filter { other in
        !forms.contains { $0.category == other.category }
      }
      texts[source.place] = Text(
        segments: (translated ?? source).segments,
        plural: PluralForms(count: plural.count, forms: forms + others), place: source.place)
    }
    return texts
  }

  /// A text in another language, with the forms that its translation has for some numbers; nil if it is not translated.
  private func translation(
    of entry: LocalizedEntry, into language: String, in module: MenuModule
  ) -> Text? {
    guard let localization = localization(of: entry.key, in: language) else { return nil }
    let formats = Self.formats(in: localization)
    guard
      let format = formats[.other] ?? formats.min(by: { $0.key.rawValue < $1.key.rawValue })?.value
    else { return nil }
    let source = entry.source
    var text = Text(segments: Self.segments(of: format, for: source), place: source.place)
    let count = source.segments.lazy.compactMap(\.variable)
      .first { module.state[$0.index].type == .int }
    let forms = PluralCategory.allCases.filter { $0 != .other }.compactMap { category in
      formats[category].map { format in
        PluralForms.Form(
          category: category,
          text: Text(segments: Self.segments(of: format, for: source), place: source.place))
      }
    }
    if let count, !forms.isEmpty { text.plural = PluralForms(count: count, forms: forms) }
    return text
  }

  /// The formats of a localization by category of numbers; all others have that for `other`. Of formats for several
  /// devices, that for other devices is taken.
  private static func formats(in localization: JSONValue) -> [PluralCategory: String] {
    if let unit = localization["stringUnit"] {
      guard unit["state"]?.string != "new", let value = unit["value"]?.string else { return [:] }
      return [.other: filled(value, localization["substitutions"]?.object ?? [:])]
    }
    if let other = localization["variations"]?["device"]?["other"] { return formats(in: other) }
    var formats: [PluralCategory: String] = [:]
    for (name, form) in localization["variations"]?["plural"]?.object ?? [:] {
      guard let category = PluralCategory(rawValue: name) else { continue }
      formats[category] = Self.formats(in: form)[.other]
    }
    return formats
  }

  /// A format with its parts that vary by a number of their own, `%#@notes@`, as they are for other numbers.
  private static func filled(_ format: String, _ substitutions: [String: JSONValue]) -> String {
    let parts = format.parts(between: "%#@")
    let others = parts.dropFirst().map { part in
      let name = Substring(part.utf8.prefix { $0 != UInt8(ascii: "@") })
      guard let substitution = substitutions[String(name)],
        let text = formats(in: substitution)[.other]
      else { return "%#@" + part }
      let number = substitution["argNum"]?.int.map { "\($0)$" } ?? ""
      let kind = substitution["formatSpecifier"]?.string ?? "lld"
      return text.replacing(each: "%arg", by: "%\(number)\(kind)")
        + Substring(part.utf8.dropFirst(name.utf8.count + 1))
    }
    return parts[0] + others.joined()
  }

  /// The segments of a translation, with the variables of the text that it translates.
  private static func segments(of format: String, for source: Text) -> [Text.Segment] {
    // Foundation reads a text without values as it is.
    if source.isPlain { return format.isEmpty ? [] : [.literal(format)] }
    let values = source.segments.filter(\.isValue)
    return FormatPart.parts(of: format).map { part in
      switch part {
      case .literal(let literal): return .literal(literal)
      case .value(let number, let kind):
        return values.indices.contains(number - 1) ? values[number - 1] : .literal(kind.rawValue)
      }
    }
  }
}

extension Text.Segment {
  fileprivate var isValue: Bool {
    if case .literal = self { false } else { true }
  }

  /// The state variable, if it is one.
  fileprivate var variable: StateID? {
    if case .variable(let variable) = self { return variable }
    return nil
  }
}
