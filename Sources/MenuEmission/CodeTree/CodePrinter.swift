/// Makes text of a `CodeTree`.
///
/// Indentation, line breaking and escaping live here alone. The result is what `swift format` leaves as it is: two spaces,
/// 100 columns, what does not fit broken behind its opening bracket.
struct CodePrinter {
  /// The number of columns that swift-format allows.
  static let lineWidth = 100

  /// The text so far.
  var output = ""
  /// The number of blocks around the current line.
  var depth = 0
  /// Whether an empty line is due before the next one.
  private var blankIsDue = false

  /// The text of a tree, with a line end behind its last line.
  static func text(of tree: CodeTree) -> String {
    var printer = CodePrinter()
    printer.output.reserveCapacity(tree.nodes.count * 48)
    printer.print(tree.nodes)
    return printer.output
  }

  /// Two spaces for each depth.
  private static let indentations: [String] = (0..<32).map { String(repeating: "  ", count: $0) }

  mutating func indent(_ depth: Int) {
    if depth < 32 {
      output += Self.indentations[depth]
    } else {
      output += String(repeating: "  ", count: depth)
    }
  }

  /// Ends the line and begins the next at a depth.
  mutating func newLine(_ depth: Int) {
    output += "\n"
    indent(depth)
  }

  /// Begins a line.
  private mutating func startLine() {
    if blankIsDue {
      output += "\n"
      blankIsDue = false
    }
    indent(depth)
  }

  /// Begins a line that closes a block: no empty line before it.
  private mutating func closeLine(_ text: String) {
    blankIsDue = false
    depth -= 1
    indent(depth)
    output += text
  }

  mutating func print(_ nodes: [CodeTree.Node]) {
    // An empty line that would come first in a block is not printed.
    var isFirst = true
    for node in nodes {
      switch node {
      case .blank:
        blankIsDue = !isFirst
        continue
      case .comment(let text):
        printComment(text, marker: "//")
      case .documentation(let text):
        printComment(text, marker: "///")
      case .line(let text):
        startLine()
        output += text
        output += "\n"
      case .enumCase(let name, let payload):
        startLine()
        output += "case "
        output += SwiftName.declared(name)
        if !payload.isEmpty {
          output += "("
          output += payload
          output += ")"
        }
        output += "\n"
      case .statement(let prefix, let expression):
        startLine()
        output += prefix
        let column = depth * 2 + prefix.utf8.count
        printExpression(expression, depth: depth, column: column, trailing: 0)
        output += "\n"
      case .caseReturning(let pattern, let expression):
        startLine()
        output += "case "
        output += pattern
        output += ":\n"
        indent(depth + 1)
        output += "return "
        printExpression(expression, depth: depth + 1, column: depth * 2 + 9, trailing: 0)
        output += "\n"
      default:
        isFirst = printBlock(node, isEmpty: isFirst)
        continue
      }
      isFirst = false
    }
  }

  /// Prints a node that opens or closes a block; says whether the next one is the first in a block.
  ///
  /// - Parameter isEmpty: Whether nothing stands between this node and the one that opened its block.
  private mutating func printBlock(_ node: CodeTree.Node, isEmpty: Bool) -> Bool {
    switch node {
    case .open(let header):
      startLine()
      output += header
      output += " {\n"
      depth += 1
      return true
    case .openFunction(let header, let parameters, let tail):
      printFunction(header, parameters, tail)
      depth += 1
      return true
    case .openCondition(let word, let condition):
      startLine()
      output += word
      printCondition(condition, column: depth * 2 + word.utf8.count)
      depth += 1
      return true
    case .openElse(let condition):
      closeLine("} else ")
      if let condition {
        output += "if "
        printCondition(condition, column: depth * 2 + 10)
      } else {
        output += "{\n"
      }
      depth += 1
      return true
    case .close:
      if isEmpty {
        // `{}` on the line that opened the block.
        depth -= 1
        blankIsDue = false
        output.unicodeScalars.removeLast()
        output += "}\n"
      } else {
        closeLine("}\n")
      }
    case .openSwitch(let subject):
      startLine()
      output += "switch "
      printCondition(subject, column: depth * 2 + 7)
      // The labels stand below the word `switch`, so nothing is indented here.
      return true
    case .closeSwitch:
      blankIsDue = false
      indent(depth)
      output += "}\n"
    case .openLabel(let patterns):
      printLabel(patterns)
      depth += 1
      return true
    case .closeLabel:
      blankIsDue = false
      depth -= 1
    case .openConditional(let condition):
      startLine()
      output += "#if "
      output += condition
      output += "\n"
      depth += 1
      return true
    case .alternative(let condition):
      closeLine(condition == nil ? "#else" : "#elseif ")
      output += condition ?? ""
      output += "\n"
      depth += 1
      return true
    case .closeConditional:
      closeLine("#endif\n")
    case .blank, .comment, .documentation, .line, .enumCase, .statement, .caseReturning:
      break
    }
    return false
  }

  /// Prints a comment; a line end in the text begins a new comment line, so that no text can leave the comment.
  private mutating func printComment(_ text: String, marker: String) {
    startLine()
    output += marker
    if text.isEmpty {
      output += "\n"
      return
    }
    output += " "
    if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      output += text
      output += "\n"
      return
    }
    var isFirst = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      if !isFirst {
        newLine(depth)
        output += marker
        output += " "
      }
      output += line
      isFirst = false
    }
    output += "\n"
  }

  /// Prints a function's header up to its opening brace.
  private mutating func printFunction(_ header: String, _ parameters: [String], _ tail: String) {
    startLine()
    output += header
    output += "("
    var width = depth * 2 + header.utf8.count + 2
    for parameter in parameters { width += parameter.utf8.count + 2 }
    if !tail.isEmpty { width += tail.utf8.count + 1 }
    if width <= Self.lineWidth || parameters.isEmpty {
      for index in parameters.indices {
        if index > 0 { output += ", " }
        output += parameters[index]
      }
    } else {
      for index in parameters.indices {
        if index > 0 { output += "," }
        newLine(depth + 1)
        output += parameters[index]
      }
      newLine(depth)
    }
    output += ")"
    if !tail.isEmpty {
      output += " "
      output += tail
    }
    output += " {\n"
  }

  /// Prints a condition and the opening brace, which stands on a line of its own behind a broken condition.
  private mutating func printCondition(_ condition: Expression, column: Int) {
    printExpression(condition, depth: depth, column: column, trailing: 2)
    if column + width(of: condition) + 2 <= Self.lineWidth {
      output += " {\n"
    } else {
      newLine(depth)
      output += "{\n"
    }
  }

  /// Prints `case a, b:` or `default:`, filling lines.
  private mutating func printLabel(_ patterns: [String]) {
    startLine()
    if patterns.isEmpty {
      output += "default:\n"
      return
    }
    output += "case "
    var column = depth * 2 + 5
    for index in patterns.indices {
      let width = patterns[index].utf8.count + 1
      if index > 0 {
        if column + 1 + width > Self.lineWidth {
          newLine(depth + 1)
          column = depth * 2 + 2
        } else {
          output += " "
          column += 1
        }
      }
      output += patterns[index]
      output += index + 1 < patterns.count ? "," : ":"
      column += width
    }
    output += "\n"
  }
}
