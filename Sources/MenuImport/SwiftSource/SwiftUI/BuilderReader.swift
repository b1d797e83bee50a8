import MenuModel
import MenuSyntax

/// Reads what SwiftUI's builders make: the entries of menus and toolbars.
struct BuilderReader {
  let index: ViewIndex
  let lookup: TextLookup
  /// Where menus are that are in others.
  var submenus: Set<Place> = []
  /// Whether what is read is in a toolbar.
  var isToolbar = false
  private var entryCount = 0
  let budget = FollowingBudget()

  init(index: ViewIndex) {
    self.index = index
    lookup = TextLookup(texts: index.project.texts)
  }

  mutating func beginSurface(isToolbar: Bool) {
    self.isToolbar = isToolbar
    entryCount = 0
    budget.beginSurface()
  }

  /// The entries of a menu that a closure makes.
  mutating func menu(of closure: SwiftClosure?, in scope: BuilderScope) -> [FoundEntry] {
    beginSurface(isToolbar: false)
    return closure.map { entries(of: $0.statements, in: scope) } ?? []
  }

  mutating func toolbar(of closure: SwiftClosure, in scope: BuilderScope) -> [FoundEntry] {
    beginSurface(isToolbar: true)
    defer { isToolbar = false }
    return entries(of: closure.statements, in: scope)
  }

  // MARK: Statements

  mutating func entries(of statements: [SwiftStatement], in outer: BuilderScope) -> [FoundEntry] {
    var scope = outer
    var entries: [FoundEntry] = []
    for statement in statements {
      if entryCount > Limits.entriesInMenu { break }
      if case .variable(let variable) = statement.kind { scope.define(variable) }
      entries += self.entries(of: statement, in: scope)
    }
    return entries
  }

  private mutating func entries(
    of statement: SwiftStatement, in scope: BuilderScope
  ) -> [FoundEntry] {
    switch statement.kind {
    case .expression(let expression), .returned(let expression?):
      return entries(of: expression, in: scope)
    case .conditional(let branches): return entries(of: branches[...], in: scope)
    case .switched(let subject, let cases):
      if let chosen = chosenCase(of: subject, cases, in: scope) {
        return entries(of: chosen.statements, in: scope)
      }
      return entries(of: cases[...], subject: subject, in: scope)
    case .compiled(let branches): return compiledEntries(branches, at: statement.span, in: scope)
    default: return []
    }
  }

  /// `if … else if … else …`
  private mutating func entries(
    of branches: ArraySlice<SwiftBranch>, in scope: BuilderScope
  ) -> [FoundEntry] {
    guard let branch = branches.first else { return [] }
    if branch.conditions.isEmpty { return entries(of: branch.statements, in: scope) }
    let text = scope.code(branch.conditionSpan)
    // What newer systems show.
    if text.hasPrefix("#available") || text.hasPrefix("#unavailable") {
      let other = entries(of: branches.dropFirst(), in: scope)
      let own = entries(of: branch.statements, in: scope)
      let isOwn = text.hasPrefix("#available") ? !own.isEmpty : other.isEmpty
      return isOwn ? own : other
    }
    if let isTrue = truth(of: branch, in: scope) {
      return isTrue
        ? entries(of: branch.statements, in: scope) : entries(of: branches.dropFirst(), in: scope)
    }
    let inner = binding(branch.conditions, in: scope)
    let then = entries(of: branch.statements, in: inner)
    let otherwise = entries(of: branches.dropFirst(), in: scope)
    if then.isEmpty && otherwise.isEmpty { return [] }
    let place = scope.place(branch.conditionSpan)
    return [
      FoundEntry(
        .condition(condition(of: branch, in: scope), then: then, otherwise: otherwise), place: place
      )
    ]
  }

  /// The scope in which `if let name = value` is true.
  private func binding(_ conditions: [SwiftCondition], in scope: BuilderScope) -> BuilderScope {
    var inner = scope
    for case .binding(let variable) in conditions { inner.define(variable) }
    return inner
  }

  /// Whether a condition holds, where the caller of a view says so.
  func truth(of branch: SwiftBranch, in scope: BuilderScope) -> Bool? {
    guard branch.conditions.count == 1 else { return nil }
    switch branch.conditions[0] {
    case .expression(let condition): return truth(of: condition, in: scope)
    case .binding(let variable):
      // `if let title` of an optional parameter.
      let name = SwiftExpression(kind: .name(variable.name), span: variable.span)
      let value = variable.value ?? name
      if isLeftOut(value, in: scope) { return false }
      guard let path = value.plainPath, path.count == 1, let given = scope.values[path[0]] else {
        return nil
      }
      return given.expression.string == nil ? nil : true
    case .pattern: return nil
    }
  }

