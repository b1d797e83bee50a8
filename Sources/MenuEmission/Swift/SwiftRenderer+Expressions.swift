/// Breaks expressions that are too long for a line, as `swift format` does.
extension SwiftRenderer {
  /// Writes an expression.
  ///
  /// - Parameters:
  ///   - used: The columns already used after the indentation.
  ///   - trailing: The columns to leave free for what follows.
  ///   - isIndented: Whether further lines of operands start in the same column as the first.
  mutating func write(
    _ expression: Expression, after used: Int, trailing: Int, isIndented: Bool = false
  ) {
    if case .chain = expression {
      // `writeBroken` fits the calls one by one, even if all are on one line.
    } else {
      let start = bytes.count
      append(expression)
      if columns(from: start) + trailing <= columnsLeft(after: used) { return }
      cut(to: start)
    }
    writeBroken(expression, after: used, trailing: trailing, isIndented: isIndented)
  }

  /// Writes an expression of which it is known how many columns it has on one line.
  private mutating func write(
    _ expression: Expression, columns: Int, after used: Int, trailing: Int, isIndented: Bool = false
  ) {
    if case .chain = expression {
      writeBroken(expression, after: used, trailing: trailing, isIndented: isIndented)
    } else if columns + trailing <= columnsLeft(after: used) {
      append(expression)
    } else {
      writeBroken(expression, after: used, trailing: trailing, isIndented: isIndented)
    }
  }

  /// Breaks an expression that is too long for its line; writes it as is if it cannot be broken.
  private mutating func writeBroken(
    _ expression: Expression, after used: Int, trailing: Int, isIndented: Bool = false
  ) {
    switch expression {
    case .code, .metatype, .name, .member, .boolean, .integer, .string, .interpolation, .not,
      .ternary:
      append(expression)
    case .call(_, let arguments) where arguments.isEmpty: append(expression)
    case .call(let callee, let arguments):
      append(callee)
      append("(")
      depth += 1
      newLine()
      list(arguments, trailing: trailing + 1)
      depth -= 1
      append(")")
    case .labeled(let label, let value):
      append(label)
      append(": ")
      write(value, after: used + label.count + 2, trailing: trailing)
    case .closure(let call, let value):
      header(call, tail: " {", after: used)
      append(" {\n")
      inner { $0.line(value.flat) }
      indent()
      append("}")
    case .array(let elements):
      append("[")
      depth += 1
      newLine()
      list(elements, trailing: 1)
      depth -= 1
      if elements.count > 1 { append(",") }
      newLine()
      append("]")
    case .infix(let name, let operands):
      if let first = operands.first { write(first, after: used, trailing: 0) }
      chain(
        operands.dropFirst(), " " + name + " ", trailing: trailing, isIndented: isIndented)
    case .parenthesized(let inner):
      append("(")
      write(inner, after: used + 1, trailing: trailing + 1)
      append(")")
    case .chain(let base, let links):
      let start = bytes.count
      append(base)
      // swift-format treats a call that ends at the last column as too long if another call follows.
      if columns(from: start) < columnsLeft(after: used) {
        chain(links[...], "", trailing: trailing)
      } else {
        cut(to: start)
        if case .call(let callee, let arguments) = base, !arguments.isEmpty {
          brokenCall(callee, arguments)
          chain(links[...], "", from: Self.lineWidth, trailing: trailing, isIndented: true)
        } else {
          writeBroken(base, after: used, trailing: 1)
          chain(links[...], "", trailing: trailing)
        }
      }
    case .localized(_, let call):
      writeBroken(call, after: used, trailing: trailing, isIndented: isIndented)
    }
  }

  /// Writes a call that a block follows.
  ///
  /// - Parameters:
  ///   - tail: The text after the call on its line, which is not written.
  ///   - used: The columns already used after the indentation.
  mutating func header(_ call: Expression, tail: String, after used: Int = 0) {
    let start = bytes.count
    append(call)
    let end = bytes.count
    append(tail)
    let isFitting = columns(from: start) <= columnsLeft(after: used)
    cut(to: isFitting ? end : start)
    if isFitting { return }
    if case .call(let callee, let arguments) = call, !arguments.isEmpty {
      brokenCall(callee, arguments)
    } else {
      write(call, after: used, trailing: tail.count)
    }
  }

