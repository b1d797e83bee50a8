import MenuModel

extension EmissionContext {
  /// A condition as a Swift expression, with only the necessary parentheses.
  ///
  /// - Parameter state: The state, as an expression.
  func expression(_ condition: Condition, state: String = "state") -> Expression {
    switch condition {
    case .constant(let value):
      return .boolean(value)
    case .variable(let variable):
      return value(of: variable, in: state)
    case .not(.not(let operand)):
      // Swift does not accept `!!`.
      return expression(operand, state: state)
    case .not(let operand):
      return .not(closed(operand, state: state, in: .not))
    case .and:
      return .infix("&&", operands(of: condition, state: state))
    case .or:
      return .infix("||", operands(of: condition, state: state))
    case .comparison(let comparison, let left, let right):
      // Of an optional choice, `.none` and `.some` would be those of `Optional`.
      let isUntyped =
        left.isOption && right.isOption || isOptional(left) || isOptional(right)
      return .infix(
        comparison.symbol,
        [
          expression(left, namesType: isUntyped, state: state),
          expression(right, namesType: isUntyped && !left.isOption, state: state),
        ])
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
  private func operands(of condition: Condition, state: String) -> [Expression] {
    var operands: [Expression] = []
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
    return operands
  }

  private func isOptional(_ operand: Condition.Operand) -> Bool {
    guard case .variable(let variable) = operand else { return false }
    return module.state[variable.index].isOptional
  }

  /// - Parameter namesType: Whether to name the type of an option. Two options have no variable between them to infer the
  ///   choice from.
  private func expression(
    _ operand: Condition.Operand, namesType: Bool, state: String
  ) -> Expression {
    switch operand {
    case .variable(let variable):
      return value(of: variable, in: state)
    case .integer(let value):
      return .integer(value)
    case .string(let text):
      return .string(text)
    case .boolean(let value):
      return .boolean(value)
    case .option(let choice, let index):
      let option = module.choices[choice.index].options[index].name.text
      return .member(namesType ? .name(name(of: choice)) : nil, option)
    case .noOption: return .code("nil")
    case .condition(let condition):
      if precedence(of: condition) == .not { return expression(condition, state: state) }
      return .parenthesized(expression(condition, state: state))
    }
  }
}

extension EmissionContext {
  /// A condition as one word, for keys and names: `isRecordingAndNotIsPaused`.
  func words(for condition: Condition) -> String {
    let words = spelled(condition).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "always"
    return words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  private func spelled(_ condition: Condition) -> [String] {
    switch condition {
    case .constant(let value): return [value ? "always" : "never"]
    case .variable(let variable): return [module.state[variable.index].name.text]
    case .not(let operand): return ["not"] + spelled(operand)
    case .and(let left, let right): return spelled(left) + ["and"] + spelled(right)
    case .or(let left, let right): return spelled(left) + ["or"] + spelled(right)
    case .comparison(let comparison, let left, let right):
      let word =
        switch comparison {
        case .equal: "is"
        case .notEqual: "isNot"
        case .less: "below"
        case .lessOrEqual: "atMost"
        case .greater: "above"
        case .greaterOrEqual: "atLeast"
        }
      return spelled(left) + [word] + spelled(right)
    }
  }

  private func spelled(_ operand: Condition.Operand) -> [String] {
    switch operand {
    case .variable(let variable): return [module.state[variable.index].name.text]
    case .integer(let value): return [value < 0 ? "minus\(value.magnitude)" : "\(value)"]
    case .string(let text): return [text.isEmpty ? "empty" : text]
    case .boolean(let value): return ["\(value)"]
    case .option(let choice, let number):
      return [module.choices[choice.index].options[number].name.text]
    case .noOption: return ["none"]
    case .condition(let condition): return spelled(condition)
    }
  }
}

extension Condition.Operand {
  fileprivate var isOption: Bool {
    if case .option = self { return true }
    return false
  }
}
