/// Makes text of a `CodeTree`.
///
/// Indentation, line breaking and escaping live here alone. The result is what `swift format` leaves as it is: two spaces,
/// 100 columns, what does not fit broken behind its opening bracket.
struct CodePrinter: ~Copyable {
  /// The number of columns that swift-format allows.
  static let lineWidth = 100

  /// The text so far.
  var output: TextBuffer
  /// The number of blocks around the current line.
  var depth = 0
  /// Whether an empty line is due before the next one.
  private var blankIsDue = false
  /// Whether nothing has been printed since the block around began.
  var isFirst = true
  /// What has been printed of the closure around.
  var statements = Statements.none

  init(capacity: Int) {
    output = TextBuffer(capacity: capacity)
  }

  /// The text of a tree, with a line end behind its last line.
  static func text(of tree: CodeTree) -> String {
    var printer = CodePrinter(capacity: tree.nodes.count * 64)
    printer.print(tree.nodes)
    return printer.output.text
  }

  /// A file of what `build` appends, printed as it comes: a tree of all of a large module would be larger than the text.
  ///
  /// - Parameter capacity: About the number of bytes to expect.
  static func file(
    _ name: String, capacity: Int, _ build: (inout CodeTree) -> Void
  ) -> GeneratedFile {
    var printer = CodePrinter(capacity: capacity)
    withUnsafeMutablePointer(to: &printer) { pointer in
      var code = CodeTree(printingTo: pointer)
      build(&code)
    }
    return printer.output.file(named: name)
  }

  /// A place in what has been printed.
  struct Mark {
    fileprivate var output: TextBuffer.Mark
    fileprivate var depth: Int
    fileprivate var blankIsDue: Bool
    fileprivate var isFirst: Bool
  }

  /// Where the next node will stand.
  var mark: Mark {
    Mark(output: output.mark, depth: depth, blankIsDue: blankIsDue, isFirst: isFirst)
  }

  /// Takes back everything behind a place.
  mutating func takeBack(to mark: Mark) {
    output.takeBack(to: mark.output)
    depth = mark.depth
    blankIsDue = mark.blankIsDue
    isFirst = mark.isFirst
  }

  /// Ends the line and begins the next at a depth.
  mutating func newLine(_ depth: Int) {
    output.endLine()
    output.indent(depth)
  }

  /// Asks for an empty line, which is not printed where it would come first in a block.
  mutating func blankLine() {
    blankIsDue = !isFirst
  }

  /// Begins a line.
  mutating func startLine() {
    if blankIsDue {
      output.endLine()
      blankIsDue = false
    }
    output.indent(depth)
  }

  /// Begins a line that closes a block: no empty line before it.
  private mutating func startClosingLine() {
    blankIsDue = false
    depth -= 1
    output.indent(depth)
  }

  mutating func print(_ nodes: [CodeTree.Node]) {
    isFirst = true
    for index in nodes.indices { print(nodes[index]) }
  }

  /// Prints a node.
  mutating func print(_ node: CodeTree.Node) {
    switch node {
    case .blank: printBlank()
    case .lines(let code):
      statements = .other
      printLines(code)
    case .comment(let text): printComment(text)
    case .documentation(let text): printDocumentation(text)
    case .line(let text): printLine(text)
    case .enumCase(let name, let payload): printEnumCase(name, payload: payload)
    case .statement(let prefix, let expression): printStatement(prefix, expression)
    case .caseReturning(let pattern, let expression): printCase(pattern, returning: expression)
    case .open(let header): printOpening(header)
    case .openFunction(let header, let parameters, let tail):
      printFunction(header, parameters, tail)
    case .openCondition(let word, let condition): printOpening(word, condition: condition)
    case .close: printClosing()
    case .openSwitch(let subject): printSwitch(subject)
    case .closeSwitch: printSwitchEnd()
    case .openLabel(let patterns): printLabel(patterns)
    case .closeLabel: printLabelEnd()
    case .openElse, .openConditional, .alternative, .closeConditional, .openText, .textLine,
      .closeText:
      printBlock(node)
    }
  }

  /// Prints an empty line, unless it would come first or last in a block.
  mutating func printBlank() {
    statements = .other
    blankLine()
  }

  /// Prints a `//` comment.
  mutating func printComment(_ text: String) {
    statements = .other
    startLine()
    printComment(text, marker: "//")
    isFirst = false
  }

  /// Prints a `///` comment.
  mutating func printDocumentation(_ text: String) {
    statements = .other
    startLine()
    printComment(text, marker: "///")
    isFirst = false
  }

  /// Prints a line as it is.
  mutating func printLine(_ text: String) {
    statements.count()
    startLine()
    output.append(text)
    output.endLine()
    isFirst = false
  }

  /// Prints an expression behind a prefix.
  mutating func printStatement(_ prefix: String, _ expression: Expression) {
    statements.count()
    startLine()
    output.append(prefix)
    printExpression(expression, depth: depth)
    output.endLine()
    isFirst = false
  }

  private mutating func startCase() {
    statements = .other
    startLine()
    output.put("case ")
  }

