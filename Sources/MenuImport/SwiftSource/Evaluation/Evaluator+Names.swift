import MenuSyntax

/// What names and calls lead to.
extension Evaluator {
  /// What is written for a name: an expression, or the body of a property, function or closure.
  struct Definition {
    enum Content {
      case value(SwiftExpression)
      case body([SwiftStatement])
    }

    var content: Content
    var scope: SwiftScope
    /// Whether literals are keys, by its type: `LocalizedStringKey` or `String`; nil for others.
    var isKey: Bool?
  }

  /// The declarations that a chain of names, or a call, means; none if only the running app knows, or another's code.
  func definitions(of expression: SwiftExpression, in scope: SwiftScope) -> [Definition] {
    if let path = expression.path { return definitions(of: path, in: scope) }
    guard case .call? = expression.steps.last, expression.calls.count == 1,
      let call = expression.call, !isText(call)
    else { return [] }
    return definitions(of: call, in: scope)
  }

  func definitions(of names: [String], in scope: SwiftScope) -> [Definition] {
    guard let (path, local) = resolved(names, in: scope), let name = path.last else { return [] }
    if path.count == 1, let meaning = local?.meaning(of: name) {
      guard case .expression(let value, let outer) = meaning else { return [] }
      return [Definition(content: .value(value), scope: outer)]
    }
    // A case of an enum may have the name of a property.
    if path.count > 1, index.enumCase(name, of: path.dropLast(), near: scope.file) != nil {
      return []
    }
    for owner in owners(of: path, in: scope) {
      let members = index.members(name, of: owner, near: scope.file).filter { $0.variable != nil }
      if !members.isEmpty {
        let found = members.compactMap { definition(of: $0, from: scope) }
        // Of one that is not known nobody can say that it agrees with the others.
        return found.count == members.count ? found : []
      }
    }
    if path == ["rawValue"], scope.meaning(of: "self") != nil {
      return definitions(of: ["self", "rawValue"], in: scope)
    }
    return ofCase(path, in: scope) ?? ofArgument(names, in: scope) ?? ofInstance(path, in: scope)
  }

  /// A path in which a name that stands for another is replaced: `SortOrder.name.title` of `order.title`; and the scope
  /// that its first name can be a local name of. Nil if that name has a value that is not known.
  private func resolved(
    _ names: [String], in scope: SwiftScope
  ) -> (path: [String], local: SwiftScope?)? {
    var path = names
    var local: SwiftScope? = scope
    // `self.title` is the property, also where a parameter has its name.
    if path.count > 1, path[0] == "Self" || path[0] == "self" && scope.meaning(of: "self") == nil {
      path.removeFirst()
      local = scope.object
    }
    guard path.count > 1, let meaning = local?.meaning(of: path[0]) else { return (path, local) }
    guard case .expression(let value, let outer) = meaning, takesStep() else { return nil }
    let known = outcome(of: value, in: outer).single?.expression
    if let head = known?.path, head.count > 1 { return (head + path.dropFirst(), nil) }
    // An object that is made where it is declared: `let model = Model()`.
    guard let type = known?.call?.path.last, index.isDeclared(type: type) else { return nil }
    return ([type + "()"] + path.dropFirst(), nil)
  }

  /// The types in which the last name of a path is looked for: those around it, or those before it.
  private func owners(of path: [String], in scope: SwiftScope) -> [[String]] {
    if path.count == 1 { return index.owners(seenFrom: scope.typePath) }
    if path[0].isEmpty { return impliedTypes.map { [$0] + path.dropFirst().dropLast() } }
    let owner = Array(path.dropLast())
    let isModule = owner.count > 1 && !index.isDeclared(type: owner[0])
    return isModule ? [owner, Array(owner.dropFirst())] : [owner]
  }

  private func definition(
    of member: ProjectIndex.Member, from scope: SwiftScope
  ) -> Definition? {
    guard let variable = member.variable else { return nil }
    let inner = scope.scope(of: member)
    let isKey = Self.isKey(variable.type)
    if let body = variable.body {
      return Definition(content: .body(body), scope: inner, isKey: isKey)
    }
    // A variable that is true or false is there to be changed.
    guard let value = variable.value,
      variable.isLet || variable.modifiers.isStatic && value.bool == nil
    else { return nil }
    return Definition(content: .value(value), scope: inner, isKey: isKey)
  }

  private static func isKey(_ type: String?) -> Bool? {
    guard let type else { return nil }
    return type.hasPrefix("LocalizedString") ? true : type.hasPrefix("String") ? false : nil
  }

  // MARK: Enums and objects

  /// `SortOrder.name.title`: what a property of an enum gives for one of its cases. Nil if it is not one.
  private func ofCase(_ path: [String], in scope: SwiftScope) -> [Definition]? {
    guard path.count > 2, let property = path.last,
      let found = index.enumCase(
        path[path.count - 2], of: Array(path.dropLast(2)), near: scope.file)
    else { return nil }
    if property == "rawValue" {
      return rawValue(of: found, isImplied: true).map {
        [
          Definition(
            content: .value($0), scope: SwiftScope(file: found.file, typePath: found.owner),
            isKey: false)
        ]
      } ?? []
    }
    let members = index.members(property, of: found.owner, near: found.file)
      .filter { $0.variable != nil }
    guard members.count == 1 else { return [] }
    return definition(of: members[0], from: object(of: found, in: scope)).map { [$0] } ?? []
  }

