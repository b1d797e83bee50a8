import MenuModel
import MenuSyntax

/// Reads what SwiftUI's builders make: the entries of menus and toolbars.
struct BuilderReader {
  let index: ProjectIndex
  /// Where menus are that are in others.
  var submenus: Set<Place> = []
  /// Whether what is read is in a toolbar.
  var isToolbar = false
  private var entryCount = 0
  let budget = FollowingBudget()

  init(_ index: ProjectIndex) { self.index = index }

  /// Finds out what an expression is; a new one for each, since its steps are limited.
  var evaluator: Evaluator { Evaluator(index) }

  mutating func beginSurface(isToolbar: Bool) {
    self.isToolbar = isToolbar
    entryCount = 0
    budget.beginSurface()
  }

  /// The entries of a menu that a closure makes.
  mutating func menu(of closure: SwiftClosure?, in scope: SwiftScope) -> [FoundEntry] {
    menu(of: closure?.statements ?? [], in: scope)
  }

  mutating func menu(of statements: [SwiftStatement], in scope: SwiftScope) -> [FoundEntry] {
    beginSurface(isToolbar: false)
    return entries(of: statements, in: scope)
  }

  mutating func toolbar(of statements: [SwiftStatement], in scope: SwiftScope) -> [FoundEntry] {
    beginSurface(isToolbar: true)
    defer { isToolbar = false }
    return entries(of: statements, in: scope)
  }

  // MARK: Statements

  mutating func entries(of statements: [SwiftStatement], in outer: SwiftScope) -> [FoundEntry] {
    var scope = outer
    var entries: [FoundEntry] = []
    for statement in statements {
      if entryCount > Limits.entriesInMenu { break }
      if case .variable(let variable) = statement.kind { scope = scope.defining(variable) }
      entries += self.entries(of: statement, in: scope)
    }
    return isToolbar ? entries : entries.withHeadings
  }

  private mutating func entries(
    of statement: SwiftStatement, in scope: SwiftScope
  ) -> [FoundEntry] {
    switch statement.kind {
    case .expression(let expression), .returned(let expression?):
      return entries(of: expression, in: scope)
    case .conditional(let branches): return entries(of: branches[...], in: scope)
    case .switched(let subject, let cases):
      if let chosen = evaluator.chosenCase(of: subject, cases, in: scope) {
        return entries(of: chosen.statements, in: scope)
      }
      return entries(of: cases[...], subject: subject, in: scope)
    case .compiled(let branches): return compiledEntries(branches, at: statement.span, in: scope)
    default: return []
    }
  }

  /// `if … else if … else …`
  private mutating func entries(
    of branches: ArraySlice<SwiftBranch>, in scope: SwiftScope
  ) -> [FoundEntry] {
    guard let branch = branches.first else { return [] }
    if branches.startIndex == Limits.branches {
      return [unread("more than \(Limits.branches) branches", at: branch.conditionSpan, in: scope)]
    }
    if branch.conditions.isEmpty { return entries(of: branch.statements, in: scope) }
    let text = scope.code(branch.conditionSpan)
    // What newer systems show.
    if text.hasPrefix("#available") || text.hasPrefix("#unavailable") {
      let other = entries(of: branches.dropFirst(), in: scope)
      let own = entries(of: branch.statements, in: scope)
      let isOwn = text.hasPrefix("#available") ? !own.isEmpty : other.isEmpty
      return isOwn ? own : other
    }
    if let isTrue = evaluator.truth(of: branch, in: scope) {
      return isTrue
        ? entries(of: branch.statements, in: scope) : entries(of: branches.dropFirst(), in: scope)
    }
    let inner = scope.binding(branch.conditions)
    let then = entries(of: branch.statements, in: inner)
    let otherwise = entries(of: branches.dropFirst(), in: scope)
    if then.isEmpty && otherwise.isEmpty { return [] }
    let place = scope.place(branch.conditionSpan)
    return [
      FoundEntry(
        .condition(FoundCondition(branch, in: scope), then: then, otherwise: otherwise),
        place: place
      )
    ]
  }

  private mutating func entries(
    of cases: ArraySlice<SwiftCase>, subject: SwiftExpression, in scope: SwiftScope
  ) -> [FoundEntry] {
    guard let first = cases.first else { return [] }
    if cases.startIndex == Limits.branches {
      let place = first.pattern ?? subject.span
      return [unread("more than \(Limits.branches) cases", at: place, in: scope)]
    }
    let then = entries(of: first.statements, in: scope)
    guard let condition = FoundCondition(first, of: subject, in: scope) else { return then }
    let otherwise = entries(of: cases.dropFirst(), subject: subject, in: scope)
    if then.isEmpty && otherwise.isEmpty { return [] }
    return [
      FoundEntry(
        .condition(condition, then: then, otherwise: otherwise), place: condition.place)
    ]
  }

