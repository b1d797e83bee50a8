import MenuModel
import MenuSyntax

extension EmissionContext {
  /// A text that people see as an expression of type `String`.
  ///
  /// - Parameters:
  ///   - text: The text; its placeholders become interpolations.
  ///   - key: The stable key of the localization table: `reply.title`.
  ///   - suffix: What is added to the text: the ellipsis of a command that asks.
  ///   - state: What stands before the variables' names, without a dot.
  func localized(
    _ text: Text, key: String, suffix: String = "", state: String = "state"
  ) -> Expression {
    let value = literal(text, suffix: suffix, state: state)
    guard let table = module.app.stringsTable else { return .code(value) }
    return .call(
      "String",
      [
        .labeled("localized", .string(key)), .labeled("defaultValue", .code(value)),
        .labeled("table", .string(table)), .labeled("bundle", .code(bundle)),
        .labeled("comment", .string(location(of: text.place))),
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

  /// The characters of a text without its placeholders.
  func plainText(_ text: Text) -> String {
    var result = ""
    for case .literal(let literal) in text.segments { result += literal }
    return result
  }

  /// The ellipsis that a command which asks for more gets, unless its title has one.
  func ellipsis(of command: Command, _ title: Text) -> String {
    guard command.asks else { return "" }
    if case .literal(let last) = title.segments.last, last.hasSuffix("…") || last.hasSuffix("...") {
      return ""
    }
    return "…"
  }
}
