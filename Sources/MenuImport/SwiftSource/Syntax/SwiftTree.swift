import MenuSyntax

/// The syntax of a Swift file, as far as menus need it. Byte ranges are in `source`.
///
/// What the parser doesn't know is `other`, with its place. There is no error: any bytes make a tree.
///
///     for case .type(let type) in file.statements.map(\.kind) { … }
///
/// A chain such as `Button("New") { add() }.keyboardShortcut("n")` is one `SwiftExpression`; `calls` lists its calls:
///
///     let button = expression.calls[0]            // path ["Button"], name "Button"
///     button.argument()?.string?.literal          // "New"
///     button.trailingClosure?.statements          // add()
///     expression.modifiers                        // [keyboardShortcut("n")]
///
/// `NSMenuItem.separator()` has one call with the path `["NSMenuItem", "separator"]`; `.init(title: t)` one with the path
/// `["", "init"]`, where the empty name is the type that isn't written.
struct SwiftFile {
  let source: Source
  /// The number of the source among all that are read together.
  let number: Int32
  var statements: [SwiftStatement]
  /// Where `source` begins in the file, if it is a part of one.
  var offset: UInt32 = 0

  /// The code of a range.
  func text(of span: Span) -> String { source.text(of: span) }

  /// The code of a range, its blanks and line ends as one blank each.
  func code(_ span: Span) -> String {
    text(of: span).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The code as it is told to people.
  func shortCode(_ span: Span) -> String {
    let code = code(span)
    return code.count > 60 ? code.prefix(57) + "…" : code
  }

  func place(of span: Span) -> Place {
    Place(source: number, span: Span(span.start + offset, span.end + offset))
  }
}

// MARK: Expressions

/// An expression: what it begins with, and the members, calls and subscripts that follow.
struct SwiftExpression {
  indirect enum Kind {
    /// `Button`, `self`, `$0`, `#selector`; empty where a chain begins with a dot: `.separator`.
    case name(String)
    case string(SwiftString)
    /// As it is written: `0x1F`.
    case number(String)
    case bool(Bool)
    /// `nil`
    case absent
    case array([SwiftExpression])
    case dictionary([(key: SwiftExpression, value: SwiftExpression)])
    case closure(SwiftClosure)
    /// Parentheses, of one expression or more.
    case tuple([SwiftArgument])
    /// `!a`, `-a`. `try`, `await` and `&` are left out.
    case prefixed(String, SwiftExpression)
    /// `a + b ?? c`: the operands, and the operators between them, in the order in which they are written.
    case sequence([SwiftExpression], operators: [String])
    /// `condition ? then : otherwise`
    case ternary(SwiftExpression, then: SwiftExpression, otherwise: SwiftExpression)
    /// `if` or `switch` as an expression.
    case branches(SwiftStatement)
    /// A regular expression, a key path, or what the parser doesn't know.
    case other
  }

  /// What follows the beginning of a chain.
  enum Step {
    /// `.name`
    case member(String, Span)
    /// `(…) { … } label: { … }`
    case call(arguments: [SwiftArgument], Span)
    case subscripted([SwiftArgument])
    /// `?` or `!`
    case unwrapped
    /// Members and calls between `#if` and `#endif`.
    case compiled([(condition: CompilationCondition, steps: [Step])])
  }

  var kind: Kind
  var steps: [Step] = []
  var span: Span

  /// The string, if it is one and nothing follows it.
  var string: SwiftString? {
    guard steps.isEmpty, case .string(let string) = kind else { return nil }
    return string
  }

  /// The elements, if it is an array literal.
  var elements: [SwiftExpression]? {
    guard steps.isEmpty, case .array(let elements) = kind else { return nil }
    return elements
  }

  var closure: SwiftClosure? {
    guard steps.isEmpty, case .closure(let closure) = kind else { return nil }
    return closure
  }

  var bool: Bool? {
    guard steps.isEmpty, case .bool(let bool) = kind else { return nil }
    return bool
  }

