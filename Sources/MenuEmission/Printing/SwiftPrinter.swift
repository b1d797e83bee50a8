/// Prints Swift line by line in the style of `swift format`: two spaces of indentation, lines of at most 100 columns.
///
/// All generated code goes through `line` and `print`; no other code measures columns.
struct SwiftPrinter {
  /// The maximum columns of a line.
  static let lineWidth = 100

  /// The output so far, as UTF-8. A line that turns out too long is removed and printed again.
  private var bytes: [UInt8] = []
  /// The nesting depth of the next line.
  private var depth = 0
  /// Whether to print an empty line before the next one.
  private var isBlankDue = false
  /// Whether the block is still empty.
  private var isAtStart = true

  /// The output so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the output is empty.
  var isEmpty: Bool { bytes.isEmpty }

  // MARK: - Lines

  /// Prints a line verbatim.
  mutating func line(_ code: String) {
    beginLine()
    append(code)
    append("\n")
  }

  /// Adds an empty line before the next one, unless that is the first of its block.
  mutating func blank() {
    isBlankDue = !isAtStart
  }

  /// Prints a comment on one line. Line endings become spaces.
  mutating func comment(_ words: String) {
    line("// " + Self.joinedLines(words))
  }

  /// Prints documentation, with the source location after its last line.
  mutating func documentation(_ lines: [String], place: String? = nil) {
    var lines = lines.map(Self.joinedLines)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if let place {
      let place = Self.joinedLines(place)
      guard let last = lines.last else { return line("/// " + place) }
      let both = last + " (" + place + ")"
      if fits("/// " + both) {
        lines[lines.count - 1] = both
      } else {
        lines += ["", place]
      }
    }
    for words in lines { line(words.isEmpty ? "///" : "/// " + words) }
  }

  /// Prints a one-line declaration, followed by its source location: `case pin  // Notes.menu:23`.
  mutating func declaration(_ code: String, documentation lines: [String] = [], place: String?) {
    if lines.isEmpty {
      line(code + (place.map { "  // " + Self.joinedLines($0) } ?? ""))
    } else {
      documentation(lines, place: place)
      line(code)
    }
  }

  // MARK: - Blocks

  /// Prints a block: `header {`, the output of `body`, and `}`.
  mutating func block(_ header: String, _ body: (inout SwiftPrinter) -> Void) {
    beginLine()
    append(header)
    braces(body)
  }

  /// Prints a block, breaking its header if it is too long.
  ///
  /// - Parameters:
  ///   - lead: The text before the call.
  ///   - call: The call: `init(id: String)`, `menu.addSubmenu(title)`.
  ///   - tail: The text after the call: `-> String`.
  ///   - parameter: The parameter, if the block is a closure.
  mutating func block(
    _ lead: String = "", _ call: Expression, tail: String = "", parameter: String? = nil,
    _ body: (inout SwiftPrinter) -> Void
  ) {
    let tail = tail.isEmpty ? "" : " " + tail
    let braces = " {" + (parameter.map { " " + $0 + " in" } ?? "")
    beginLine()
    append(lead)
    let start = bytes.count
    append(call)
    let end = bytes.count
    append(tail)
    append(braces)
    if columns(from: start) <= columnsLeft(after: lead.count) {
      cut(to: end)
    } else {
      cut(to: start)
      if case .call(let callee, let arguments) = call, !arguments.isEmpty {
        brokenCall(callee, arguments)
      } else {
        print(call, after: lead.count, trailing: (tail + braces).count)
      }
    }
    append(tail)
    self.braces(parameter: parameter, body)
  }

  /// Prints a call with a trailing closure of one expression: `menu.addList(\.folders) { .move($0) }`.
  mutating func closure(_ call: Expression, _ value: String) {
    let flat = call.flat + " { " + value + " }"
    if fits(flat) {
      line(flat)
    } else {
      block("", call) { $0.line(value) }
    }
  }

