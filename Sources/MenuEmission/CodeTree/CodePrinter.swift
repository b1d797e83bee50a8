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
    case .line, .statement: statements.count()
    default: statements = .other
    }
    switch node {
    case .blank:
      blankLine()
      return
    case .lines(let code):
      printLines(code)
      return
    case .comment(let text):
      startLine()
      printComment(text, marker: "//")
    case .documentation(let text):
      startLine()
      printComment(text, marker: "///")
    case .line(let text):
      startLine()
      output.append(text)
      output.endLine()
    case .enumCase(let name, let payload):
      startLine()
      printEnumCase(name, payload: payload)
    case .statement(let prefix, let expression):
      startLine()
      output.append(prefix)
      printExpression(expression, depth: depth)
      output.endLine()
    case .caseReturning(let pattern, let expression):
      printCase(pattern, returning: expression)
    default:
      isFirst = printBlock(node, isEmpty: isFirst)
      return
    }
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

  /// Prints `case pattern: return number`.
  mutating func printCase(_ pattern: CodePiece, returning number: Int) {
    startCase()
    output.append(pattern)
    output.put(": return ")
    output.append(number)
    output.endLine()
    isFirst = false
  }

  /// Prints `case name`, and before it the `///` comment of the line of a source that it comes from.
  mutating func printEnumCase(_ name: String, source: String, line: Int) {
    statements = .other
    startLine()
    output.put("/// ")
    let start = output.count
    output.append(source)
    if output.hasLineEnd(since: start) {
      output.takeBack(to: start - 4)
      printComment(source + ":" + String(line), marker: "///")
    } else {
      output.put(":")
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

  /// Prints a node that opens or closes a block; says whether the next one is the first in a block.
  ///
  /// - Parameter isEmpty: Whether nothing stands between this node and the one that opened its block.
  private mutating func printBlock(_ node: CodeTree.Node, isEmpty: Bool) -> Bool {
    switch node {
    case .open(let header):
      startLine()
      output.append(header)
      output.endLine(" {")
      depth += 1
      return true
    case .openFunction(let header, let parameters, let tail):
      startLine()
      printFunction(header, parameters, tail)
      depth += 1
      return true
    case .openCondition(let word, let condition):
      startLine()
      output.append(word)
      printCondition(condition)
      depth += 1
      return true
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
    case .close:
      if isEmpty {
        // `{}` on the line that opened the block.
        depth -= 1
        blankIsDue = false
        output.takeBackLineEnd()
      } else {
        startClosingLine()
      }
      output.endLine("}")
    case .openSwitch(let subject):
      startLine()
      output.put("switch ")
      printCondition(subject)
      // The labels stand below the word `switch`, so nothing is indented here.
      return true
    case .closeSwitch:
      blankIsDue = false
      output.indent(depth)
      output.endLine("}")
    case .openLabel(let patterns):
      startLine()
      printLabel(patterns)
      depth += 1
      return true
    case .closeLabel:
      blankIsDue = false
      depth -= 1
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
    case .blank, .comment, .documentation, .line, .lines, .enumCase, .statement, .caseReturning:
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

  private mutating func printEnumCase(_ name: String, payload: String) {
    output.put("case ")
    output.append(SwiftName.declared(name))
    if !payload.isEmpty {
      output.put("(")
      output.append(payload)
      output.put(")")
    }
    output.endLine()
  }

  /// Prints a function's header up to its opening brace.
  private mutating func printFunction(_ header: String, _ parameters: [String], _ tail: String) {
    output.append(header)
    output.put("(")
    let start = output.count
    var isFirst = true
    for parameter in parameters {
      if !isFirst { output.put(", ") }
      output.append(parameter)
      isFirst = false
    }
    if !output.lineFits(Self.lineWidth, trailing: tail.utf8.count + 4), !parameters.isEmpty {
      output.takeBack(to: start)
      isFirst = true
      for parameter in parameters {
        if !isFirst { output.put(",") }
        newLine(depth + 1)
        output.append(parameter)
        isFirst = false
      }
      newLine(depth)
    }
    output.put(")")
    if !tail.isEmpty {
      output.put(" ")
      output.append(tail)
    }
    output.endLine(" {")
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

  /// Prints `case a, b:` or `default:`, filling lines.
  private mutating func printLabel(_ patterns: [String]) {
    if patterns.isEmpty {
      output.endLine("default:")
      return
    }
    output.put("case ")
    var isFirst = true
    for pattern in patterns {
      if !isFirst {
        output.put(",")
        let mark = output.count
        output.put(" ")
        output.append(pattern)
        if output.lineFits(Self.lineWidth, trailing: 1) { continue }
        output.takeBack(to: mark)
        newLine(depth + 1)
      }
      output.append(pattern)
      isFirst = false
    }
    output.endLine(":")
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
