import MenuModel
import MenuSyntax

extension EmissionContext {
  /// A user-visible text as an expression of type `String`. A text with plural forms is chosen by its number.
  ///
  /// - Parameters:
  ///   - text: The text. Its placeholders become interpolations.
  ///   - key: The key in the localization table: `reply.title`.
  ///   - about: What it is, for translators: `Title of the command reply`.
  ///   - suffix: A suffix for the text: the ellipsis of a command that asks for more.
  ///   - state: The name of the state to prefix variables with, without a dot.
  func localized(
    _ text: Text, key: String, about: String, suffix: String = "", state: String = "state"
  ) -> Expression {
    guard let plural = text.plural else {
      return oneForm(text, key: key, about: about, suffix: suffix, state: state)
    }
    var arguments: [Expression] = [
      .labeled("for", .code(state + "." + member(plural.count)))
    ]
    // In the order of the library's parameters.
    for category in PluralCategory.allCases {
      for form in plural.forms where form.category == category {
        let suffix = endsInEllipsis(form.text) ? "" : suffix
        let name = category.rawValue
        let value = oneForm(
          form.text, key: key + "." + name, about: about + " (\(name))", suffix: suffix,
          state: state)
        arguments.append(.labeled(name, value))
      }
    }
    let other = oneForm(text, key: key, about: about, suffix: suffix, state: state)
    if let entries, placeholderCount(text) == 1,
      plural.forms.allSatisfy({ placeholderCount($0.text) < 2 })
    {
      let forms = plural.forms.map { form in
        (form.category, format(form.text, suffix: endsInEllipsis(form.text) ? "" : suffix))
      }
      entries.setVariations(forms + [(.other, format(text, suffix: suffix))], of: key)
    }
    arguments.append(.labeled("other", other))
    return .call("MenuPlural.\(module.app.language.caseName).text", arguments)
  }

  private func oneForm(
    _ text: Text, key: String, about: String, suffix: String, state: String
  ) -> Expression {
    let value = literal(text, suffix: suffix, state: state)
    guard let table = module.app.stringsTable else { return .code(value) }
    entries?.add(
      LocalizedEntry(
        key: key, value: format(text, suffix: suffix), comment: about,
        variations: []))
    return .call(
      "String",
      [
        .labeled("localized", .string(key)), .labeled("defaultValue", .code(value)),
        .labeled("table", .string(table)), .labeled("bundle", .code(bundle)),
        .labeled("comment", .string(about)),
      ])
  }

  /// A text as a string literal, with interpolations.
  private func literal(_ text: Text, suffix: String, state: String) -> String {
    var result = "\""
    for segment in text.segments {
      switch segment {
      case .literal(let literal): result += StringLiteral.escaped(literal)
      case .variable(let variable): result += "\\(" + state + "." + member(variable) + ")"
      }
    }
    return result + StringLiteral.escaped(suffix) + "\""
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