  /// Writes a call with its arguments and its closing parenthesis on separate lines.
  private mutating func brokenCall(_ callee: Expression, _ arguments: [Expression]) {
    append(callee)
    append("(")
    depth += 1
    newLine()
    list(arguments, trailing: 0)
    depth -= 1
    newLine()
    append(")")
  }

  /// Continues the line with expressions, as many per line as fit. A new line starts with the separator.
  ///
  /// - Parameters:
  ///   - start: The column of the first expression, or nil for the current column.
  ///   - trailing: The columns to leave free after the last expression.
  ///   - isIndented: Whether further lines start in the same column as the first.
  private mutating func chain(
    _ others: ArraySlice<Expression>, _ separator: String, from start: Int? = nil, trailing: Int,
    isIndented: Bool = false
  ) {
    // swift-format treats a call that ends at the last column as too long if another call follows.
    let margin = separator.isEmpty ? 1 : 0
    var column = start ?? currentColumn
    if !isIndented { depth += 1 }
    for (index, other) in zip(others.indices, others) {
      let last = index == others.endIndex - 1 ? trailing : margin
      let start = bytes.count
      append(separator)
      let begin = bytes.count
      append(other)
      let own = columns(from: begin)
      let width = begin - start + own
      if column + width + last <= Self.lineWidth {
        column += width
        continue
      }
      cut(to: start)
      newLine()
      let beginning = separator.drop { $0 == " " }
      append(String(beginning))
      write(other, columns: own, after: beginning.count, trailing: last)
      column = currentColumn
    }
    if !isIndented { depth -= 1 }
  }

  /// Writes expressions separated by commas, as many per line as fit.
  ///
  /// - Parameters:
  ///   - start: The column of the first expression, if it does not start the line.
  ///   - trailing: The columns to leave free after the last expression.
  mutating func list(_ expressions: [Expression], from start: Int? = nil, trailing: Int) {
    var column = start ?? depth * 2
    for (index, expression) in expressions.enumerated() {
      let after = index == expressions.count - 1 ? trailing : 1
      if index > 0 { append(",") }
      let comma = bytes.count
      if index > 0 { append(" ") }
      let begin = bytes.count
      append(expression)
      let width = columns(from: begin)
      let lead = index > 0 ? 2 : 0
      if column + lead + width + after <= Self.lineWidth {
        column += lead + width
        continue
      }
      cut(to: comma)
      if index > 0 { newLine() }
      if index > 0 && depth * 2 + width + after <= Self.lineWidth {
        append(expression)
        column = depth * 2 + width
      } else {
        write(expression, columns: width, after: 0, trailing: after)
        column = currentColumn
      }
    }
  }

  // MARK: - Columns

  /// The free columns after the indentation and the start of a line.
  func columnsLeft(after used: Int) -> Int { Self.lineWidth - depth * 2 - used }

  /// Whether code fits on a line of its own.
  func fits(_ code: String) -> Bool {
    Self.columns(of: Array(code.utf8)[...]) <= columnsLeft(after: 0)
  }

  /// The columns of the output from an offset on.
  func columns(from start: Int) -> Int { Self.columns(of: bytes[start...]) }

  /// The columns of code. Like swift-format, counts the trailing comma that each array would get if broken.
  private static func columns(of code: ArraySlice<UInt8>) -> Int {
    characters(of: code) + code.count { $0 == UInt8(ascii: "[") }
  }

  private static func characters(of code: ArraySlice<UInt8>) -> Int {
    // Characters outside ASCII take several bytes.
    code.reduce(0, |) < 0x80 ? code.count : String(decoding: code, as: UTF8.self).count
  }

  /// The columns of the current line.
  private var currentColumn: Int {
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Self.characters(of: bytes[start...])
  }

  // MARK: - Bytes

  mutating func append(_ code: String) {
    bytes.append(contentsOf: code.utf8)
  }

  mutating func append(_ expression: Expression) {
    expression.write(to: &bytes)
  }

  /// Removes the output from an offset on.
  mutating func cut(to end: Int) {
    bytes.removeLast(bytes.count - end)
  }

  mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  mutating func newLine() {
    append("\n")
    indent()
  }
}

extension Expression {
  /// Whether it is broken after an opening parenthesis or bracket, so that its start stays on the line.
  var breaksInParentheses: Bool {
    switch self {
    case .call(_, let arguments): return !arguments.isEmpty
    case .array(let elements): return !elements.isEmpty
    case .localized(_, let call): return call.breaksInParentheses
    default: return false
    }
  }
}
