extension CodePrinter {
  /// The width of what never fits on a line.
  private static let unbounded = 1 << 20

  /// Prints an expression, on one line if it fits.
  ///
  /// - Parameters:
  ///   - depth: The depth of the line that it begins on.
  ///   - column: The columns before it.
  ///   - trailing: The columns that what follows on the same line needs.
  mutating func printExpression(_ expression: Expression, depth: Int, column: Int, trailing: Int) {
    if case .code(let text) = expression {
      output += text
      return
    }
    if column + width(of: expression) + trailing <= Self.lineWidth {
      printFlat(expression)
    } else {
      printBroken(expression, depth: depth, column: column, trailing: trailing)
    }
  }

  // MARK: - On one line

  /// The columns that an expression takes on one line.
  func width(of expression: Expression) -> Int {
    switch expression {
    case .code(let text):
      return columns(text)
    case .string(let text):
      return columns(StringLiteral.escaped(text)) + 2
    case .text(let pieces):
      var width = 2
      for piece in pieces {
        switch piece {
        case .literal(let text): width += columns(StringLiteral.escaped(text))
        case .inserted(let code): width += code.utf8.count + 3
        }
      }
      return width
    case .call(let callee, let arguments):
      return callee.utf8.count + 2 + width(of: arguments)
    case .trailingClosure(let callee, let arguments, let closure):
      let parentheses = arguments.isEmpty ? 0 : 2
      return callee.utf8.count + parentheses + width(of: arguments) + 1 + width(of: closure)
    case .closure(let closure):
      return width(of: closure)
    case .array(let elements):
      var width = 2
      for element in elements { width += self.width(of: element) + 2 }
      return elements.isEmpty ? 2 : width - 2
    case .infix(let symbol, let operands):
      var width = -2 - symbol.utf8.count
      for operand in operands { width += self.width(of: operand) + symbol.utf8.count + 2 }
      return width
    case .ternary(let parts):
      return width(of: parts[0]) + width(of: parts[1]) + width(of: parts[2]) + 6
    case .prefix(let prefix, let operand):
      return prefix.utf8.count + width(of: operand[0])
    case .parenthesized(let operand):
      return width(of: operand[0]) + 2
    case .postfix(let base, let suffix):
      return width(of: base[0]) + suffix.utf8.count
    }
  }

  private func width(of arguments: [Expression.Argument]) -> Int {
    var width = 0
    for argument in arguments {
      width += self.width(of: argument.value) + 2
      if !argument.label.isEmpty { width += argument.label.utf8.count + 2 }
    }
    return arguments.isEmpty ? 0 : width - 2
  }

  private func width(of closure: Expression.Closure) -> Int {
    let head = closure.head.isEmpty ? 0 : closure.head.utf8.count + 4
    let nodes = closure.body.nodes
    if nodes.isEmpty { return head + 2 }
    guard nodes.count == 1 else { return Self.unbounded }
    switch nodes[0] {
    case .statement(let prefix, let expression):
      return head + 4 + prefix.utf8.count + width(of: expression)
    case .line(let text):
      return head + 4 + text.utf8.count
    default:
      return Self.unbounded
    }
  }

  /// The characters of a text that take a column; bytes where they all do.
  private func columns(_ text: String) -> Int {
    let bytes = text.utf8.count
    // A text that fits by its bytes fits; only a long one is counted.
    return bytes < 32 ? bytes : text.unicodeScalars.count
  }

