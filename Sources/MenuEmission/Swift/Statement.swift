/// A Swift statement, a comment, or statements inside `#if`.
indirect enum Statement: Equatable {
  case expression(Expression)
  case `let`(String, Expression)
  case `var`(String, type: String, Expression)
  /// An assignment with its operator: `commands += [.pin]`.
  case assign(Expression, String, Expression)
  case `return`(Expression)
  /// A call with a trailing closure: `menu.addSubmenu(title) { menu in … }`.
  case block(Expression, parameter: String? = nil, [Statement])
  case `if`(Expression, [Statement])
  /// A `switch` over `self`.
  case `switch`([SwitchCase])
  /// Statements inside `#if`.
  case conditional(String, [Statement])
  case comment(String)

  /// Whether it is a comment.
  var isComment: Bool {
    if case .comment = self { return true }
    return false
  }

  /// The expressions in this statement and those inside it.
  var expressions: [Expression] {
    switch self {
    case .expression(let value), .let(_, let value), .var(_, _, let value), .return(let value):
      return [value]
    case .assign(let target, _, let value): return [target, value]
    case .block(let head, _, let body), .if(let head, let body):
      return [head] + body.flatMap(\.expressions)
    case .switch(let cases): return cases.flatMap(\.expressions)
    case .conditional(_, let body): return body.flatMap(\.expressions)
    case .comment: return []
    }
  }
}

/// A case of a `switch`; the default case if it has no patterns.
enum SwitchCase: Equatable {
  /// A case that returns a value, on one line if it fits.
  case returning([Expression], Expression)
  case statements([Expression], [Statement])
  case comment(String)

  /// The default case.
  static func `default`(_ value: Expression) -> SwitchCase { .returning([], value) }

  fileprivate var expressions: [Expression] {
    switch self {
    case .returning(_, let value): return [value]
    case .statements(_, let body): return body.flatMap(\.expressions)
    case .comment: return []
    }
  }
}
