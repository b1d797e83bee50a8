import MenuModel
import MenuSyntax

/// Runs the code that makes menus of AppKit and UIKit, as far as needed to know their entries.
///
/// Each branch of a condition is run, and what it adds to a menu becomes a condition there; the body of a loop is run once,
/// and what it adds becomes a list. Functions of the app that make entries are followed a few steps.
final class MenuInterpreter {
  /// The call of a function or closure that is run.
  final class Frame {
    /// What it returns.
    let returned: DraftList
    /// Functions that are declared in it, by their names.
    var functions: [String: [SwiftFunction]] = [:]
    /// Whether each expression is an entry: in the closure of `NSMenu { … }`.
    let isBuilder: Bool

    /// The menus that it returns by their names, each once.
    private(set) var named: [DraftList] = []

    /// Adds what it returns. A menu may be returned in several branches, and is one.
    func give(_ value: MenuValue, isNamed: Bool) {
      guard isNamed, case .list(let list) = value else { return returned.append(value) }
      if !named.contains(where: { $0 === list }) { named.append(list) }
    }

    /// The only item or menu that it returns, or all of them; nil if there is none.
    var result: MenuValue? {
      if returned.entries.isEmpty, named.count == 1, !named[0].entries.isEmpty {
        return .list(named[0])
      }
      for list in named { returned.entries += list.entries }
      named = []
      if returned.entries.isEmpty { return nil }
      if returned.entries.count == 1, case .item(let item) = returned.entries[0] {
        return .item(item)
      }
      return .list(returned)
    }

    init(_ returned: DraftList, isBuilder: Bool = false) {
      self.returned = returned
      self.isBuilder = isBuilder
    }
  }

  /// A menu that is shown somewhere.
  struct Surface {
    var kind: FoundSurface.Kind
    var value: MenuValue
    /// Whether a `UIMenu` is the surface, rather than an entry of it.
    var isWhole: Bool
    var place: Place
    /// Whether it says that the menu bar lacks something that the system has.
    var isOfNothing: Bool {
      guard case .menuBarPart(_, let position) = kind else { return false }
      return position == .removed || position == .replacing
    }

    /// Whether its title is the menu's name, rather than a line above its entries.
    var isNamed: Bool {
      if case .menu = kind { return true }
      return false
    }
  }

  let index: ProjectIndex
  var surfaces: [Surface] = []
  /// The calls that make a button of a menu.
  var buttons: Set<Place> = []
  /// All menus and arrays that were made, and all items.
  var lists: [DraftList] = []
  var items: [DraftItem] = []
  /// Menus that the code only names, by how it does.
  var unknownMenus: [String: DraftList] = [:]
  /// How much may still be run.
  var steps: Int
  /// The functions that are run, the outermost first.
  var running: [Place] = []
  /// The conditions of the branches that are being run.
  private(set) var conditions: [FoundCondition] = []
  /// How many branches are being run, whose entries are those at the end.
  private(set) var openBranches = 0
  /// The edge of a row whose swipe actions are made, where that is known.
  var swipeEdge: SwipeActions.Edge?
  /// How many loops are being run.
  private(set) var openLoops = 0
  /// How many conditions and calls are around the current statement.
  private var depth = 0

  init(index: ProjectIndex, steps: Int) {
    self.index = index
    self.steps = steps
  }

  /// Finds out what an expression is; a new one for each, since its steps are limited.
  var evaluator: Evaluator { Evaluator(index) }

  func makeList(at span: Span, in scope: SwiftScope) -> DraftList {
    let list = DraftList(place: scope.file.place(of: span))
    lists.append(list)
    return list
  }

  func makeItem(_ framework: Framework, at span: Span, in scope: SwiftScope) -> DraftItem {
    let item = DraftItem(framework, site: scope.file.place(of: span))
    item.conditions = conditions
    item.openLoops = openLoops
    items.append(item)
    return item
  }

  // MARK: Statements

  /// Runs the body of a function or closure, of which the only expression is the result.
  func runBody(_ statements: [SwiftStatement], in scope: SwiftScope, _ frame: Frame) {
    // A local function may be called before it is declared, and come after `return`.
    for case .function(let function) in statements.map(\.kind) {
      frame.functions[function.name, default: []].append(function)
    }
    if statements.count == 1, case .expression(let expression) = statements[0].kind {
      if let made = value(of: expression, in: scope, frame) {
        frame.give(made, isNamed: expression.path != nil)
      }
    } else {
      run(statements[...], in: scope, frame)
    }
  }

