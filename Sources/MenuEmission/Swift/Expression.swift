/// A Swift expression. `SwiftRenderer` writes it, and breaks it if it is too long for a line.
indirect enum Expression: Equatable {
  /// Swift that needs neither escapes nor backticks: `self`, `$0`, `let id`.
  case code(String)
  /// A type as a value: `NoteOrder.self`.
  case metatype(String)
  /// A name by itself: a parameter or a local value.
  case name(String)
  /// A member of a value, or of the type that is expected: `state.noteCount`, `.pin`.
  case member(Expression?, String)
  case boolean(Bool)
  case integer(Int64)
  case string(String)
  /// A string literal with values: `"Delete \(state.count) Notes"`.
  case interpolation([Segment])
  case array([Expression])
  /// A function or type with arguments: `menu.add(.share, .pin)`.
  case call(Expression, [Expression])
  /// A labeled argument: `title: "Order"`.
  case labeled(String, Expression)
  /// A call with a trailing closure of one expression: `menu.addList(\.folders) { .move($0) }`.
  case closure(Expression, Expression)
  /// An expression followed by calls: `MenuFacts("pin", title).symbol("pin").on(isPinned)`.
  case chain(Expression, [Expression])
  case not(Expression)
  /// Operands joined by an operator: `isPinned && noteCount > 0`.
  case infix(String, [Expression])
  case ternary(Expression, Expression, Expression)
  case parenthesized(Expression)
  /// A text of the localization table, and the call that reads it.
  case localized(LocalizedEntry, Expression)

  /// A part of a string literal.
  enum Segment: Equatable {
    case text(String)
    case value(Expression)
  }

  /// A member of the type that is expected: `.pin`.
  static func member(_ name: String) -> Expression { .member(nil, name) }

  /// A member of a local value or a type: `bar.isPad`.
  static func member(_ base: String, _ name: String) -> Expression { .member(.name(base), name) }

  /// A call of a function of the library: `menu.separate()`.
  static func call(_ callee: String, _ arguments: [Expression] = []) -> Expression {
    .call(.code(callee), arguments)
  }

  /// A call in a chain: `.symbol("pin")`.
  static func link(_ name: String, _ arguments: [Expression] = []) -> Expression {
    .call(.member(name), arguments)
  }

  /// A set of options: `.hidden`, `[.hidden, .essential]`; nil for none.
  static func options(_ names: [String]) -> Expression? {
    if names.isEmpty { return nil }
    return names.count == 1 ? .member(names[0]) : .array(names.map { .member($0) })
  }

  /// Whether it is a string literal.
  var isLiteral: Bool {
    switch self {
    case .string, .interpolation: return true
    default: return false
    }
  }

  /// The expressions that it contains.
  var children: [Expression] {
    switch self {
    case .code, .metatype, .name, .boolean, .integer, .string: return []
    case .member(let base, _): return base.map { [$0] } ?? []
    case .interpolation(let segments):
      return segments.compactMap { segment in
        if case .value(let value) = segment { return value }
        return nil
      }
    case .array(let elements), .infix(_, let elements): return elements
    case .call(let first, let others), .chain(let first, let others): return [first] + others
    case .labeled(_, let inner), .not(let inner), .parenthesized(let inner),
      .localized(_, let inner):
      return [inner]
    case .closure(let call, let value): return [call, value]
    case .ternary(let condition, let first, let second): return [condition, first, second]
    }
  }
}
