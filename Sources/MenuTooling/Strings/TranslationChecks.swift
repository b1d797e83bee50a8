import MenuEmission
import MenuJSON

/// What is wrong with the translation of a text, whatever the language.
package enum TranslationProblem: Equatable, Sendable {
  case missing
  case needsReview
  /// A placeholder of the text, such as `%lld`, that the translation does not show.
  case lostPlaceholder(String)
  /// The text ends in an ellipsis, and the translation does not.
  case lostEllipsis

  /// What is wrong, as the end of a sentence.
  package var message: String {
    switch self {
    case .missing: return "is not translated"
    case .needsReview: return "needs review"
    case .lostPlaceholder(let placeholder): return "lacks the placeholder \(placeholder)"
    case .lostEllipsis: return "lacks the … at its end"
    }
  }
}

extension StringCatalogue {
  /// The texts of a module whose translations into a language need work, in the order of the texts, each with the text in
  /// the source language.
  package func translationProblems(
    of texts: [LocalizedEntry], in language: String
  ) -> [(key: String, text: String, problem: TranslationProblem)] {
    texts.flatMap { text in
      Self.problems(of: text, in: localization(of: text.key, in: language))
        .map { (text.key, text.value, $0) }
    }
  }

  private static func problems(
    of text: LocalizedEntry, in translation: JSONValue?
  ) -> [TranslationProblem] {
    let units = translation.map(stringUnits) ?? []
    let values = units.compactMap { $0["value"]?.string }
    guard !values.isEmpty, !units.contains(where: { $0["state"]?.string == "new" }) else {
      return [.missing]
    }
    var problems: [TranslationProblem] = []
    if units.contains(where: { $0["state"]?.string == "needs_review" }) {
      problems.append(.needsReview)
    }
    // A form for one thing need not show the number, so it is enough if any form has the placeholder.
    for placeholder in placeholders(in: text.value)
    where !values.contains(where: { placeholders(in: $0).contains(placeholder) }) {
      problems.append(.lostPlaceholder(placeholder))
    }
    if text.value.hasSuffix("…") && !values.allSatisfy({ $0.hasSuffix("…") || $0.hasSuffix("...") })
    {
      problems.append(.lostEllipsis)
    }
    return problems
  }

  /// The units in a localization, which may vary by number and device.
  private static func stringUnits(in value: JSONValue) -> [JSONValue] {
    guard let members = value.object else { return [] }
    return members.flatMap { name, inner in name == "stringUnit" ? [inner] : stringUnits(in: inner)
    }
  }

  /// The placeholders of a format without the numbers of their arguments, since a translation may order them: `%lld`, `%@`.
  private static func placeholders(in format: String) -> Set<String> {
    var placeholders: Set<String> = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
      for form in ["lld", "ld", "d", "@"] where rest.hasPrefix(form) {
        placeholders.insert(form == "@" ? "%@" : "%lld")
        break
      }
    }
    return placeholders
  }
}
