import MenuModel
import MenuSyntax

extension MenuPlanner {
  /// A text with variables for the values in it; nil if it isn't known, or empty.
  mutating func text(_ found: FoundText?) -> PlannedText? {
    guard let found, Self.isReadable(found), let segments = found.segments else { return nil }
    var planned: [PlannedText.Segment] = []
    for segment in segments {
      switch segment {
      case .literal(let literal):
        if !literal.isEmpty { planned.append(.literal(literal)) }
      case .value(let name, let expression, let isNumber):
        planned.append(.variable(variable(name, expression, isNumber, at: found.place)))
      }
    }
    return PlannedText(segments: planned, found: found)
  }

  /// Whether a text is known and not blank.
  static func isReadable(_ found: FoundText) -> Bool {
    guard let segments = found.segments else { return false }
    return segments.contains { segment in
      guard case .literal(let literal) = segment else { return true }
      return !literal.allSatisfy(\.isWhitespace)
    }
  }

  /// The variable of a value in a text.
  private mutating func variable(
    _ name: String, _ expression: String, _ isNumber: Bool, at place: Place
  ) -> String {
    let type = isNumber ? "Int" : "String"
    let key = "value \(type) \(name)"
    if let known = variablesByExpression[key] {
      addExpression(expression, toVariable: known)
      return plan.variables[known].name
    }
    let plain = NameChooser.lowerCamel(NameChooser.words(of: name))
    let own = names.choose(
      [plain, plain + (isNumber ? "Count" : "Text")], orElse: isNumber ? "count" : "text")
    declareVariable(own, type, expression, key: key, at: place)
    return own
  }

  mutating func declareVariable(
    _ name: String, _ type: String, _ expression: String, key: String, at place: Place
  ) {
    variablesByExpression[key] = plan.variables.count
    plan.variables.append(
      PlannedVariable(
        name: name, type: type, expressions: expression.isEmpty ? [] : [expression], place: place))
  }

  /// Adds another expression for a variable, up to three.
  mutating func addExpression(_ expression: String, toVariable number: Int) {
    let known = plan.variables[number].expressions
    if known.count < 3, !expression.isEmpty, !known.contains(expression),
      !known.contains("!(\(expression))")
    {
      plan.variables[number].expressions.append(expression)
    }
  }

  /// Why a text can't be written: ends a sentence.
  func reason(_ text: FoundText) -> String {
    if text.segments != nil { return "an entry without a title" }
    return text.expression.map { "title from `\($0)`" } ?? "title that is not in the files"
  }
}
