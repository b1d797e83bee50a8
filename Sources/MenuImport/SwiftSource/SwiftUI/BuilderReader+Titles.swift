import MenuSyntax

/// Titles: literals, keys of translations, constants, and choices of two.
extension BuilderReader {
  /// A title, or two by a condition.
  func title(
    of expression: SwiftExpression, table: String? = nil, in scope: BuilderScope
  ) -> Choice<FoundText> {
    let known = resolve(expression, in: scope)
    let place = scope.place(expression.span)
    if let string = known.expression.string, string.literal == nil {
      return title(of: string, table: table, at: place, in: known.scope)
    }
    guard let (condition, then, otherwise) = alternatives(of: known) else {
      return Choice(text(of: known, table: table, at: place))
    }
    let on = text(of: then, table: table, at: place)
    let off = text(of: otherwise, table: table, at: place)
    if on.segments == nil || off.segments == nil {
      return Choice(unknownText(expression, in: scope))
    }
    return Choice(off, whenOn: on, on: condition)
  }

  /// A string with values in it. A choice in it makes two titles: `"\(isShown ? "Hide" : "Show") Sidebar"`.
  private func title(
    of string: SwiftString, table: String?, at place: Place, in scope: BuilderScope
  ) -> Choice<FoundText> {
    var on: [FoundText.Segment] = []
    var off: [FoundText.Segment] = []
    var condition: FoundCondition?
    for segment in string.segments {
      switch segment {
      case .text(let text):
        on.append(.literal(text))
        off.append(.literal(text))
      case .value(let span):
        if let choice = alternatives(inCode: scope.code(span)) {
          // Two choices are four titles.
          if condition != nil { return Choice(unknownText(string.span, at: place, in: scope)) }
          condition = FoundCondition(choice.condition, place: scope.place(span))
          on.append(.literal(choice.then))
          off.append(.literal(choice.otherwise))
        } else {
          guard let value = value(of: span, in: scope) else {
            return Choice(unknownText(string.span, at: place, in: scope))
          }
          on.append(value)
          off.append(value)
        }
      }
    }
    let text = lookup.text(FoundText.Segment.merged(off), table: table, at: place)
    guard let condition else { return Choice(text) }
    return Choice(
      text, whenOn: lookup.text(FoundText.Segment.merged(on), table: table, at: place),
      on: condition)
  }

  private func unknownText(_ span: Span, at place: Place, in scope: BuilderScope) -> FoundText {
    FoundText(segments: nil, expression: shortened(scope.code(span)), place: place)
  }

  /// `isShown ? "Hide" : "Show"`, in a string.
  private func alternatives(
    inCode code: String
  ) -> (condition: String, then: String, otherwise: String)? {
    guard code.contains("?"), code.contains("\"") else { return nil }
    let file = SwiftParser.parse(Source(path: "", text: code), number: 0)
    guard file.statements.count == 1, case .expression(let expression) = file.statements[0].kind,
      case .ternary(let condition, let then, let otherwise) = expression.withoutParentheses.kind,
      let then = then.withoutParentheses.string?.literal,
      let otherwise = otherwise.withoutParentheses.string?.literal
    else { return nil }
    return (file.text(of: condition.span), then, otherwise)
  }

  /// A title that is always the same.
  func plainTitle(of expression: SwiftExpression, in scope: BuilderScope) -> FoundText {
    let title = title(of: expression, in: scope)
    return title.whenOn == nil ? title.value : unknownText(expression, in: scope)
  }

  private func unknownText(_ expression: SwiftExpression, in scope: BuilderScope) -> FoundText {
    FoundText(
      segments: nil, expression: shortened(scope.code(expression.span)),
      place: scope.place(expression.span))
  }

