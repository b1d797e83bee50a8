import MenuSyntax

/// How often names can still be followed. Views that show each other many times would never come to an end.
final class FollowingBudget {
  private var leftForSurface = 0
  private var left = Limits.followedNames

  func beginSurface() { leftForSurface = Limits.followedNamesInSurface }

  /// Whether a name can be followed once more.
  func take() -> Bool {
    if left == 0 || leftForSurface == 0 { return false }
    left -= 1
    leftForSurface -= 1
    return true
  }
}

/// Views of the app, followed by their names.
extension BuilderReader {
  /// How many views, properties and functions are followed one from another.
  private static let followedSteps = 4

  /// What the names before the modifiers of a chain lead to, if it makes views: `deleteButton` of
  /// `deleteButton.disabled(true)`.
  func named(_ expression: SwiftExpression, in scope: SwiftScope) -> Evaluator.Definition? {
    let path = expression.path ?? expression.call?.path.dropLast() ?? []
    let definitions = evaluator.definitions(of: path, in: scope)
    // Two targets may have each a property of this name.
    guard let first = definitions.first, definitions.count == 1 else { return nil }
    guard expression.path == nil, case .value(let value) = first.content else { return first }
    // A constant such as `padding` is no view.
    return value.call == nil ? nil : first
  }

  /// The entries of a property; nil if it can't be followed.
  mutating func follow(_ path: [String], in scope: SwiftScope) -> [FoundEntry]? {
    guard path.count == 1, let name = path.first, canFollow(name, in: scope),
      let definition = evaluator.definitions(of: path, in: scope).first
    else { return nil }
    let inner = definition.scope.inner(followed: scope.followed + [name])
    switch definition.content {
    case .value(let value): return entries(of: value, in: inner)
    case .body(let body): return entries(of: body, in: inner)
    }
  }

  private func canFollow(_ name: String, in scope: SwiftScope) -> Bool {
    scope.followed.count < Self.followedSteps && !scope.followed.contains(name) && budget.take()
  }

  /// The entries of a view, or of a function that makes views.
  mutating func follow(_ call: SwiftCall, in scope: SwiftScope) -> [FoundEntry] {
    let path = call.plainPath
    let name = path.last ?? ""
    guard canFollow(name, in: scope) else {
      let isItself = scope.followed.contains(name)
      let reason = isItself ? "shows itself" : "is too many views away"
      var entry = unread("`\(name)`, which \(reason)", at: call.span, in: scope)
      entry.isRecursion = isItself
      return [entry]
    }
    if path.count == 1, let (statements, inner) = content(of: call, in: scope) {
      // `content()`: what the caller puts into the view.
      return entries(of: statements, in: inner)
    }
    if path.count == 1, index.isOwnView(name, near: scope.file) {
      return followView(name, call, in: scope)
    }
    let owner = path.count == 1 ? scope.typePath.last : ProjectIndex.lastName(path[path.count - 2])
    let found =
      index.function(name, of: owner, labels: call.labels, near: scope.file)
      ?? (path.count == 1
        ? index.function(name, of: nil, labels: call.labels, near: scope.file)
          ?? index.function(name, of: "View", labels: call.labels, near: scope.file) : nil)
    guard let found, let function = found.function, let body = function.body else {
      return [unread("`\(name)`, which is not a view of the files", at: call.span, in: scope)]
    }
    let inner = scope.scope(of: found, following: name).inner()
    index.bind(function.parameters, to: call, from: scope, in: inner)
    return entries(of: body, in: inner)
  }

  /// The statements of a closure that a caller gave to a view or function, where they are called by its name.
  func content(
    of call: SwiftCall, in scope: SwiftScope
  ) -> (statements: [SwiftStatement], scope: SwiftScope)? {
    guard scope.meaning(of: call.name) != nil else { return nil }
    let name = SwiftExpression(kind: .name(call.name), span: call.nameSpan)
    let known = evaluator.value(of: name, in: scope)
    guard let closure = known.expression.closure else { return nil }
    let inner = known.scope.inner(followed: scope.followed + [call.name])
    for (name, argument) in zip(closure.parameters, call.arguments) {
      inner.declare(name, .expression(argument.value, scope))
    }
    return (closure.statements, inner)
  }

  /// The statements of a function that is given in place of a closure: `.toolbar(content: listToolbar)`.
  mutating func content(
    named expression: SwiftExpression, in scope: SwiftScope
  ) -> (statements: [SwiftStatement], scope: SwiftScope)? {
    beginSurface(isToolbar: false)
    guard let path = expression.plainPath, path.count == 1, let name = path.first,
      scope.meaning(of: name) == nil, canFollow(name, in: scope),
      let member = index.function(name, of: scope.typePath.last, labels: [], near: scope.file),
      let function = member.function, let body = function.body,
      // A function with arguments is called elsewhere, by what is not known here.
      function.parameters.allSatisfy({ $0.value != nil })
    else { return nil }
    return (body, scope.scope(of: member, following: name).inner())
  }

