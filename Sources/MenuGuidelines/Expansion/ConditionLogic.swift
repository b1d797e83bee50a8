import MenuModel

/// Decides whether two conditions can hold at once, by a truth table.
enum ConditionLogic {
  /// The most variables and comparisons that a table is made for: each doubles its rows.
  private static let atomLimit = 8

  /// Whether two conditions can hold at once; true where that is not known.
  static func canBothHold(_ left: Condition, _ right: Condition) -> Bool {
    ComparedCondition(left).canHold(with: ComparedCondition(right))
  }

  /// Whether all of some conditions can hold at once; true where that is not known.
  ///
  /// - Parameter table: The variables and comparisons of the conditions.
  fileprivate static func canHold(_ conditions: [Condition], _ table: TruthTable) -> Bool {
    if table.atoms.count > atomLimit { return true }
    for row in 0..<(1 << table.atoms.count) where table.isPossible(row) {
      if conditions.allSatisfy({ table.value(of: $0, row) }) { return true }
    }
    return false
  }

  /// The variables and comparisons of conditions, each a bit of a row.
  fileprivate struct TruthTable {
    var atoms: [Atom] = []

    /// Something that is true or false by itself.
    enum Atom: Hashable {
      case variable(StateID)
      case comparison(Sign, Condition.Operand, Condition.Operand)
    }

    /// The comparisons that the other three negate.
    enum Sign: Hashable { case equal, less, greater }

    mutating func add(_ condition: Condition) {
      switch condition {
      case .constant: break
      case .variable(let variable): add(Atom.variable(variable))
      case .not(let inner): add(inner)
      case .and(let left, let right), .or(let left, let right):
        add(left)
        add(right)
      case .comparison(let comparison, let left, let right):
        if let (left, right) = Self.truths(left, right) {
          add(left)
          add(right)
        } else {
          add(Self.atom(comparison, left, right).atom)
        }
      }
    }

    private mutating func add(_ atom: Atom) {
      if !atoms.contains(atom) { atoms.append(atom) }
    }

    /// A bit for each variable; several may have one bit.
    var variables: UInt64 {
      var bits: UInt64 = 0
      for atom in atoms {
        switch atom {
        case .variable(let variable): bits |= Self.bit(variable)
        case .comparison(_, let left, let right):
          for case .variable(let variable) in [left, right] { bits |= Self.bit(variable) }
        }
      }
      return bits
    }

    private static func bit(_ variable: StateID) -> UInt64 { 1 << UInt64(variable.index % 64) }

    func value(of condition: Condition, _ row: Int) -> Bool {
      switch condition {
      case .constant(let value): return value
      case .variable(let variable): return value(of: Atom.variable(variable), row)
      case .not(let inner): return !value(of: inner, row)
      case .and(let left, let right): return value(of: left, row) && value(of: right, row)
      case .or(let left, let right): return value(of: left, row) || value(of: right, row)
      case .comparison(let comparison, let left, let right):
        if let (left, right) = Self.truths(left, right) {
          let isEqual = value(of: left, row) == value(of: right, row)
          return comparison == .equal ? isEqual : !isEqual
        }
        let (atom, isOpposite) = Self.atom(comparison, left, right)
        return value(of: atom, row) != isOpposite
      }
    }

    private func value(of atom: Atom, _ row: Int) -> Bool {
      guard let bit = atoms.firstIndex(of: atom) else { return false }
      return row & 1 << bit != 0
    }

    /// Both sides of a comparison of `Bool`s; nil for any other comparison.
    private static func truths(
      _ left: Condition.Operand, _ right: Condition.Operand
    ) -> (Condition, Condition)? {
      func isTruth(_ operand: Condition.Operand) -> Bool {
        switch operand {
        case .boolean, .condition: return true
        case .variable, .integer, .string, .option: return false
        }
      }
      guard isTruth(left) || isTruth(right) else { return nil }
      func condition(_ operand: Condition.Operand) -> Condition? {
        switch operand {
        case .boolean(let value): return .constant(value)
        case .condition(let inner): return inner
        case .variable(let variable): return .variable(variable)
        case .integer, .string, .option: return nil
        }
      }
      guard let left = condition(left), let right = condition(right) else { return nil }
      return (left, right)
    }

    /// A comparison, or its opposite, with the variable on the left.
    private static func atom(
      _ comparison: Condition.Comparison, _ left: Condition.Operand, _ right: Condition.Operand
    ) -> (atom: Atom, isOpposite: Bool) {
      var (left, right) = (left, right)
      var isTurned = false
      if case .variable = right, Constant(left) != nil {
        (left, right) = (right, left)
        isTurned = true
      }
      let less: Sign = isTurned ? .greater : .less
      let greater: Sign = isTurned ? .less : .greater
      switch comparison {
      case .equal: return (.comparison(.equal, left, right), false)
      case .notEqual: return (.comparison(.equal, left, right), true)
      case .less: return (.comparison(less, left, right), false)
      case .greaterOrEqual: return (.comparison(less, left, right), true)
      case .greater: return (.comparison(greater, left, right), false)
      case .lessOrEqual: return (.comparison(greater, left, right), true)
      }
    }

    /// Whether the comparisons can be true and false together as a row has them.
    func isPossible(_ row: Int) -> Bool {
      for (first, atom) in atoms.enumerated() {
        guard case .comparison(let sign, let left, let right) = atom else { continue }
        for (second, other) in atoms.enumerated() where second != first {
          guard case .comparison(let otherSign, left, let otherRight) = other else { continue }
          let (holds, otherHolds) = (row & 1 << first != 0, row & 1 << second != 0)
          if right == otherRight {
            if holds && otherHolds { return false }
            continue
          }
          guard sign == .equal, holds, let value = Constant(right),
            let other = Constant(otherRight), let truth = value.compares(otherSign, other)
          else { continue }
          if truth != otherHolds { return false }
        }
      }
      return true
    }
  }