  var isNil: Bool {
    guard steps.isEmpty, case .absent = kind else { return false }
    return true
  }

  /// The expression in parentheses that hold one expression only, or itself.
  var withoutParentheses: SwiftExpression {
    var expression = self
    while expression.steps.isEmpty, case .tuple(let arguments) = expression.kind,
      arguments.count == 1,
      arguments[0].label == nil
    {
      expression = arguments[0].value
    }
    return expression
  }

  /// The names of a chain without calls: `["UserText", "copy"]`, `["", "command"]` of `.command`; `?` and `!` are left out.
  var path: [String]? {
    guard case .name(let first) = kind else { return nil }
    var path = [first]
    for step in steps {
      switch step {
      case .member(let name, _): path.append(name)
      case .unwrapped: continue
      default: return nil
      }
    }
    return path
  }

  /// The calls of a chain, the innermost first; none where it begins with something other than a name, such as `"a".f()`,
  /// except that its calls come with the path of what follows the beginning: `["", "f"]`.
  var calls: [SwiftCall] {
    var calls: [SwiftCall] = []
    var path: [String] = []
    if case .name(let name) = kind { path = [name] } else { path = [""] }
    var nameSpan = span
    for step in steps {
      switch step {
      case .member(let name, let place):
        path.append(name)
        nameSpan = place
      case .call(let arguments, let place):
        calls.append(
          SwiftCall(
            path: path, arguments: arguments, nameSpan: nameSpan,
            span: Span(calls.isEmpty ? span.start : nameSpan.start, place.end)))
        path = []
      case .subscripted, .unwrapped, .compiled: continue
      }
    }
    return calls
  }

  /// The first call of the chain.
  var call: SwiftCall? { calls.first }

  /// The calls after the first: `.disabled(x)`, `.keyboardShortcut("n")`.
  var modifiers: [SwiftCall] { Array(calls.dropFirst()) }

  /// The modifiers that are there on some platforms only, by `#if` in the chain.
  var compiledModifiers: [(condition: CompilationCondition, modifiers: [SwiftCall])] {
    steps.flatMap { step -> [(condition: CompilationCondition, modifiers: [SwiftCall])] in
      guard case .compiled(let branches) = step else { return [] }
      return branches.map { branch in
        (branch.condition, SwiftExpression(kind: .other, steps: branch.steps, span: span).calls)
      }
    }
  }
}

/// A call in a chain.
struct SwiftCall {
  /// The names that lead to it from the beginning of the chain or the call before: `["menu", "addItem"]`.
  var path: [String]
  /// Arguments in parentheses, then trailing closures.
  var arguments: [SwiftArgument]
  /// Where the last name of `path` is.
  var nameSpan: Span
  var span: Span

  var name: String { path.last ?? "" }

  /// The argument with a label, or the first without one: `argument()`, `argument("title")`.
  func argument(_ label: String? = nil) -> SwiftExpression? {
    arguments.first { $0.label == label && !$0.isTrailing }?.value
  }

  func hasArgument(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  /// The labels of the arguments in parentheses: `["title", "", "keyEquivalent"]`.
  var labels: [String] { arguments.filter { !$0.isTrailing }.map { $0.label ?? "" } }

  /// The first trailing closure, which has no label.
  var trailingClosure: SwiftClosure? {
    arguments.first { $0.isTrailing && $0.label == nil }?.value.closure
  }

  /// The closure with a label, trailing or not: `closure("label")`.
  func closure(_ label: String) -> SwiftClosure? {
    arguments.first { $0.label == label }?.value.closure
  }
}

struct SwiftArgument {
  var label: String?
  var value: SwiftExpression
  /// Whether it is a closure after the parentheses.
  var isTrailing = false
}

struct SwiftClosure {
  /// The names before `in`.
  var parameters: [String]
  var statements: [SwiftStatement]
  /// With the braces.
  var span: Span
  /// Between the braces, after `in`.
  var body: Span
}

/// A string literal.
struct SwiftString {
  enum Segment: Equatable {
    /// With escapes decoded.
    case text(String)
    /// `\(…)`: what is between the parentheses.
    case value(Span)
  }