  /// Runs statements; true if they end with `return`.
  @discardableResult
  func run(_ statements: ArraySlice<SwiftStatement>, in scope: SwiftScope, _ frame: Frame) -> Bool {
    guard depth < Limits.swiftMenuDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    for (number, statement) in zip(statements.indices, statements) {
      guard steps > 0 else { return true }
      steps -= 1
      let rest = statements[(number + 1)...]
      switch statement.kind {
      case .conditional(let branches):
        let result = run(branches[...], rest: rest, in: scope, frame)
        if result.takesRest || result.returns { return true }
      case .guarded(let branch):
        if run(guarding: branch, rest: rest, in: scope, frame) { return true }
      case .returned(let value):
        if let value, let made = self.value(of: value, in: scope, frame) {
          frame.give(made, isNamed: value.path != nil)
        }
        return true
      case .expression(let expression):
        let made = value(of: expression, in: scope, frame)
        if let made, frame.isBuilder { frame.returned.append(made) }
      default:
        if run(statement, in: scope, frame) { return true }
      }
    }
    return false
  }

  private func run(_ statement: SwiftStatement, in scope: SwiftScope, _ frame: Frame) -> Bool {
    switch statement.kind {
    case .variable(let variable): declare(variable, in: scope, frame)
    case .assignment(let target, let sign, let value):
      assign(value, to: target, sign, in: scope, frame)
    case .function(let function):
      let known = frame.functions[function.name] ?? []
      if !known.contains(where: { $0.span == function.span }) {
        frame.functions[function.name] = known + [function]
      }
    case .switched(let subject, let cases): return run(cases, of: subject, in: scope, frame)
    case .loop(let pattern, let sequence, let body):
      let loop = Loop(statement, pattern: pattern, sequence: sequence, body: body, in: scope)
      run(loop, in: scope, frame) { _ = run(body[...], in: $0, frame) }
    case .compiled(let branches):
      for (number, branch) in branches.enumerated() {
        let first = branches.count == 2 && number == 1 ? branches[0].condition : nil
        run(
          branch.statements, for: branch.condition, after: first, statement, in: scope, frame)
      }
    case .block(let statements): return run(statements[...], in: scope.inner(), frame)
    default: break
    }
    return false
  }

  func declare(_ variable: SwiftVariable, in scope: SwiftScope, _ frame: Frame) {
    guard var expression = variable.value else {
      if let body = variable.body {
        let made = DraftList(place: scope.file.place(of: variable.span))
        let inner = Frame(made)
        runBody(body, in: scope.inner(), inner)
        scope.declare(variable.name, inner.result.map { .menu($0) } ?? .unknown)
      } else {
        scope.declare(variable.name, .unknown)
      }
      return
    }
    if let path = expression.path, path == [variable.name],
      let meaning = scope.meaning(of: variable.name)
    {
      // `if let item = item as? Item`
      return scope.declare(variable.name, meaning)
    }
    let isMenuType = variable.type.map(Self.isMenuType) ?? false
    expression = index.elements(of: expression, as: variable.type, near: scope.file)
    if let value = value(of: expression, in: scope, frame, expectsMenu: isMenuType) {
      // An array is copied where it is given to a variable.
      if case .list(let list) = value, list.title == nil, expression.path != nil, !variable.isLet {
        let copy = makeList(at: expression.span, in: scope)
        copy.entries = list.entries
        scope.declare(variable.name, .menu(.list(copy)))
      } else {
        scope.declare(variable.name, .menu(value))
      }
    } else {
      scope.declare(variable.name, .expression(expression, scope))
    }
  }

  /// Whether a type is one of menus, or an array of them.
  static func isMenuType(_ type: String) -> Bool {
    [
      "NSMenu", "UIMenu", "UIAction", "UICommand", "UIKeyCommand", "UIDeferredMenuElement",
      "UIContextualAction", "UIAlertAction", "UISwipeActionsConfiguration", "NSTableViewRowAction",
      "UITableViewRowAction",
      "UIApplicationShortcutItem", "UIMutableApplicationShortcutItem",
    ].contains { type.includes($0) } && !type.includes("->") && !type.includes("Delegate")
      && !type.includes("MenuController")
  }

  // MARK: Conditions

  /// What was added to the menus that were there before.
  typealias Additions = [(list: DraftList, entries: [DraftList.Entry])]

