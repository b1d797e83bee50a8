import MenuModel

/// Writes expressions on one line.
extension Expression {
  /// The expression on one line.
  var flat: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the expression on one line.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .code(let code): bytes += code.utf8
    case .metatype(let type): bytes += "\(type).self".utf8
    case .name(let name): bytes += SwiftNames.reference(name).utf8
    case .member(let base, let name):
      base?.write(to: &bytes)
      bytes += ".".utf8
      bytes += SwiftNames.member(name).utf8
    case .boolean(let value): bytes += "\(value)".utf8
    case .integer(let value): bytes += Self.digits(of: value).utf8
    case .string(let text): Self.write([.text(text)], to: &bytes)
    case .interpolation(let segments): Self.write(segments, to: &bytes)
    case .array(let elements): Self.write(elements, in: ("[", ", ", "]"), to: &bytes)
    case .call(let callee, let arguments):
      callee.write(to: &bytes)
      Self.write(arguments, in: ("(", ", ", ")"), to: &bytes)
    case .labeled(let label, let value):
      bytes += "\(label): ".utf8
      value.write(to: &bytes)
    case .closure(let call, let value):
      call.write(to: &bytes)
      Self.write([value], in: (" { ", "", " }"), to: &bytes)
    case .chain(let base, let links): Self.write([base] + links, in: ("", "", ""), to: &bytes)
    case .not(let operand): Self.write([operand], in: ("!", "", ""), to: &bytes)
    case .infix(let sign, let operands):
      Self.write(operands, in: ("", " \(sign) ", ""), to: &bytes)
    case .ternary(let condition, let first, let second):
      Self.write([condition, first], in: ("", " ? ", " : "), to: &bytes)
      second.write(to: &bytes)
    case .parenthesized(let inner): Self.write([inner], in: ("(", "", ")"), to: &bytes)
    case .localized(_, let call): call.write(to: &bytes)
    }
  }

  private static func write(
    _ expressions: [Expression], in marks: (start: String, separator: String, end: String),
    to bytes: inout [UInt8]
  ) {
    bytes += marks.start.utf8
    for (index, expression) in expressions.enumerated() {
      if index > 0 { bytes += marks.separator.utf8 }
      expression.write(to: &bytes)
    }
    bytes += marks.end.utf8
  }

  /// Writes a string literal.
  private static func write(_ segments: [Segment], to bytes: inout [UInt8]) {
    bytes += "\"".utf8
    for segment in segments {
      switch segment {
      case .text(let text): bytes += StringLiteral.escaped(text).utf8
      case .value(let value): write([value], in: ("\\(", "", ")"), to: &bytes)
      }
    }
    bytes += "\"".utf8
  }

  /// A decimal literal, with `_` between groups of three digits if it has seven or more, as swift-format does.
  private static func digits(of value: Int64) -> String {
    if value.magnitude < 1_000_000 { return String(value) }
    let digits = Array(String(value.magnitude))
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
      result.append(digit)
    }
    return result
  }
}