  private mutating func printFlat(_ expression: Expression) {
    switch expression {
    case .code(let text):
      output += text
    case .string(let text):
      output += "\""
      output += StringLiteral.escaped(text)
      output += "\""
    case .text(let pieces):
      output += "\""
      for piece in pieces {
        switch piece {
        case .literal(let text):
          output += StringLiteral.escaped(text)
        case .inserted(let code):
          output += "\\("
          output += code
          output += ")"
        }
      }
      output += "\""
    case .call(let callee, let arguments):
      output += callee
      output += "("
      printFlat(arguments)
      output += ")"
    case .trailingClosure(let callee, let arguments, let closure):
      output += callee
      if !arguments.isEmpty {
        output += "("
        printFlat(arguments)
        output += ")"
      }
      output += " "
      printFlat(closure)
    case .closure(let closure):
      printFlat(closure)
    case .array(let elements):
      output += "["
      printFlat(elements, separator: ", ")
      output += "]"
    case .infix(let symbol, let operands):
      printFlat(operands, separator: " " + symbol + " ")
    case .ternary(let parts):
      printFlat(parts[0])
      output += " ? "
      printFlat(parts[1])
      output += " : "
      printFlat(parts[2])
    case .prefix(let prefix, let operand):
      output += prefix
      printFlat(operand[0])
    case .parenthesized(let operand):
      output += "("
      printFlat(operand[0])
      output += ")"
    case .postfix(let base, let suffix):
      printFlat(base[0])
      output += suffix
    }
  }

  private mutating func printFlat(_ arguments: [Expression.Argument]) {
    var isFirst = true
    for argument in arguments {
      if !isFirst { output += ", " }
      isFirst = false
      if !argument.label.isEmpty {
        output += argument.label
        output += ": "
      }
      printFlat(argument.value)
    }
  }

  private mutating func printFlat(_ expressions: [Expression], separator: String) {
    for index in expressions.indices {
      if index > 0 { output += separator }
      printFlat(expressions[index])
    }
  }

  private mutating func printFlat(_ closure: Expression.Closure) {
    output += closure.head.isEmpty ? "{" : "{ " + closure.head + " in"
    guard let node = closure.body.nodes.first else {
      output += closure.head.isEmpty ? "}" : " }"
      return
    }
    output += " "
    switch node {
    case .statement(let prefix, let expression):
      output += prefix
      printFlat(expression)
    case .line(let text):
      output += text
    default:
      break
    }
    output += " }"
  }

  // MARK: - Over several lines

  private mutating func printBroken(
    _ expression: Expression, depth: Int, column: Int, trailing: Int
  ) {
    switch expression {
    case .code(let text):
      output += text
    case .string(let text):
      printMultiline([.literal(text)], depth: depth)
    case .text(let pieces):
      printMultiline(pieces, depth: depth)
    case .call(let callee, let arguments):
      output += callee
      printBroken(arguments, depth: depth, trailing: trailing)
    case .trailingClosure(let callee, let arguments, let closure):
      output += callee
      let open = column + callee.utf8.count + 2 + width(of: arguments)
      if arguments.isEmpty {
        // The closure follows the callee.
      } else if open + 3 + closure.head.utf8.count + 3 <= Self.lineWidth {
        output += "("
        printFlat(arguments)
        output += ")"
      } else {
        printBroken(arguments, depth: depth, trailing: closure.head.utf8.count + 6)
      }
      output += " "
      printBroken(closure, depth: depth)
    case .closure(let closure):
      printBroken(closure, depth: depth)
    case .array(let elements):
      printBroken(elements, depth: depth)
    case .infix(let symbol, let operands):
      for index in operands.indices {
        var column = column
        if index > 0 {
          newLine(depth + 1)
          output += symbol
          output += " "
          column = depth * 2 + 3 + symbol.utf8.count
        }
        let follows = index + 1 < operands.count ? 0 : trailing
        let depth = index > 0 ? depth + 1 : depth
        printExpression(operands[index], depth: depth, column: column, trailing: follows)
      }
    case .ternary(let parts):
      printExpression(parts[0], depth: depth, column: column, trailing: 0)
      newLine(depth + 1)
      output += "? "
      printExpression(parts[1], depth: depth + 1, column: depth * 2 + 4, trailing: 0)
      newLine(depth + 1)
      output += ": "
      printExpression(parts[2], depth: depth + 1, column: depth * 2 + 4, trailing: trailing)
    case .prefix(let prefix, let operand):
      output += prefix
      let column = column + prefix.utf8.count
      printExpression(operand[0], depth: depth, column: column, trailing: trailing)
    case .parenthesized(let operand):
      output += "("
      printExpression(operand[0], depth: depth, column: column + 1, trailing: trailing + 1)
      output += ")"
    case .postfix(let base, let suffix):
      let trailing = trailing + suffix.utf8.count
      printExpression(base[0], depth: depth, column: column, trailing: trailing)
      output += suffix
    }
  }

