/// A Swift expression.
///
/// Only arrays nest, so that a leaf costs no allocation and a call one.
enum Expression {
  /// Swift that is right as it stands: `state`, `.pin`, `nil`, `state.noteCount`.
  case code(String)
  /// The same, as a piece that lasts longer than the expression: `.note(.pin)`.
  case piece(CodePiece)
  /// A string literal of this text.
  case string(String)
  /// A string literal with expressions in it.
  case text([TextPiece])
  /// `callee(arguments)`
  case call(String, [Argument])
  /// `callee(arguments) { … }`
  case trailingClosure(String, [Argument], Closure)
  /// `{ … }`
  case closure(Closure)
  /// `[a, b]`
  case array([Expression])
  /// The operands with the operator between them: `a && b && c`.
  case infix(String, [Expression])
  /// `condition ? first : second`: three expressions.
  case ternary([Expression])
  /// What stands before and the one expression behind it: `!a`, `try a`.
  case prefix(String, [Expression])
  /// `(a)`: one expression.
  case parenthesized([Expression])
  /// An expression and what follows it directly: `a.title`, `a[0]`.
  case postfix([Expression], String)

  /// `String(localized: …)` of a command's text, as most of a large module's texts are.
  case localized(LocalizedString)
  /// The text of such a call by itself, as a literal.
  case defaultValue(LocalizedString)

  /// A piece of a string literal.
  enum TextPiece {
    case literal(String)
    /// An expression to insert: `state.noteCount`.
    case inserted(String)
  }

  /// An argument with its label, if it has one.
  struct Argument {
    var label: String
    var value: Expression

    /// `label: value`
    init(_ label: String, _ value: Expression) {
      self.label = label
      self.value = value
    }

    /// `value`
    init(_ value: Expression) {
      self.label = ""
      self.value = value
    }
  }

  /// A closure: what stands before `in`, and the statements.
  struct Closure {
    /// Captures and parameters, as they are written: `[weak self] _`; empty if there are none.
    var head: String
    var body: CodeTree

    init(_ head: String = "", _ body: (inout CodeTree) -> Void) {
      self.head = head
      var tree = CodeTree()
      body(&tree)
      self.body = tree
    }
  }

  /// `true` or `false`.
  static func boolean(_ value: Bool) -> Expression { .code(value ? "true" : "false") }

  /// `nil`
  static var null: Expression { .code("nil") }
}