  private mutating func compiledEntries(
    _ branches: [(condition: CompilationCondition, statements: [SwiftStatement])], at span: Span,
    in scope: SwiftScope
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

  // MARK: Expressions

  mutating func entries(
    of expression: SwiftExpression, in scope: SwiftScope
  ) -> [FoundEntry] {
    let expression = expression.withoutParentheses
    if case .branches(let statement) = expression.kind { return entries(of: statement, in: scope) }
    guard let call = expression.call else {
      return entries(ofName: expression, modifiers: [], in: scope)
    }
    let later = expression.compiledModifiers.flatMap(\.modifiers)
    let modifiers = expression.modifiers + later
    if call.plainPath.count > 1, named(expression, in: scope) != nil {
      // `deleteButton.disabled(true)`: the first call is a modifier.
      return entries(ofName: expression, modifiers: expression.calls + later, in: scope)
    }
    var found = content(of: call, expression, in: scope)
    apply(modifiers, to: &found, in: scope)
    return found
  }

  /// The entries that a property makes.
  private mutating func entries(
    ofName expression: SwiftExpression, modifiers: [SwiftCall], in scope: SwiftScope
  ) -> [FoundEntry] {
    var path = expression.plainPath ?? expression.call?.plainPath.dropLast() ?? []
    // A colour behind other views shows nothing that can be chosen.
    if path.first == "Color" { return [] }
    if path.first == "self" { path.removeFirst() }
    guard let name = path.last, !name.isEmpty else {
      if case .other = expression.kind { return [] }
      return [unread("`\(scope.shortCode(expression.span))`", at: expression.span, in: scope)]
    }
    guard var found = follow(path, in: scope) else {
      return [unread("`\(name)`, which is not a view of the files", at: expression.span, in: scope)]
    }
    apply(modifiers, to: &found, in: scope)
    return found
  }

  func unread(_ reason: String, at span: Span, in scope: SwiftScope) -> FoundEntry {
    FoundEntry(.unread(reason: reason), place: scope.place(span))
  }

  private static let namesOfSwiftUI: Set<String> = [
    "Button", "Divider", "ForEach", "Group", "Link", "Menu", "Picker", "Section", "Toggle",
  ]

  /// What a call makes.
  private mutating func content(
    of call: SwiftCall, _ expression: SwiftExpression, in scope: SwiftScope
  ) -> [FoundEntry] {
    entryCount += 1
    if entryCount > Limits.entriesInMenu {
      return [
        unread("more than \(Limits.entriesInMenu) entries in one menu", at: call.span, in: scope)
      ]
    }
    var call = call
    // `Self(folder: child)`, in a view that shows itself.
    if [["Self"], ["Self", "init"]].contains(call.path), let type = scope.typePath.last {
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
    // A menu has no space.
    case "Spacer", "ToolbarSpacer":
      if !isToolbar { return [] }
      let isFixed = call.argument()?.path?.last == "fixed"
      return [FoundEntry(.standard(isFixed ? "space" : "flexible"), place: place)]
    case "EmptyView", "Color": return []
    case "HStack", "VStack", "ZStack":
      let inner = entries(of: call.content()?.statements ?? [], in: scope)
      // Pieces of a row are no lines of text.
      guard !isToolbar, inner.contains(where: \.isText) else { return inner }
      return [unread("the view `\(scope.shortCode(call.span))`", at: call.span, in: scope)]
    case "Group", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form",
      "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu", "GlassEffectContainer":
      let inner = entries(of: call.content()?.statements ?? [], in: scope)
      // SwiftUI shows what is at this place in red.
      let isDestructive = call.argument("placement")?.path?.last == "destructiveAction"
      return isDestructive ? inner.map(\.asDestructive) : inner
    case "AnyView": return call.argument().map { entries(of: $0, in: scope) } ?? []
    case "Section": return [section(call, at: place, in: scope)]
    case "ControlGroup":
      let inner = entries(of: call.content()?.statements ?? [], in: scope)
      return inner.isEmpty ? [] : [FoundEntry(.row(entries: inner), place: place)]
    case "ForEach", "OutlineGroup": return list(call, at: place, in: scope)
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
