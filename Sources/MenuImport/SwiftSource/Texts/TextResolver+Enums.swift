import MenuSyntax

/// Texts of the cases of enums, and of the app's own objects.
extension TextResolver {
  /// The raw value of a case, which apps have keys in: `enum Strings: String { case quit = "app.quit" }`.
  func rawValue(of path: [String], near file: SwiftFile) -> ResolvedText? {
    guard path.count > 1, let name = path.last,
      let value = index.enumCase(name, of: Array(path.dropLast()), near: file)?.declaration
        .rawValue?.string?.literal
    else { return nil }
    return .literal(value)
  }

  /// `SortOrder.name.title`: what a property of an enum gives for one of its cases.
  func ofCase(
    _ path: [String], code: String, in scope: SwiftScope, _ literal: Literal, _ steps: inout Int
  ) -> ResolvedText? {
    guard path.count > 2, let property = path.last else { return nil }
    let name = path[path.count - 2]
    guard let found = index.enumCase(name, of: Array(path.dropLast(2)), near: scope.file) else {
      return nil
    }
    if property == "rawValue" {
      guard let type = found.owner.last, index.type(type, inherits: "String") else { return nil }
      return .literal(found.declaration.rawValue?.string?.literal ?? name)
    }
    let members = index.members(property, of: found.owner, near: found.file)
    guard members.count == 1, let body = members[0].variable?.body else { return nil }
    let inner = SwiftScope(file: members[0].file, typePath: members[0].owner)
    guard let cases = Self.cases(of: body) else {
      return result(of: body, in: inner, literal, code: code, &steps)
    }
    let match = cases.first { one in
      one.pattern == nil || one.patterns.contains { $0.path?.last == name || $0.call?.name == name }
    }
    return match.map { result(of: $0.statements, in: inner, literal, code: code, &steps) }
  }

  /// `model.title`: what a property of a type of the app is, where a property of that type leads to it.
  func ofInstance(
    _ path: [String], code: String, in scope: SwiftScope, _ literal: Literal, _ steps: inout Int
  ) -> ResolvedText? {
    guard path.count == 2 else { return nil }
    for count in 0..<scope.typePath.count {
      let owner = Array(scope.typePath.dropLast(count))
      let objects = index.members(path[0], of: owner, near: scope.file)
      if objects.isEmpty { continue }
      // An object of a subclass, or of a type that conforms, can have another.
      guard objects.count == 1, let type = objects[0].variable?.typeName,
        !index.isInherited(type)
      else { return nil }
      let members = index.members(path[1], of: [type], near: objects[0].file)
      guard members.count == 1 else { return nil }
      return resolve(members[0], code: code, literal, &steps)
    }
    return nil
  }

  /// The cases of a body that only switches over the enum.
  private static func cases(of body: [SwiftStatement]) -> [SwiftCase]? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .switched(let subject, let cases): return subject.path == ["self"] ? cases : nil
    case .returned(let value?):
      guard case .branches(let statement) = value.kind else { return nil }
      return Self.cases(of: [statement])
    default: return nil
    }
  }
}

extension SwiftVariable {
  /// The name of a property's type, as it is declared or as its value is made: `Model` of `let model = Model()`.
  fileprivate var typeName: String? {
    guard let name = type ?? value?.call?.path.last,
      name.first?.isUppercase ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return name
  }
}
