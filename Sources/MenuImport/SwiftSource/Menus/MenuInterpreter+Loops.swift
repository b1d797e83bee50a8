import MenuSyntax

/// Loops, and methods such as `map` that go through a collection.
extension MenuInterpreter {
  /// A loop, or a closure that is given to a method of a collection.
  struct Loop {
    /// What is gone through; nil for the entries of `menu`.
    var sequence: SwiftExpression?
    /// The menu or array of entries that is gone through.
    var menu: MenuValue?
    /// What the elements are called.
    var name: String
    /// The names that an element is given; more than one of its parts.
    var parameters: [String]
    var span: Span
    /// Whether each element is used in one way only: `menu.addItem(item)`.
    var isPlain: Bool
    /// Whether the body is run for each element.
    var isWhole = true

    init(
      _ statement: SwiftStatement, pattern: Span, sequence: SwiftExpression,
      body: [SwiftStatement], in scope: SwiftScope
    ) {
      self.sequence = sequence
      name = scope.file.text(of: sequence.span)
      parameters = SwiftScope.names(in: scope.file.text(of: pattern))
      span = statement.span
      isPlain = Self.isPlain(body)
      let code = scope.file.text(of: statement.span)
      let words = code.split { !$0.isLetter }
      // What is left out, and when, is not worked out.
      isWhole = !words.contains { ["where", "continue", "break"].contains($0) }
    }

    init(
      _ closure: SwiftClosure, over sequence: SwiftExpression, named name: String, at span: Span
    ) {
      self.sequence = sequence
      self.name = name
      parameters = closure.parameters.isEmpty ? ["$0"] : closure.parameters
      self.span = span
      isPlain = Self.isPlain(closure.statements)
    }

    /// What is done with each entry of a menu or an array; nil if that is more than one thing.
    init?(_ closure: SwiftClosure, of menu: MenuValue, at span: Span) {
      self.menu = menu
      name = "items"
      parameters = closure.parameters.isEmpty ? ["$0"] : closure.parameters
      self.span = span
      isPlain = Self.isPlain(closure.statements)
      if !isPlain { return nil }
    }

    private static func isPlain(_ body: [SwiftStatement]) -> Bool {
      guard body.count == 1, case .expression = body[0].kind else { return false }
      return true
    }
  }

  /// An element of a collection, and where it is written.
  private struct Element {
    var value: SwiftExpression
    var scope: SwiftScope
  }

  private struct Elements {
    var all: [Element]
    /// Whether they are the cases of an enum, which no line of code lists.
    var areCases: Bool
  }

  /// Runs the body of a loop: for each element, if the code has them all, or else once for any.
  func run(_ loop: Loop, in scope: SwiftScope, _ frame: Frame, _ body: (SwiftScope) -> Void) {
    if loop.isPlain, let menu = menu(of: loop, in: scope, frame) {
      // What is done with each is done with all of them.
      let inner = scope.inner()
      if let name = loop.parameters.first { inner.declare(name, .menu(menu)) }
      return body(inner)
    }
    let known = loop.isWhole ? loop.sequence.map { elements(of: $0, in: scope) } : nil
    run(loop, over: known ?? .unknown, in: scope, frame, body)
  }

  /// The entries that a loop goes through, if they are some.
  private func menu(of loop: Loop, in scope: SwiftScope, _ frame: Frame) -> MenuValue? {
    if let menu = loop.menu { return menu }
    guard loop.parameters.count == 1, let sequence = loop.sequence else { return nil }
    let isMade = !sequence.calls.isEmpty || sequence.elements != nil
    guard isMade || sequence.path != nil,
      case .list(let list)? = value(of: sequence, in: scope, frame)
    else { return nil }
    return .list(list)
  }

  private func run(
    _ loop: Loop, over elements: Alternatives<Elements>, in scope: SwiftScope, _ frame: Frame,
    _ body: (SwiftScope) -> Void
  ) {
    switch elements {
    case .choice(let condition, let then, let otherwise):
      let first = additions(while: [condition]) { run(loop, over: then, in: scope, frame, body) }
      let second = additions(while: [condition.opposite]) {
        run(loop, over: otherwise, in: scope, frame, body)
      }
      add(condition, then: first, otherwise: second)
    case .one(let known):
      let count = items.count
      let added = known.all.map { element in
        additions(inLoop: true) { body(binding(loop, to: element, in: scope, frame)) }
      }
      let made = items.dropFirst(count)
      if known.areCases {
        runOnce(loop, cases: added, in: scope, body)
      } else if Self.areToldApart(made) {
        Self.placeAtTitles(made)
        for (list, entries) in added.joined() { list.entries += entries }
      } else {
        for item in made { item.isGivenAway = true }
        runOnce(loop, cases: [], in: scope, body)
      }
    case .unknown: runOnce(loop, cases: [], in: scope, body)
    }
  }

