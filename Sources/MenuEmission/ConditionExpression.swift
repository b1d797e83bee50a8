import MenuModel

extension EmissionContext {
  /// A condition as a Swift expression, with only the necessary parentheses.
  ///
  /// - Parameter state: The name of the state to prefix variables with, without a dot.
  func expression(_ condition: Condition, state: String = "state") -> Expression {
    switch condition {
    case .constant(let value):
      return .code(value ? "true" : "false")
    case .variable(let variable):
      return .code(state + "." + member(variable))
    case .not(.not(let operand)):
      // Swift does not accept `!!`.
      return expression(operand, state: state)
    case .not(let operand):
      return .code("!" + closed(operand, state: state, in: .not).flat)
    case .and:
      var operands: [Expression] = []
      appendOperands(of: condition, state: state, to: &operands)
      return .infix("&&", operands)
    case .or:
      var operands: [Expression] = []
      appendOperands(of: condition, state: state, to: &operands)
      return .infix("||", operands)
    case .comparison(let comparison, let left, let right):
      let operands = [
        expression(left, other: right, isLeft: true, state: state),
        expression(right, other: left, isLeft: false, state: state),
      ]
      return .infix(comparison.symbol, operands)
    }
  }

  /// The precedence of an operator. An operand of lower precedence gets parentheses.
  private enum Precedence: Int {
    case or, and, comparison, not
  }

  private func precedence(of condition: Condition) -> Precedence {
    switch condition {
    case .or: return .or
    case .and: return .and
    case .comparison: return .comparison
    case .not(.not(let operand)): return precedence(of: operand)
    case .not, .constant, .variable: return .not
    }
  }

  private func closed(
    _ condition: Condition, state: String, in surroundings: Precedence
  ) -> Expression {
    let inner = expression(condition, state: state)
    if precedence(of: condition).rawValue >= surroundings.rawValue { return inner }
    return .parenthesized(inner)
  }

  /// Flattens `a && (b && c)` and `(a && b) && c` into their operands; both operators are associative.
  private func appendOperands(
    of condition: Condition, state: String, to operands: inout [Expression]
  ) {
    var pending = [condition]
    let outer = precedence(of: condition)
    while let next = pending.popLast() {
      switch (next, outer) {
      case (.and(let left, let right), .and), (.or(let left, let right), .or):
        pending.append(right)
        pending.append(left)
      default:
        operands.append(closed(next, state: state, in: outer))
      }
    }
  }

  private func expression(
    _ operand: Condition.Operand, other: Condition.Operand, isLeft: Bool, state: String
  ) -> Expression {
    switch operand {
    case .variable(let variable):
      return .code(state + "." + member(variable))
    case .integer(let value):
      return .code(SwiftNumber.literal(value))
    case .string(let text):
      return .string(text)
    case .boolean(let value):
      return .code(value ? "true" : "false")
    case .option(let choice, let index):
      let option = SwiftName.member(module.choices[choice.index].options[index].name.text)
      // Two options have no variable between them to infer the choice from.
      if case .option = other, isLeft { return .code(name(of: choice) + "." + option) }
      return .code("." + option)
    case .condition(let condition):
      if precedence(of: condition) == .not { return expression(condition, state: state) }
      return .parenthesized(expression(condition, state: state))
    }
  }
}

/// Formats numbers as Swift literals.
enum SwiftNumber {
  /// The decimal literal, with `_` between groups of three digits if it has seven or more, as swift-format does.
  static func literal(_ value: Int64) -> String {
    if value.magnitude < 1_000_000 { return String(value) }
    let digits = Array(String(value.magnitude).utf8)
    var result = value < 0 ? "-" : ""
    for index in digits.indices {
      if index > 0, digits.count > 6, (digits.count - index) % 3 == 0 { result += "_" }
      result.unicodeScalars.append(Unicode.Scalar(digits[index]))
    }
    return result
  }
}