  /// Ends the line of a pattern, and begins the one below it.
  private mutating func startReturn() {
    output.endLine(":")
    output.indent(depth + 1)
    output.put("return ")
  }

  /// Prints `case pattern:` and in it `return expression`.
  mutating func printCase(_ pattern: CodePiece, returning expression: Expression) {
    startCase()
    output.append(pattern)
    startReturn()
    printExpression(expression, depth: depth + 1)
    output.endLine()
    isFirst = false
  }

  /// Prints `case pattern:` and in it `return expression`.
  mutating func printCase(_ pattern: String, returning expression: Expression) {
    startCase()
    output.append(pattern)
    startReturn()
    printExpression(expression, depth: depth + 1)
    output.endLine()
    isFirst = false
  }

  /// Prints `case pattern:` and in it `return "text"`.
  mutating func printCase(_ pattern: CodePiece, returning text: CodePiece, hasEllipsis: Bool) {
    startCase()
    output.append(pattern)
    startReturn()
    output.put("\"")
    if StringLiteral.needsEscape(text.bytes) {
      output.append(StringLiteral.escaped(text.text))
    } else {
      output.append(text)
    }
    output.endLine(hasEllipsis ? "…\"" : "\"")
    isFirst = false
  }

  /// Prints `header {` of a header with a name in it.
  mutating func printOpening(_ start: String, _ name: String, _ end: String) {
    statements = .other
    startLine()
    output.append(start)
    output.append(name)
    output.append(end)
    output.endLine(" {")
    depth += 1
    isFirst = true
  }

  /// Prints `case pattern: return number` for each of the patterns, which the numbers count.
  mutating func printNumberedCases(_ patterns: [CodePiece]) {
    if patterns.isEmpty { return }
    startCase()
    patterns.withUnsafeBufferPointer { patterns in
      guard let first = patterns.baseAddress else { return }
      var number = 0
      while number < patterns.count {
        if number > 0 {
          output.indent(depth)
          output.put("case ")
        }
        output.append(first[number])
        output.put(": return ")
        output.append(number)
        output.endLine()
        number += 1
      }
    }
    isFirst = false
  }

  /// Prints `case name`, and before it the `///` comment of the line of a source that it comes from.
  mutating func printEnumCase(_ name: String, source: SourceLabel, line: Int) {
    statements = .other
    startLine()
    if source.hasLineEnd {
      printComment(source.name + ":" + String(line), marker: "///")
    } else {
      output.append(source.comment)
      output.append(line)
      output.endLine()
    }
    output.indent(depth)
    output.put("case ")
    if SwiftName.mayBeKeyword(name) {
      output.append(SwiftName.declared(name))
    } else {
      output.append(name)
    }
    output.endLine()
    isFirst = false
  }

  /// Prints a line of a literal of several lines.
  ///
  /// - Parameter isPlain: Whether the literal has the text as it is.
  mutating func printTextLine(_ text: CodePiece, isPlain: Bool, hasEllipsis: Bool) {
    output.indent(depth)
    if isPlain {
      output.append(text)
    } else {
      output.append(StringLiteral.escaped(text.text))
    }
    if hasEllipsis { output.put("…") }
    keepLastBlank()
    output.endLine()
  }

  /// Prints what a literal has for a text.
  mutating func printEscaped(_ text: String) {
    if StringLiteral.needsEscape(text) {
      output.append(StringLiteral.escaped(text))
    } else {
      output.append(text)
    }
  }

  /// Writes a blank at the end as an escape, as blanks at line ends tend to be taken away.
  mutating func keepLastBlank() {
    if output.last != 0x20 { return }
    output.takeBack(to: output.count - 1)
    output.put("\\u{20}")
  }

  /// Prints a line of a literal of several lines.
  mutating func printTextLine(_ text: Expression?) {
    if let text {
      output.indent(depth)
      printInside(text)
    }
    output.endLine()
  }

  /// Prints `header {`.
  mutating func printOpening(_ header: String) {
    statements = .other
    startLine()
    output.append(header)
    output.endLine(" {")
    depth += 1
    isFirst = true
  }

  /// Prints `word condition {`.
  mutating func printOpening(_ word: String, condition: Expression) {
    statements = .other
    startLine()
    output.append(word)
    printCondition(condition)
    depth += 1
    isFirst = true
  }

  /// Prints the end of a block.
  mutating func printClosing() {
    statements = .other
    if isFirst {
      // `{}` on the line that opened the block.
      depth -= 1
      blankIsDue = false
      output.takeBackLineEnd()
    } else {
      startClosingLine()
    }
    output.endLine("}")
    isFirst = false
  }

  /// Prints `switch subject {`.
  mutating func printSwitch(_ subject: Expression) {
    statements = .other
    startLine()
    output.put("switch ")
    printCondition(subject)
    // The labels stand below the word `switch`, so nothing is indented here.
    isFirst = true
  }

  mutating func printSwitchEnd() {
    statements = .other
    blankIsDue = false
    output.indent(depth)
    output.endLine("}")
    isFirst = false
  }

  /// Ends what stands behind `case a, b:`.
  mutating func printLabelEnd() {
    statements = .other
    blankIsDue = false
    depth -= 1
    isFirst = false
  }

