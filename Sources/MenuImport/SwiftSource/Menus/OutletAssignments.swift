import MenuSyntax

/// What code sets on the menu items of XIBs, by way of outlets: `departuresItem.title = …`.
struct OutletAssignments {
  /// The properties that are read.
  static let properties: Set = ["title", "isHidden", "toolTip"]

  private struct Key: Hashable {
    var type: String
    var outlet: String
    var property: String
  }

  fileprivate struct Assignment {
    var value: SwiftExpression
    var scope: SwiftScope
    /// The conditions of the branches around it.
    var conditions: [FoundCondition?]
  }

  private let index: ProjectIndex
  private var assignments: [Key: [Assignment]] = [:]

  init(_ index: ProjectIndex) {
    self.index = index
    for file in index.files where file.source.bytes.firstPlace(of: "NSMenuItem".utf8) != nil {
      visit(file.statements, in: SwiftScope(file: file, typePath: []), [])
    }
  }

  // MARK: What is set

  /// The title that code gives an item, or the two by a condition; its text is unknown if there are more, or some that only
  /// the running app knows. Nil if no code gives it one.
  func title(of outlet: String, in type: String) -> Choice<FoundText>? {
    let found = assignments[Key(type: type, outlet: outlet, property: "title")] ?? []
    let titles = found.map { Evaluator(index).title(of: $0.value, in: $0.scope) }
    guard let first = titles.first else { return nil }
    let isAlways = found.allSatisfy(\.conditions.isEmpty)
    if isAlways, titles.dropFirst().allSatisfy({ $0.isSame(as: first) }) { return first }
    // The two branches of one `if`, in whatever order they are written.
    if found.count == 2, titles.allSatisfy({ $0.whenOn == nil }),
      let condition = found[0].onlyCondition, let other = found[1].onlyCondition,
      condition.place == other.place, condition.isNegated != other.isNegated
    {
      let ifTrue = condition.isNegated ? titles[1] : titles[0]
      let ifFalse = condition.isNegated ? titles[0] : titles[1]
      var on = condition
      on.isNegated = false
      return Choice(ifFalse.value, whenOn: ifTrue.value, on: on)
    }
    let code = found.map { $0.scope.shortCode($0.value.span) }.joined(separator: "`, `")
    return Choice(FoundText(segments: nil, expression: code, place: first.value.place))
  }

  /// When an item is shown, if code tells. Nil if no code hides or shows it.
  func shown(_ outlet: String, in type: String) -> FoundCondition? {
    guard let found = assignments[Key(type: type, outlet: outlet, property: "isHidden")]?.first
    else { return nil }
    if let isHidden = found.value.bool, let condition = found.onlyCondition {
      var shown = condition
      if isHidden { shown.isNegated.toggle() }
      return shown
    }
    return FoundCondition(found.value, isNegated: true, in: found.scope)
  }

  /// The help tag that code gives an item; nil if it gives none, or if it isn't known.
  func help(_ outlet: String, in type: String) -> FoundText? {
    guard
      let found = assignments[Key(type: type, outlet: outlet, property: "toolTip")]?.first
    else { return nil }
    let text = Evaluator(index).plainTitle(of: found.value, in: found.scope)
    // A help tag that only the running app knows is no text to check.
    return text.segments == nil ? nil : text
  }

  // MARK: Statements

  private mutating func visit(
    _ statements: [SwiftStatement], in outer: SwiftScope, _ conditions: [FoundCondition?]
  ) {
    var scope = outer
    for statement in statements {
      visit(statement, in: scope, conditions)
      if case .variable(let variable) = statement.kind, !conditions.isEmpty || outer.parent != nil {
        scope = scope.defining(variable)
      }
    }
  }

  private mutating func visit(
    _ statement: SwiftStatement, in scope: SwiftScope, _ conditions: [FoundCondition?]
  ) {
    switch statement.kind {
    case .assignment(let target, "=", let value):
      add(value, to: target, in: scope, conditions)
      visit(value, in: scope, conditions)
    case .expression(let value), .returned(let value?): visit(value, in: scope, conditions)
    case .variable(let variable):
      if let value = variable.value { visit(value, in: scope, conditions) }
      visit(variable.body ?? [], in: scope.inner(), conditions)
      visit(variable.observers, in: scope.inner(), conditions)
    case .function(let function):
      let inner = scope.inner()
      for parameter in function.parameters { inner.declare(parameter.name, .unknown) }
      visit(function.body ?? [], in: inner, conditions)
    case .type(let type):
      let names = type.name.split(separator: ".").map(String.init)
      visit(
        type.members, in: SwiftScope(file: scope.file, typePath: scope.typePath + names), [])
    case .conditional(let branches): visit(branches[...], in: scope, conditions)
    case .guarded(let branch): visit(branch.statements, in: scope.inner(), conditions + [nil])
    case .switched(_, let cases):
      for one in cases { visit(one.statements, in: scope.inner(), conditions + [nil]) }
    case .loop(_, _, let body): visit(body, in: scope.inner(), conditions + [nil])
    case .block(let body): visit(body, in: scope.inner(), conditions)
    case .compiled(let branches):
      for branch in branches { visit(branch.statements, in: scope, conditions) }
    default: break
    }
  }

  private mutating func visit(
    _ branches: ArraySlice<SwiftBranch>, in scope: SwiftScope, _ conditions: [FoundCondition?]
  ) {
    guard let branch = branches.first else { return }
    if branch.conditions.isEmpty { return visit(branch.statements, in: scope.inner(), conditions) }
    let condition = FoundCondition(branch, in: scope)
    let inner = scope.binding(branch.conditions).inner()
    if branch.isAvailability(in: scope) {
      return visit(branch.statements, in: inner, conditions)
    }
    visit(branch.statements, in: inner, conditions + [condition])
    var opposite = condition
    opposite.isNegated.toggle()
    visit(branches.dropFirst(), in: scope, conditions + [opposite])
  }

  /// Visits the closures in an expression.
  private mutating func visit(
    _ expression: SwiftExpression, in scope: SwiftScope, _ conditions: [FoundCondition?]
  ) {
    if case .closure(let closure) = expression.kind {
      let inner = scope.inner()
      for name in closure.parameters { inner.declare(name, .unknown) }
      visit(closure.statements, in: inner, conditions)
    }
    for call in expression.calls {
      for argument in call.arguments { visit(argument.value, in: scope, conditions) }
    }
  }

  private mutating func add(
    _ value: SwiftExpression, to target: SwiftExpression, in scope: SwiftScope,
    _ conditions: [FoundCondition?]
  ) {
    guard var path = target.path, let type = scope.typePath.last else { return }
    if path.first == "self" { path.removeFirst() }
    // A local name is another object.
    guard path.count == 2, Self.properties.contains(path[1]), scope.meaning(of: path[0]) == nil
    else { return }
    let key = Key(type: type, outlet: path[0], property: path[1])
    assignments[key, default: []].append(
      Assignment(value: value, scope: scope, conditions: conditions))
  }
}

extension OutletAssignments.Assignment {
  /// The condition around it, if there is one that can be told.
  fileprivate var onlyCondition: FoundCondition? {
    conditions.count == 1 ? conditions[0] : nil
  }
}

extension Choice<FoundText> {
  fileprivate func isSame(as other: Self) -> Bool {
    value.segments != nil && value.segments == other.value.segments
      && whenOn?.segments == other.whenOn?.segments
  }
}