  func truth(of condition: SwiftExpression, in scope: BuilderScope) -> Bool? {
    let plain = condition.withoutParentheses
    switch plain.kind {
    case .prefixed("!", let inner): return truth(of: inner, in: scope).map { !$0 }
    case .sequence(let parts, let operators) where operators == ["=="] || operators == ["!="]:
      guard let value = parts[0].path.flatMap({ enumValue($0, in: scope) }),
        let known = value.expression.path.flatMap(index.enumCase), let other = parts[1].path,
        other.count == 2, other[0] == "" || other[0] == known.type
      else { return nil }
      return (other[1] == known.name) == (operators == ["=="])
    default: break
    }
    guard let path = plain.plainPath, path.count == 1 else { return plain.bool }
    if let value = scope.values[path[0]] { return value.expression.bool }
    // A parameter that the caller leaves out.
    guard let type = scope.typeName, scope.followed.contains(type),
      let (variable, _) = index.variable(path[0], of: type, near: scope.file),
      variable.modifiers.attributes.isEmpty, variable.body == nil
    else { return nil }
    return variable.value?.bool
  }

  func condition(of branch: SwiftBranch, in scope: BuilderScope) -> FoundCondition {
    if branch.conditions.count == 1, case .expression(let expression) = branch.conditions[0] {
      return condition(expression, in: scope)
    }
    let parts = branch.conditions.map { condition -> String in
      switch condition {
      case .expression(let expression): return scope.code(expression.span)
      case .binding(let variable):
        return (variable.value.map { scope.code($0.span) } ?? variable.name) + " != nil"
      case .pattern: return scope.code(branch.conditionSpan)
      }
    }
    return FoundCondition(parts.joined(separator: " && "), place: scope.place(branch.conditionSpan))
  }

  /// A condition without the `!` before it.
  func condition(
    _ expression: SwiftExpression, isNegated: Bool = false, in scope: BuilderScope
  ) -> FoundCondition {
    if case .prefixed("!", let inner) = expression.withoutParentheses.kind {
      return condition(inner, isNegated: !isNegated, in: scope)
    }
    // What is in the parentheses, to the last: `(window is NoteWindow)`.
    var span = expression.span
    if case .tuple(let values) = expression.kind, expression.steps.isEmpty, values.count == 1,
      span.count > 2
    {
      span = Span(span.start + 1, span.end - 1)
    }
    return FoundCondition(scope.code(span), isNegated: isNegated, place: scope.place(span))
  }

  private mutating func entries(
    of cases: ArraySlice<SwiftCase>, subject: SwiftExpression, in scope: BuilderScope
  ) -> [FoundEntry] {
    guard let first = cases.first else { return [] }
    let then = entries(of: first.statements, in: scope)
    guard let pattern = first.pattern else { return then }
    let otherwise = entries(of: cases.dropFirst(), subject: subject, in: scope)
    if then.isEmpty && otherwise.isEmpty { return [] }
    let words = "\(scope.code(subject.span)) == \(scope.code(pattern))"
    let place = scope.place(pattern)
    return [
      FoundEntry(
        .condition(FoundCondition(words, place: place), then: then, otherwise: otherwise),
        place: place)
    ]
  }

  private mutating func compiledEntries(
    _ branches: [(condition: CompilationCondition, statements: [SwiftStatement])], at span: Span,
    in scope: BuilderScope
  ) -> [FoundEntry] {
    var found: [FoundEntry] = []
    var flag: String?
    for branch in branches {
      let inner = entries(of: branch.statements, in: scope)
      let place = scope.place(span)
      let condition = branch.condition
      if inner.isEmpty {
        flag = condition.isForAllPlatforms ? condition.text : nil
      } else if !condition.isForAllPlatforms {
        found.append(FoundEntry(.platforms(condition.platforms, entries: inner), place: place))
      } else if condition.text.isEmpty {
        let negated = flag.map { FoundCondition($0, isNegated: true, place: place) }
        found +=
          negated.map { [FoundEntry(.condition($0, then: inner, otherwise: []), place: place)] }
          ?? inner
      } else {
        flag = condition.text
        found.append(
          FoundEntry(
            .condition(FoundCondition(condition.text, place: place), then: inner, otherwise: []),
            place: place))
      }
    }
    return found
  }

  /// The case that a `switch` comes to, where it is known: the caller gives `.newTab`.
  func chosenCase(
    of subject: SwiftExpression, _ cases: [SwiftCase], in scope: BuilderScope
  ) -> SwiftCase? {
    guard let path = subject.path,
      let known = definition(of: path, in: scope)?.expression.path.flatMap(index.enumCase)
    else { return nil }
    return cases.first { one in
      one.pattern == nil
        || one.patterns.contains { pattern in
          guard let names = pattern.path, names.last == known.name else { return false }
          return names.count == 2 && (names[0] == "" || names[0] == known.type)
        }
    }
  }

