import MenuSyntax

/// What names mean at a place in Swift code: in a function, a closure or a type.
final class SwiftScope {
  /// What a name means.
  enum Meaning {
    /// An expression, with the scope in which it is written.
    case expression(SwiftExpression, SwiftScope)
    /// A menu, an entry or several, made by the reader of AppKit and UIKit.
    case menu(MenuValue)
    /// What only the running app knows: a parameter, a loop's variable.
    case unknown
  }

  let file: SwiftFile
  /// The names of the types around it, the outermost first.
  let typePath: [String]
  let parent: SwiftScope?
  /// Whether what is assigned in it is known only while a condition holds.
  private let isBranch: Bool
  /// Whether its names are the properties of an object, as the code that makes it gives them.
  private let isObject: Bool
  private var names: [String: Meaning] = [:]
  /// The names that it declares, rather than assigns.
  private var declared: Set<String> = []
  /// The functions, properties and views that were followed to come here.
  let followed: [String]
  /// How many scopes are around it.
  private let depth: Int

  init(
    file: SwiftFile, typePath: [String], parent: SwiftScope? = nil, isBranch: Bool = false,
    isObject: Bool = false, followed: [String] = []
  ) {
    self.file = file
    self.typePath = typePath
    self.parent = parent
    self.isBranch = isBranch
    self.isObject = isObject
    self.followed = followed
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// A scope in this one, for a block, or to follow a name from another scope.
  func inner(followed: [String]? = nil) -> SwiftScope {
    SwiftScope(
      file: file, typePath: typePath, parent: self, followed: followed ?? self.followed)
  }

  /// A scope for a branch of a condition, or the body of a loop: it keeps what it assigns to names of others to itself.
  func branch() -> SwiftScope {
    SwiftScope(file: file, typePath: typePath, parent: self, isBranch: true, followed: followed)
  }

  /// A scope for a member of the app, which sees the properties of the same object.
  func scope(of member: ProjectIndex.Member, following name: String? = nil) -> SwiftScope {
    SwiftScope(
      file: member.file, typePath: member.owner,
      parent: member.owner.last == typePath.last ? object : nil,
      followed: name.map { followed + [$0] } ?? followed)
  }

  /// The scope after a local constant or variable, which may have the name of another.
  func defining(_ variable: SwiftVariable) -> SwiftScope {
    guard depth < Limits.swiftScopes else {
      declare(variable.name, .unknown)
      return self
    }
    let scope = inner()
    scope.declare(variable.name, variable.value.map { .expression($0, self) } ?? .unknown)
    return scope
  }

  /// The scope in which conditions hold: `if let name = value`, `if let name`.
  func binding(_ conditions: [SwiftCondition]) -> SwiftScope {
    var scope = self
    for condition in conditions {
      switch condition {
      case .binding(let variable) where variable.value != nil: scope = scope.defining(variable)
      case .pattern(let span):
        scope = scope.inner()
        for name in SwiftScope.names(in: file.text(of: span)) { scope.declare(name, .unknown) }
      case .binding, .expression: continue
      }
    }
    return scope
  }

  static func names(in pattern: String) -> [String] {
    pattern.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// Whether it is in a branch of a condition, or in a loop.
  var isInBranch: Bool { first { $0.isBranch } != nil }

  /// The outermost scope, of the function.
  var root: SwiftScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  /// The properties of the object whose code it is, if the code that makes it is known.
  var object: SwiftScope? { first { $0.isObject } }

  private func first(where isWanted: (SwiftScope) -> Bool) -> SwiftScope? {
    var scope: SwiftScope? = self
    while let current = scope, !isWanted(current) { scope = current.parent }
    return scope
  }

  /// The meaning of a name that is declared in this scope or one around it; nil if it is not a local name.
  func meaning(of name: String) -> Meaning? {
    first { $0.names[name] != nil }?.names[name]
  }

  func declare(_ name: String, _ meaning: Meaning) {
    names[name] = meaning
    declared.insert(name)
  }

  /// Changes what a name means where it is declared, or for the branch around this scope.
  func assign(_ name: String, _ meaning: Meaning) {
    var scope = self
    while !scope.isBranch, scope.names[name] == nil, let parent = scope.parent { scope = parent }
    scope.names[name] = meaning
  }

  /// Makes what two branches assign to names known after them: a choice of two, if both are expressions; for menus, what
  /// `joining` makes of the two meanings of a name, or else the one that is assigned.
  func merge(
    _ branch: SwiftBranch, then: SwiftScope, otherwise: SwiftScope,
    joining: (_ name: String, Meaning?, Meaning?) -> Meaning?
  ) {
    let assigned = then.assigned.merging(otherwise.assigned) { first, second in
      if case .menu = first { first } else { second }
    }
    for (name, meaning) in assigned.sorted(by: { $0.key < $1.key }) {
      if case .menu = meaning {
        let both = joining(name, then.meaning(of: name), otherwise.meaning(of: name))
        assign(name, both ?? meaning)
        continue
      }
      guard branch.conditions.count == 1, case .expression(let condition) = branch.conditions[0],
        case .expression(let first, _)? = then.meaning(of: name),
        case .expression(let second, _)? = otherwise.meaning(of: name)
      else {
        assign(name, .unknown)
        continue
      }
      let choice = SwiftExpression(
        kind: .ternary(condition, then: first, otherwise: second), span: first.span)
      assign(name, .expression(choice, self))
    }
  }

  /// Makes what a branch assigns to names unknown after it.
  func forget(_ branch: SwiftScope) {
    for (name, meaning) in branch.assigned {
      if case .menu = meaning { assign(name, meaning) } else { assign(name, .unknown) }
    }
  }

  private var assigned: [String: Meaning] { names.filter { !declared.contains($0.key) } }

  // MARK: Code

  func code(_ span: Span) -> String { file.code(span) }

  func shortCode(_ span: Span) -> String { file.shortCode(span) }

  func place(_ span: Span) -> Place { file.place(of: span) }
}