  var segments: [Segment]
  var span: Span

  /// The text, if no values are put into it.
  var literal: String? {
    if segments.isEmpty { return "" }
    guard segments.count == 1, case .text(let text) = segments[0] else { return nil }
    return text
  }
}

// MARK: Statements and declarations

/// A statement, or a member of a type.
struct SwiftStatement {
  indirect enum Kind {
    case expression(SwiftExpression)
    /// `target = value`, `target += value`.
    case assignment(SwiftExpression, operator: String, SwiftExpression)
    case variable(SwiftVariable)
    case function(SwiftFunction)
    case type(SwiftType)
    /// Cases of an enum.
    case enumCases([SwiftEnumCase])
    /// `if`, `else if` and `else`: the last branch has no conditions if it is `else`.
    case conditional([SwiftBranch])
    /// `guard … else { … }`
    case guarded(SwiftBranch)
    case switched(SwiftExpression, cases: [SwiftCase])
    /// `for pattern in sequence`
    case loop(pattern: Span, sequence: SwiftExpression, body: [SwiftStatement])
    case returned(SwiftExpression?)
    /// `#if` and its branches.
    case compiled([(condition: CompilationCondition, statements: [SwiftStatement])])
    /// The blocks of `while`, `repeat`, `do`, `catch`, `defer`.
    case block([SwiftStatement])
    case other
  }

  var kind: Kind
  var span: Span
}

/// A branch of `if`, or what `guard` demands.
struct SwiftBranch {
  var conditions: [SwiftCondition]
  /// All conditions, as they are written; empty for `else`.
  var conditionSpan: Span
  var statements: [SwiftStatement]
}

enum SwiftCondition {
  case expression(SwiftExpression)
  /// `let name = value`, `let name`.
  case binding(SwiftVariable)
  /// `case pattern = value`
  case pattern(Span)
}

struct SwiftCase {
  /// Between `case` and the colon; nil for `default`.
  var pattern: Span?
  /// The patterns that are expressions: `.name`, `.name(let x)`, `"text"`.
  var patterns: [SwiftExpression]
  var statements: [SwiftStatement]
}

/// `let` or `var`, with or without a body.
struct SwiftVariable {
  /// Empty where it is a pattern of several names.
  var name: String
  /// As it is written.
  var type: String?
  var value: SwiftExpression?
  /// The statements of the getter of a computed property.
  var body: [SwiftStatement]?
  /// The statements of `set`, `willSet` and `didSet`.
  var observers: [SwiftStatement] = []
  var modifiers: SwiftModifiers
  var isLet: Bool
  var span: Span
}

struct SwiftFunction {
  struct Parameter {
    /// Nil for `_`.
    var label: String?
    var name: String
    var type: String
    var value: SwiftExpression?
  }

  /// `init` for initializers.
  var name: String
  var nameSpan: Span
  var parameters: [Parameter]
  /// As it is written.
  var returnType: String?
  /// Nil if there is none, as in protocols.
  var body: [SwiftStatement]?
  var modifiers: SwiftModifiers
  var span: Span
}

struct SwiftType {
  enum Keyword: String {
    case `struct`, `class`, `enum`, `actor`, `extension`, `protocol`
  }

  var keyword: Keyword
  /// As it is written, without generic parameters: `UserText`, or `Outer.Inner` of an extension.
  var name: String
  var nameSpan: Span
  /// What follows the colon: `View`, `NSMenuDelegate`.
  var inherited: [String]
  var members: [SwiftStatement]
  var modifiers: SwiftModifiers
  var span: Span
}

struct SwiftEnumCase {
  var name: String
  var nameSpan: Span
  var rawValue: SwiftExpression?
}

/// What comes before a declaration.
struct SwiftModifiers {
  /// `@State`, `@ViewBuilder`.
  var attributes: [String] = []
  /// `static`, `private`.
  var words: [String] = []

  var isStatic: Bool { words.contains("static") || words.contains("class") }
}