  /// Runs something while conditions hold, and takes away what it adds to menus.
  func additions(
    while added: [FoundCondition] = [], inLoop: Bool = false, _ body: () -> Void
  ) -> Additions {
    let before = lists.map { (list: $0, count: $0.entries.count) }
    openBranches += 1
    openLoops += inLoop ? 1 : 0
    conditions += added
    body()
    openLoops -= inLoop ? 1 : 0
    conditions.removeLast(added.count)
    openBranches -= 1
    return before.compactMap { list, count in
      guard list.entries.count > count else { return nil }
      let added = Array(list.entries[count...])
      list.entries.removeSubrange(count...)
      return (list, added)
    }
  }

  func add(
    _ condition: FoundCondition, then: Additions, otherwise: Additions, isAssumed: Bool = false
  ) {
    for list in lists {
      let added = then.first { $0.list === list }?.entries ?? []
      let others = otherwise.first { $0.list === list }?.entries ?? []
      if added.isEmpty && others.isEmpty { continue }
      if isAssumed && others.isEmpty {
        list.entries += added
      } else if added.isEmpty {
        list.entries.append(.condition(condition.opposite, then: others, otherwise: []))
      } else {
        list.entries.append(.condition(condition, then: added, otherwise: others))
      }
    }
  }

  /// The array of entries that a name stands for after a condition, which has one or the other; nil unless one of them is
  /// an array of entries.
  private func joined(
    _ condition: FoundCondition, _ name: String, _ then: SwiftScope.Meaning?,
    _ otherwise: SwiftScope.Meaning?, in scope: SwiftScope
  ) -> SwiftScope.Meaning? {
    func entries(_ meaning: SwiftScope.Meaning?) -> (list: DraftList?, [DraftList.Entry])? {
      switch meaning {
      case .menu(.list(let list)) where list.title == nil && list.system == nil:
        return (list, list.entries)
      case .expression(let value, let scope):
        return (nil, value.isNil ? [] : [unread(value, in: scope)])
      default: return nil
      }
    }
    guard let first = entries(then), let second = entries(otherwise),
      first.list !== second.list, let place = first.list?.place ?? second.list?.place
    else { return nil }
    let both = DraftList(place: place)
    lists.append(both)
    both.entries = [
      first.1.isEmpty
        ? .condition(condition.opposite, then: second.1, otherwise: [])
        : .condition(condition, then: first.1, otherwise: second.1)
    ]
    return .menu(.list(both))
  }

  /// Whether the current code runs for every menu bar that is built, but not for other menus: `builder.system == .main`.
  var isOfEachMenuBar: Bool { conditions.allSatisfy { $0.expression.includes(".main") } }

  private var hasEntries: Bool { lists.contains { !$0.entries.isEmpty } }

  /// Runs `if` and what comes after it: that belongs to the branches that don't return.
  private func run(
    _ branches: ArraySlice<SwiftBranch>, rest: ArraySlice<SwiftStatement>, in scope: SwiftScope,
    _ frame: Frame
  ) -> (returns: Bool, takesRest: Bool) {
    guard let branch = branches.first, depth < Limits.swiftMenuDepth else { return (false, false) }
    if branch.conditions.isEmpty {
      return (run(branch.statements[...], in: scope, frame), false)
    }
    depth += 1
    defer { depth -= 1 }
    if let isTrue = evaluator.truth(of: branch, in: scope) {
      guard isTrue else { return run(branches.dropFirst(), rest: rest, in: scope, frame) }
      let inner = scope.inner()
      bind(branch.conditions, in: inner, frame)
      return (run(branch.statements[...], in: inner, frame), false)
    }
    let (thenScope, elseScope) = (scope.branch(), scope.branch())
    bind(branch.conditions, in: thenScope, frame)
    var result = (returns: false, takesRest: false)
    var returns = false
    let hadEntries = hasEntries
    let itemCount = items.count
    let condition = FoundCondition(branch, in: scope)
    let isAssumed = isAssumed(branch.conditions, in: scope)
    let then = additions(while: isAssumed ? [] : [condition]) {
      returns = run(branch.statements[...], in: thenScope, frame)
    }
    let otherwise = additions(while: [condition.opposite]) {
      if branches.count > 1 {
        result = run(branches.dropFirst(), rest: rest, in: elseScope, frame)
      }
      // Before the first entry, `if` and `return` only say when there is no menu at all.
      let hasItems = !then.isEmpty || hadEntries || items.count > itemCount
      if returns, !result.returns, !result.takesRest, hasItems {
        run(rest, in: elseScope, frame)
        result.takesRest = true
      }
    }
    add(condition, then: then, otherwise: otherwise, isAssumed: isAssumed)
    // After a branch that returns, names have the meanings of the other.
    let isJoined = !isAssumed && !returns && !result.returns && !result.takesRest
    scope.merge(branch, then: thenScope, otherwise: elseScope) { name, then, otherwise in
      isJoined ? joined(condition, name, then, otherwise, in: scope) : nil
    }
    return (returns && result.returns, result.takesRest)
  }

