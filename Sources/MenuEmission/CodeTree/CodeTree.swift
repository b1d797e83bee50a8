/// Swift code as a tree: what emitters build and `CodePrinter` makes text of.
///
/// The tree is flat: a node that holds others opens, they follow, and it closes. Emitters never see that; they call the
/// methods below, and what belongs inside is appended in a closure:
///
/// ```swift
/// code.documentation(["Commands of the app."], place: "Notes.menu:12")
/// code.block("nonisolated enum NotesCommand: Hashable, Sendable") { code in
///   code.enumCase("default")
///   code.blank()
///   code.block("var title: String") { code in
///     code.switchOver(.code("self")) { code in
///       code.case(".default", returning: .string("Say \"Hello\""))
///     }
///   }
/// }
/// ```
///
/// A `String` that a method takes as code must be right Swift. Text from a `.menu` file goes in as `.string` or `.text`,
/// names through `SwiftName`, documentation and comments as they are.
struct CodeTree {
  /// The nodes in the order in which they are printed; empty where they are printed at once.
  private(set) var nodes: [Node] = []
  /// What prints the nodes as they are added; nil where the tree keeps them.
  let printer: UnsafeMutablePointer<CodePrinter>?

  /// A part of the tree.
  enum Node {
    case blank
    /// A `//` comment.
    case comment(String)
    /// A `///` comment of one or more lines.
    case documentation(String)
    /// One line, as it is.
    case line(String)
    /// Lines that are the same in every module but for some names.
    case lines(CodeLines)
    /// `case name(payload)` of an enum.
    case enumCase(String, payload: String)
    /// An expression behind a prefix such as `return `.
    case statement(String, Expression)
    /// `case pattern:` and in it `return expression`.
    case caseReturning(String, Expression)
    /// `header {`
    case open(String)
    /// `header(parameters) tail {`
    case openFunction(String, [String], tail: String)
    /// `if condition {`, or another word before the condition.
    case openCondition(String, Expression)
    /// `} else {`, or `} else if condition {`.
    case openElse(Expression?)
    /// `}`
    case close
    /// `switch subject {`
    case openSwitch(Expression)
    case closeSwitch
    /// `case patterns:`, or `default:` without a pattern.
    case openLabel([String])
    case closeLabel
    /// `#if condition`
    case openConditional(String)
    /// `header(` and the beginning of a literal of several lines.
    case openText(String)
    /// A line of the literal; nil for an empty one.
    case textLine(Expression?)
    /// The end of the literal, and `)`.
    case closeText
    /// `#elseif condition`, or `#else` without one.
    case alternative(String?)
    case closeConditional
  }

  /// Makes an empty tree with room for `capacity` nodes.
  init(capacity: Int = 0) {
    printer = nil
    nodes.reserveCapacity(capacity)
  }

  /// Makes a tree that keeps nothing: each node is printed when it is added.
  ///
  /// - Parameter printer: Outlives the tree, which is not copied.
  init(printingTo printer: UnsafeMutablePointer<CodePrinter>) {
    self.printer = printer
  }

  /// Adds a node.
  mutating func add(_ node: consuming Node) {
    if let printer {
      printer.pointee.print(node)
    } else {
      nodes.append(node)
    }
  }

  /// Whether nothing is in it.
  var isEmpty: Bool { nodes.isEmpty }
}

// MARK: - Lines

extension CodeTree {
  /// An empty line. Two become one, and none is printed first or last in a block.
  mutating func blank() {
    if let printer { printer.pointee.printBlank() } else { nodes.append(.blank) }
  }

  /// A `//` comment; line ends in it begin new comment lines.
  mutating func comment(_ text: String) {
    if let printer { printer.pointee.printComment(text) } else { nodes.append(.comment(text)) }
  }

  /// A `///` comment of these lines and, in a paragraph of its own, the place that the declaration came from.
  mutating func documentation(_ lines: [String], place: String? = nil) {
    for line in lines { documentation(line) }
    guard let place else { return }
    if !lines.isEmpty { documentation("") }
    documentation(place)
  }

  /// A `///` comment.
  mutating func documentation(_ text: String) {
    if let printer {
      printer.pointee.printDocumentation(text)
    } else {
      nodes.append(.documentation(text))
    }
  }

  /// One line of Swift: an import, an attribute, a declaration without a body.
  mutating func line(_ code: String) {
    if let printer { printer.pointee.printLine(code) } else { nodes.append(.line(code)) }
  }

  /// `case name` or `case name(payload)` of an enum. The name is one from a `.menu` file and gets backticks where it must.
  mutating func enumCase(_ name: String, payload: String = "") {
    add(.enumCase(name, payload: payload))
  }