  /// Prints an enum on one line, without an empty line after it, or with a line for each case if it is too long.
  mutating func enumeration(_ header: String, of cases: [String]) {
    let flat = header + " { case " + cases.joined(separator: ", ") + " }"
    if fits(flat) {
      line(flat)
      isAtStart = true
    } else {
      block(header) { code in
        for name in cases { code.line("case " + name) }
      }
    }
  }

  /// Prints a `switch` with its cases, which are not indented.
  mutating func `switch`(over subject: String = "self", _ cases: (inout SwiftPrinter) -> Void) {
    line("switch " + subject + " {")
    isAtStart = true
    cases(&self)
    isBlankDue = false
    line("}")
  }

  /// Prints a case with several patterns.
  mutating func `case`(_ patterns: [String], _ body: (inout SwiftPrinter) -> Void) {
    beginLine()
    append("case ")
    let start = depth * 2 + 5
    depth += 1
    list(patterns.map { .code($0) }, from: start, trailing: 1)
    depth -= 1
    append(":\n")
    inner(body)
  }

  /// Prints a case that returns a value, on one line if it fits.
  mutating func `case`(_ patterns: [String], returning value: Expression) {
    let flat = "case " + patterns.joined(separator: ", ") + ": return " + value.flat
    if fits(flat) {
      line(flat)
    } else {
      self.case(patterns) { $0.statement("return ", value) }
    }
  }

  /// Prints the default case.
  mutating func defaultCase(returning value: String) {
    line("default: return " + value)
  }

  /// Prints code inside `#if`, or directly if there is no condition.
  mutating func conditional(
    _ condition: String, _ body: (inout SwiftPrinter) -> Void,
    else other: ((inout SwiftPrinter) -> Void)? = nil
  ) {
    line("#if " + condition)
    inner(body)
    if let other {
      line("#else")
      inner(other)
    }
    line("#endif")
  }

  private mutating func braces(
    parameter: String? = nil, _ body: (inout SwiftPrinter) -> Void
  ) {
    let start = bytes.count
    append(" {" + (parameter.map { " " + $0 + " in" } ?? "") + "\n")
    let inside = bytes.count
    inner(body)
    if bytes.count == inside {
      cut(to: start)
      append(parameter == nil ? " {}\n" : " { _ in }\n")
    } else {
      line("}")
    }
  }

  private mutating func inner(_ body: (inout SwiftPrinter) -> Void) {
    depth += 1
    isAtStart = true
    isBlankDue = false
    body(&self)
    depth -= 1
    isAtStart = false
    isBlankDue = false
  }

  // MARK: - Expressions

  /// Prints a statement, breaking it if it is too long.
  ///
  /// - Parameter lead: The text before the expression: `return `, `let title = `.
  mutating func statement(_ lead: String = "", _ expression: Expression) {
    beginLine()
    append(lead)
    if lead.hasSuffix("= "), !expression.breaksInParentheses {
      let start = bytes.count
      append(expression)
      if columns(from: start) > columnsLeft(after: lead.count) {
        cut(to: start - 1)
        depth += 1
        newLine()
        print(expression, after: 0, trailing: 0, isIndented: true)
        depth -= 1
      }
    } else {
      print(expression, after: lead.count, trailing: 0)
    }
    append("\n")
  }

  /// Prints an expression.
  ///
  /// - Parameters:
  ///   - used: The columns already used after the indentation.
  ///   - trailing: The columns to leave free for what follows.
  ///   - isIndented: Whether further lines of operands start in the same column as the first.
  private mutating func print(
    _ expression: Expression, after used: Int, trailing: Int, isIndented: Bool = false
  ) {
    if case .chain = expression {
      // `printBroken` fits the calls one by one, even if all are on one line.
    } else {
      let start = bytes.count
      append(expression)
      if columns(from: start) + trailing <= columnsLeft(after: used) { return }
      cut(to: start)
    }
    printBroken(expression, after: used, trailing: trailing, isIndented: isIndented)
  }

