import MenuSyntax

/// Finds out what expressions of Swift come to, by the declarations and strings tables of the app: titles, images, keys and
/// actions of menus in AppKit, UIKit and SwiftUI.
///
/// What isn't sure is unknown: a title that is wrong is worse than one that is missing.
struct Evaluator {
  /// An expression that stands for no other, and where it is.
  struct Leaf {
    var expression: SwiftExpression
    var scope: SwiftScope
    /// Whether a literal is the key of a text, by the type of the constant that it is the value of; nil if that is not known.
    var isKey: Bool?
  }

  typealias Outcome = Alternatives<Leaf>

  let index: ProjectIndex
  /// The types that a leading dot can stand for: `.copy` of `LocalizedStringResource`.
  let impliedTypes: [String]
  private let steps = Steps()

  /// How many expressions are still looked at, and in how many the current one is: constants can lead to each other
  /// without end.
  private final class Steps {
    var left = Limits.swiftValueSteps
    var depth = 0
  }

  init(
    _ index: ProjectIndex,
    impliedTypes: [String] = ["LocalizedStringResource", "LocalizedStringKey"]
  ) {
    self.index = index
    self.impliedTypes = impliedTypes
  }

  func takesStep() -> Bool {
    steps.left -= 1
    return steps.left > 0
  }

  // MARK: Expressions

  /// What an expression comes to, by way of the names and calls that lead to others, and of the branches in it.
  func outcome(
    of expression: SwiftExpression, in scope: SwiftScope, isKey: Bool? = nil
  ) -> Outcome {
    guard steps.depth < Limits.swiftValueDepth, takesStep() else { return .unknown }
    steps.depth += 1
    defer { steps.depth -= 1 }
    let expression = expression.withoutParentheses
    switch expression.kind {
    case .ternary(let condition, let then, let otherwise) where expression.steps.isEmpty:
      return either(
        condition, in: scope, outcome(of: then, in: scope, isKey: isKey),
        outcome(of: otherwise, in: scope, isKey: isKey))
    case .branches(let statement): return outcome(of: [statement], in: scope, isKey: isKey)
    case .sequence(let operands, let operators) where operators == ["??"]:
      if case .one(let first) = outcome(of: operands[0], in: scope, isKey: isKey) {
        if first.expression.isNil { return outcome(of: operands[1], in: scope, isKey: isKey) }
        // A literal is never `nil`.
        if first.expression.string != nil { return .one(first) }
      }
    case .closure(let closure):
      // A closure that is called where it is written.
      guard expression.steps.count == 1, expression.call?.arguments.isEmpty == true else { break }
      return outcome(of: closure.statements, in: scope.inner(), isKey: isKey)
    case .name:
      let definitions = definitions(of: expression, in: scope)
      if !definitions.isEmpty {
        return agreed(definitions.map { outcome(of: $0, isKey: isKey) })
      }
      // A parameter, or what a loop goes over.
      if let path = expression.path, path.count == 1, scope.meaning(of: path[0]) != nil {
        return .unknown
      }
    default: break
    }
    return .one(Leaf(expression: expression, scope: scope, isKey: isKey))
  }

  private func outcome(of definition: Definition, isKey: Bool?) -> Outcome {
    let isKey = definition.isKey ?? isKey
    switch definition.content {
    case .value(let value): return outcome(of: value, in: definition.scope, isKey: isKey)
    case .body(let body): return outcome(of: body, in: definition.scope, isKey: isKey)
    }
  }

  /// That on which all declarations of a name agree: an app's targets can have one each.
  private func agreed(_ outcomes: [Outcome]) -> Outcome {
    guard outcomes.count > 1 else { return outcomes.first ?? .unknown }
    let codes = outcomes.map { outcome in
      outcome.single.map { $0.scope.code($0.expression.span) }
    }
    return codes[0] != nil && codes.allSatisfy { $0 == codes[0] } ? outcomes[0] : .unknown
  }