  /// `condition ? then : otherwise`, also by `if` and `else` in a property.
  private func alternatives(
    of known: ScopedExpression
  ) -> (on: FoundCondition, then: ScopedExpression, otherwise: ScopedExpression)? {
    let scope = known.scope
    switch known.expression.kind {
    case .ternary(let condition, let then, let otherwise):
      return (
        self.condition(condition, in: scope), ScopedExpression(then, in: scope),
        ScopedExpression(otherwise, in: scope)
      )
    case .branches(let statement):
      guard case .conditional(let branches) = statement.kind, branches.count == 2,
        branches[1].conditions.isEmpty, let then = Self.value(of: branches[0].statements),
        let otherwise = Self.value(of: branches[1].statements)
      else { return nil }
      return (
        self.condition(of: branches[0], in: scope), ScopedExpression(then, in: scope),
        ScopedExpression(otherwise, in: scope)
      )
    default:
      // `Text(condition ? a : b)`, `LocalizedStringKey(…)`
      guard let call = known.expression.call, known.expression.calls.count == 1,
        Self.textTypes.contains(call.name), let inner = call.argument()
      else { return nil }
      let next = resolve(inner, in: scope)
      guard case .ternary = next.expression.kind else { return nil }
      return alternatives(of: next)
    }
  }