  /// Breaks an expression that is too long for its line; prints it as is if it cannot be broken.
  private mutating func printBroken(
    _ expression: Expression, after used: Int, trailing: Int, isIndented: Bool = false
  ) {
    switch expression {
    case .code:
      append(expression)
    case .call(let callee, let arguments):
      if arguments.isEmpty { return append(expression) }
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
      print(value, after: used + label.count + 2, trailing: trailing)
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
      if let first = operands.first { print(first, after: used, trailing: 0) }
      chain(
        operands.dropFirst(), " " + name + " ", trailing: trailing, isIndented: isIndented)
    case .parenthesized(let inner):
      append("(")
      print(inner, after: used + 1, trailing: trailing + 1)
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
          printBroken(base, after: used, trailing: 1)
          chain(links[...], "", trailing: trailing)
        }
      }
    }
  }

  /// Prints a call with its arguments and its closing parenthesis on separate lines.
  private mutating func brokenCall(_ callee: String, _ arguments: [Expression]) {
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
      append(other)
      let width = columns(from: start)
      if column + width + last <= Self.lineWidth {
        column += width
        continue
      }
      cut(to: start)
      newLine()
      let beginning = separator.drop { $0 == " " }
      append(String(beginning))
      print(other, after: beginning.count, trailing: last)
      column = currentColumn
    }
    if !isIndented { depth -= 1 }
  }

  /// Prints expressions separated by commas, as many per line as fit.
  ///
  /// - Parameters:
  ///   - start: The column of the first expression, if it does not start the line.
  ///   - trailing: The columns to leave free after the last expression.
  private mutating func list(_ expressions: [Expression], from start: Int? = nil, trailing: Int) {
    var column = start ?? depth * 2
    for (index, expression) in expressions.enumerated() {
      let after = index == expressions.count - 1 ? trailing : 1
      if index > 0 {
        append(",")
        let comma = bytes.count
        append(" ")
        append(expression)
        let width = columns(from: comma)
        if column + 1 + width + after <= Self.lineWidth {
          column += 1 + width
          continue
        }
        cut(to: comma)
        newLine()
        column = depth * 2
      }
      let begin = bytes.count
      append(expression)
      let width = columns(from: begin)
      if column + width + after <= Self.lineWidth {
        column += width
      } else {
        cut(to: begin)
        print(expression, after: 0, trailing: after)
        column = currentColumn
      }
    }
  }

  // MARK: - Columns

  /// The free columns after the indentation and the start of a line.
  private func columnsLeft(after used: Int) -> Int { Self.lineWidth - depth * 2 - used }

  /// Whether code fits on a line of its own.
  private func fits(_ code: String) -> Bool {
    Self.columns(of: Array(code.utf8)[...]) <= columnsLeft(after: 0)
  }

  /// The columns of the output from an offset on.
  private func columns(from start: Int) -> Int { Self.columns(of: bytes[start...]) }

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

  private mutating func append(_ code: String) {
    bytes.append(contentsOf: code.utf8)
  }

  private mutating func append(_ expression: Expression) {
    expression.write(to: &bytes)
  }

  /// Removes the output from an offset on.
  private mutating func cut(to end: Int) {
    bytes.removeLast(bytes.count - end)
  }

  private mutating func beginLine() {
    if isBlankDue { append("\n") }
    isBlankDue = false
    isAtStart = false
    indent()
  }

  private mutating func newLine() {
    append("\n")
    indent()
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  /// The text with line endings replaced by spaces.
  private static func joinedLines(_ text: String) -> String {
    guard StringLiteral.hasLineEnd(text) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Expression {
  /// Whether it is broken after an opening parenthesis or bracket, so that its start stays on the line.
  fileprivate var breaksInParentheses: Bool {
    switch self {
    case .call(_, let arguments): return !arguments.isEmpty
    case .array(let elements): return !elements.isEmpty
    case .labeled, .code, .infix, .parenthesized, .chain: return false
    }
  }
}