  private func either(
    _ condition: SwiftExpression, in scope: SwiftScope, _ then: @autoclosure () -> Outcome,
    _ otherwise: @autoclosure () -> Outcome
  ) -> Outcome {
    if let isTrue = truth(of: condition, in: scope) { return isTrue ? then() : otherwise() }
    return .either(FoundCondition(condition, in: scope), then(), otherwise())
  }

  // MARK: Statements

  /// What a body gives that has constants, branches and results.
  func outcome(
    of body: some Collection<SwiftStatement>, in outer: SwiftScope, isKey: Bool? = nil
  ) -> Outcome {
    guard takesStep() else { return .unknown }
    var scope = outer
    var rest = Array(body)[...]
    while let statement = rest.popFirst() {
      switch statement.kind {
      case .variable(let variable): scope = scope.defining(variable)
      case .returned(let value?): return outcome(of: value, in: scope, isKey: isKey)
      case .expression(let value) where rest.isEmpty:
        return outcome(of: value, in: scope, isKey: isKey)
      case .conditional(let branches):
        return outcome(of: branches[...], rest: rest, in: scope, isKey: isKey)
      case .guarded(let branch):
        return .either(
          FoundCondition(branch, in: scope),
          outcome(of: rest, in: scope.binding(branch.conditions), isKey: isKey),
          outcome(of: branch.statements, in: scope, isKey: isKey))
      case .switched(let subject, let cases):
        if let chosen = chosenCase(of: subject, cases, in: scope) {
          return outcome(of: chosen.statements + rest, in: scope, isKey: isKey)
        }
        return outcome(of: cases[...], subject, rest: rest, in: scope, isKey: isKey)
      case .function, .type: continue
      default: return .unknown
      }
    }
    return .unknown
  }

  /// What `if` gives, and `else` or the statements after it.
  private func outcome(
    of branches: ArraySlice<SwiftBranch>, rest: ArraySlice<SwiftStatement>, in scope: SwiftScope,
    isKey: Bool?
  ) -> Outcome {
    guard let branch = branches.first else { return outcome(of: rest, in: scope, isKey: isKey) }
    let then = outcome(
      of: branch.statements + rest, in: scope.binding(branch.conditions), isKey: isKey)
    // What newer systems have.
    if branch.conditions.isEmpty || branch.isAvailability(in: scope) { return then }
    let otherwise = outcome(of: branches.dropFirst(), rest: rest, in: scope, isKey: isKey)
    if let isTrue = truth(of: branch, in: scope) { return isTrue ? then : otherwise }
    return .either(FoundCondition(branch, in: scope), then, otherwise)
  }

  private func outcome(
    of cases: ArraySlice<SwiftCase>, _ subject: SwiftExpression, rest: ArraySlice<SwiftStatement>,
    in scope: SwiftScope, isKey: Bool?
  ) -> Outcome {
    guard let first = cases.first else { return .unknown }
    let inner = scope.inner()
    for name in first.boundNames(in: scope.file) { inner.declare(name, .unknown) }
    let then = outcome(of: first.statements + rest, in: inner, isKey: isKey)
    // The last case is what is left.
    guard let condition = FoundCondition(first, of: subject, in: scope), cases.count > 1 else {
      return then
    }
    return .either(
      condition, then,
      outcome(of: cases.dropFirst(), subject, rest: rest, in: scope, isKey: isKey))
  }
}

extension SwiftBranch {
  /// `#available` alone.
  func isAvailability(in scope: SwiftScope) -> Bool {
    scope.file.text(of: conditionSpan).hasPrefix("#available")
  }
}

extension SwiftCase {
  /// The names that its pattern gives values to: `url` of `.open(let url)`.
  func boundNames(in file: SwiftFile) -> [String] {
    guard let pattern else { return [] }
    return SwiftScope.names(in: file.text(of: pattern)).filter { name in
      patterns.contains { $0.path?.last != name }
    }
  }
}