  /// Runs the body for any element. What it adds is a list, with an entry for each case if all are told apart.
  private func runOnce(
    _ loop: Loop, cases: [Additions], in scope: SwiftScope, _ body: (SwiftScope) -> Void
  ) {
    let inner = scope.branch()
    for name in loop.parameters { inner.declare(name, .unknown) }
    for (list, entries) in additions(inLoop: true, { body(inner) }) {
      let own = cases.map { added in added.first { $0.list === list }?.entries ?? [] }
      list.entries.append(
        .list(
          element: loop.name, template: entries, cases: Self.shown(own),
          scope.file.place(of: loop.span)))
    }
    scope.forget(inner)
  }

  /// Whether the titles of items are known and different.
  private static func areToldApart(_ items: ArraySlice<DraftItem>) -> Bool {
    let titles = items.filter(\.isEntry).map(\.command.title.literal)
    return !titles.contains(nil) && Set(titles).count == titles.count
  }

  /// The entries of cases; none unless each has one, with a title of its own.
  private static func shown(_ cases: [[DraftList.Entry]]) -> [DraftList.Entry] {
    let items = cases.compactMap { entries -> DraftItem? in
      guard entries.count == 1, case .item(let item) = entries[0], case .command = item.kind,
        item.submenu == nil
      else { return nil }
      return item
    }
    let titles = items.compactMap(\.command.title.literal)
    guard titles.count == cases.count, Set(titles).count == titles.count, titles.count > 1 else {
      return []
    }
    // An image that all have is a mark for the chosen one, or tells nothing.
    if Set(items.map { $0.command.image?.name }).count == 1 {
      for item in items { item.command.image = nil }
    }
    placeAtTitles(items[...])
    return cases.flatMap { $0 }
  }

  /// Gives entries the places of their titles: the loop is one place for all of them.
  private static func placeAtTitles(_ items: ArraySlice<DraftItem>) {
    for item in items {
      guard let written = item.command.title.written else { continue }
      item.place = written
      item.command.title.place = written
    }
  }

  /// A scope in which an element has its name.
  private func binding(
    _ loop: Loop, to element: Element, in scope: SwiftScope, _ frame: Frame
  ) -> SwiftScope {
    let inner = scope.inner()
    for name in loop.parameters { inner.declare(name, .unknown) }
    if loop.parameters.count > 1, case .tuple(let parts) = element.value.kind,
      parts.count == loop.parameters.count
    {
      for (name, part) in zip(loop.parameters, parts) {
        inner.declare(name, .expression(part.value, element.scope))
      }
    } else if loop.parameters.count == 1 {
      let made = value(of: element.value, in: element.scope, frame)
      inner.declare(
        loop.parameters[0], made.map { .menu($0) } ?? .expression(element.value, element.scope))
    }
    return inner
  }

  /// `xs.map { UIAction(…) }`
  func list(
    of sequence: SwiftExpression, named name: String, _ closure: SwiftClosure, _ call: SwiftCall,
    in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue? {
    let list = makeList(at: call.span, in: scope)
    let loop = Loop(closure, over: sequence, named: name, at: call.span)
    run(loop, in: scope, frame) { inner in
      self.result(of: closure, declaredIn: inner).map { list.append($0) }
    }
    return list.entries.isEmpty ? nil : .list(list)
  }

  // MARK: Elements

  /// The elements of a collection that is written out, or of all cases of an enum.
  private func elements(
    of sequence: SwiftExpression, in scope: SwiftScope
  ) -> Alternatives<Elements> {
    evaluator.outcome(of: sequence, in: scope).flatMap { leaf in
      let type = self.declaredType(of: sequence, in: scope)
      let array = self.index.elements(of: leaf.expression, as: type, near: scope.file)
      if let elements = array.elements, elements.count <= Limits.optionsOfEnum {
        let all = elements.map { Element(value: $0, scope: leaf.scope) }
        return .one(Elements(all: all, areCases: false))
      }
      guard let path = leaf.expression.path, path.count > 1, path.last == "allCases" else {
        return .unknown
      }
      let name = path[path.count - 2]
      let cases = self.index.cases(of: name, near: scope.file)
      guard !cases.isEmpty, cases.count <= Limits.optionsOfEnum else { return .unknown }
      let all = cases.map { name in
        Element(
          value: SwiftExpression(path: path.dropLast() + [name], span: leaf.expression.span),
          scope: leaf.scope)
      }
      return .one(Elements(all: all, areCases: true))
    }
  }

  /// `[Command]` of `static let all: [Command] = …`
  private func declaredType(of sequence: SwiftExpression, in scope: SwiftScope) -> String? {
    guard let path = sequence.plainPath, let name = path.last else { return nil }
    let owners = path.count > 1 ? [Array(path.dropLast())] : index.owners(seenFrom: scope.typePath)
    for owner in owners {
      let found = index.members(name, of: owner, near: scope.file)
      if !found.isEmpty { return found.count == 1 ? found[0].variable?.type : nil }
    }
    return nil
  }
}

extension SwiftCall {
  /// Whether it makes something of each element of a collection.
  var maps: Bool { ["map", "compactMap", "flatMap"].contains(name) }
}

extension SwiftExpression {
  /// A chain of names.
  init(path: [String], span: Span) {
    self.init(
      kind: .name(path.first ?? ""), steps: path.dropFirst().map { .member($0, span) }, span: span)
  }
}