  private func run(
    guarding branch: SwiftBranch, rest: ArraySlice<SwiftStatement>, in scope: SwiftScope,
    _ frame: Frame
  ) -> Bool {
    let hadEntries = hasEntries
    let itemCount = items.count
    let condition = FoundCondition(branch, in: scope)
    let otherwise = additions(while: [condition.opposite]) {
      run(branch.statements[...], in: scope.inner(), frame)
    }
    let isAssumed = isAssumed(branch.conditions, in: scope)
    bind(branch.conditions, in: scope, frame)
    if otherwise.isEmpty && !hadEntries && items.count == itemCount { return false }
    let then = additions(while: isAssumed ? [] : [condition]) { run(rest, in: scope, frame) }
    add(condition, then: then, otherwise: otherwise, isAssumed: isAssumed)
    return true
  }

  /// Declares the names of `if let`.
  private func bind(_ conditions: [SwiftCondition], in scope: SwiftScope, _ frame: Frame) {
    for case .binding(let variable) in conditions {
      if variable.value != nil { declare(variable, in: scope, frame) }
    }
    for case .pattern(let span) in conditions {
      for name in SwiftScope.names(in: scope.file.text(of: span)) { scope.declare(name, .unknown) }
    }
  }

  /// Whether conditions hold for every menu as it is written: a system's version, an array that isn't empty, an object that is
  /// still there.
  private func isAssumed(_ conditions: [SwiftCondition], in scope: SwiftScope) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      // `guard let self` says nothing of the menu.
      case .binding(let variable): return variable.name == "self"
      case .pattern: return false
      case .expression(let expression):
        if expression.call?.name == "#available" { return true }
        guard case .prefixed("!", let inner) = expression.kind, let path = inner.path,
          path.count == 2,
          path[1] == "isEmpty", case .menu? = scope.meaning(of: path[0])
        else { return false }
        return true
      }
    }
  }

  private func run(
    _ cases: [SwiftCase], of subject: SwiftExpression, in scope: SwiftScope, _ frame: Frame
  ) -> Bool {
    if let chosen = evaluator.chosenCase(of: subject, cases, in: scope) {
      return run(chosen.statements[...], in: scope.inner(), frame)
    }
    var all: [(condition: FoundCondition?, additions: Additions)] = []
    var returns = !cases.isEmpty
    // What doesn't hold in a case: the cases before it.
    var others: [FoundCondition] = []
    for item in cases {
      let inner = scope.branch()
      for name in item.boundNames(in: scope.file) { inner.declare(name, .unknown) }
      let condition = FoundCondition(item, of: subject, in: scope)
      let added = additions(while: others + (condition.map { [$0] } ?? [])) {
        returns = run(item.statements[...], in: inner, frame) && returns
      }
      if let condition { others.append(condition.opposite) }
      all.append((condition, added))
      scope.forget(inner)
    }
    // The last case first, as what is there otherwise.
    var otherwise: Additions = []
    for (condition, added) in all.reversed() {
      guard let condition else {
        otherwise = added
        continue
      }
      otherwise = self.additions { add(condition, then: added, otherwise: otherwise) }
    }
    for (list, entries) in otherwise { list.entries += entries }
    return returns
  }

  /// Runs a branch of `#if`.
  ///
  /// - Parameter first: The condition of `#if`, for an `#else` right after it.
  private func run(
    _ statements: [SwiftStatement], for condition: CompilationCondition,
    after first: CompilationCondition?, _ whole: SwiftStatement,
    in scope: SwiftScope, _ frame: Frame
  ) {
    // Names that it declares are seen after it.
    let added = additions { run(statements[...], in: scope, frame) }
    for (list, entries) in added {
      if !condition.isForAllPlatforms {
        list.entries.append(
          .platforms(condition.platforms, entries, scope.file.place(of: whole.span)))
      } else if condition.text.isEmpty, first == nil {
        list.entries += entries
      } else {
        let text = FoundCondition(
          first?.text ?? condition.text, isNegated: first != nil,
          place: scope.file.place(of: whole.span))
        list.entries.append(.condition(text, then: entries, otherwise: []))
      }
    }
  }
}

extension FoundCondition {
  var opposite: FoundCondition {
    var opposite = self
    opposite.isNegated.toggle()
    return opposite
  }
}
