import MenuSyntax

/// The types, properties and functions of an app by their names, for views that are put together from others.
struct ViewIndex {
  /// A member of a type, or something outside of types.
  struct Member {
    var statement: SwiftStatement
    var file: SwiftFile
  }

  struct TypeEntry {
    var inherited: Set<String> = []
    var members: [String: [Member]] = [:]
    var cases: [String] = []
    var initializers: [(function: SwiftFunction, file: SwiftFile)] = []
    /// Stored properties in their order, as a memberwise initializer has them.
    var properties: [SwiftVariable] = []
    var keywords: Set<SwiftType.Keyword> = []
  }

  private(set) var types: [String: TypeEntry] = [:]
  private(set) var globals: [String: [Member]] = [:]

  init(_ files: [SwiftFile]) {
    for file in files { add(file.statements, in: file, type: nil) }
  }

  private mutating func add(_ statements: [SwiftStatement], in file: SwiftFile, type: String?) {
    for statement in statements {
      switch statement.kind {
      case .type(let declared): add(declared, in: file)
      case .compiled(let branches):
        for branch in branches { add(branch.statements, in: file, type: type) }
      case .variable(let variable):
        add(variable.name, statement, in: file, type: type)
        if let type, variable.body == nil, !variable.modifiers.isStatic {
          types[type, default: TypeEntry()].properties.append(variable)
        }
      case .function(let function) where function.name == "init":
        if let type { types[type, default: TypeEntry()].initializers.append((function, file)) }
      case .function(let function): add(function.name, statement, in: file, type: type)
      case .enumCases(let cases):
        if let type { types[type, default: TypeEntry()].cases += cases.map(\.name) }
      default: continue
      }
    }
  }

  private mutating func add(_ declared: SwiftType, in file: SwiftFile) {
    let name = Self.lastName(declared.name)
    types[name, default: TypeEntry()].inherited.formUnion(declared.inherited)
    types[name, default: TypeEntry()].keywords.insert(declared.keyword)
    add(declared.members, in: file, type: name)
  }

  private mutating func add(
    _ name: String, _ statement: SwiftStatement, in file: SwiftFile, type: String?
  ) {
    let member = Member(statement: statement, file: file)
    if let type {
      types[type, default: TypeEntry()].members[name, default: []].append(member)
    } else {
      globals[name, default: []].append(member)
    }
  }

  /// `Inner` of `Outer.Inner`, `Name` of `Name<Content>`.
  static func lastName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// A member of a type; of several, by `#if` or by overloads, one in `file`, or the first.
  func member(_ name: String, of type: String?, near file: SwiftFile) -> Member? {
    let members = type.map { types[$0]?.members[name] ?? [] } ?? globals[name] ?? []
    return members.first { $0.file.number == file.number } ?? members.first
  }

  func variable(
    _ name: String, of type: String?, near file: SwiftFile
  ) -> (variable: SwiftVariable, file: SwiftFile)? {
    guard let member = member(name, of: type, near: file),
      case .variable(let variable) = member.statement.kind
    else { return nil }
    return (variable, member.file)
  }

  /// The function with these labels, or the only one of the name.
  func function(
    _ name: String, of type: String?, labels: [String]
  ) -> (function: SwiftFunction, file: SwiftFile)? {
    let members = type.map { types[$0]?.members[name] ?? [] } ?? globals[name] ?? []
    var functions: [(function: SwiftFunction, file: SwiftFile)] = []
    for member in members {
      if case .function(let function) = member.statement.kind {
        functions.append((function, member.file))
      }
    }
    let fitting = functions.first { $0.function.parameters.map { $0.label ?? "" } == labels }
    return fitting ?? (functions.count == 1 ? functions[0] : nil)
  }

  /// Whether an app has a view of its own by this name, which may also be one of SwiftUI's.
  func isOwnView(_ name: String) -> Bool {
    guard let type = types[name] else { return false }
    return type.members["body"] != nil && !type.keywords.isDisjoint(with: [.struct, .class])
  }

  func isEnum(_ name: String) -> Bool { types[name]?.keywords.contains(.enum) ?? false }

  /// The name of an enum of which `path` is a case: `SortOrder` for `SortOrder.name`.
  func enumCase(_ path: [String]) -> (type: String, name: String)? {
    guard path.count > 1, let name = path.last, let type = types[path[path.count - 2]],
      type.cases.contains(name)
    else { return nil }
    return (path[path.count - 2], name)
  }
}
