import MenuSyntax

/// The declarations of all Swift files of an app by their names, for one step from a use to what it means.
struct ProjectIndex {
  /// A function or property, and where it is.
  struct Member {
    enum Declaration {
      case variable(SwiftVariable)
      case function(SwiftFunction)
    }

    var declaration: Declaration
    /// The names of the types that it is in, the outermost first; empty for what a file declares.
    var owner: [String]
    var file: SwiftFile

    var variable: SwiftVariable? {
      guard case .variable(let variable) = declaration else { return nil }
      return variable
    }

    var function: SwiftFunction? {
      guard case .function(let function) = declaration else { return nil }
      return function
    }
  }

  /// A type, or an extension of one.
  struct TypeDeclaration {
    var type: SwiftType
    /// Its name after those of the types that it is in.
    var path: [String]
    var file: SwiftFile
  }

  /// A case of an enum, and where it is.
  struct EnumCase {
    var declaration: SwiftEnumCase
    var owner: [String]
    var file: SwiftFile
  }

  let files: [SwiftFile]
  let texts: LocalizedTexts
  let generatedNames: GeneratedTextNames
  /// By the last name of the owner, a dot, and the name.
  private var members: [String: [Member]] = [:]
  /// By the last name.
  private var types: [String: [TypeDeclaration]] = [:]
  private var inherited: [String: [String]] = [:]
  /// What types inherit from or conform to.
  private var bases: Set<String> = []
  /// The cases of enums, as their members are.
  private var cases: [String: [EnumCase]] = [:]
  /// By their names, wherever they are.
  private var functions: [String: [Member]] = [:]

  init(files: [SwiftFile], texts: LocalizedTexts) {
    self.files = files
    self.texts = texts
    generatedNames = GeneratedTextNames(texts)
    for file in files { add(file.statements, owner: [], of: file) }
  }

  private mutating func add(_ statements: [SwiftStatement], owner: [String], of file: SwiftFile) {
    func key(_ name: String) -> String { "\(owner.last ?? "").\(name)" }
    for statement in statements {
      switch statement.kind {
      case .variable(let variable):
        members[key(variable.name), default: []].append(
          Member(declaration: .variable(variable), owner: owner, file: file))
      case .function(let function):
        let member = Member(declaration: .function(function), owner: owner, file: file)
        members[key(function.name), default: []].append(member)
        functions[function.name, default: []].append(member)
      case .type(let type):
        let path = owner + type.name.split(separator: ".").map(String.init)
        guard let name = path.last else { continue }
        types[name, default: []].append(TypeDeclaration(type: type, path: path, file: file))
        inherited[name, default: []] += type.inherited
        bases.formUnion(type.inherited)
        add(type.members, owner: path, of: file)
      case .enumCases(let declared):
        for one in declared {
          cases[key(one.name), default: []].append(
            EnumCase(declaration: one, owner: owner, file: file))
        }
      case .compiled(let branches):
        for branch in branches { add(branch.statements, owner: owner, of: file) }
      default: continue
      }
    }
  }

  // MARK: Looking up

  /// The declarations of a name in a type, of which `path` ends the names: `["Common", "Controls"]` for the members of
  /// `L10n.Common.Controls`; what files declare for an empty path. The nearest to `file` come first, and only they do: an
  /// app's targets often have a type of the same name each.
  func members(_ name: String, of path: [String], near file: SwiftFile) -> [Member] {
    let found = (members["\(path.last ?? "").\(name)"] ?? []).filter { $0.owner.ends(with: path) }
    return nearest(found, to: file) { $0.file.source.path }
  }

  /// The case that a name means; nil if no enum has one, or several do.
  func enumCase(_ name: String, of path: [String], near file: SwiftFile) -> EnumCase? {
    guard let type = path.last else { return nil }
    let found = (cases["\(type).\(name)"] ?? []).filter { $0.owner.ends(with: path) }
    let near = nearest(found, to: file) { $0.file.source.path }
    return near.count == 1 ? near[0] : nil
  }

  /// The type and its extensions.
  func types(_ path: [String], near file: SwiftFile) -> [TypeDeclaration] {
    guard let name = path.last else { return [] }
    let found = (types[name] ?? []).filter { $0.path.ends(with: path) }
    return nearest(found, to: file) { $0.file.source.path }
  }

  /// The functions of a name, wherever they are.
  func functions(named name: String) -> [Member] { functions[name] ?? [] }

  /// The method of a name, in a type if one is given; nil if there are several with different parameters.
  func function(_ name: String, in type: String?) -> SwiftFunction? {
    let found = (functions[name] ?? []).filter { type == nil || $0.owner.last == type }
      .compactMap(\.function)
    guard let first = found.first,
      found.allSatisfy({ $0.parameters.count == first.parameters.count })
    else { return nil }
    return first
  }

  /// Whether a type of the app inherits from one of this name, or conforms to it.
  func isInherited(_ name: String) -> Bool { bases.contains(name) }

  func isDeclared(type name: String) -> Bool { types[name] != nil }

  /// Whether a type of this name inherits from another, by way of types of the app.
  func type(_ name: String, inherits other: String) -> Bool {
    var names = [name]
    // A chain of more than a few classes is a circle.
    for _ in 0..<8 {
      names = names.flatMap { inherited[$0] ?? [] }
      if names.contains(other) { return true }
      if names.isEmpty { return false }
    }
    return false
  }

  /// The types and protocols of the app that a type inherits from or conforms to, the nearest first.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var names = [name]
    // A chain of more than a few classes is a circle.
    for _ in 0..<8 {
      names = names.flatMap { inherited[$0] ?? [] }.map(Self.lastName)
        .filter { types[$0] != nil && !found.contains($0) }
      if names.isEmpty { break }
      found += names
    }
    return found
  }

  /// Where a name is looked for in the code of a type: in the type and what it inherits from, in the types around it, and in
  /// no type.
  func owners(seenFrom path: [String]) -> [[String]] {
    (0...path.count).flatMap { count -> [[String]] in
      let owner = Array(path.dropLast(count))
      return [owner] + (owner.last.map { ancestors(of: $0).map { [$0] } } ?? [])
    }
  }

  /// Those whose path has the most folders in common with that of a file.
  private func nearest<Value>(
    _ values: [Value], to file: SwiftFile, path: (Value) -> String
  ) -> [Value] {
    guard values.count > 1 else { return values }
    let folders = file.source.path.split(separator: "/")
    let common = values.map { value in
      zip(path(value).split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    let most = common.max() ?? 0
    return zip(values, common).filter { $0.1 == most }.map(\.0)
  }
}

extension Array where Element: Equatable {
  /// Whether the last elements are those of another.
  fileprivate func ends(with other: [Element]) -> Bool { suffix(other.count).elementsEqual(other) }
}
