import MenuSyntax

/// Values other than texts, and conditions that are known where a caller says so.
extension Evaluator {
  /// What an expression is: the argument, constant, property or result that it names, one after another. The expression
  /// itself where that is not known, or is one of several.
  func value(of expression: SwiftExpression, in scope: SwiftScope) -> Leaf {
    outcome(of: expression, in: scope).single
      ?? Leaf(expression: expression.withoutParentheses, scope: scope)
  }

  /// The argument that a parameter has at the call that was followed, or the expression itself: where people look for it.
  func origin(of expression: SwiftExpression, in scope: SwiftScope) -> Leaf {
    var current = Leaf(expression: expression, scope: scope)
    for _ in 0...Limits.swiftFollowedCalls {
      guard let path = current.expression.plainPath, path.count == 1,
        case .expression(let value, let outer)? = current.scope.meaning(of: path[0]),
        // A local name of the same function is where people look already.
        outer.followed.count < current.scope.followed.count
      else { break }
      current = Leaf(expression: value, scope: outer)
    }
    return current
  }

  // MARK: Conditions

  /// Whether a condition holds, where the caller of a view or function says so.
  func truth(of branch: SwiftBranch, in scope: SwiftScope) -> Bool? {
    guard branch.conditions.count == 1 else { return nil }
    switch branch.conditions[0] {
    case .expression(let condition): return truth(of: condition, in: scope)
    case .binding(let variable):
      // `if let title` of an optional parameter.
      let name = SwiftExpression(kind: .name(variable.name), span: variable.span)
      let value = variable.value ?? name
      if let type = castType(in: branch, in: scope) { return isObject(value, of: type, in: scope) }
      return isNil(value, in: scope).map { !$0 }
    case .pattern: return nil
    }
  }

  func truth(of condition: SwiftExpression, in scope: SwiftScope) -> Bool? {
    guard takesStep() else { return nil }
    let plain = condition.withoutParentheses
    switch plain.kind {
    case .bool: return plain.bool
    case .prefixed("!", let inner): return truth(of: inner, in: scope).map { !$0 }
    case .sequence(let parts, let operators) where operators == ["=="] || operators == ["!="]:
      return isEqual(parts[0], parts[1], in: scope).map { $0 == (operators == ["=="]) }
    case .sequence(let parts, let operators) where operators == ["is"]:
      guard case .name(let type) = parts[1].kind else { return nil }
      return isObject(parts[0], of: type, in: scope)
    case .sequence(let parts, let operators)
    where operators.allSatisfy({ $0 == "&&" }) || operators.allSatisfy({ $0 == "||" }):
      // One is enough to decide.
      let decides = operators[0] == "||"
      let known = parts.map { truth(of: $0, in: scope) }
      if known.contains(decides) { return decides }
      return known.allSatisfy { $0 == !decides } ? !decides : nil
    case .name:
      guard let path = plain.plainPath,
        case .expression(let value, let outer)? = scope.meaning(of: path[0])
      else { return nil }
      // `item.isShared` of an object that the code makes.
      return path.count == 1
        ? truth(of: value, in: outer) : self.value(of: plain, in: scope).expression.bool
    default: return nil
    }
  }

  /// The type of `if let item = item as? Item`; nil if nothing is cast.
  private func castType(in branch: SwiftBranch, in scope: SwiftScope) -> String? {
    let words = scope.code(branch.conditionSpan).split(separator: " ")
    guard let place = words.lastIndex(of: "as?"), place == words.count - 2 else { return nil }
    return String(words[place + 1])
  }

  /// Whether an object is of a type, where the code that makes it is known.
  private func isObject(
    _ expression: SwiftExpression, of type: String, in scope: SwiftScope
  ) -> Bool? {
    let known = value(of: expression, in: scope)
    guard let call = known.expression.call, known.expression.calls.count == 1,
      index.isDeclared(type: call.name)
    else { return nil }
    let name = ProjectIndex.lastName(type)
    guard index.isDeclared(type: name) else { return nil }
    return call.name == name || index.type(call.name, inherits: name)
  }