  /// The same with a `///` comment of some lines and of the line that it comes from: `Notes.menu:12`.
  mutating func enumCase(
    _ name: String, payload: String, _ documentation: [String], source: SourceLabel, line: Int
  ) {
    if let printer, documentation.isEmpty, payload.isEmpty {
      // Straight, without nodes: a large module has thousands.
      printer.pointee.printEnumCase(name, source: source, line: line)
    } else {
      self.documentation(documentation, place: source.name + ":" + String(line))
      enumCase(name, payload: payload)
    }
  }

  /// An expression as a statement, behind a prefix: `let menu = `, `menu.delegate = `.
  mutating func statement(_ prefix: String = "", _ expression: Expression) {
    if let printer {
      printer.pointee.printStatement(prefix, expression)
    } else {
      nodes.append(.statement(prefix, expression))
    }
  }

  /// `return expression`
  mutating func `return`(_ expression: Expression) { statement("return ", expression) }

  /// Appends all of another tree.
  mutating func append(_ other: CodeTree) {
    if let printer {
      for index in other.nodes.indices { printer.pointee.print(other.nodes[index]) }
    } else {
      nodes.append(contentsOf: other.nodes)
    }
  }
}

// MARK: - Blocks

extension CodeTree {
  /// `header { … }`: a type, an extension, a computed property.
  mutating func block(_ header: String, _ body: (inout CodeTree) -> Void) {
    if let printer { printer.pointee.printOpening(header) } else { nodes.append(.open(header)) }
    body(&self)
    close()
  }

  /// Ends a block.
  private mutating func close() {
    if let printer { printer.pointee.printClosing() } else { nodes.append(.close) }
  }

  /// The same with a name in the header: `private var albumsTitle: String`.
  mutating func block(
    _ start: String, _ name: String, _ end: String, _ body: (inout CodeTree) -> Void
  ) {
    if let printer {
      // Without a text of all three: a large module has thousands.
      printer.pointee.printOpening(start, name, end)
    } else {
      nodes.append(.open(start + name + end))
    }
    body(&self)
    close()
  }

  /// `header(parameters) tail { … }`: a function or an initializer, its parameters on lines of their own if they do not fit.
  ///
  /// - Parameters:
  ///   - header: What stands before the parenthesis: `func menu`, `public init`.
  ///   - parameters: Each as it is written: `in state: NotesState`.
  ///   - tail: What stands behind it: `-> String`.
  mutating func function(
    _ header: String, _ parameters: [String], _ tail: String = "", _ body: (inout CodeTree) -> Void
  ) {
    if let printer {
      printer.pointee.printFunction(header, parameters, tail)
    } else {
      nodes.append(.openFunction(header, parameters, tail: tail))
    }
    body(&self)
    close()
  }

  /// `if condition { … }`, with an `else` if given.
  mutating func `if`(
    _ condition: Expression, _ body: (inout CodeTree) -> Void,
    else alternative: ((inout CodeTree) -> Void)? = nil
  ) {
    add(.openCondition("if ", condition))
    body(&self)
    if let alternative {
      add(.openElse(nil))
      alternative(&self)
    }
    add(.close)
  }

  /// `word condition { … }`: `for folder in state.folders`, `guard let item else`.
  mutating func control(
    _ word: String, _ condition: Expression, _ body: (inout CodeTree) -> Void
  ) {
    add(.openCondition(word + " ", condition))
    body(&self)
    add(.close)
  }

  /// `switch subject { … }`; inside stand `case` and `defaultCase`.
  mutating func switchOver(_ subject: Expression, _ body: (inout CodeTree) -> Void) {
    if let printer {
      printer.pointee.printSwitch(subject)
      body(&self)
      printer.pointee.printSwitchEnd()
    } else {
      nodes.append(.openSwitch(subject))
      body(&self)
      nodes.append(.closeSwitch)
    }
  }

  /// `case pattern, pattern: …`; `default:` without a pattern.
  mutating func `case`(_ patterns: [String], _ body: (inout CodeTree) -> Void) {
    if let printer {
      printer.pointee.printLabel(patterns)
      body(&self)
      printer.pointee.printLabelEnd()
    } else {
      nodes.append(.openLabel(patterns))
      body(&self)
      nodes.append(.closeLabel)
    }
  }

  /// `case pattern: return expression`
  mutating func `case`(_ pattern: String, returning expression: Expression) {
    if let printer {
      // Straight, without a node: a large module has thousands.
      printer.pointee.printCase(pattern, returning: expression)
    } else {
      add(.caseReturning(pattern, expression))
    }
  }

  /// `case pattern, pattern: …` of pieces; `default:` without one.
  mutating func `case`(_ patterns: [CodePiece], _ body: (inout CodeTree) -> Void) {
    if let printer {
      printer.pointee.printLabel(patterns)
      body(&self)
      printer.pointee.printLabelEnd()
    } else {
      nodes.append(.openLabel(patterns.map(\.text)))
      body(&self)
      nodes.append(.closeLabel)
    }
  }

