import MenuModel

/// Decides whether two conditions can hold at once, by a truth table.
enum ConditionLogic {
  /// Whether two conditions can hold at once; true where that is not known.
  static func canBothHold(_ left: Condition, _ right: Condition) -> Bool {
    let table = TruthTable([left, right])
    guard let rows = table.rows else { return true }
    return rows.contains { table.value(of: left, $0) && table.value(of: right, $0) }
  }

  /// The variables and comparisons of conditions, each a bit of a row.
  struct TruthTable {
    private var atoms: [Atom] = []
    /// The atoms that a condition needs to be true, and those that one needs to be false.
    private var needed: (positive: Set<Atom>, negative: Set<Atom>) = ([], [])

    /// The most rows that are looked at. Each variable doubles them; the options of one choice add one each.
    private static let rowLimit = 256

    init(_ conditions: some Sequence<Condition>) {
      for condition in conditions { add(condition) }
    }

    /// The ways in which the variables and comparisons can be true and false; nil if there are too many.
    ///
    /// A variable that only ever has to be true is true in all of them, since no condition holds for its being false.
    var rows: [UInt64]? {
      if atoms.count > UInt64.bitWidth { return nil }
      var rows: [UInt64] = [0]
      for (index, atom) in atoms.enumerated() {
        let values = values(of: atom)
        rows = rows.flatMap { row in
          values.map { $0 ? row | 1 << UInt64(index) : row }
            .filter { isPossible($0, upTo: index) }
        }
        if rows.count > Self.rowLimit { return nil }
      }
      return rows
    }

    private func values(of atom: Atom) -> [Bool] {
      guard case .variable = atom else { return [true, false] }
      if !needed.negative.contains(atom) { return [true] }
      return needed.positive.contains(atom) ? [true, false] : [false]
    }

    /// Something that is true or false by itself.
    enum Atom: Hashable {
      case variable(StateID)
      case comparison(Sign, Condition.Operand, Condition.Operand)
    }

    /// The comparisons that the other three negate.
    enum Sign: Hashable { case equal, less, greater }

    /// Adds the variables and comparisons of a condition that has to be `value`.
    private mutating func add(_ condition: Condition, being value: Bool = true) {
      switch condition {
      case .constant: break
      case .variable(let variable): add(Atom.variable(variable), being: value)
      case .not(let inner): add(inner, being: !value)
      case .and(let left, let right), .or(let left, let right):
        add(left, being: value)
        add(right, being: value)
      case .comparison(let comparison, let left, let right):
        if let (left, right) = Self.truths(left, right) {
          for side in [left, right] {
            add(side, being: true)
            add(side, being: false)
          }
        } else {
          add(Self.atom(comparison, left, right).atom, being: value)
        }
      }
    }

    private mutating func add(_ atom: Atom, being value: Bool) {
      let isKnown = needed.positive.contains(atom) || needed.negative.contains(atom)
      if !isKnown { atoms.append(atom) }
      if value { needed.positive.insert(atom) } else { needed.negative.insert(atom) }
    }

    func value(of condition: Condition, _ row: UInt64) -> Bool {
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

    private func value(of atom: Atom, _ row: UInt64) -> Bool {
      guard let index = atoms.firstIndex(of: atom) else { return false }
      return row & 1 << UInt64(index) != 0
    }

    /// Both sides of a comparison of `Bool`s; nil for any other comparison.
    private static func truths(
      _ left: Condition.Operand, _ right: Condition.Operand
    ) -> (Condition, Condition)? {
      func isTruth(_ operand: Condition.Operand) -> Bool {
        switch operand {
        case .boolean, .condition: return true
        case .variable, .integer, .string, .option, .noOption: return false
        }
      }
      guard isTruth(left) || isTruth(right) else { return nil }
      func condition(_ operand: Condition.Operand) -> Condition? {
        switch operand {
        case .boolean(let value): return .constant(value)
        case .condition(let inner): return inner
        case .variable(let variable): return .variable(variable)
        case .integer, .string, .option, .noOption: return nil
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

    /// Whether comparison `last` can be true or false, as a row has it, together with those before it.
    private func isPossible(_ row: UInt64, upTo last: Int) -> Bool {
      guard case .comparison = atoms[last] else { return true }
      return atoms[..<last].indices.allSatisfy { first in
        isPossible(row, first, given: last) && isPossible(row, last, given: first)
      }
    }

    /// Whether one comparison can be what a row says, given another.
    private func isPossible(_ row: UInt64, _ first: Int, given second: Int) -> Bool {
      guard case .comparison(let sign, let left, let right) = atoms[first],
        case .comparison(let otherSign, left, let otherRight) = atoms[second]
      else { return true }
      let holds = row & 1 << UInt64(first) != 0
      let otherHolds = row & 1 << UInt64(second) != 0
      if right == otherRight { return !(holds && otherHolds) }
      guard sign == .equal, holds, let value = Constant(right),
        let other = Constant(otherRight), let truth = value.compares(otherSign, other)
      else { return true }
      return truth == otherHolds
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
      case .noOption: self = .number(-1)
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
