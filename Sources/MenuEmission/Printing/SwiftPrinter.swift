/// Prints Swift, line by line, as `swift format` would leave it: two blanks of indentation, lines of at most 100 columns.
///
/// Everything that is generated goes through `line` and `print`; nothing else knows of columns.
struct SwiftPrinter {
  /// The columns of a line.
  static let lineWidth = 100

  /// What is printed so far.
  private(set) var text = ""
  /// The blocks around the next line.
  private var depth = 0
  /// Whether an empty line comes before the next one.
  private var isBlankDue = false
  /// Whether nothing is printed yet in the block.
  private var isAtStart = true

  // MARK: - Lines

  /// Prints a line as it is.
  mutating func line(_ code: String) {
    beginLine()
    text += code
    text += "\n"
  }

  /// Leaves a line empty before the next one, unless that is the first of its block.
  mutating func blank() {
    isBlankDue = !isAtStart
  }

  /// Prints a comment. A line end in it does not end it.
  mutating func comment(_ words: String) {
    line("// " + Self.joinedLines(words))
  }

  /// Prints documentation, with the place that it tells of behind its last line.
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

  /// Prints a declaration that ends on its line, with the place that it answers to: `case pin  // Notes.menu:23`.
  mutating func declaration(_ code: String, documentation lines: [String] = [], place: String) {
    if lines.isEmpty {
      line(code + "  // " + Self.joinedLines(place))
    } else {
      documentation(lines, place: place)
      line(code)
    }
  }

  // MARK: - Blocks

  /// Prints a block: `header {`, what `body` prints, and `}`.
  mutating func block(_ header: String, _ body: (inout SwiftPrinter) -> Void) {
    beginLine()
    text += header
    braces(body)
  }

  /// Prints a block whose header is broken where it is too long.
  ///
  /// - Parameters:
  ///   - lead: What stands before the call.
  ///   - call: The call: `init(id: String)`, `menu.addSubmenu(title)`.
  ///   - tail: What stands behind the call: `-> String`.
  ///   - parameter: The parameter of the closure that the block is.
  mutating func block(
    _ lead: String = "", _ call: Expression, tail: String = "", parameter: String? = nil,
    _ body: (inout SwiftPrinter) -> Void
  ) {
    let tail = tail.isEmpty ? "" : " " + tail
    let braces = " {" + (parameter.map { " " + $0 + " in" } ?? "")
    beginLine()
    text += lead
    let flat = call.flat
    if columnsLeft(behind: lead) >= (flat + tail + braces).columns {
      text += flat
    } else if case .call(let callee, let arguments) = call, !arguments.isEmpty {
      brokenCall(callee, arguments)
    } else {
      print(call, behind: lead, trailing: (tail + braces).count)
    }
    text += tail
    self.braces(parameter: parameter, body)
  }

  /// Prints a call with a closure of one expression behind it: `menu.addList(\.folders) { .move($0) }`.
  mutating func closure(_ call: Expression, _ value: String) {
    if fits(call.flat + " { " + value + " }") {
      line(call.flat + " { " + value + " }")
    } else {
      block("", call) { $0.line(value) }
    }
  }

  /// Prints `switch` with its cases, which stand as far left as it does.
  mutating func `switch`(over subject: String = "self", _ cases: (inout SwiftPrinter) -> Void) {
    line("switch " + subject + " {")
    isAtStart = true
    cases(&self)
    isBlankDue = false
    line("}")
  }

  /// Prints a case with all its patterns.
  mutating func `case`(_ patterns: [String], _ body: (inout SwiftPrinter) -> Void) {
    beginLine()
    text += "case "
    let start = depth * 2 + 5
    depth += 1
    list(patterns.map { .code($0) }, from: start, trailing: 1)
    depth -= 1
    text += ":\n"
    inner(body)
  }

  /// Prints a case of one value, on its line if that fits.
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

