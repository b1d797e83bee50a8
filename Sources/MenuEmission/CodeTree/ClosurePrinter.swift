extension CodePrinter {
  /// What the statements of a closure are that have been printed so far.
  enum Statements {
    case none
    /// One statement or line, which may stand in the line of the braces.
    case one
    case other

    /// Counts one more that may stand there.
    mutating func count() { self = self == .none ? .one : .other }
  }

  /// A call with a closure whose statements are being printed.
  struct OpenClosure {
    /// Where the line begins that the closure opens in, and the end of its opening, without the line end.
    fileprivate var lineStart: Int
    fileprivate var end: Int
    fileprivate var hasHead: Bool
    /// Whether it may close in the same line.
    fileprivate var mayBeFlat: Bool
    /// What stood before the call in the closure around.
    fileprivate var outer: Statements
  }

  /// Begins the statement `callee(arguments) { head in`. What is printed next stands in the closure.
  ///
  /// The statements are printed at once, in lines of their own; `close` takes what turns out to be a single short one
  /// into the line of the braces. The text is that of a `trailingClosure`, for which a tree would be made of them all.
  mutating func open(
    _ callee: String, _ arguments: [Expression.Argument], _ head: String
  ) -> OpenClosure {
    startLine()
    output.append(callee)
    let isBroken =
      !arguments.isEmpty && printArguments(arguments, beforeClosureOf: head, depth: depth)
    output.put(" {")
    if !head.isEmpty {
      output.put(" ")
      output.append(head)
      output.put(" in")
    }
    let closure = OpenClosure(
      lineStart: output.lineStart, end: output.count, hasHead: !head.isEmpty,
      mayBeFlat: !isBroken, outer: statements)
    output.endLine()
    depth += 1
    isFirst = true
    statements = .none
    return closure
  }

  /// Ends the statement that `open` began.
  mutating func close(_ closure: OpenClosure) {
    depth -= 1
    if !(closure.mayBeFlat && closesInLine(closure)) {
      output.indent(depth)
      output.endLine("}")
    }
    isFirst = false
    statements = closure.outer
    statements.count()
  }

  /// Closes in the line of the opening brace, if all fits there.
  private mutating func closesInLine(_ closure: OpenClosure) -> Bool {
    switch statements {
    case .none:
      return output.joinLine(
        at: closure.end, lineStart: closure.lineStart, skipping: 0, closure.hasHead ? " }" : "}",
        width: Self.lineWidth)
    case .one:
      return output.joinLine(
        at: closure.end, lineStart: closure.lineStart, skipping: (depth + 1) * 2, " }",
        width: Self.lineWidth)
    case .other:
      return false
    }
  }

  /// Prints the statement `callee([element, …])` of pieces, of which there are at least two.
  mutating func printCall(_ callee: StaticString, _ elements: [CodePiece]) {
    statements.count()
    startLine()
    output.put(callee)
    output.put("(")
    let columns = Self.columns(of: elements)
    if depth * 2 + callee.utf8CodeUnitCount + 1 + columns + 1 <= Self.lineWidth {
      printFlat(elements)
    } else {
      newLine(depth + 1)
      // The column behind the list is for the comma that `swift format` would keep room for.
      if (depth + 1) * 2 + columns + 2 <= Self.lineWidth {
        printFlat(elements)
      } else {
        printLines(of: elements, depth: depth + 1)
      }
    }
    output.endLine(")")
    isFirst = false
  }

  /// Prints the statement `callee(label: a, b)` in one line, or else with as many arguments in each as it takes.
  mutating func printCall(_ callee: StaticString, label: String, _ arguments: [CodePiece]) {
    statements.count()
    startLine()
    output.put(callee)
    output.put("(")
    // With the colon and a blank; of arguments, two columns are a comma and a blank, or the parenthesis at the end.
    let labelColumns = label.unicodeScalars.count + 2
    var column = depth * 2 + callee.utf8CodeUnitCount + 1 + labelColumns
    let fits = column + Self.columns(of: arguments) - 1 <= Self.lineWidth
    if !fits {
      newLine(depth + 1)
      column = (depth + 1) * 2 + labelColumns
    }
    output.append(label)
    output.put(": ")
    for index in arguments.indices {
      let argument = arguments[index]
      // A comma follows, or the parenthesis and the comma that `swift format` would keep room for.
      let following = index + 1 < arguments.count ? 1 : 2
      let columns = fits ? 0 : argument.columns
      if index == 0 {
        // It stands behind the label.
      } else if fits || column + 1 + columns + following <= Self.lineWidth {
        output.put(", ")
        column += 2
      } else {
        output.put(",")
        newLine(depth + 1)
        column = (depth + 1) * 2
      }
      output.append(argument)
      column += columns
    }
    output.endLine(")")
    isFirst = false
  }

  /// The columns of `[a, b]`, or some number that is more than a line has.
  private static func columns(of elements: [CodePiece]) -> Int {
    var columns = elements.count * 2
    for element in elements {
      columns += element.columns
      if columns > lineWidth { break }
    }
    return columns
  }

  /// Prints `[a, b]`.
  private mutating func printFlat(_ elements: [CodePiece]) {
    output.put("[")
    var isFirst = true
    for element in elements {
      if !isFirst { output.put(", ") }
      isFirst = false
      output.append(element)
    }
    output.put("]")
  }

  /// Prints `[`, an element a line, and `]`.
  private mutating func printLines(of elements: [CodePiece], depth: Int) {
    output.put("[")
    for element in elements {
      newLine(depth + 1)
      output.append(element)
      output.put(",")
    }
    newLine(depth)
    output.put("]")
  }
}

extension CodeTree {
  /// `callee(arguments) { head in … }` as a statement, on one line where what is in it is one short statement.
  ///
  /// - Parameters:
  ///   - head: Captures and parameters, as they are written; empty if there are none.
  ///   - body: Appends the statements.
  mutating func closure(
    _ callee: String, _ arguments: [Expression.Argument] = [], _ head: String = "",
    _ body: (inout CodeTree) -> Void
  ) {
    if let printer {
      let closure = printer.pointee.open(callee, arguments, head)
      body(&self)
      printer.pointee.close(closure)
    } else {
      statement("", .trailingClosure(callee, arguments, .init(head, body)))
    }
  }

  /// Appends one call for commands that stand together in a menu, and begins with none again.
  ///
  /// - Parameter label: What stands before the first, if each is an argument of its own; nil where they are an array.
  mutating func addCommands(_ run: inout [CodePiece], label: String? = nil) {
    if run.isEmpty { return }
    defer { run.removeAll(keepingCapacity: true) }
    if let label {
      if let printer {
        printer.pointee.printCall("menu.add", label: label, run)
        return
      }
      statement(
        "",
        .call(
          "menu.add",
          run.indices.map {
            $0 == 0 ? .init(label, .piece(run[0])) : .init(.piece(run[$0]))
          }))
    } else if run.count == 1 {
      statement("", .call("menu.add", [.init(.piece(run[0]))]))
    } else if let printer {
      printer.pointee.printCall("menu.add", run)
    } else {
      statement("", .call("menu.add", [.init(.array(run.map { .piece($0) }))]))
    }
  }
}
