import MenuModel
import MenuSyntax

/// What a text is for the command, option or surface that it belongs to. The raw value ends its key.
enum TextRole: String, CaseIterable {
  case title, titleWhenOn, titleWhen, label, labelWhenOn, option, subtitle, help, confirm, message,
    button, prompt

  /// The name of a local value with the text.
  var valueName: String {
    switch self {
    case .confirm: return "question"
    // `option` is what the command carries.
    case .option: return "optionTitle"
    default: return rawValue
    }
  }

  /// What the text is: `Help tag`.
  var words: String {
    switch self {
    case .title, .titleWhenOn, .titleWhen: return "Title"
    case .label, .labelWhenOn: return "VoiceOver label"
    case .option: return "Title of an option"
    case .subtitle: return "Subtitle"
    case .help: return "Help tag"
    case .confirm: return "Question"
    case .message: return "Message"
    case .button: return "Button"
    case .prompt: return "Prompt"
    }
  }

  /// What the text is, for translators: `Title of the command reply`.
  func about(_ owner: String) -> String {
    switch self {
    case .titleWhenOn, .labelWhenOn: return "\(words) of \(owner) while it is on"
    case .titleWhen: return "\(words) of \(owner) at times"
    case .confirm: return "\(words) before \(owner)"
    case .message, .button: return "\(words) of the question before \(owner)"
    default: return "\(words) of \(owner)"
    }
  }
}

extension EmissionContext {
  /// A user-visible text as an expression of type `String`. A text with plural forms is chosen by its number.
  ///
  /// - Parameters:
  ///   - text: The text. Its placeholders become interpolations.
  ///   - key: The key in the localization table: `reply.title`.
  ///   - about: What it is, for translators: `Title of the command reply`.
  ///   - suffix: A suffix for the text: the ellipsis of a command that asks for more.
  ///   - state: The state, as an expression.
  func localized(
    _ text: Text, key: String, about: String, suffix: String = "", state: String = "state"
  ) -> Expression {
    guard let plural = text.plural else {
      return oneForm(text, key: key, about: about, suffix: suffix, state: state)
    }
    var arguments: [Expression] = [.labeled("for", value(of: plural.count, in: state))]
    var variations: [LocalizedEntry.Variation] = []
    let forms = plural.forms.map { form in
      (form.category, form.text, suffix: endsInEllipsis(form.text) ? "" : suffix)
    }
    // Where another number chooses the form, or a form shows another value, no translation can vary by the one that is
    // shown.
    if variables(text) == [plural.count], placeholderCount(text) == 1,
      plural.forms.allSatisfy({ [[], [plural.count]].contains(variables($0.text)) })
    {
      variations = (forms + [(.other, text, suffix)]).map { category, text, suffix in
        .init(category: category, value: format(text, suffix: suffix))
      }
    }
    // In the order of the library's parameters.
    for category in PluralCategory.allCases {
      for (_, text, suffix) in forms.filter({ $0.0 == category }) {
        let name = category.rawValue
        let form = oneForm(
          text, key: key + "." + name, about: about + " (\(name))", suffix: suffix, state: state)
        arguments.append(.labeled(name, form))
      }
    }
    let other = oneForm(
      text, key: key, about: about, suffix: suffix, state: state, variations: variations)
    arguments.append(.labeled("other", other))
    return .call("MenuPlural.\(module.app.language.caseName).text", arguments)
  }

  private func oneForm(
    _ text: Text, key: String, about: String, suffix: String, state: String,
    variations: [LocalizedEntry.Variation] = []
  ) -> Expression {
    let literal = literal(text, suffix: suffix, state: state)
    guard let table = module.app.stringsTable else { return literal }
    let entry = LocalizedEntry(
      key: key, value: format(text, suffix: suffix), comment: about, variations: variations,
      source: text)
    return .localized(
      entry,
      .call(
        "String",
        [
          .labeled("localized", .string(key)), .labeled("defaultValue", literal),
          .labeled("table", .string(table)), .labeled("bundle", bundle),
          .labeled("comment", .string(about)),
        ]))
  }

  /// A text as a string literal, with interpolations.
  private func literal(_ text: Text, suffix: String, state: String) -> Expression {
    let segments = text.segments.map { segment -> Expression.Segment in
      switch segment {
      case .literal(let literal): return .text(literal)
      case .variable(let variable): return .value(value(of: variable, in: state))
      case .option: return .value(.code("MenuFacts.optionTitle"))
      }
    }
    return .interpolation(segments + [.text(suffix)])
  }

  /// A text as Foundation formats it.
  private func format(_ text: Text, suffix: String) -> String {
    let count = placeholderCount(text)
    var number = 0
    var result = ""
    for segment in text.segments {
      switch segment {
      case .literal(let literal):
        // Foundation reads a text without values as it is.
        result += count == 0 ? literal : Self.escapingPercents(literal)
      case .variable(let id):
        number += 1
        let kind = module.state[id.index].type == .int ? "lld" : "@"
        result += count > 1 ? "%\(number)$\(kind)" : "%\(kind)"
      case .option:
        number += 1
        result += count > 1 ? "%\(number)$@" : "%@"
      }
    }
    return result + suffix
  }

  private func placeholderCount(_ text: Text) -> Int {
    text.segments.count { if case .literal = $0 { false } else { true } }
  }

  /// The state that a text shows, in its order.
  private func variables(_ text: Text) -> [StateID] {
    text.segments.compactMap { segment in
      if case .variable(let variable) = segment { return variable }
      return nil
    }
  }

  private static func escapingPercents(_ text: String) -> String {
    // Scalars: with a mark after it, a sign is another character.
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar)
      if scalar == "%" { result.append(scalar) }
    }
    return String(result)
  }

  /// The characters of a text, without placeholders.
  func plainText(_ text: Text) -> String {
    var result = ""
    for case .literal(let literal) in text.segments { result += literal }
    return result
  }

  /// The ellipsis for a command that asks for more; empty if its title already ends in one.
  func ellipsis(of command: Command, _ title: Text) -> String {
    command.asks && !endsInEllipsis(title) ? "…" : ""
  }

  private func endsInEllipsis(_ text: Text) -> Bool {
    guard case .literal(let last) = text.segments.last else { return false }
    return last.hasSuffix("…") || last.hasSuffix("...")
  }
}
