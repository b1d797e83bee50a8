extension CodePrinter {
  /// Prints an expression, on one line if it fits.
  ///
  /// - Parameters:
  ///   - depth: The depth of the line that it begins on.
  ///   - trailing: The columns that what follows on the same line needs.
  mutating func printExpression(_ expression: Expression, depth: Int, trailing: Int = 0) {
    if case .code(let text) = expression {
      output.append(text)
      return
    }
    if case .piece(let piece) = expression {
      output.append(piece)
      return
    }
    if case .defaultValue(let string) = expression {
      printDefaultValue(of: string)
      return
    }
    if case .localized(let string) = expression {
      if !print(string, depth: depth, trailing: trailing) {
        printExpression(string.call, depth: depth, trailing: trailing)
      }
      return
    }
    if !printFlatIfFits(expression, trailing: trailing) {
      printBroken(expression, depth: depth, trailing: trailing)
    }
  }

  /// Prints an expression in the rest of the line, or nothing if it does not fit.
  private mutating func printFlatIfFits(_ expression: Expression, trailing: Int) -> Bool {
    if isLong(expression) { return false }
    let mark = output.count
    let trailing = trailing + columnsForComma(in: expression)
    if printFlat(expression), output.lineFits(Self.lineWidth, trailing: trailing) { return true }
    output.takeBack(to: mark)
    return false
  }

  /// Whether an expression is a long list or a long localized text, or a call with one, that needs more columns than a line
  /// has: then it need not be printed to know.
  private func isLong(_ expression: Expression) -> Bool {
    switch expression {
    case .array(let elements):
      if elements.count < 4 { return false }
      return elements.withUnsafeBufferPointer { elements in
        guard var element = elements.baseAddress else { return false }
        let end = element + elements.count
        var columns = elements.count * 2
        while element < end {
          switch element.pointee {
          case .code(let text): columns += Self.columns(text)
          case .piece(let piece): columns += piece.columns
          default: return false
          }
          if columns > Self.lineWidth { return true }
          element += 1
        }
        return false
      }
    case .call(_, let arguments):
      for index in arguments.indices where isLong(arguments[index].value) { return true }
      return false
    case .localized(let string):
      return string.columns > Self.lineWidth
    default:
      return false
    }
  }

  /// The column that `swift format` keeps free for a comma behind the last element of an array that stands by itself, or
  /// that an argument follows on its line.
  private func columnsForComma(in expression: Expression) -> Int {
    if case .array(let elements) = expression { return elements.count > 1 ? 1 : 0 }
    guard case .call(_, let arguments) = expression, arguments.count > 1 else { return 0 }
    for argument in arguments.dropLast() {
      if case .array(let elements) = argument.value, elements.count > 1 { return 1 }
    }
    return 0
  }

  /// Prints the inside of a text's literal that stands in a line of its own.
  mutating func printInside(_ text: Expression) {
    switch text {
    case .string(let text):
      printEscaped(text)
    case .localized(let string), .defaultValue(let string):
      output.append(string.text)
      output.put(string.suffix)
    default:
      return
    }
    keepLastBlank()
  }

  // MARK: - On one line

  /// Prints an expression without a line end; says whether that can be.
  private mutating func printFlat(_ expression: Expression) -> Bool {
    switch expression {
    case .code(let text):
      output.append(text)
    case .piece(let piece):
      output.append(piece)
    case .string(let text):
      output.put("\"")
      printEscaped(text)
      output.put("\"")
    case .text(let pieces):
      printFlat(pieces)
    case .call(let callee, let arguments):
      output.append(callee)
      output.put("(")
      if !printFlat(arguments) { return false }
      output.put(")")
    case .trailingClosure(let callee, let arguments, let closure):
      output.append(callee)
      if !arguments.isEmpty {
        output.put("(")
        if !printFlat(arguments) { return false }
        output.put(")")
      }
      output.put(" ")
      return printFlat(closure)
    case .closure(let closure):
      return printFlat(closure)
    case .array(let elements):
      output.put("[")
      if !printFlat(elements, operator: "") { return false }
      output.put("]")
    case .infix(let symbol, let operands):
      return printFlat(operands, operator: symbol)
    case .ternary(let parts):
      if !printFlat(parts[0]) { return false }
      output.put(" ? ")
      if !printFlat(parts[1]) { return false }
      output.put(" : ")
      return printFlat(parts[2])
    case .prefix(let prefix, let operand):
      output.append(prefix)
      return printFlat(operand[0])
    case .parenthesized(let operand):
      output.put("(")
      if !printFlat(operand[0]) { return false }
      output.put(")")
    case .postfix(let base, let suffix):
      if !printFlat(base[0]) { return false }
      output.append(suffix)
    case .localized(let string):
      printFlat(string)
    case .defaultValue(let string):
      printDefaultValue(of: string)
    }
    return true
  }

  private mutating func printFlat(_ pieces: [Expression.TextPiece]) {
    output.put("\"")
    for piece in pieces {
      switch piece {
      case .literal(let text):
        printEscaped(text)
      case .inserted(let code):
        output.put("\\(")
        output.append(code)
        output.put(")")
      }
    }
    output.put("\"")
  }

  private mutating func printFlat(_ arguments: [Expression.Argument]) -> Bool {
    arguments.withUnsafeBufferPointer { arguments in
      guard var argument = arguments.baseAddress else { return true }
      let first = argument
      let end = argument + arguments.count
      while argument < end {
        if argument != first { output.put(", ") }
        if !printFlat(argument) || isTooLong { return false }
        argument += 1
      }
      return true
    }
  }

  /// Whether the line is too long already, so that the rest of a list need not be printed to know.
  private var isTooLong: Bool {
    output.count - output.lineStart > Self.lineWidth
      && !output.lineFits(Self.lineWidth, trailing: 0)
  }

  // By pointers, here and below: an element that is taken out of an array is held and let go, with all that is in it.

  private mutating func printFlat(_ argument: UnsafePointer<Expression.Argument>) -> Bool {
    printLabel(of: argument)
    if case .code(let text) = argument.pointee.value {
      output.append(text)
      return true
    }
    return printFlat(argument.pointee.value)
  }

  private mutating func printLabel(of argument: UnsafePointer<Expression.Argument>) {
    if argument.pointee.label.isEmpty { return }
    output.append(argument.pointee.label)
    output.put(": ")
  }

  /// Prints expressions with an operator between them, or with commas where it is empty.
  private mutating func printFlat(_ expressions: [Expression], operator: String) -> Bool {
    expressions.withUnsafeBufferPointer { expressions in
      guard var expression = expressions.baseAddress else { return true }
      let first = expression
      let end = expression + expressions.count
      while expression < end {
        if expression != first {
          if `operator`.isEmpty {
            output.put(", ")
          } else {
            output.put(" ")
            output.append(`operator`)
            output.put(" ")
          }
        }
        if case .piece(let piece) = expression.pointee {
          output.append(piece)
        } else if !printFlat(expression.pointee) {
          return false
        }
        if isTooLong { return false }
        expression += 1
      }
      return true
    }
  }

  /// Prints a closure of at most one statement.
  private mutating func printFlat(_ closure: Expression.Closure) -> Bool {
    let nodes = closure.body.nodes
    if nodes.count > 1 { return false }
    output.put("{")
    if !closure.head.isEmpty {
      output.put(" ")
      output.append(closure.head)
      output.put(" in")
    }
    guard let node = nodes.first else {
      output.append(closure.head.isEmpty ? "}" : " }")
      return true
    }
    output.put(" ")
    switch node {
    case .statement(let prefix, let expression):
      output.append(prefix)
      if !printFlat(expression) { return false }
    case .line(let text):
      output.append(text)
    default:
      return false
    }
    output.put(" }")
    return true
  }

  // MARK: - Over several lines

  private mutating func printBroken(_ expression: Expression, depth: Int, trailing: Int) {
    switch expression {
    case .code(let text):
      output.append(text)
    case .piece(let piece):
      output.append(piece)
    case .string(let text):
      printMultiline([.literal(text)], depth: depth)
    case .text(let pieces):
      printMultiline(pieces, depth: depth)
    case .call(let callee, let arguments):
      output.append(callee)
      printBroken(arguments, depth: depth, trailing: trailing)
    case .trailingClosure(let callee, let arguments, let closure):
      output.append(callee)
      if !arguments.isEmpty {
        _ = printArguments(arguments, beforeClosureOf: closure.head, depth: depth)
      }
      output.put(" ")
      printBroken(closure, depth: depth)
    case .closure(let closure):
      printBroken(closure, depth: depth)
    case .array(let elements):
      printBroken(elements, depth: depth)
    case .infix(let symbol, let operands):
      for index in operands.indices {
        if index > 0 {
          newLine(depth + 1)
          output.append(symbol)
          output.put(" ")
        }
        let follows = index + 1 < operands.count ? 0 : trailing
        let depth = index > 0 ? depth + 1 : depth
        printExpression(operands[index], depth: depth, trailing: follows)
      }
    case .ternary(let parts):
      printExpression(parts[0], depth: depth)
      newLine(depth + 1)
      output.put("? ")
      printExpression(parts[1], depth: depth + 1)
      newLine(depth + 1)
      output.put(": ")
      printExpression(parts[2], depth: depth + 1, trailing: trailing)
    case .prefix(let prefix, let operand):
      output.append(prefix)
      printExpression(operand[0], depth: depth, trailing: trailing)
    case .parenthesized(let operand):
      output.put("(")
      printExpression(operand[0], depth: depth, trailing: trailing + 1)
      output.put(")")
    case .postfix(let base, let suffix):
      printExpression(base[0], depth: depth, trailing: trailing + suffix.utf8.count)
      output.append(suffix)
    case .localized(let string):
      printBroken(string.call, depth: depth, trailing: trailing)
    case .defaultValue(let string):
      printDefaultValue(of: string)
    }
  }

  /// Prints the arguments of a call with a closure in parentheses; says whether they are broken over lines.
  ///
  /// - Parameter head: What stands before `in` in the closure.
  mutating func printArguments(
    _ arguments: [Expression.Argument], beforeClosureOf head: String, depth: Int
  ) -> Bool {
    let mark = output.count
    let width = head.isEmpty ? 2 : head.utf8.count + 6
    output.put("(")
    if printFlat(arguments), output.lineFits(Self.lineWidth, trailing: width + 1) {
      output.put(")")
      return false
    }
    // The parenthesis closes on a line of its own, so that the body stands apart from the arguments.
    output.takeBack(to: mark)
    printBroken(arguments, depth: depth, trailing: 0, closesLine: true)
    return true
  }

  /// Prints `(`, the arguments on lines of their own, as many to a line as fit, and `)`.
  private mutating func printBroken(
    _ arguments: [Expression.Argument], depth: Int, trailing: Int, closesLine: Bool = false
  ) {
    output.put("(")
    newLine(depth + 1)
    arguments.withUnsafeBufferPointer { arguments in
      guard var argument = arguments.baseAddress else { return }
      let first = argument
      var left = arguments.count
      // What follows an argument of several lines begins a line.
      var lineIsOpen = true
      while left > 0 {
        left -= 1
        let follows = left > 0 ? 1 : closesLine ? 0 : 1 + trailing
        if argument == first || !continueLine(argument, isOpen: lineIsOpen, depth, follows) {
          printLabel(of: argument)
          let lineStart = output.lineStart
          printExpression(argument.pointee.value, depth: depth + 1, trailing: follows)
          lineIsOpen = output.lineStart == lineStart
        }
        argument += 1
      }
    }
    if closesLine { newLine(depth) }
    output.put(")")
  }

  /// Prints a comma, and behind it on the line an argument, if it fits; else begins a line for it.
  private mutating func continueLine(
    _ argument: UnsafePointer<Expression.Argument>, isOpen: Bool, _ depth: Int, _ follows: Int
  ) -> Bool {
    output.put(",")
    if isOpen {
      let mark = output.count
      output.put(" ")
      if printFlat(argument), output.lineFits(Self.lineWidth, trailing: follows) { return true }
      output.takeBack(to: mark)
    }
    newLine(depth + 1)
    return false
  }

  /// Prints `[`, an element a line, and `]`.
  private mutating func printBroken(_ elements: [Expression], depth: Int) {
    output.put("[")
    elements.withUnsafeBufferPointer { elements in
      guard var element = elements.baseAddress else { return }
      let end = element + elements.count
      while element < end {
        newLine(depth + 1)
        if case .piece(let piece) = element.pointee {
          output.append(piece)
        } else {
          printExpression(element.pointee, depth: depth + 1, trailing: 1)
        }
        output.put(",")
        element += 1
      }
    }
    newLine(depth)
    output.put("]")
  }

  private mutating func printBroken(_ closure: Expression.Closure, depth: Int) {
    output.put("{")
    if !closure.head.isEmpty {
      output.put(" ")
      output.append(closure.head)
      output.put(" in")
    }
    output.endLine()
    let outer = self.depth
    self.depth = depth + 1
    print(closure.body.nodes)
    self.depth = outer
    output.indent(depth)
    output.put("}")
  }

  // MARK: - Literals of several lines

  /// Prints a literal that is longer than a line as one of several lines, which reads back as the same text.
  private mutating func printMultiline(_ pieces: [Expression.TextPiece], depth: Int) {
    // The text stands below the quotes that begin a line, and otherwise one step in from the line that they end.
    let beginsLine = output.count - output.lineStart == depth * 2
    let depth = beginsLine ? depth - 1 : depth
    output.put("\"\"\"")
    newLine(depth + 1)
    for piece in pieces {
      switch piece {
      case .inserted(let code):
        printPiece("\\(" + code + ")", depth: depth)
      case .literal(let text):
        printWords(of: text, depth: depth)
      }
    }
    keepLastBlank()
    newLine(depth + 1)
    output.put("\"\"\"")
  }

  /// Prints the words of a text, breaking lines between them, and within one that is longer than a line.
  private mutating func printWords(of text: String, depth: Int) {
    let longest = Self.lineWidth - depth * 2 - 16
    var word = ""
    var width = 0
    for scalar in text.unicodeScalars {
      let piece = StringLiteral.escaped(String(scalar))
      word += piece
      width += piece.unicodeScalars.count
      if scalar != " ", width < longest { continue }
      printPiece(word, depth: depth)
      word = ""
      width = 0
    }
    if !word.isEmpty { printPiece(word, depth: depth) }
  }

  /// Prints a piece of a literal of several lines, on the next line if it does not fit.
  private mutating func printPiece(_ piece: String, depth: Int) {
    let mark = output.count
    output.append(piece)
    let isAtStart = mark - output.lineStart <= depth * 2 + 2
    if isAtStart || output.lineFits(Self.lineWidth, trailing: 1) { return }
    output.takeBack(to: mark)
    output.put("\\")
    newLine(depth + 1)
    output.append(piece)
  }
}
