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
  /// The nodes in the order in which they are printed.
  private(set) var nodes: [Node] = []

  /// A part of the tree.
  enum Node {
    case blank
    /// A `//` comment.
    case comment(String)
    /// A `///` comment of one or more lines.
    case documentation(String)
    /// One line, as it is.
    case line(String)
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
    /// `#elseif condition`, or `#else` without one.
    case alternative(String?)
    case closeConditional
  }

  /// Makes an empty tree with room for `capacity` nodes.
  init(capacity: Int = 0) {
    nodes.reserveCapacity(capacity)
  }

  /// Whether nothing is in it.
  var isEmpty: Bool { nodes.isEmpty }
}

// MARK: - Lines

extension CodeTree {
  /// An empty line. Two become one, and none is printed first or last in a block.
  mutating func blank() { nodes.append(.blank) }

  /// A `//` comment; line ends in it begin new comment lines.
  mutating func comment(_ text: String) { nodes.append(.comment(text)) }

  /// A `///` comment of these lines and, in a paragraph of its own, the place that the declaration came from.
  mutating func documentation(_ lines: [String], place: String? = nil) {
    for line in lines { nodes.append(.documentation(line)) }
    guard let place else { return }
    if !lines.isEmpty { nodes.append(.documentation("")) }
    nodes.append(.documentation(place))
  }

  /// One line of Swift: an import, an attribute, a declaration without a body.
  mutating func line(_ code: String) { nodes.append(.line(code)) }

  /// `case name` or `case name(payload)` of an enum. The name is one from a `.menu` file and gets backticks where it must.
  mutating func enumCase(_ name: String, payload: String = "") {
    nodes.append(.enumCase(name, payload: payload))
  }

  /// An expression as a statement, behind a prefix: `let menu = `, `menu.delegate = `.
  mutating func statement(_ prefix: String = "", _ expression: Expression) {
    nodes.append(.statement(prefix, expression))
  }

  /// `return expression`
  mutating func `return`(_ expression: Expression) {
    nodes.append(.statement("return ", expression))
  }

  /// Appends all of another tree.
  mutating func append(_ other: CodeTree) { nodes.append(contentsOf: other.nodes) }
}

// MARK: - Blocks

extension CodeTree {
  /// `header { … }`: a type, an extension, a computed property.
  mutating func block(_ header: String, _ body: (inout CodeTree) -> Void) {
    nodes.append(.open(header))
    body(&self)
    nodes.append(.close)
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
    nodes.append(.openFunction(header, parameters, tail: tail))
    body(&self)
    nodes.append(.close)
  }

  /// `if condition { … }`, with an `else` if given.
  mutating func `if`(
    _ condition: Expression, _ body: (inout CodeTree) -> Void,
    else alternative: ((inout CodeTree) -> Void)? = nil
  ) {
    nodes.append(.openCondition("if ", condition))
    body(&self)
    if let alternative {
      nodes.append(.openElse(nil))
      alternative(&self)
    }
    nodes.append(.close)
  }

  /// `word condition { … }`: `for folder in state.folders`, `guard let item else`.
  mutating func control(
    _ word: String, _ condition: Expression, _ body: (inout CodeTree) -> Void
  ) {
    nodes.append(.openCondition(word + " ", condition))
    body(&self)
    nodes.append(.close)
  }

  /// `switch subject { … }`; inside stand `case` and `defaultCase`.
  mutating func switchOver(_ subject: Expression, _ body: (inout CodeTree) -> Void) {
    nodes.append(.openSwitch(subject))
    body(&self)
    nodes.append(.closeSwitch)
  }

  /// `case pattern, pattern: …`; `default:` without a pattern.
  mutating func `case`(_ patterns: [String], _ body: (inout CodeTree) -> Void) {
    nodes.append(.openLabel(patterns))
    body(&self)
    nodes.append(.closeLabel)
  }

  /// `case pattern: return expression`
  mutating func `case`(_ pattern: String, returning expression: Expression) {
    nodes.append(.caseReturning(pattern, expression))
  }

  /// `case pattern, pattern: return expression`
  mutating func `case`(_ patterns: [String], returning expression: Expression) {
    if patterns.count == 1 {
      nodes.append(.caseReturning(patterns[0], expression))
      return
    }
    nodes.append(.openLabel(patterns))
    nodes.append(.statement("return ", expression))
    nodes.append(.closeLabel)
  }

  /// `default: return expression`
  mutating func defaultCase(returning expression: Expression) {
    nodes.append(.openLabel([]))
    nodes.append(.statement("return ", expression))
    nodes.append(.closeLabel)
  }

  /// `#if condition … #else … #endif`
  mutating func conditional(
    _ condition: String, _ body: (inout CodeTree) -> Void,
    else alternative: ((inout CodeTree) -> Void)? = nil
  ) {
    nodes.append(.openConditional(condition))
    body(&self)
    if let alternative {
      nodes.append(.alternative(nil))
      alternative(&self)
    }
    nodes.append(.closeConditional)
  }

  /// `#if condition … #elseif condition … #else … #endif`; a branch without a condition is the last one.
  mutating func conditionals(_ branches: [(condition: String?, body: CodeTree)]) {
    for (index, branch) in branches.enumerated() {
      if index == 0 {
        nodes.append(.openConditional(branch.condition ?? "true"))
      } else {
        nodes.append(.alternative(branch.condition))
      }
      nodes.append(contentsOf: branch.body.nodes)
    }
    nodes.append(.closeConditional)
  }
}
