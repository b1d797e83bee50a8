import MenuSyntax

extension MenuInterpreter {
  /// The menu, entry or entries that an expression makes; nil if it makes none. Calls in it are run.
  func value(
    of expression: SwiftExpression, in scope: SwiftScope, _ frame: Frame, expectsMenu: Bool = false
  ) -> MenuValue? {
    guard steps > 0 else { return nil }
    steps -= 1
    let expression = expression.withoutParentheses
    switch expression.kind {
    case .array(let elements):
      return array(elements, expression, in: scope, frame, expectsMenu: expectsMenu)
    case .ternary(let condition, let then, let otherwise):
      return choice(condition, then, otherwise, expression, in: scope, frame)
    case .sequence(let operands, let operators):
      return sequence(operands, operators, expression, in: scope, frame, expectsMenu: expectsMenu)
    case .tuple(let parts) where parts.count == 1 && !expression.steps.isEmpty:
      // `(own + others).forEach { menu.addItem($0) }`
      guard let made = value(of: parts[0].value, in: scope, frame) else { return nil }
      return transformed(made, by: expression.calls, in: scope, frame)
    case .closure(let closure):
      // A closure that is called where it is written.
      guard case .call? = expression.steps.first else { return nil }
      return result(of: closure, in: scope)
    case .branches(let statement):
      let made = makeList(at: expression.span, in: scope)
      run([statement][...], in: scope, Frame(made, isBuilder: true))
      return made.entries.isEmpty ? nil : .list(made)
    case .name:
      if !expression.calls.isEmpty { return called(expression, in: scope, frame) }
      return expression.path.flatMap { object($0, in: scope, frame) }
    default: return nil
    }
  }

  private func array(
    _ elements: [SwiftExpression], _ expression: SwiftExpression, in scope: SwiftScope,
    _ frame: Frame, expectsMenu: Bool
  ) -> MenuValue? {
    if case .call? = expression.steps.first {
      // `[UIAction]()`
      guard let name = elements.first?.path?.last, Self.isMenuType(name) else { return nil }
      return .list(makeList(at: expression.span, in: scope))
    }
    // A table with rows of several values is no menu.
    let isTable = elements.contains { element in
      if case .tuple(let parts) = element.withoutParentheses.kind { return parts.count > 1 }
      return false
    }
    let made = elements.map { ($0, value(of: $0, in: scope, frame)) }
    if isTable { return nil }
    // Most arrays of an app are none of menus.
    guard expectsMenu || made.contains(where: { $0.1 != nil }) else { return nil }
    let list = makeList(at: expression.span, in: scope)
    for (element, value) in made {
      if let value {
        list.append(value)
      } else if !element.isNil {
        list.entries.append(unread(element, in: scope))
      }
    }
    return transformed(.list(list), by: expression.calls, in: scope, frame)
  }

  /// An entry for code that isn't understood.
  func unread(_ expression: SwiftExpression, in scope: SwiftScope) -> DraftList.Entry {
    let code = scope.shortCode(expression.span)
    return .unread(reason: "entries from `\(code)`", scope.place(expression.span))
  }

