/// A Swift declaration, a comment, or declarations inside `#if`.
struct Declaration {
  /// The lines of its documentation.
  var documentation: [String] = []
  /// The file and line that it comes from, if they are printed: `Notes.menu:12`.
  var place: String?
  var access = Access.ofModule
  var modifiers: [Modifier] = []
  var kind: Kind

  /// Who can see a declaration.
  enum Access {
    /// The access level that the module's declarations have.
    case ofModule
    case `private`, `internal`
  }

  enum Modifier: String {
    case mainActor = "@MainActor"
    case nonisolated, `static`, final
  }

  enum TypeKeyword: String {
    case `class`, `enum`, `extension`, `struct`
  }

  enum Mutability: String {
    case `let`, `var`
  }

  enum Kind {
    case type(TypeKeyword, String, conforms: [String] = [], [Declaration])
    case `case`(String, payload: String? = nil)
    /// An enum of strings, on one line if it fits.
    case cases(String, [String])
    case stored(Mutability, String, type: String? = nil, Expression? = nil)
    /// A computed property of one expression, on one line.
    case getter(String, type: String, Expression)
    case computed(String, type: String, [Statement])
    case function(
      String, [Parameter], attribute: String? = nil, returns: String? = nil, [Statement])
    case initializer([Parameter], [Statement])
    case typeAlias(String, String)
    case `import`(String)
    /// Declarations inside `#if`, and inside `#else`.
    case conditional(String, [Declaration], otherwise: [Declaration] = [])
    case comment([String])
  }

  /// The expressions in this declaration and those inside it.
  var expressions: [Expression] {
    switch kind {
    case .type(_, _, _, let members): return members.flatMap(\.expressions)
    case .stored(_, _, _, let value): return value.map { [$0] } ?? []
    case .getter(_, _, let value): return [value]
    case .computed(_, _, let body), .function(_, _, _, _, let body), .initializer(_, let body):
      return body.flatMap(\.expressions)
    case .conditional(_, let inner, let others): return (inner + others).flatMap(\.expressions)
    case .case, .cases, .typeAlias, .import, .comment: return []
    }
  }
}

/// A parameter of a function: `in state: NotesState`.
struct Parameter {
  /// The label, if it is not the name.
  var label: String?
  var name: String
  var type: String
  /// The default value.
  var value: Expression?
}
