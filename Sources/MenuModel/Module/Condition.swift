/// A condition on the state, with its types checked.
package indirect enum Condition: Hashable, Sendable {
  case constant(Bool)
  /// A variable of type `Bool`.
  case variable(StateID)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)
  /// Both sides have one type.
  case comparison(Comparison, Operand, Operand)

  /// A comparing operator.
  package enum Comparison: UInt8, Hashable, Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual

    /// The operator in the language and in Swift.
    package var symbol: String {
      switch self {
      case .equal: return "=="
      case .notEqual: return "!="
      case .less: return "<"
      case .lessOrEqual: return "<="
      case .greater: return ">"
      case .greaterOrEqual: return ">="
      }
    }
  }

  /// One side of a comparison.
  package enum Operand: Hashable, Sendable {
    case variable(StateID)
    case integer(Int64)
    case string(String)
    case boolean(Bool)
    /// An option by its number in the choice.
    case option(ChoiceID, Int)
    /// What an optional choice holds while none of its options does.
    case noOption
    /// A condition in parentheses that is compared as a `Bool`.
    case condition(Condition)
  }
}

/// When entries, or a menu of the menu bar, are there.
package enum Presence: Hashable, Sendable {
  case whileHolds(Condition)
  /// In debug builds alone.
  case debugBuilds

  /// The condition on the state, if it is one.
  package var condition: Condition? {
    if case .whileHolds(let condition) = self { return condition }
    return nil
  }
}

extension Condition {
  /// The conditions joined by `&&`; nil without any.
  package static func all(_ conditions: [Condition?]) -> Condition? {
    let conditions = conditions.compactMap { $0 }
    guard let first = conditions.first else { return nil }
    return conditions.dropFirst().reduce(first) { .and($0, $1) }
  }
}
