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
  private var names: [String: Meaning] = [:]
  /// How many calls were followed to come here.
  let followed: Int

  init(file: SwiftFile, typePath: [String], parent: SwiftScope? = nil, followed: Int = 0) {
    self.file = file
    self.typePath = typePath
    self.parent = parent
    self.followed = followed
  }

  /// A scope in this one, for a block.
  func inner() -> SwiftScope {
    SwiftScope(file: file, typePath: typePath, parent: self, followed: followed)
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

  func declare(_ name: String, _ meaning: Meaning) { names[name] = meaning }

  /// Changes what a name means where it is declared; declares it here if it isn't.
  func assign(_ name: String, _ meaning: Meaning) {
    var scope: SwiftScope? = self
    while let current = scope {
      if current.names[name] != nil {
        current.names[name] = meaning
        return
      }
      scope = current.parent
    }
    names[name] = meaning
  }
}