  /// `case pattern, pattern: return expression` of pieces; `default:` without one.
  mutating func `case`(_ patterns: [CodePiece], returning expression: Expression) {
    self.case(patterns) { code in code.return(expression) }
  }

  /// `case pattern: return expression`
  mutating func `case`(_ pattern: CodePiece, returning expression: Expression) {
    if let printer {
      printer.pointee.printCase(pattern, returning: expression)
    } else {
      add(.caseReturning(pattern.text, expression))
    }
  }

  /// `case pattern: return "text"`, however long the text is.
  ///
  /// - Parameter hasEllipsis: Whether an ellipsis follows the text.
  mutating func `case`(_ pattern: CodePiece, returning text: CodePiece, hasEllipsis: Bool) {
    if let printer {
      printer.pointee.printCase(pattern, returning: text, hasEllipsis: hasEllipsis)
    } else {
      let literal = StringLiteral.escaped(hasEllipsis ? text.text + "…" : text.text)
      add(.caseReturning(pattern.text, .code("\"" + literal + "\"")))
    }
  }

  /// `case pattern: return number` in one line, as tables of numbers are, for patterns that the numbers count.
  mutating func numberedCases(_ patterns: [CodePiece]) {
    if let printer, patterns.count <= 1_000_000 {
      printer.pointee.printNumberedCases(patterns)
      return
    }
    for (number, pattern) in patterns.enumerated() {
      add(.line("case " + pattern.text + ": return " + SwiftNumber.literal(Int64(number))))
    }
  }

  /// `case pattern, pattern: return expression`
  mutating func `case`(_ patterns: [String], returning expression: Expression) {
    if patterns.count == 1 {
      self.case(patterns[0], returning: expression)
    } else {
      self.case(patterns) { code in code.return(expression) }
    }
  }

  /// `header(literal)` with a literal of several lines; inside stands `textLine`.
  mutating func text(_ header: String, _ body: (inout CodeTree) -> Void) {
    add(.openText(header))
    body(&self)
    add(.closeText)
  }

  /// A line of a literal of several lines.
  ///
  /// - Parameters:
  ///   - text: A text without line ends.
  ///   - isPlain: Whether a literal has the text as it is.
  ///   - hasEllipsis: Whether an ellipsis follows it.
  mutating func textLine(_ text: CodePiece, isPlain: Bool, hasEllipsis: Bool) {
    if let printer {
      printer.pointee.printTextLine(text, isPlain: isPlain, hasEllipsis: hasEllipsis)
    } else {
      add(.textLine(.string(hasEllipsis ? text.text + "…" : text.text)))
    }
  }

  /// A line of a literal of several lines.
  ///
  /// - Parameter text: A text without interpolations and without line ends; nil for an empty line.
  mutating func textLine(_ text: Expression?) {
    if let printer {
      printer.pointee.printTextLine(text)
    } else {
      add(.textLine(text))
    }
  }

  /// `default: …`
  mutating func defaultCase(_ body: (inout CodeTree) -> Void) {
    self.case([String](), body)
  }

  /// `default: return expression`
  mutating func defaultCase(returning expression: Expression) {
    self.case([String]()) { code in code.return(expression) }
  }

  /// `#if condition … #else … #endif`
  mutating func conditional(
    _ condition: String, _ body: (inout CodeTree) -> Void,
    else alternative: ((inout CodeTree) -> Void)? = nil
  ) {
    add(.openConditional(condition))
    body(&self)
    if let alternative {
      add(.alternative(nil))
      alternative(&self)
    }
    add(.closeConditional)
  }

  /// `#if condition … #elseif condition … #else … #endif`; a branch without a condition is the last one.
  mutating func conditionals(_ branches: [(condition: String?, body: CodeTree)]) {
    for (index, branch) in branches.enumerated() {
      if index == 0 {
        add(.openConditional(branch.condition ?? "true"))
      } else {
        add(.alternative(branch.condition))
      }
      append(branch.body)
    }
    add(.closeConditional)
  }

  /// `#if condition … #endif` around a head and what `body` appends; nothing where that is nothing.
  mutating func conditionalUnlessEmpty(
    _ condition: String, head: (inout CodeTree) -> Void, _ body: (inout CodeTree) -> Void
  ) {
    if let printer {
      let start = printer.pointee.mark
      blank()
      add(.openConditional(condition))
      head(&self)
      let count = printer.pointee.output.count
      body(&self)
      if printer.pointee.output.count == count {
        printer.pointee.takeBack(to: start)
      } else {
        add(.closeConditional)
      }
    } else {
      var inner = CodeTree()
      body(&inner)
      if inner.isEmpty { return }
      blank()
      conditional(condition) { code in
        head(&code)
        code.append(inner)
      }
    }
  }
}