  private func isEqual(
    _ first: SwiftExpression, _ second: SwiftExpression, in scope: SwiftScope
  ) -> Bool? {
    if second.isNil { return isNil(first, in: scope) }
    guard let known = enumCase(first, in: scope), let other = second.path, other.count > 1,
      other[other.count - 2] == "" || other[other.count - 2] == known.owner.last
    else { return nil }
    return other.last == known.declaration.name
  }

  /// Whether a parameter is `nil`, or a text.
  private func isNil(_ expression: SwiftExpression, in scope: SwiftScope) -> Bool? {
    guard let path = expression.plainPath, path.count == 1, scope.meaning(of: path[0]) != nil
    else { return nil }
    let value = value(of: expression, in: scope).expression
    // A value of the app may be `nil` at another time.
    return value.isNil ? true : value.string == nil ? nil : false
  }

  /// The case of an enum that an expression is: `SortOrder.name`, or a parameter that is one.
  func enumCase(_ expression: SwiftExpression, in scope: SwiftScope) -> ProjectIndex.EnumCase? {
    let known = value(of: expression, in: scope)
    guard let path = known.expression.path, path.count > 1 else { return nil }
    return index.enumCase(path[path.count - 1], of: path.dropLast(), near: known.scope.file)
  }

  /// The case that a `switch` comes to, where it is known: the caller gives `.newTab`.
  func chosenCase(
    of subject: SwiftExpression, _ cases: [SwiftCase], in scope: SwiftScope
  ) -> SwiftCase? {
    guard subject.path != nil, let known = enumCase(subject, in: scope) else { return nil }
    return cases.first { one in
      one.pattern == nil
        || one.patterns.contains { pattern in
          guard let names = pattern.path ?? pattern.call?.path, names.count > 1 else {
            return false
          }
          let type = names[names.count - 2]
          return names.last == known.declaration.name && (type == "" || type == known.owner.last)
        }
    }
  }
}

extension FoundCondition {
  /// A condition in code, without the `!` before it.
  init(_ expression: SwiftExpression, isNegated: Bool = false, in scope: SwiftScope) {
    if case .prefixed("!", let inner) = expression.withoutParentheses.kind {
      self.init(inner, isNegated: !isNegated, in: scope)
      return
    }
    // What is in the parentheses, to the last: `(window is NoteWindow)`.
    var span = expression.span
    if case .tuple(let values) = expression.kind, expression.steps.isEmpty, values.count == 1,
      span.count > 2
    {
      span = Span(span.start + 1, span.end - 1)
    }
    self.init(scope.code(span), isNegated: isNegated, place: scope.place(span))
  }

  /// All conditions of a branch.
  init(_ branch: SwiftBranch, in scope: SwiftScope) {
    if branch.conditions.count == 1, case .expression(let expression) = branch.conditions[0] {
      self.init(expression, in: scope)
      return
    }
    let parts = branch.conditions.map { condition -> String in
      switch condition {
      case .expression(let expression): return scope.code(expression.span)
      case .binding(let variable):
        return (variable.value.map { scope.code($0.span) } ?? variable.name) + " != nil"
      case .pattern: return scope.code(branch.conditionSpan)
      }
    }
    self.init(parts.joined(separator: " && "), place: scope.place(branch.conditionSpan))
  }

  /// That a `switch` comes to a case; nil for `default`.
  init?(_ one: SwiftCase, of subject: SwiftExpression, in scope: SwiftScope) {
    guard let pattern = one.pattern else { return nil }
    let text = scope.code(pattern)
    let sign = text.hasPrefix("is ") ? "" : "== "
    self.init("\(scope.code(subject.span)) \(sign)\(text)", place: scope.place(pattern))
  }
}

extension SwiftExpression {
  /// The names of a chain, without `self` or `Self` before others.
  var plainPath: [String]? {
    guard let path, path.count > 1, path[0] == "self" || path[0] == "Self" else { return path }
    return Array(path.dropFirst())
  }
}