  /// Prints code that is compiled under a condition; nothing if there is none.
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
    let start = text.utf8.count
    text += " {" + (parameter.map { " " + $0 + " in" } ?? "") + "\n"
    let inside = text.utf8.count
    inner(body)
    if text.utf8.count == inside {
      text.removeLast(inside - start)
      text += " {}\n"
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

  /// Prints a statement, broken where it is too long.
  ///
  /// - Parameter lead: What stands before the expression: `return `, `let title = `.
  mutating func statement(_ lead: String = "", _ expression: Expression) {
    beginLine()
    text += lead
    if lead.hasSuffix("= "), !expression.breaksInParentheses,
      columnsLeft(behind: lead) < expression.flat.columns
    {
      text.removeLast()
      depth += 1
      newLine()
      print(expression, behind: "", trailing: 0, isIndented: true)
      depth -= 1
    } else {
      print(expression, behind: lead, trailing: 0)
    }
    text += "\n"
  }

  /// Prints an expression where the line has only the indentation and `lead`.
  ///
  /// - Parameters:
  ///   - trailing: The columns that what follows needs.
  ///   - isIndented: Whether further lines of operands stand as far right as the first.
  private mutating func print(
    _ expression: Expression, behind lead: String, trailing: Int, isIndented: Bool = false
  ) {
    let flat = expression.flat
    if flat.columns + trailing <= columnsLeft(behind: lead) {
      text += flat
      return
    }
    switch expression {
    case .code:
      text += flat
    case .call(let callee, let arguments):
      if arguments.isEmpty {
        text += flat
        return
      }
      text += callee + "("
      depth += 1
      newLine()
      list(arguments, trailing: trailing + 1)
      depth -= 1
      text += ")"
    case .labeled(let label, let value):
      let lead = lead + label + ": "
      text += label + ": "
      print(value, behind: lead, trailing: trailing)
    case .array(let elements):
      text += "["
      depth += 1
      newLine()
      list(elements, trailing: 1)
      depth -= 1
      if elements.count > 1 { text += "," }
      newLine()
      text += "]"
    case .infix(let name, let operands):
      chain(
        operands.first, operands.dropFirst(), " " + name + " ", behind: lead,
        trailing: trailing, isIndented: isIndented)
    case .parenthesized(let inner):
      text += "("
      print(inner, behind: lead + "(", trailing: trailing + 1)
      text += ")"
    case .chain(let base, let links):
      if case .call(let callee, let arguments) = base, !arguments.isEmpty,
        base.flat.columns >= columnsLeft(behind: lead)
      {
        brokenCall(callee, arguments)
        chain(nil, links[...], "", behind: "", trailing: trailing, isIndented: true)
      } else {
        chain(base, links[...], "", behind: lead, trailing: trailing)
      }
    }
  }

  /// Prints a call with its arguments on lines of their own, and the parenthesis behind them on one too.
  private mutating func brokenCall(_ callee: String, _ arguments: [Expression]) {
    text += callee + "("
    depth += 1
    newLine()
    list(arguments, trailing: 0)
    depth -= 1
    newLine()
    text += ")"
  }

  /// Prints expressions one behind the other, as many to a line as fit. What is between them begins a line.
  private mutating func chain(
    _ first: Expression?, _ others: ArraySlice<Expression>, _ separator: String,
    behind lead: String,
    trailing: Int, isIndented: Bool = false
  ) {
    // swift-format takes a call for too long that ends at the last column and has a call behind it.
    let margin = separator.isEmpty ? 1 : 0
    var column = Self.lineWidth
    if let first {
      print(first, behind: lead, trailing: margin)
      column = currentColumn
    }
    if !isIndented { depth += 1 }
    for (index, other) in others.enumerated() {
      let last = index == others.count - 1 ? trailing : margin
      let flat = separator + other.flat
      if column + flat.columns + last <= Self.lineWidth {
        text += flat
        column += flat.columns
        continue
      }
      let start = separator.drop { $0 == " " }
      newLine()
      text += start
      print(other, behind: String(start), trailing: last)
      column = currentColumn
    }
    if !isIndented { depth -= 1 }
  }

  /// Prints expressions with commas between them, as many to a line as fit.
  ///
  /// - Parameters:
  ///   - start: The column of the first, if it is not where lines begin.
  ///   - trailing: The columns that what follows the last one needs.
  private mutating func list(_ expressions: [Expression], from start: Int? = nil, trailing: Int) {
    var column = start ?? depth * 2
    for (index, expression) in expressions.enumerated() {
      let isLast = index == expressions.count - 1
      let after = isLast ? trailing : 1
      let flat = expression.flat
      let width = flat.columns
      if index > 0 {
        text += ","
        if column + 2 + width + after <= Self.lineWidth {
          text += " " + flat
          column += 2 + width
          continue
        }
        newLine()
        column = depth * 2
      }
      if column + width + after <= Self.lineWidth {
        text += flat
        column += width
      } else {
        print(expression, behind: "", trailing: after)
        column = currentColumn
      }
    }
  }

  // MARK: - Columns

  /// The columns that are free behind the indentation and the beginning of a line.
  private func columnsLeft(behind lead: String) -> Int {
    Self.lineWidth - depth * 2 - lead.count
  }

  /// Whether a line has room for code.
  private func fits(_ code: String) -> Bool { code.columns <= columnsLeft(behind: "") }

  /// The columns of the line that is being printed.
  private var currentColumn: Int {
    let line = text.utf8.lastIndex(of: 0x0A).map { text[text.utf8.index(after: $0)...] }
    return line?.count ?? text.count
  }

  private mutating func beginLine() {
    if isBlankDue { text += "\n" }
    isBlankDue = false
    isAtStart = false
    indent()
  }

  private mutating func newLine() {
    text += "\n"
    indent()
  }

  private mutating func indent() {
    for _ in 0..<depth { text += "  " }
  }

  /// A text on one line.
  private static func joinedLines(_ text: String) -> String {
    guard StringLiteral.hasLineEnd(text) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension String {
  /// The columns of a line of code: swift-format reckons with the comma that each array ends in where it is broken.
  fileprivate var columns: Int { count + utf8.count { $0 == UInt8(ascii: "[") } }
}

extension Expression {
  /// Whether it is broken behind an opening parenthesis or bracket, so that its beginning stays on the line.
  fileprivate var breaksInParentheses: Bool {
    switch self {
    case .call(_, let arguments): return !arguments.isEmpty
    case .array(let elements): return !elements.isEmpty
    case .labeled, .code, .infix, .parenthesized, .chain: return false
    }
  }
}