  private func choice(
    _ condition: SwiftExpression, _ then: SwiftExpression, _ otherwise: SwiftExpression,
    _ expression: SwiftExpression, in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue? {
    let first = value(of: then, in: scope, frame)
    let second = value(of: otherwise, in: scope, frame)
    if first == nil && second == nil { return nil }
    let list = makeList(at: expression.span, in: scope)
    list.entries.append(
      .condition(
        FoundCondition(condition, in: scope), then: entries(of: first),
        otherwise: entries(of: second)))
    return .list(list)
  }

  func entries(of value: MenuValue?) -> [DraftList.Entry] {
    switch value {
    case .item(let item): return [.item(item)]
    case .list(let list): return list.entries
    case nil: return []
    }
  }

  /// `a + b` of arrays, `a ?? b`.
  private func sequence(
    _ operands: [SwiftExpression], _ operators: [String], _ expression: SwiftExpression,
    in scope: SwiftScope, _ frame: Frame, expectsMenu: Bool
  ) -> MenuValue? {
    if operators.allSatisfy({ $0 == "??" }) {
      return operands.lazy.compactMap { self.value(of: $0, in: scope, frame) }.first
    }
    guard operators.allSatisfy({ $0 == "+" }) else { return nil }
    let made = operands.map { ($0, value(of: $0, in: scope, frame)) }
    guard made.contains(where: { $0.1 != nil }) else { return nil }
    let list = makeList(at: expression.span, in: scope)
    for (operand, value) in made {
      if let value { list.append(value) } else { list.entries.append(unread(operand, in: scope)) }
    }
    return .list(list)
  }

  /// What a closure returns, or what its expressions are if it is a builder's.
  func result(
    of closure: SwiftClosure, in scope: SwiftScope, isBuilder: Bool = false
  ) -> MenuValue? {
    let inner = scope.inner()
    for name in closure.parameters { inner.declare(name, .unknown) }
    return result(of: closure, declaredIn: inner, isBuilder: isBuilder)
  }

  /// The same, in a scope that has the closure's parameters.
  func result(
    of closure: SwiftClosure, declaredIn inner: SwiftScope, isBuilder: Bool = false
  ) -> MenuValue? {
    let made = makeList(at: closure.span, in: inner)
    let frame = Frame(made, isBuilder: isBuilder)
    if isBuilder {
      run(closure.statements[...], in: inner, frame)
    } else {
      runBody(closure.statements, in: inner, frame)
    }
    return frame.result
  }

  // MARK: Objects

  /// The menu or item that names lead to: a local name, a property of the type, and `submenu` after them.
  func object(_ path: [String], in scope: SwiftScope, _ frame: Frame) -> MenuValue? {
    var path = path[...]
    if path.count > 1, path.first == "self" || path.first == "Self" { path = path.dropFirst() }
    guard let name = path.first else { return nil }
    guard var value = named(name, in: scope, frame) else { return constant(Array(path), in: scope) }
    for name in path.dropFirst() {
      switch (value, name) {
      case (.item(let item), "submenu"):
        guard let submenu = item.submenu else { return nil }
        value = .list(submenu)
      case (.item, "menu"), (.list, "supermenu"): return nil
      case (.list, "items"), (.list, "children"): continue
      case (.item(let item), "children"):
        guard let submenu = item.submenu else { return nil }
        value = .list(submenu)
      default: return nil
      }
    }
    return value
  }

  private func named(_ name: String, in scope: SwiftScope, _ frame: Frame) -> MenuValue? {
    switch scope.meaning(of: name) {
    case .menu(let value): return value
    case .expression, .unknown: return nil
    case nil: break
    }
    guard let member = property(name, in: scope), let variable = member.variable else { return nil }
    guard let value = made(by: variable, member, in: scope) else { return nil }
    if case .item(let item) = value { item.isStored = true }
    // The same object for the rest of the function.
    scope.root.declare(name, .menu(value))
    return value
  }

  func property(_ name: String, in scope: SwiftScope) -> ProjectIndex.Member? {
    for owner in index.owners(seenFrom: scope.typePath) {
      let found = index.members(name, of: owner, near: scope.file).filter { $0.variable != nil }
      // Two targets may have each a property of this name.
      if let member = found.first { return found.count == 1 ? member : nil }
    }
    return nil
  }

  /// The menu or item that a property begins with.
  private func made(
    by variable: SwiftVariable, _ member: ProjectIndex.Member, in scope: SwiftScope
  ) -> MenuValue? {
    let place = member.file.place(of: variable.span)
    guard scope.followed.count < Limits.swiftFollowedCalls, !running.contains(place) else {
      return nil
    }
    running.append(place)
    defer { running.removeLast() }
    let inner = SwiftScope(
      file: member.file, typePath: member.owner, followed: scope.followed + [variable.name])
    if let value = variable.value {
      return self.value(
        of: value, in: inner, Frame(DraftList(place: member.file.place(of: value.span))),
        expectsMenu: variable.type.map(Self.isMenuType) ?? false)
    }
    if let body = variable.body {
      // Running every getter of an app would take long, and a menu's says that it is one.
      guard variable.type.map(Self.isMenuType) ?? false else { return nil }
      let frame = Frame(makeList(at: variable.span, in: inner))
      runBody(body, in: inner, frame)
      return frame.result
    }
    // An outlet or a property that is set later: what is added to a menu is its entries.
    let type = variable.type?.filter { $0 != "?" && $0 != "!" } ?? ""
    guard type == "NSMenu" || index.type(type, inherits: "NSMenu") else { return nil }
    return .list(makeList(at: variable.span, in: inner))
  }

  /// A constant of another type: `NSMenuItem.dummy`.
  private func constant(_ path: [String], in scope: SwiftScope) -> MenuValue? {
    guard path.count > 1, let name = path.last, scope.meaning(of: path[0]) == nil else {
      return nil
    }
    let owner = path[0].isEmpty ? ["NSMenuItem"] : Array(path.dropLast())
    let found = index.members(name, of: owner, near: scope.file)
    // A property of an object depends on which object it is.
    guard found.count == 1, let variable = found[0].variable, variable.modifiers.isStatic else {
      return nil
    }
    return made(by: variable, found[0], in: scope)
  }
}
