/// All expressions in code, at any depth, whatever is around them.
extension [SwiftStatement] {
  /// Calls a function with each expression in the statements, and with each expression inside those.
  func forEachExpression(_ body: (SwiftExpression) -> Void) {
    for statement in self { statement.forEachExpression(body) }
  }
}

extension SwiftStatement {
  func forEachExpression(_ body: (SwiftExpression) -> Void) {
    switch kind {
    case .expression(let value), .returned(let value?): value.forEachExpression(body)
    case .assignment(let target, _, let value):
      target.forEachExpression(body)
      value.forEachExpression(body)
    case .variable(let variable):
      variable.value?.forEachExpression(body)
      variable.body?.forEachExpression(body)
      variable.observers.forEachExpression(body)
    case .function(let function): function.body?.forEachExpression(body)
    case .type(let type): type.members.forEachExpression(body)
    case .conditional(let branches): for branch in branches { branch.forEachExpression(body) }
    case .guarded(let branch): branch.forEachExpression(body)
    case .switched(let subject, let cases):
      subject.forEachExpression(body)
      for one in cases { one.statements.forEachExpression(body) }
    case .loop(_, let sequence, let inner):
      sequence.forEachExpression(body)
      inner.forEachExpression(body)
    case .block(let inner): inner.forEachExpression(body)
    case .compiled(let branches):
      for branch in branches { branch.statements.forEachExpression(body) }
    case .enumCases, .returned, .other: return
    }
  }
}

extension SwiftBranch {
  fileprivate func forEachExpression(_ body: (SwiftExpression) -> Void) {
    for condition in conditions { condition.value?.forEachExpression(body) }
    statements.forEachExpression(body)
  }
}

extension SwiftCondition {
  /// The expression that it looks at, if it has one of its own.
  var value: SwiftExpression? {
    switch self {
    case .expression(let expression): return expression
    case .binding(let variable): return variable.value
    case .pattern: return nil
    }
  }
}

extension SwiftExpression {
  func forEachExpression(_ body: (SwiftExpression) -> Void) {
    body(self)
    switch kind {
    case .array(let elements), .sequence(let elements, _):
      for element in elements { element.forEachExpression(body) }
    case .dictionary(let members):
      for member in members {
        member.key.forEachExpression(body)
        member.value.forEachExpression(body)
      }
    case .closure(let closure): closure.statements.forEachExpression(body)
    case .tuple(let arguments): for argument in arguments { argument.value.forEachExpression(body) }
    case .prefixed(_, let inner): inner.forEachExpression(body)
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { part.forEachExpression(body) }
    case .branches(let statement): statement.forEachExpression(body)
    case .name, .string, .number, .bool, .absent, .other: break
    }
    Self.forEachExpression(in: steps, body)
  }

  private static func forEachExpression(in steps: [Step], _ body: (SwiftExpression) -> Void) {
    for step in steps {
      switch step {
      case .call(let arguments, _), .subscripted(let arguments):
        for argument in arguments { argument.value.forEachExpression(body) }
      case .compiled(let branches):
        for branch in branches { forEachExpression(in: branch.steps, body) }
      case .member, .unwrapped: continue
      }
    }
  }

  /// Its calls, and those in `#if`.
  var allCalls: [SwiftCall] { calls + compiledModifiers.flatMap(\.modifiers) }
}

extension [SwiftStatement] {
  /// Calls a function with each statement, at any depth, and with those of closures.
  func forEachStatement(_ body: (SwiftStatement) -> Void) {
    forEachNested(body)
    forEachExpression { expression in
      if case .closure(let closure) = expression.kind { closure.statements.forEachNested(body) }
    }
  }

  /// The same without those of closures.
  private func forEachNested(_ body: (SwiftStatement) -> Void) {
    for statement in self {
      body(statement)
      for inner in statement.inner { inner.forEachNested(body) }
    }
  }
}

extension SwiftStatement {
  /// The lists of statements in it.
  fileprivate var inner: [[SwiftStatement]] {
    switch kind {
    case .variable(let variable): return [variable.body ?? [], variable.observers]
    case .function(let function): return [function.body ?? []]
    case .type(let type): return [type.members]
    case .conditional(let branches): return branches.map(\.statements)
    case .guarded(let branch): return [branch.statements]
    case .switched(_, let cases): return cases.map(\.statements)
    case .loop(_, _, let body), .block(let body): return [body]
    case .compiled(let branches): return branches.map(\.statements)
    case .expression, .assignment, .enumCases, .returned, .other: return []
    }
  }
}