  /// A fixed side of a comparison.
  private enum Constant {
    case number(Int64)
    case text(String)

    init?(_ operand: Condition.Operand) {
      switch operand {
      case .integer(let value): self = .number(value)
      case .option(_, let index): self = .number(Int64(index))
      case .string(let value): self = .text(value)
      case .variable, .boolean, .condition: return nil
      }
    }

    /// Whether a comparison with another constant holds; nil if the types differ.
    func compares(_ sign: TruthTable.Sign, _ other: Constant) -> Bool? {
      switch (self, other) {
      case (.number(let left), .number(let right)): return Self.holds(sign, left, right)
      case (.text(let left), .text(let right)): return Self.holds(sign, left, right)
      default: return nil
      }
    }

    private static func holds<Value: Comparable>(
      _ sign: TruthTable.Sign, _ left: Value, _ right: Value
    ) -> Bool {
      switch sign {
      case .equal: return left == right
      case .less: return left < right
      case .greater: return left > right
      }
    }
  }
}

/// A condition that is compared with several others.
struct ComparedCondition {
  let condition: Condition
  private let table: ConditionLogic.TruthTable
  private let variables: UInt64
  /// Whether it can hold at all.
  let canHold: Bool

  init(_ condition: Condition) {
    self.condition = condition
    var table = ConditionLogic.TruthTable()
    table.add(condition)
    self.table = table
    variables = table.variables
    canHold = ConditionLogic.canHold([condition], table)
  }

  /// Whether it and another one can hold at once; true where that is not known.
  func canHold(with other: Self) -> Bool {
    // Those that have no variable in common do not depend on each other; most have none.
    if variables & other.variables == 0 { return canHold && other.canHold }
    var table = table
    table.add(other.condition)
    return ConditionLogic.canHold([condition, other.condition], table)
  }
}
