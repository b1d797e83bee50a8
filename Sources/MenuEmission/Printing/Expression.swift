/// A Swift expression that can be broken where it does not fit on a line.
indirect enum Expression {
  /// Swift as it is, never broken.
  case code(String)
  /// A function or type with its arguments: `menu.add(.share, .pin)`.
  case call(String, [Expression])
  /// An argument behind its label: `title: "Order"`.
  case labeled(String, Expression)
  case array([Expression])
  /// Operands with one operator between them: `isPinned && noteCount > 0`.
  case infix(String, [Expression])
  case parenthesized(Expression)
  /// An expression with calls behind it: `MenuFacts("pin", title).symbol("pin").on(isPinned)`.
  case chain(Expression, [Expression])

  /// A text as a string literal.
  static func string(_ text: String) -> Expression { .code(StringLiteral.quoted(text)) }

  /// The expression on one line.
  var flat: String {
    switch self {
    case .code(let code): return code
    case .call(let callee, let arguments): return callee + "(" + Self.list(arguments) + ")"
    case .labeled(let label, let value): return label + ": " + value.flat
    case .array(let elements): return "[" + Self.list(elements) + "]"
    case .infix(let name, let operands):
      return operands.map(\.flat).joined(separator: " " + name + " ")
    case .parenthesized(let inner): return "(" + inner.flat + ")"
    case .chain(let base, let links): return base.flat + links.map(\.flat).joined()
    }
  }

  private static func list(_ expressions: [Expression]) -> String {
    expressions.map(\.flat).joined(separator: ", ")
  }
}