  private mutating func followView(
    _ name: String, _ call: SwiftCall, in scope: SwiftScope
  ) -> [FoundEntry] {
    guard let (body, inner) = body(of: name, call, in: scope) else {
      return [unread("`\(name)`, which is not a view of the files", at: call.span, in: scope)]
    }
    let found = entries(of: body, in: inner)
    if found.contains(where: Self.isEntry) { return found }
    if isToolbar {
      return [FoundEntry(.view(name: name, label: nil), place: scope.place(call.span))]
    }
    if found.allSatisfy(\.isText) { return found }
    // A view that has its parts only, such as an image and a text.
    return [unread("`\(name)`, a view without a command", at: call.span, in: scope)]
  }

  /// Whether something can be chosen in it.
  static func isEntry(_ entry: FoundEntry) -> Bool {
    switch entry.content {
    case .text, .view, .unread: return false
    case .section(_, let entries), .row(let entries), .platforms(_, let entries):
      return entries.contains(where: isEntry)
    case .condition(_, let then, let otherwise): return (then + otherwise).contains(where: isEntry)
    case .command, .menu, .list, .choice, .separator, .standard: return true
    }
  }

  /// The statements of a view's body, and the scope in which its properties are what the call gives.
  func body(
    of name: String, _ call: SwiftCall, in scope: SwiftScope
  ) -> (statements: [SwiftStatement], scope: SwiftScope)? {
    guard canFollow(name, in: scope),
      let member = index.variable("body", of: name, near: scope.file),
      let body = member.variable?.body
    else { return nil }
    let object = SwiftScope(
      file: member.file, typePath: member.owner, isObject: true,
      followed: scope.followed + [name])
    bindProperties(of: name, to: call, from: scope, in: object)
    return (body, object.inner())
  }

  // MARK: Arguments

  /// Gives the properties of a view what the call that makes it gives them.
  private func bindProperties(
    of type: String, to call: SwiftCall, from scope: SwiftScope, in object: SwiftScope
  ) {
    let properties = index.properties(of: type, near: object.file)
    // `@State` and the like are the view's own, and change.
    for (property, member) in properties where property.modifiers.attributes.isEmpty {
      let own = SwiftScope(
        file: member.file, typePath: member.owner, followed: object.followed)
      if let value = property.value {
        object.declare(property.name, .expression(value, own))
      } else if !property.isLet, property.type?.hasSuffix("?") ?? false {
        let absent = SwiftExpression(kind: .absent, span: property.span)
        object.declare(property.name, .expression(absent, own))
      }
    }
    if let initializer = initializer(of: type, for: call, near: object.file) {
      bindProperties(of: type, by: initializer, to: call, from: scope, in: object)
      return
    }
    var trailing = call.arguments.filter { $0.isTrailing && $0.label == nil }.map(\.value)[...]
    for (property, member) in properties {
      let given = call.arguments.first { $0.label == property.name }?.value
      let isClosure = property.type?.includes("->") ?? false || property.type == "Content"
      guard let value = given ?? (isClosure ? trailing.popFirst() : nil) else { continue }
      let typed = index.ofType(property.type, value, near: member.file)
      object.declare(property.name, .expression(typed, scope))
    }
  }

  /// What the body of an initializer sets.
  private func bindProperties(
    of type: String, by initializer: ProjectIndex.Member, to call: SwiftCall,
    from scope: SwiftScope,
    in object: SwiftScope
  ) {
    guard let function = initializer.function else { return }
    let own = SwiftScope(
      file: initializer.file, typePath: initializer.owner, followed: object.followed)
    index.bind(function.parameters, to: call, from: scope, in: own)
    for statement in function.body ?? [] {
      guard case .assignment(let target, "=", let value) = statement.kind,
        let path = target.plainPath, path.count == 1
      else { continue }
      // `_name = State(…)` sets the property `name`, unless there is one with the underscore.
      let isOwn = index.members(path[0], of: [type], near: own.file).contains { $0.variable != nil }
      let property = path[0].hasPrefix("_") && !isOwn ? String(path[0].dropFirst()) : path[0]
      let given = value.path.flatMap { $0.count == 1 ? own.meaning(of: $0[0]) : nil }
      object.declare(property, given ?? .expression(value, own))
    }
  }

  private func initializer(
    of type: String, for call: SwiftCall, near file: SwiftFile
  ) -> ProjectIndex.Member? {
    let labels = call.arguments.filter { !$0.isTrailing || $0.label != nil }.map { $0.label ?? "" }
    func count(_ member: ProjectIndex.Member) -> Int { member.function?.parameters.count ?? 0 }
    return index.members("init", of: [type], near: file).filter { member in
      let own = member.function?.parameters.map { $0.label ?? "" } ?? []
      return labels.allSatisfy { own.contains($0) }
    }.min { count($0) < count($1) }
  }
}
