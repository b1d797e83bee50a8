/// A Swift expression that can be broken across lines.
enum Expression {
  /// Verbatim Swift, never broken.
  case code(String)
  /// A function or type with arguments: `menu.add(.share, .pin)`.
  case call(String, [Expression])
  /// A labeled argument: `title: "Order"`.
  indirect case labeled(String, Expression)
  case array([Expression])
  /// Operands joined by an operator: `isPinned && noteCount > 0`.
  case infix(String, [Expression])
  indirect case parenthesized(Expression)
  /// An expression followed by calls: `MenuFacts("pin", title).symbol("pin").on(isPinned)`.
  indirect case chain(Expression, [Expression])

  /// A text as a string literal.
  static func string(_ text: String) -> Expression { .code(StringLiteral.quoted(text)) }

  /// The expression on one line.
  var flat: String {
    if case .code(let code) = self { return code }
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the expression on one line.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .code(let code):
      bytes.append(contentsOf: code.utf8)
    case .call(let callee, let arguments):
      bytes.append(contentsOf: callee.utf8)
      bytes.append(UInt8(ascii: "("))
      Self.write(arguments, separator: ", ", to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .labeled(let label, let value):
      bytes.append(contentsOf: label.utf8)
      bytes.append(contentsOf: ": ".utf8)
      value.write(to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      Self.write(elements, separator: ", ", to: &bytes)
      bytes.append(UInt8(ascii: "]"))
    case .infix(let name, let operands):
      Self.write(operands, separator: " " + name + " ", to: &bytes)
    case .parenthesized(let inner):
      bytes.append(UInt8(ascii: "("))
      inner.write(to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .chain(let base, let links):
      base.write(to: &bytes)
      for link in links { link.write(to: &bytes) }
    }
  }

  private static func write(
    _ expressions: [Expression], separator: String, to bytes: inout [UInt8]
  ) {
    for (index, expression) in expressions.enumerated() {
      if index > 0 { bytes.append(contentsOf: separator.utf8) }
      expression.write(to: &bytes)
    }
  }
}