  static func value(of statements: [SwiftStatement]) -> SwiftExpression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .expression(let expression), .returned(let expression?): return expression
    default: return nil
    }
  }

  private static let textTypes: Set<String> = [
    "Text", "LocalizedStringKey", "LocalizedStringResource", "String", "init",
  ]

  // MARK: One text

  private func text(
    of given: ScopedExpression, table: String?, at place: Place, depth: Int = 0
  ) -> FoundText {
    let known = resolve(given.expression, in: given.scope)
    let expression = known.expression.withoutParentheses
    let scope = known.scope
    let unknown = FoundText(
      segments: nil, expression: shortened(scope.code(expression.span)), place: place)
    if depth > 8 { return unknown }
    if let path = expression.path
      ?? (expression.calls.count == 1 && expression.call?.arguments.isEmpty ?? false
        ? expression.call?.path : nil),
      let type = path.first, type.first?.isUppercase ?? false, index.types[type] == nil,
      let key = index.project.generatedNames.key(of: Array(path.dropFirst()))
    {
      let table = key.table == "Localizable" ? nil : key.table
      return lookup.text(key: key.key, table: table, at: place)
    }
    if let string = expression.string {
      return text(of: string, table: table, at: place, in: scope)
    }
    if case .string(let string) = expression.kind {
      return localizedMember(of: expression).map {
        text(of: string, table: $0 ?? table, at: place, in: scope)
      }
        ?? unknown
    }
    if case .sequence(let parts, let operators) = expression.kind,
      operators.allSatisfy({ $0 == "+" }), parts.count < 9
    {
      let texts = parts.map {
        text(of: ScopedExpression($0, in: scope), table: table, at: place, depth: depth + 1)
      }
      guard texts.allSatisfy({ $0.segments != nil && $0.key == nil || $0.literal != nil }) else {
        return unknown
      }
      return FoundText(
        segments: FoundText.Segment.merged(texts.flatMap { $0.segments ?? [] }),
        expression: scope.code(expression.span), place: place)
    }
    guard expression.calls.count == 1, let call = expression.call else {
      return declaredText(expression, at: place, in: scope) ?? unknown
    }
    if call.name == "tr", let generated = generatedText(call, at: place) { return generated }
    let own = (call.argument("tableName") ?? call.argument("table"))?.string?.literal ?? table
    switch call.name {
    case "NSLocalizedString", "Text", "LocalizedStringKey", "LocalizedStringResource", "String",
      "init":
      if call.hasArgument("format") || call.hasArgument("describing") { return unknown }
      guard
        let inner = call.argument("localized") ?? call.argument() ?? call.argument("verbatim")
          ?? call.argument("stringLiteral")
      else { return unknown }
      let value = call.argument("defaultValue") ?? call.argument("value")
      let found = text(
        of: ScopedExpression(inner, in: scope), table: own, at: place, depth: depth + 1)
      guard let value, let literal = value.string?.literal, !literal.isEmpty,
        let key = inner.string?.literal,
        lookup.texts.text(key, table: own ?? "Localizable") == nil
      else { return found }
      return FoundText(literal, key: key, table: own, place: place)
    default: return declaredText(expression, at: place, in: scope) ?? unknown
    }
  }

  /// What code outside of views says, by the declarations of the app: a function that looks a key up, a member of a type.
  private func declaredText(
    _ expression: SwiftExpression, at place: Place, in scope: BuilderScope
  ) -> FoundText? {
    guard let name = expression.path?.first ?? expression.call?.path.first,
      !scope.loopNames.contains(name)
    else { return nil }
    let declared = SwiftScope(
      file: scope.file, typePath: scope.typeName.map { [$0] } ?? [])
    for name in scope.loopNames { declared.declare(name, .unknown) }
    for (name, value) in scope.values {
      let isLiteral = value.expression.string?.literal != nil
      declared.declare(name, isLiteral ? .expression(value.expression, declared) : .unknown)
    }
    let text = TextResolver(index: index.project).resolve(
      expression, in: declared, literalIs: .key)
    guard case .known = text else { return nil }
    return text.found(shortened(scope.code(expression.span)), at: place)
  }

  /// `L10n.tr("Localizable", "menu.delete", fallback: "Delete")`, as SwiftGen writes it.
  private func generatedText(_ call: SwiftCall, at place: Place) -> FoundText? {
    let names = call.arguments.filter { $0.label == nil }.map { $0.value.string?.literal }
    guard names.count == 2, let table = names[0], let key = names[1] else { return nil }
    let isKnown = lookup.texts.text(key, table: table) != nil
    if !isKnown, let fallback = call.argument("fallback")?.string?.literal {
      return FoundText(
        fallback, key: key, table: table == "Localizable" ? nil : table, place: place)
    }
    return lookup.text(key: key, table: table == "Localizable" ? nil : table, at: place)
  }

  /// Whether a string is looked up in a table by what follows it, `"key".localized`, and the table if it is named; nil if
  /// something else follows.
  private func localizedMember(of expression: SwiftExpression) -> String?? {
    guard let step = expression.steps.first, case .member(let name, _) = step else { return nil }
    let names = ["localized", "localizedString", "l10n", "i18n", "loc"]
    guard names.contains(name), expression.steps.count <= 2 else { return nil }
    let call = expression.call
    if expression.steps.count == 2 && call == nil { return nil }
    if let call,
      call.arguments.contains(where: {
        !["table", "tableName", "comment", "bundle"].contains($0.label ?? "")
      })
    {
      return nil
    }
    let table = (call?.argument("table") ?? call?.argument("tableName"))?.string?.literal
    return .some(table)
  }

  private func text(
    of string: SwiftString, table: String?, at place: Place, in scope: BuilderScope
  ) -> FoundText {
    if let literal = string.literal { return localized(literal, table: table, at: place) }
    let title = title(of: string, table: table, at: place, in: scope)
    return title.whenOn == nil ? title.value : unknownText(string.span, at: place, in: scope)
  }

  /// What is put into a text: the literal that a parameter is, or a value; nil for code that has texts in it.
  private func value(of span: Span, in scope: BuilderScope) -> FoundText.Segment? {
    let code = scope.code(span)
    if code.contains("\"") && !code.includes("specifier:") { return nil }
    if let known = scope.values[code] {
      let value = resolve(known.expression, in: known.scope)
      if let literal = value.expression.string?.literal { return .literal(literal) }
    }
    let value = TextValue(code)
    return .value(name: value.name, expression: value.expression, isNumber: value.isNumber)
  }

  private func localized(_ key: String, table: String?, at place: Place) -> FoundText {
    lookup.text(key: key, table: table, at: place)
  }
}