  /// Prints a node that opens or closes a block of those that are seldom.
  private mutating func printBlock(_ node: CodeTree.Node) {
    statements = .other
    isFirst = opensBlock(node)
  }

  /// Prints such a node; says whether the next one is the first in a block.
  private mutating func opensBlock(_ node: CodeTree.Node) -> Bool {
    switch node {
    case .openElse(let condition):
      startClosingLine()
      output.put("} else ")
      if let condition {
        output.put("if ")
        printCondition(condition)
      } else {
        output.endLine("{")
      }
      depth += 1
      return true
    case .openConditional(let condition):
      startLine()
      output.put("#if ")
      output.append(condition)
      output.endLine()
      depth += 1
      return true
    case .alternative(let condition):
      startClosingLine()
      if let condition {
        output.put("#elseif ")
        output.append(condition)
        output.endLine()
      } else {
        output.endLine("#else")
      }
      depth += 1
      return true
    case .closeConditional:
      startClosingLine()
      output.endLine("#endif")
    case .openText(let header):
      startLine()
      output.append(header)
      output.endLine("(")
      depth += 1
      startLine()
      output.endLine("\"\"\"")
    case .textLine(let text):
      printTextLine(text)
    case .closeText:
      output.indent(depth)
      output.endLine("\"\"\")")
      depth -= 1
    default:
      break
    }
    return false
  }

  /// Prints a comment; a line end in the text begins a new comment line, so that no text can leave the comment.
  mutating func printComment(_ text: String, marker: StaticString) {
    output.put(marker)
    if text.isEmpty {
      output.endLine()
      return
    }
    if !StringLiteral.hasLineEnd(text) {
      output.put(" ")
      output.append(text)
      output.endLine()
      return
    }
    var isFirst = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if !isFirst {
        newLine(depth)
        output.put(marker)
      }
      isFirst = false
      if line.isEmpty { continue }
      output.put(" ")
      output.append(String(line))
    }
    output.endLine()
  }

  /// Prints `case name(payload)` of an enum.
  mutating func printEnumCase(_ name: String, payload: String) {
    statements = .other
    startLine()
    output.put("case ")
    output.append(SwiftName.declared(name))
    if !payload.isEmpty {
      output.put("(")
      output.append(payload)
      output.put(")")
    }
    output.endLine()
    isFirst = false
  }

  /// Prints a function's header up to its opening brace.
  mutating func printFunction(_ header: String, _ parameters: [String], _ tail: String) {
    statements = .other
    startLine()
    output.append(header)
    output.put("(")
    let start = output.count
    for parameter in parameters {
      if output.count > start { output.put(", ") }
      output.append(parameter)
    }
    if !output.lineFits(Self.lineWidth, trailing: tail.utf8.count + 4), !parameters.isEmpty {
      output.takeBack(to: start)
      for parameter in parameters {
        if output.count > start { output.put(",") }
        newLine(depth + 1)
        output.append(parameter)
      }
      newLine(depth)
    }
    output.put(")")
    if !tail.isEmpty {
      output.put(" ")
      output.append(tail)
    }
    output.endLine(" {")
    depth += 1
    isFirst = true
  }

  /// Prints a condition and the opening brace, which stands on a line of its own behind a broken condition.
  private mutating func printCondition(_ condition: Expression) {
    let lineStart = output.lineStart
    printExpression(condition, depth: depth, trailing: 2)
    if output.lineStart == lineStart {
      output.endLine(" {")
    } else {
      newLine(depth)
      output.endLine("{")
    }
  }

  /// Begins `case a, b:` or `default:`, filling lines.
  mutating func printLabel(_ patterns: [String]) {
    statements = .other
    startLine()
    output.put(patterns.isEmpty ? "default" : "case ")
    var isBehindOther = false
    for pattern in patterns {
      if isBehindOther {
        output.put(",")
        let mark = output.count
        output.put(" ")
        output.append(pattern)
        if output.lineFits(Self.lineWidth, trailing: 1) { continue }
        output.takeBack(to: mark)
        newLine(depth + 1)
      }
      output.append(pattern)
      isBehindOther = true
    }
    output.endLine(":")
    depth += 1
    isFirst = true
  }

  /// Begins `case a, b:` or `default:`, filling lines, for patterns that may be thousands.
  mutating func printLabel(_ patterns: [CodePiece]) {
    statements = .other
    startLine()
    output.put(patterns.isEmpty ? "default" : "case ")
    patterns.withUnsafeBufferPointer { patterns in
      guard var pattern = patterns.baseAddress else { return }
      let first = pattern
      let end = pattern + patterns.count
      while pattern < end {
        if pattern != first {
          output.put(",")
          let mark = output.count
          output.put(" ")
          output.append(pattern.pointee)
          if output.lineFits(Self.lineWidth, trailing: 1) {
            pattern += 1
            continue
          }
          output.takeBack(to: mark)
          newLine(depth + 1)
        }
        output.append(pattern.pointee)
        pattern += 1
      }
    }
    output.endLine(":")
    depth += 1
    isFirst = true
  }
}
