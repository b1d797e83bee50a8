import MenuSyntax

/// What views are made of: their properties and initializers, and the cases of enums, by the names of the types.
struct ViewIndex {
  struct TypeEntry {
    var cases: [String] = []
    var initializers: [(function: SwiftFunction, file: SwiftFile)] = []
    /// Stored properties in their order, as a memberwise initializer has them.
    var properties: [SwiftVariable] = []
    var keywords: Set<SwiftType.Keyword> = []
  }

  let project: ProjectIndex
  private(set) var types: [String: TypeEntry] = [:]

  init(_ project: ProjectIndex) {
    self.project = project
    for file in project.files { add(file.statements, in: file, type: nil) }
  }

  private mutating func add(_ statements: [SwiftStatement], in file: SwiftFile, type: String?) {
    for statement in statements {
      switch statement.kind {
      case .type(let declared):
        let name = Self.lastName(declared.name)
        types[name, default: TypeEntry()].keywords.insert(declared.keyword)
        add(declared.members, in: file, type: name)
      case .compiled(let branches):
        for branch in branches { add(branch.statements, in: file, type: type) }
      case .variable(let variable):
        guard let type, variable.body == nil, !variable.modifiers.isStatic else { continue }
        types[type, default: TypeEntry()].properties.append(variable)
      case .function(let function) where function.name == "init":
        if let type { types[type, default: TypeEntry()].initializers.append((function, file)) }
      case .enumCases(let cases):
        if let type { types[type, default: TypeEntry()].cases += cases.map(\.name) }
      default: continue
      }
    }
  }

  /// `Inner` of `Outer.Inner`, `Name` of `Name<Content>`.
  static func lastName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// A property of a type, or of no type.
  func variable(
    _ name: String, of type: String?, near file: SwiftFile
  ) -> (variable: SwiftVariable, file: SwiftFile)? {
    variable(name, of: type.map { [$0] } ?? [], near: file)
  }

  /// A property of the type that `path` ends the names of. Of several, the one in `file`, or the first that makes views:
  /// which of several constants is meant is not known.
  func variable(
    _ name: String, of path: [String], near file: SwiftFile
  ) -> (variable: SwiftVariable, file: SwiftFile)? {
    let members = project.members(name, of: path, near: file).filter { $0.variable != nil }
    let own = members.filter { $0.file.number == file.number }
    let member =
      members.count == 1
      ? members[0]
      : own.count == 1 ? own[0] : (own + members).first { $0.variable?.makesViews ?? false }
    guard let member, let variable = member.variable else { return nil }
    return (variable, member.file)
  }

  /// The function with these labels, or the only one of the name.
  func function(
    _ name: String, of type: String?, labels: [String], near file: SwiftFile
  ) -> (function: SwiftFunction, file: SwiftFile)? {
    let members = project.members(name, of: type.map { [$0] } ?? [], near: file)
      .filter { $0.function != nil }
    let fitting =
      members.first { $0.function?.parameters.map { $0.label ?? "" } == labels }
      ?? (members.count == 1 ? members[0] : nil)
    guard let fitting, let function = fitting.function else { return nil }
    return (function, fitting.file)
  }

  /// Whether an app has a view of its own by this name, which may also be one of SwiftUI's.
  func isOwnView(_ name: String, near file: SwiftFile) -> Bool {
    guard let type = types[name], !type.keywords.isDisjoint(with: [.struct, .class]) else {
      return false
    }
    return variable("body", of: name, near: file) != nil
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

extension SwiftVariable {
  /// Whether it is `some View` or the like.
  fileprivate var makesViews: Bool {
    guard body != nil, let type else { return false }
    return type.hasPrefix("some ") || type.includes("View")
  }
}