  /// The raw value of a case, which apps have keys in: `enum Strings: String { case quit = "app.quit" }`.
  func rawValue(of found: ProjectIndex.EnumCase, isImplied: Bool) -> SwiftExpression? {
    if let value = found.declaration.rawValue { return value }
    guard isImplied, let type = found.owner.last, index.type(type, inherits: "String") else {
      return nil
    }
    let span = found.declaration.nameSpan
    let name = SwiftString(segments: [.text(found.declaration.name)], span: span)
    return SwiftExpression(kind: .string(name), span: span)
  }

  /// A scope in which `self` is a case of an enum.
  private func object(of found: ProjectIndex.EnumCase, in scope: SwiftScope) -> SwiftScope {
    let object = SwiftScope(
      file: found.file, typePath: found.owner, isObject: true, followed: scope.followed)
    let span = found.declaration.nameSpan
    let names = found.owner.dropFirst() + [found.declaration.name]
    let value = SwiftExpression(
      kind: .name(found.owner.first ?? ""),
      steps: names.map { .member($0, span) }, span: span)
    object.declare("self", .expression(value, SwiftScope(file: found.file, typePath: found.owner)))
    return object
  }

  /// `hotkey.input`: what an object was made with: `Hotkey(input: "n")`. Nil if the code that made it isn't known.
  private func ofArgument(_ names: [String], in scope: SwiftScope) -> [Definition]? {
    guard names.count > 1, let property = names.last, let first = names.first, takesStep() else {
      return nil
    }
    let nowhere = Span(0, 0)
    let object = SwiftExpression(
      kind: .name(first), steps: names.dropFirst().dropLast().map { .member($0, nowhere) },
      span: nowhere)
    guard let made = outcome(of: object, in: scope).single, let call = made.expression.call,
      made.expression.calls.count == 1, let type = call.path.last, call.path.count == 1,
      index.isDeclared(type: type), let value = call.argument(property),
      index.members("init", of: [type], near: made.scope.file).isEmpty,
      let declared = index.properties(of: type, near: made.scope.file)
        .first(where: { $0.0.name == property })
    else { return nil }
    let typed = index.ofType(declared.0.type, value, near: made.scope.file)
    return [
      Definition(content: .value(typed), scope: made.scope, isKey: Self.isKey(declared.0.type))
    ]
  }

  /// `model.title`: what a property of a type of the app is, where a property of that type leads to it.
  private func ofInstance(_ path: [String], in scope: SwiftScope) -> [Definition] {
    guard path.count == 2 else { return [] }
    if path[0].hasSuffix("()") {
      return member(path[1], of: String(path[0].dropLast(2)), near: scope.file, from: scope)
    }
    for count in 0..<scope.typePath.count {
      let owner = Array(scope.typePath.dropLast(count))
      let objects = index.members(path[0], of: owner, near: scope.file)
      if objects.isEmpty { continue }
      // Two targets may have each a property of this name and another type.
      guard objects.count == 1 else { return [] }
      // `let order = SortOrder.date`
      if let object = definition(of: objects[0], from: scope),
        case .value(let value) = object.content,
        let head = value.path, head.count > 1, takesStep()
      {
        return definitions(of: head + [path[1]], in: object.scope)
      }
      guard let type = objects[0].variable?.typeName else { return [] }
      return member(path[1], of: type, near: objects[0].file, from: scope)
    }
    return []
  }

  private func member(
    _ name: String, of type: String, near file: SwiftFile, from scope: SwiftScope
  ) -> [Definition] {
    // An object of a subclass, or of a type that conforms, can have another.
    guard !index.isInherited(type) else { return [] }
    let members = index.members(name, of: [type], near: file).filter { $0.variable != nil }
    guard members.count == 1 else { return [] }
    let other = SwiftScope(file: file, typePath: [], followed: scope.followed)
    return definition(of: members[0], from: other).map { [$0] } ?? []
  }

  // MARK: Calls

  private func definitions(of call: SwiftCall, in scope: SwiftScope) -> [Definition] {
    guard let (path, local) = resolved(call.path, in: scope), let name = path.last else {
      return []
    }
    if path.count == 1, let meaning = local?.meaning(of: name) {
      guard case .expression(let value, let outer) = meaning, let closure = value.closure,
        closure.parameters.count <= call.arguments.count
      else { return [] }
      let inner = outer.inner()
      for (name, argument) in zip(closure.parameters, call.arguments) {
        inner.declare(name, .expression(argument.value, scope))
      }
      return [Definition(content: .body(closure.statements), scope: inner)]
    }
    // `SortOrder.name.title()`
    if path.count > 2,
      let found = index.enumCase(
        path[path.count - 2], of: Array(path.dropLast(2)), near: scope.file)
    {
      return functions(name, of: found.owner, call, from: object(of: found, in: scope), in: scope)
    }
    for owner in owners(of: path, in: scope) {
      let found = functions(name, of: owner, call, from: scope, in: scope)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func functions(
    _ name: String, of owner: [String], _ call: SwiftCall, from object: SwiftScope,
    in scope: SwiftScope
  ) -> [Definition] {
    index.members(name, of: owner, near: object.file).compactMap { member in
      guard let function = member.function, let body = function.body, name != "init",
        // An initializer makes a value, and its body is no text.
        function.accepts(call)
      else { return nil }
      let inner = object.scope(of: member, following: name).inner()
      index.bind(function.parameters, to: call, from: scope, in: inner)
      return Definition(
        content: .body(body), scope: inner, isKey: Self.isKey(function.returnType))
    }
  }
}

extension SwiftVariable {
  /// The name of a property's type, as it is declared or as its value is made: `Model` of `let model = Model()`.
  fileprivate var typeName: String? {
    guard let name = type ?? value?.call?.path.last,
      // `[Note]`, `Note?` and `any Model` are more than one type.
      name.first?.isUppercase ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return name
  }
}
