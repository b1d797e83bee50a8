import MenuSyntax

/// Texts: literals and what is put into them, and what is made of others.
extension Evaluator {
  /// What a literal is.
  enum Literal {
    /// A text that is shown as it is.
    case text
    /// A key of a strings table, as for `Text("…")` of SwiftUI.
    case key(table: String?)
    /// A text with `%@` for values that it is given later.
    case format
  }

  /// What an expression says to people, for the entry or the label that it is given to.
  func title(
    of expression: SwiftExpression, in scope: SwiftScope, literalIs literal: Literal = .text
  ) -> Choice<FoundText> {
    let origin = origin(of: expression, in: scope)
    return text(of: expression, in: scope, literalIs: literal).found(
      origin.scope.shortCode(origin.expression.span), at: origin.scope.place(origin.expression.span)
    )
  }

  /// The title of what can't show a choice of two.
  func plainTitle(
    of expression: SwiftExpression, in scope: SwiftScope, literalIs literal: Literal = .text
  ) -> FoundText {
    let title = title(of: expression, in: scope, literalIs: literal)
    if title.whenOn == nil { return title.value }
    return FoundText(
      segments: nil, expression: scope.shortCode(expression.span), place: title.value.place)
  }

  func text(
    of expression: SwiftExpression, in scope: SwiftScope, literalIs literal: Literal = .text
  ) -> ResolvedText {
    outcome(of: expression, in: scope).flatMap { leaf in
      if case .text = literal, leaf.isKey == true { return text(of: leaf, .key(table: nil)) }
      return text(of: leaf, literal)
    }
  }

  private func text(of leaf: Leaf, _ literal: Literal) -> ResolvedText {
    guard takesStep() else { return .unknown }
    let (expression, scope) = (leaf.expression, leaf.scope)
    if let string = expression.string {
      return text(of: string, in: scope, literal, isText: leaf.isKey == false)
        .written(at: scope.place(string.span)).ofString(leaf.isKey == false)
    }
    if case .sequence(let operands, let operators) = expression.kind, expression.steps.isEmpty {
      // What is known of the first is never `nil`.
      if operators == ["??"], case .one(let first) = text(of: operands[0], in: scope) {
        return .one(first)
      }
      return operators.allSatisfy { $0 == "+" } ? joined(operands, in: scope) : .unknown
    }
    if let call = expression.call, let text = text(of: call, expression, in: scope, literal) {
      return text
    }
    if let changed = changed(expression, in: scope, literal) { return changed }
    return expression.path.flatMap { generated($0, values: [], literal) } ?? .unknown
  }

  // MARK: Literals

  private func text(
    of string: SwiftString, in scope: SwiftScope, _ literal: Literal, isText: Bool
  ) -> ResolvedText {
    switch literal {
    case .text, .format:
      if let text = string.literal { return .literal(text) }
      return .combining(parts(of: string, in: scope), ResolvedText.joined)
    case .key(let table):
      if let key = string.literal {
        return localized(key, table: table, literal, isText: isText || index.texts.texts.isEmpty)
      }
      return localized(string, table: table, in: scope)
    }
  }

  /// The parts of a literal with values in it, each as a text.
  func parts(of string: SwiftString, in scope: SwiftScope) -> [ResolvedText] {
    string.segments.map { segment in
      switch segment {
      case .text(let text): return .literal(text)
      case .value(let span): return value(at: span, in: scope)
      }
    }
  }

  /// What is put into a text at `\(…)`.
  private func value(at span: Span, in scope: SwiftScope) -> ResolvedText {
    // With its parentheses, a list of arguments: `count, specifier: "%d"`. A file can break off in it.
    guard span.start > 0, span.end < scope.file.source.count, takesStep() else { return .unknown }
    let file = SwiftParser.parse(Span(span.start - 1, span.end + 1), of: scope.file)
    let inner = SwiftScope(
      file: file, typePath: scope.typePath, parent: scope, followed: scope.followed)
    guard file.statements.count == 1, case .expression(let expression) = file.statements[0].kind,
      case .tuple(let arguments) = expression.kind, let value = arguments.first?.value
    else { return .unknown }
    return put(value, code: scope.file.text(of: span), in: inner)
  }