  // MARK: Expressions

  mutating func entries(
    of expression: SwiftExpression, in scope: BuilderScope
  ) -> [FoundEntry] {
    let expression = expression.withoutParentheses
    if case .branches(let statement) = expression.kind { return entries(of: statement, in: scope) }
    guard let call = expression.call else {
      return entries(ofName: expression, modifiers: [], in: scope)
    }
    let later = expression.compiledModifiers.flatMap(\.modifiers)
    let modifiers = expression.modifiers + later
    if call.plainPath.count > 1, isMember(call.plainPath.dropLast(), in: scope) {
      // `deleteButton.disabled(true)`: the first call is a modifier.
      return entries(ofName: expression, modifiers: expression.calls + later, in: scope)
    }
    var found = content(of: call, expression, in: scope)
    apply(modifiers, to: &found, in: scope)
    return found
  }

  /// The entries that a property makes.
  private mutating func entries(
    ofName expression: SwiftExpression, modifiers: [SwiftCall], in scope: BuilderScope
  ) -> [FoundEntry] {
    var path = expression.plainPath ?? expression.call?.plainPath.dropLast() ?? []
    if path.first == "Color" { return [] }
    if path.first == "self" { path.removeFirst() }
    guard let name = path.last, !name.isEmpty else {
      if case .other = expression.kind { return [] }
      return [unread("`\(shortened(scope.code(expression.span)))`", at: expression.span, in: scope)]
    }
    guard var found = follow(path, in: scope) else {
      return [unread("`\(name)`, which is not a view of the files", at: expression.span, in: scope)]
    }
    apply(modifiers, to: &found, in: scope)
    return found
  }

  func unread(_ reason: String, at span: Span, in scope: BuilderScope) -> FoundEntry {
    FoundEntry(.unread(reason: reason), place: scope.place(span))
  }

  func shortened(_ code: String) -> String {
    code.count > 60 ? code.prefix(57) + "…" : code
  }

  private static let namesOfSwiftUI: Set<String> = [
    "Button", "Divider", "ForEach", "Group", "Link", "Menu", "Picker", "Section", "Toggle",
  ]

  /// What a call makes.
  private mutating func content(
    of call: SwiftCall, _ expression: SwiftExpression, in scope: BuilderScope
  ) -> [FoundEntry] {
    entryCount += 1
    if entryCount > Limits.entriesInMenu {
      return [
        unread("more than \(Limits.entriesInMenu) entries in one menu", at: call.span, in: scope)
      ]
    }
    var call = call
    // `Self(folder: child)`, in a view that shows itself.
    if [["Self"], ["Self", "init"]].contains(call.path), let type = scope.typeName {
      call.path = [type]
    }
    let name = call.name
    guard call.plainPath.count == 1 else { return follow(call, in: scope) }
    if index.isOwnView(name, near: scope.file) {
      let found = follow(call, in: scope)
      // An app's own `Section` is like SwiftUI's, even if what is in it can't be followed.
      if !Self.namesOfSwiftUI.contains(name) || found.contains(where: Self.isEntry) { return found }
    }
    let place = scope.place(expression.span)
    switch name {
    case "Divider", "SeparatorView": return [FoundEntry(.separator, place: place)]
    case "Spacer", "ToolbarSpacer":
      if !isToolbar { return [] }
      let isFixed = call.argument()?.path?.last == "fixed"
      return [FoundEntry(.standard(isFixed ? "space" : "flexible"), place: place)]
    case "EmptyView", "Color": return []
    case "Group", "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "List",
      "Form",
      "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu", "GlassEffectContainer":
      let inner = entries(of: call.content()?.statements ?? [], in: scope)
      let isDestructive = call.argument("placement")?.path?.last == "destructiveAction"
      return isDestructive ? inner.map(\.asDestructive) : inner
    case "AnyView": return call.argument().map { entries(of: $0, in: scope) } ?? []
    case "Section": return [section(call, at: place, in: scope)]
    case "ControlGroup":
      let inner = entries(of: call.content()?.statements ?? [], in: scope)
      return inner.isEmpty ? [] : [FoundEntry(.row(entries: inner), place: place)]
    case "ForEach": return list(call, at: place, in: scope)
    case "Menu": return [submenu(call, at: place, in: scope)]
    default: return control(call, expression, at: place, in: scope)
    }
  }
}

extension FoundEntry {
  /// The entry marked as destructive, as a toolbar's place for such commands does it.
  fileprivate var asDestructive: FoundEntry {
    guard case .command(var command) = content else { return self }
    command.isDestructive = true
    var entry = self
    entry.content = .command(command)
    return entry
  }
}
