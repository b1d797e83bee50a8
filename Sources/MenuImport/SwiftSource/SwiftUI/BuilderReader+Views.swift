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

  /// Whether a path leads to a property that makes views.
  func isMember(_ path: some Collection<String>, in scope: BuilderScope) -> Bool {
    var names = Array(path)
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    guard names.count == 1, let name = names.first else { return false }
    if scope.values[name]?.expression.call != nil { return true }
    return index.variable(name, of: scope.typeName, near: scope.file)?.variable.body != nil
  }

  /// The entries of a property; nil if it can't be followed.
  mutating func follow(_ path: [String], in scope: BuilderScope) -> [FoundEntry]? {
    guard path.count == 1, let name = path.first, canFollow(name, in: scope) else { return nil }
    if let value = scope.values[name] {
      var inner = value.scope
      inner.followed = scope.followed + [name]
      return entries(of: value.expression, in: inner)
    }
    guard let (variable, file) = index.variable(name, of: scope.typeName, near: scope.file) else {
      return nil
    }
    let inner = self.scope(in: file, of: scope.typeName, following: name, from: scope)
    if let body = variable.body { return entries(of: body, in: inner) }
    return variable.value.map { entries(of: $0, in: inner) }
  }

  private func canFollow(_ name: String, in scope: BuilderScope) -> Bool {
    scope.followed.count < Self.followedSteps && !scope.followed.contains(name) && budget.take()
  }

  private func scope(
    in file: SwiftFile, of type: String?, following name: String, from scope: BuilderScope
  ) -> BuilderScope {
    var inner = BuilderScope(file: file, typeName: type)
    if type == scope.typeName { inner.values = scope.values }
    inner.followed = scope.followed + [name]
    return inner
  }

  /// The entries of a view, or of a function that makes views.
  mutating func follow(_ call: SwiftCall, in scope: BuilderScope) -> [FoundEntry] {
    let path = call.plainPath
    let name = path.last ?? ""
    guard canFollow(name, in: scope) else {
      let reason = scope.followed.contains(name) ? "shows itself" : "is too many views away"
      return [unread("`\(name)`, which \(reason)", at: call.span, in: scope)]
    }
    if path.count == 1, let closure = scope.values[name], let content = closure.expression.closure {
      // `content()`: what the caller puts into the view.
      var inner = closure.scope
      inner.followed = scope.followed + [name]
      bind(content.parameters, to: call, in: scope, of: &inner)
      return entries(of: content.statements, in: inner)
    }
    if path.count == 1, index.isOwnView(name, near: scope.file) {
      return followView(name, call, in: scope)
    }
    let owner = path.count == 1 ? scope.typeName : ViewIndex.lastName(path[path.count - 2])
    let found =
      index.function(name, of: owner, labels: call.labels, near: scope.file)
      ?? (path.count == 1
        ? index.function(name, of: nil, labels: call.labels, near: scope.file)
          ?? index.function(name, of: "View", labels: call.labels, near: scope.file) : nil)
    guard let (function, file) = found, let body = function.body else {
      return [unread("`\(name)`, which is not a view of the files", at: call.span, in: scope)]
    }
    var inner = self.scope(in: file, of: owner, following: name, from: scope)
    bind(function.parameters, to: call, in: scope, of: &inner)
    return entries(of: body, in: inner)
  }

  private mutating func followView(
    _ name: String, _ call: SwiftCall, in scope: BuilderScope
  ) -> [FoundEntry] {
    guard let (body, inner) = body(of: name, call, in: scope) else {
      return [unread("`\(name)`, which is not a view of the files", at: call.span, in: scope)]
    }
    let found = entries(of: body, in: inner)
    if found.contains(where: Self.isEntry) { return found }
    if isToolbar {
      return [FoundEntry(.view(name: name, label: nil), place: scope.place(call.span))]
    }
    // A view that has its parts only, such as an image and a text.
    if found.isEmpty { return [] }
    return [unread("`\(name)`, a view without a command", at: call.span, in: scope)]
  }

  /// Whether something can be chosen in it.
  static func isEntry(_ entry: FoundEntry) -> Bool {
    switch entry.content {
    case .view, .unread: return false
    case .section(_, let entries), .row(let entries), .platforms(_, let entries):
      return entries.contains(where: isEntry)
    case .condition(_, let then, let otherwise): return (then + otherwise).contains(where: isEntry)
    case .command, .menu, .list, .choice, .separator, .standard: return true
    }
  }

  /// The statements of a view's body, and the scope in which its properties are what the call gives.
  func body(
    of name: String, _ call: SwiftCall, in scope: BuilderScope
  ) -> (statements: [SwiftStatement], scope: BuilderScope)? {
    guard canFollow(name, in: scope),
      let (variable, file) = index.variable("body", of: name, near: scope.file),
      let body = variable.body
    else { return nil }
    var inner = BuilderScope(file: file, typeName: name)
    inner.followed = scope.followed + [name]
    bindProperties(of: name, to: call, in: scope, of: &inner)
    return (body, inner)
  }

  // MARK: Arguments

  private func bindProperties(
    of type: String, to call: SwiftCall, in scope: BuilderScope, of inner: inout BuilderScope
  ) {
    guard let entry = index.types[type] else { return }
    if let (function, file) = initializer(of: entry, for: call) {
      var own = BuilderScope(file: file, typeName: type)
      bind(function.parameters, to: call, in: scope, of: &own)
      for statement in function.body ?? [] {
        guard case .assignment(let target, "=", let value) = statement.kind,
          let name = target.plainPath?.last
        else { continue }
        let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
        inner.values[property] = resolved(value, in: own)
      }
      return
    }
    var trailing = call.arguments.filter { $0.isTrailing && $0.label == nil }.map(\.value)[...]
    for property in entry.properties {
      let given = call.arguments.first { $0.label == property.name }?.value
      let isClosure = property.type?.includes("->") ?? false || property.type == "Content"
      guard let value = given ?? (isClosure ? trailing.popFirst() : nil) else { continue }
      inner.values[property.name] = argument(value, ofType: property.type, in: scope)
    }
  }

  private func initializer(
    of entry: ViewIndex.TypeEntry, for call: SwiftCall
  ) -> (function: SwiftFunction, file: SwiftFile)? {
    let labels = call.arguments.filter { !$0.isTrailing || $0.label != nil }.map { $0.label ?? "" }
    let fitting = entry.initializers.filter { candidate in
      let own = candidate.function.parameters.map { $0.label ?? "" }
      return labels.allSatisfy { own.contains($0) }
    }
    return fitting.min { $0.function.parameters.count < $1.function.parameters.count }
  }

  /// Gives parameters the arguments of a call.
  private func bind(
    _ parameters: [SwiftFunction.Parameter], to call: SwiftCall, in scope: BuilderScope,
    of inner: inout BuilderScope
  ) {
    var rest = call.arguments
    for parameter in parameters {
      let index =
        rest.firstIndex { $0.label == parameter.label && !$0.isTrailing }
        ?? rest.firstIndex {
          $0.isTrailing && ($0.label == nil || $0.label == parameter.label)
            && parameter.type.includes("->")
        }
      if let index {
        inner.values[parameter.name] = argument(
          rest.remove(at: index).value, ofType: parameter.type, in: scope)
      } else if let value = parameter.value {
        inner.values[parameter.name] = argument(value, ofType: parameter.type, in: inner)
      }
    }
  }

  private func bind(
    _ names: [String], to call: SwiftCall, in scope: BuilderScope, of inner: inout BuilderScope
  ) {
    for (name, argument) in zip(names, call.arguments) {
      inner.values[name] = resolved(argument.value, in: scope)
    }
  }

  /// `.newTab` for a parameter of the enum `Command` is `Command.newTab`.
  func argument(
    _ value: SwiftExpression, ofType type: String?, in scope: BuilderScope
  ) -> ScopedExpression {
    let known = resolved(value, in: scope)
    guard let type, let path = known.expression.path, path.count == 2, path[0] == "" else {
      return known
    }
    let name = ViewIndex.lastName(type)
    guard index.isEnum(name) else { return known }
    var expression = known.expression
    expression.kind = .name(name)
    return ScopedExpression(expression, in: known.scope)
  }

  /// What a name is, if it is a parameter; other expressions as they are.
  private func resolved(_ value: SwiftExpression, in scope: BuilderScope) -> ScopedExpression {
    if let path = value.plainPath, path.count == 1, let known = scope.values[path[0]] {
      return known
    }
    return ScopedExpression(value, in: scope)
  }

  // MARK: Names

  /// What a name or a member is: a parameter, a constant, a property of one expression, a case of an enum.
  func definition(of path: [String], in scope: BuilderScope) -> ScopedExpression? {
    var path = path
    if path == ["self"] { return scope.values["self"] }
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    guard let first = path.first, let last = path.last, !scope.loopNames.contains(first) else {
      return nil
    }
    if path.count == 1 {
      return scope.values[first] ?? property(
        first, of: scope.typeName.map { [$0] } ?? [], in: scope)
        ?? property(first, of: [], in: scope)
    }
    if index.enumCase(path) != nil { return nil }
    if let value = enumValue(Array(path.dropLast()), in: scope),
      let known = value.expression.path.flatMap(index.enumCase)
    {
      var inner = scope
      inner.values = ["self": value]
      return property(last, of: [known.type], in: inner, keepsValues: true)
    }
    // Static members: `Titles.delete`, `L10n.Menu.delete`, `Module.Titles.delete`.
    guard first.first?.isUppercase ?? false else { return nil }
    let isModule = path.count > 2 && !index.project.isDeclared(type: first)
    return property(last, of: Array(path.dropFirst(isModule ? 1 : 0).dropLast()), in: scope)
  }

  /// The case of an enum that a path is: `SortOrder.name`, or a parameter that is one.
  func enumValue(_ path: [String], in scope: BuilderScope) -> ScopedExpression? {
    if path.count == 1 {
      guard let value = scope.values[path[0]], value.expression.path.flatMap(index.enumCase) != nil
      else { return nil }
      return value
    }
    guard let known = index.enumCase(path) else { return nil }
    let here = Span(0, 0)
    let expression = SwiftExpression(
      kind: .name(known.type), steps: [.member(known.name, here)], span: here)
    return ScopedExpression(expression, in: scope)
  }

  /// The value of a property that stays as it is written.
  private func property(
    _ name: String, of path: [String], in scope: BuilderScope, keepsValues: Bool = false
  ) -> ScopedExpression? {
    guard let (variable, file) = index.variable(name, of: path, near: scope.file) else {
      return nil
    }
    let type = path.last
    var inner = BuilderScope(file: file, typeName: type)
    if keepsValues || type == scope.typeName { inner.values = scope.values }
    inner.followed = scope.followed
    if let value = variable.value {
      // `@State` and the like can change; another variable of a view has its value where the caller gives none.
      let isLeftOut =
        variable.modifiers.attributes.isEmpty
        && (type.map { scope.followed.contains($0) } ?? true)
      return variable.isLet || variable.modifiers.isStatic || isLeftOut
        ? ScopedExpression(value, in: inner) : nil
    }
    return variable.body.flatMap { value(of: $0, in: inner) }
  }

  /// What a body of one statement gives.
  private func value(of body: [SwiftStatement], in scope: BuilderScope) -> ScopedExpression? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let expression), .returned(let expression?):
      return ScopedExpression(expression, in: scope)
    case .conditional, .switched:
      let expression = SwiftExpression(kind: .branches(body[0]), span: body[0].span)
      return ScopedExpression(expression, in: scope)
    default: return nil
    }
  }

  /// What a function of the app gives for these arguments, if it is one expression: `localized("menu.delete")`.
  func value(of call: SwiftCall, in scope: BuilderScope) -> ScopedExpression? {
    guard !call.arguments.contains(where: \.isTrailing), let name = call.path.last,
      name.first?.isLowercase ?? false, canFollow(name, in: scope)
    else { return nil }
    var path = call.path
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    if path.count > 1, let value = enumValue(Array(path.dropLast()), in: scope),
      let known = value.expression.path.flatMap(index.enumCase)
    {
      // `SortOrder.name.title()`
      guard
        let (function, file) = index.function(
          name, of: known.type, labels: call.labels, near: scope.file)
      else {
        return nil
      }
      var inner = BuilderScope(file: file, typeName: known.type, values: ["self": value])
      inner.followed = scope.followed + [name]
      bind(function.parameters, to: call, in: scope, of: &inner)
      return function.body.flatMap { self.value(of: $0, in: inner) }
    }
    let owner = path.count > 1 ? path[path.count - 2] : nil
    if let owner, !(owner.first?.isUppercase ?? false) { return nil }
    let own =
      owner == nil
      ? index.function(name, of: scope.typeName, labels: call.labels, near: scope.file) : nil
    guard
      let (function, file) = own
        ?? index.function(name, of: owner, labels: call.labels, near: scope.file)
    else {
      return nil
    }
    var inner = BuilderScope(file: file, typeName: own == nil ? owner : scope.typeName)
    inner.followed = scope.followed + [name]
    bind(function.parameters, to: call, in: scope, of: &inner)
    return function.body.flatMap { value(of: $0, in: inner) }
  }
}
