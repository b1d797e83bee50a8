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
  private var names: [String: Meaning] = [:]
  /// The names that it declares, rather than assigns.
  private var declared: Set<String> = []
  /// How many calls were followed to come here.
  let followed: Int

  init(
    file: SwiftFile, typePath: [String], parent: SwiftScope? = nil, isBranch: Bool = false,
    followed: Int = 0
  ) {
    self.file = file
    self.typePath = typePath
    self.parent = parent
    self.isBranch = isBranch
    self.followed = followed
  }

  /// A scope in this one, for a block.
  func inner() -> SwiftScope {
    SwiftScope(file: file, typePath: typePath, parent: self, followed: followed)
  }

  /// A scope for a branch of a condition, or the body of a loop: it keeps what it assigns to names of others to itself.
  func branch() -> SwiftScope {
    SwiftScope(file: file, typePath: typePath, parent: self, isBranch: true, followed: followed)
  }

  /// Whether it is in a branch of a condition, or in a loop.
  var isInBranch: Bool {
    var scope: SwiftScope? = self
    while let current = scope {
      if current.isBranch { return true }
      scope = current.parent
    }
    return false
  }

  /// The outermost scope, of the function.
  var root: SwiftScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  /// The meaning of a name that is declared in this scope or one around it; nil if it is not a local name.
  func meaning(of name: String) -> Meaning? {
    var scope: SwiftScope? = self
    while let current = scope {
      if let meaning = current.names[name] { return meaning }
      scope = current.parent
    }
    return nil
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

  /// Makes what two branches assign to names known after them: a choice of two, if both are expressions.
  func merge(_ branch: SwiftBranch, then: SwiftScope, otherwise: SwiftScope) {
    let assigned = then.assigned.merging(otherwise.assigned) { first, _ in first }
    for (name, meaning) in assigned {
      if case .menu = meaning {
        assign(name, meaning)
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
}