  /// Prints `(`, the arguments on lines of their own, as many to a line as fit, and `)`.
  private mutating func printBroken(
    _ arguments: [Expression.Argument], depth: Int, trailing: Int
  ) {
    output += "("
    newLine(depth + 1)
    let start = depth * 2 + 2
    var column = start
    for index in arguments.indices {
      let argument = arguments[index]
      let follows = index + 1 < arguments.count ? 1 : 1 + trailing
      let label = argument.label.isEmpty ? 0 : argument.label.utf8.count + 2
      let width = label + self.width(of: argument.value)
      if index > 0 {
        if column + 1 + width + follows <= Self.lineWidth {
          output += " "
          column += 1
        } else {
          newLine(depth + 1)
          column = start
        }
      }
      if label > 0 {
        output += argument.label
        output += ": "
      }
      if column + width + follows <= Self.lineWidth {
        printFlat(argument.value)
        column += width + 1
      } else {
        printBroken(
          argument.value, depth: depth + 1, column: column + label, trailing: follows)
        // What follows an argument of several lines begins a line.
        column = Self.lineWidth
      }
      if index + 1 < arguments.count { output += "," }
    }
    output += ")"
  }

  /// Prints `[`, an element a line, and `]`.
  private mutating func printBroken(_ elements: [Expression], depth: Int) {
    output += "["
    for element in elements {
      newLine(depth + 1)
      printExpression(element, depth: depth + 1, column: depth * 2 + 2, trailing: 1)
      output += ","
    }
    newLine(depth)
    output += "]"
  }

  private mutating func printBroken(_ closure: Expression.Closure, depth: Int) {
    output += closure.head.isEmpty ? "{\n" : "{ " + closure.head + " in\n"
    let outer = self.depth
    self.depth = depth + 1
    print(closure.body.nodes)
    self.depth = outer
    indent(depth)
    output += "}"
  }

  /// Prints a literal that is longer than a line as one of several lines, which reads back as the same text.
  private mutating func printMultiline(_ pieces: [Expression.TextPiece], depth: Int) {
    output += "\"\"\""
    newLine(depth + 1)
    let start = depth * 2 + 2
    var column = start
    for piece in pieces {
      switch piece {
      case .inserted(let code):
        if column > start, column + code.utf8.count + 4 > Self.lineWidth {
          output += "\\"
          newLine(depth + 1)
          column = start
        }
        output += "\\("
        output += code
        output += ")"
        column += code.utf8.count + 3
      case .literal(let text):
        column = printWrapped(text, depth: depth, column: column)
      }
    }
    newLine(depth + 1)
    output += "\"\"\""
  }

  /// Prints the words of a text, breaking lines between them, and within one that is longer than a line.
  private mutating func printWrapped(_ text: String, depth: Int, column: Int) -> Int {
    let start = depth * 2 + 2
    var column = column
    var word = ""
    var width = 0
    for scalar in text.unicodeScalars {
      let piece = StringLiteral.escaped(String(scalar))
      word += piece
      width += piece.unicodeScalars.count
      let isLong = start + width + 12 > Self.lineWidth
      if scalar != " ", !isLong { continue }
      column = printWord(word, width: width, depth: depth, column: column)
      word = ""
      width = 0
    }
    if !word.isEmpty { column = printWord(word, width: width, depth: depth, column: column) }
    return column
  }

  private mutating func printWord(_ word: String, width: Int, depth: Int, column: Int) -> Int {
    let start = depth * 2 + 2
    if column > start, column + width + 1 > Self.lineWidth {
      output += "\\"
      newLine(depth + 1)
      output += word
      return start + width
    }
    output += word
    return column + width
  }
}