  /// What an expression says in another text: its own, or that of a value with a name.
  func put(
    _ expression: SwiftExpression, code: String? = nil, in scope: SwiftScope
  ) -> ResolvedText {
    if let call = expression.call, call.path == ["String"], expression.calls.count == 1,
      ["", "describing"].contains(call.labels.first), let inner = call.arguments.first?.value
    {
      return put(inner, in: scope)
    }
    let text = text(of: expression, in: scope)
    // A command has two titles at most.
    if text.isKnown, text.count < 3 { return text }
    // Code that chooses, or has texts in it, says more than the name of a value.
    if case .ternary = expression.withoutParentheses.kind { return .unknown }
    // A parameter is named by what the caller gives for it.
    let origin = origin(of: expression, in: scope)
    let own = origin.scope.file.text(of: origin.expression.span)
    if own.includes("\"") { return .unknown }
    return .value(TextValue(origin.scope === scope ? code ?? own : own))
  }

  /// `"a" + b`
  private func joined(_ operands: [SwiftExpression], in scope: SwiftScope) -> ResolvedText {
    let parts = operands.map { put($0, in: scope) }
    let hasText = operands.contains { text(of: $0, in: scope).isKnown }
    return hasText ? .combining(parts, ResolvedText.joined) : .unknown
  }

  /// What a member or method makes of the text before it: `"key".localized`, `order.rawValue.capitalized`.
  private func changed(
    _ expression: SwiftExpression, in scope: SwiftScope, _ literal: Literal
  ) -> ResolvedText? {
    var base = expression
    var arguments: [SwiftArgument] = []
    if case .call(let given, _)? = base.steps.last {
      arguments = given
      base.steps.removeLast()
    }
    guard case .member(let name, let span)? = base.steps.popLast(),
      !base.steps.isEmpty || !(base.path?.first?.isEmpty ?? false)
    else { return nil }
    base.span = Span(base.span.start, max(base.span.start + 1, span.start) - 1)
    if let change = Self.change(name), arguments.isEmpty {
      return text(of: base, in: scope).flatMap { known in
        known.literal.map { .literal(change($0)) } ?? .unknown
      }
    }
    // Any other method may make any text: `.trimmed`, `.decoded`.
    guard looksUp(name, in: scope) else { return nil }
    if let last = expression.calls.last, last.name == name, let key = last.argument("forKey") {
      // `Bundle(for: Shelf.self).localizedString(forKey: "key", value: nil, table: nil)`
      return lookup(last, key, in: scope, literal)
    }
    let call = expression.call ?? SwiftCall(path: [name], arguments: [], nameSpan: span, span: span)
    let table = call.argument("tableName") ?? call.argument("table")
    if let table, table.string?.literal == nil, !table.isNil { return .unknown }
    let values = arguments.filter { $0.label == nil || $0.label == "with" }
      .map { put($0.value, in: scope) }
    return keyText(of: base, in: scope).flatMap { key in
      guard let text = key.literal else { return .unknown }
      return localized(text, table: table?.string?.literal, values: values, literal)
        .written(at: key.written)
    }
  }

  private static func change(_ name: String) -> ((String) -> String)? {
    switch name {
    case "uppercased", "localizedUppercase": return { $0.uppercased() }
    case "lowercased", "localizedLowercase": return { $0.lowercased() }
    case "capitalized", "localizedCapitalized":
      return { text in
        text.split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
      }
    default: return nil
    }
  }

  /// The key that code gives for a text: also a case of an enum, which stands for its raw value.
  func keyText(of expression: SwiftExpression, in scope: SwiftScope) -> ResolvedText {
    if let found = enumCase(expression, in: scope),
      let value = rawValue(of: found, isImplied: false)
    {
      return text(of: value, in: SwiftScope(file: found.file, typePath: found.owner))
    }
    return text(of: expression, in: scope)
  }
}

extension ResolvedText {
  /// Whether it is a text whatever the conditions are.
  var isKnown: Bool {
    switch self {
    case .one: return true
    case .choice(_, let then, let otherwise): return then.isKnown && otherwise.isKnown
    case .unknown: return false
    }
  }

  static func joined(_ parts: [KnownText]) -> ResolvedText {
    .one(KnownText(segments: FoundText.Segment.merged(parts.flatMap(\.segments))))
  }
}
