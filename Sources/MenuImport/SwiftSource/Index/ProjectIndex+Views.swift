import MenuSyntax

/// What views are made of: their properties and initializers, and the cases of enums.
extension ProjectIndex {
  /// `Inner` of `Outer.Inner`, `Name` of `Name<Content>`.
  static func lastName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// The stored properties of a type in their order, as a memberwise initializer has them.
  func properties(of type: String, near file: SwiftFile) -> [(SwiftVariable, ProjectIndex.Member)] {
    types([type], near: file).flatMap { declared in
      Self.plain(declared.type.members).compactMap { statement in
        guard case .variable(let variable) = statement.kind, variable.body == nil,
          !variable.modifiers.isStatic
        else { return nil }
        let member = Member(
          declaration: .variable(variable), owner: declared.path, file: declared.file)
        return (variable, member)
      }
    }
  }

  /// The names of the cases of an enum.
  func cases(of type: String, near file: SwiftFile) -> [String] {
    types([type], near: file).flatMap { declared in
      Self.plain(declared.type.members).flatMap { statement -> [String] in
        guard case .enumCases(let cases) = statement.kind else { return [] }
        return cases.map(\.name)
      }
    }
  }

  /// Members, also those in `#if`.
  private static func plain(_ members: [SwiftStatement]) -> [SwiftStatement] {
    members.flatMap { member -> [SwiftStatement] in
      guard case .compiled(let branches) = member.kind else { return [member] }
      return branches.flatMap { plain($0.statements) }
    }
  }

  /// A property of a type, or of no type. Of several, the one in `file`, or the first that makes views.
  func variable(_ name: String, of type: String?, near file: SwiftFile) -> Member? {
    let members = members(name, of: type.map { [$0] } ?? [], near: file)
      .filter { $0.variable != nil }
    if members.count == 1 { return members[0] }
    let own = members.filter { $0.file.number == file.number }
    return own.count == 1 ? own[0] : members.first { $0.variable?.makesViews ?? false }
  }

  /// The function with these labels, or the only one of the name.
  func function(
    _ name: String, of type: String?, labels: [String], near file: SwiftFile
  ) -> Member? {
    let members = members(name, of: type.map { [$0] } ?? [], near: file)
      .filter { $0.function != nil }
    return members.first { $0.function?.parameters.map { $0.label ?? "" } == labels }
      ?? (members.count == 1 ? members[0] : nil)
  }

  /// Whether an app has a view of its own by this name, which may also be one of SwiftUI's.
  func isOwnView(_ name: String, near file: SwiftFile) -> Bool {
    types([name], near: file).contains { [.struct, .class].contains($0.type.keyword) }
      && variable("body", of: name, near: file) != nil
  }

  func isEnum(_ name: String, near file: SwiftFile) -> Bool {
    types([name], near: file).contains { $0.type.keyword == .enum }
  }
}

extension SwiftVariable {
  /// Whether it is `some View` or the like.
  fileprivate var makesViews: Bool {
    guard body != nil, let type else { return false }
    return type.hasPrefix("some ") || type.includes("View")
  }
}
