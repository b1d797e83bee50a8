import MenuModel
import MenuSyntax

extension MenuInterpreter {
  /// The value of a chain of calls.
  func called(_ expression: SwiftExpression, in scope: SwiftScope, _ frame: Frame) -> MenuValue? {
    let calls = expression.calls
    guard let first = calls.first else { return nil }
    let value = made(by: first, in: scope, frame) ?? result(of: first, in: scope, frame)
    guard let value else {
      // `notes.filter { … }.map { NSMenuItem(…) }`
      if let number = calls.dropFirst().firstIndex(where: \.maps),
        let closure = calls[number].trailingClosure ?? calls[number].argument()?.closure
      {
        let sequence = SwiftExpression(kind: .other, span: first.span)
        let name = first.path.dropLast().joined(separator: ".")
        return list(of: sequence, named: name, closure, calls[number], in: scope, frame)
      }
      for call in calls.dropFirst() { runArguments(of: call, in: scope, frame) }
      return nil
    }
    return transformed(value, by: Array(calls.dropFirst()), in: scope, frame)
  }

  /// What calls after the first make of a value.
  func transformed(
    _ value: MenuValue, by calls: [SwiftCall], in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue? {
    for call in calls {
      switch value {
      case .item(let item):
        if modify(item, by: call, in: scope) || run(call, on: item, in: scope, frame) { continue }
        if item.submenu == nil, call.name.lowercased().hasSuffix("submenu"),
          let argument = call.argument(),
          case .list(let submenu)? = self.value(of: argument, in: scope, frame)
        {
          item.submenu = submenu
        } else if item.key != nil || call.setsKey {
          item.unreadKey = scope.shortCode(call.span)
        }
      case .list(let list):
        if call.name == "forEach", let closure = call.trailingClosure ?? call.argument()?.closure,
          let loop = Loop(closure, of: .list(list), at: call.span)
        {
          run(loop, in: scope, frame) { _ = run(closure.statements[...], in: $0, frame) }
        } else if call.name == "reversed" {
          let reversed = DraftList(place: list.place)
          reversed.entries = list.entries.reversed()
          return .list(reversed)
        }
      }
    }
    return value
  }

  /// What a call does to a menu or item, or gives.
  private func result(of call: SwiftCall, in scope: SwiftScope, _ frame: Frame) -> MenuValue? {
    if let shown = show(call, in: scope, frame) { return shown }
    let path = Array(call.path.dropLast())
    if call.name == "init", path == ["self"] || path == ["super"],
      case .menu(.item(let item))? = scope.meaning(of: "self")
    {
      construct(item, from: call, in: scope, frame)
      return nil
    }
    if path.isEmpty, case .menu(.list(let list))? = scope.meaning(of: call.name) {
      // The completion of a deferred element.
      if let argument = call.argument(), let value = value(of: argument, in: scope, frame) {
        list.append(value)
      }
      return nil
    }
    let receiver =
      path.isEmpty ? object(["self"], in: scope, frame) : object(path, in: scope, frame)
    switch receiver {
    case .list(let list):
      if let result = result(of: call, on: list, in: scope, frame) { return result }
    case .item(let item):
      if modify(item, by: call, in: scope) || run(call, on: item, in: scope, frame) { return nil }
    case nil:
      if let result = addition(to: path, by: call, in: scope, frame) { return result }
    }
    if let followed = follow(call, in: scope, frame) { return followed.value }
    if let closure = call.trailingClosure ?? call.argument()?.closure, let last = path.last {
      let sequence = SwiftExpression(path: path, span: call.span)
      if call.name == "forEach" {
        let loop = Loop(closure, over: sequence, named: path.joined(separator: "."), at: call.span)
        run(loop, in: scope, frame) { inner in
          run(
            closure.statements[...], in: inner,
            Frame(DraftList(place: scope.file.place(of: call.span))))
        }
        return nil
      }
      if call.maps {
        let name = last.isEmpty ? "values" : path.joined(separator: ".")
        return list(of: sequence, named: name, closure, call, in: scope, frame)
      }
    }
    runArguments(of: call, in: scope, frame)
    return nil
  }

  /// An entry that is added to a menu of which the code here has only the name: `button.menu?.addItem(item)`.
  private func addition(
    to path: [String], by call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue? {
    guard ["addItem", "insertItem"].contains(call.name), let argument = call.arguments.first else {
      return nil
    }
    let name = path.joined(separator: ".")
    let list = unknownMenus[name] ?? makeList(at: call.span, in: scope)
    if argument.label == "withTitle" {
      unknownMenus[name] = list
      return result(of: call, on: list, in: scope, frame)
    }
    guard argument.label == nil, let value = value(of: argument.value, in: scope, frame) else {
      return nil
    }
    unknownMenus[name] = list
    list.append(value)
    return value
  }

  /// Runs closures that are given to a function that isn't known. A menu that is given to it is shown somewhere; an action is
  /// that of a control: a button, a card, a segment.
  private func runArguments(of call: SwiftCall, in scope: SwiftScope, _ frame: Frame) {
    for argument in call.arguments {
      if let closure = argument.value.closure {
        let inner = scope.inner()
        for name in closure.parameters { inner.declare(name, .unknown) }
        run(
          closure.statements[...], in: inner,
          Frame(makeList(at: closure.span, in: scope)))
      } else if !argument.value.calls.isEmpty || argument.value.elements != nil
        || isLocalMenu(argument.value, in: scope)
      {
        for entry in entries(of: value(of: argument.value, in: scope, frame)) {
          // A `UIAction` is the action of a button as often as an entry; `UIMenu` and `UICommand` never are.
          if case .item(let item) = entry, item.isAction { item.isGivenAway = true }
        }
      }
    }
  }

  private func isLocalMenu(_ expression: SwiftExpression, in scope: SwiftScope) -> Bool {
    guard let path = expression.path, path.count == 1, case .menu? = scope.meaning(of: path[0])
    else { return false }
    return true
  }

  // MARK: Menus and arrays

  private func result(
    of call: SwiftCall, on list: DraftList, in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue? {
    switch (call.name, call.labels.first) {
    case ("addItem", "withTitle"), ("insertItem", "withTitle"):
      let item = makeItem(.appkit, at: call.span, in: scope)
      set(item, from: call, title: "withTitle", in: scope, frame)
      insert(.item(item), in: list, at: call.argument("at"))
      return .item(item)
    case ("addItem", ""), ("append", ""), ("insertItem", ""), ("insert", ""), ("addItems", _),
      ("append", "contentsOf"), ("insert", "contentsOf"), ("add", ""):
      let argument = call.argument() ?? call.argument("contentsOf") ?? call.arguments.first?.value
      guard let argument else { return .list(list) }
      if let value = value(of: argument, in: scope, frame, expectsMenu: call.name != "add") {
        insert(value, in: list, at: call.argument("at"))
        return value
      }
      // `add` is the method of every set and dictionary.
      if !argument.isNil, call.name != "add" { list.entries.append(unread(argument, in: scope)) }
      return .list(list)
    case ("setSubmenu", _):
      guard let target = call.argument("for"), let menu = call.argument(),
        case .item(let item)? = value(of: target, in: scope, frame),
        case .list(let submenu)? = value(of: menu, in: scope, frame)
      else { return .list(list) }
      item.submenu = submenu
      return .list(list)
    case ("removeAllItems", _), ("removeAll", _):
      list.entries = []
      return .list(list)
    case ("popUp", _):
      add(.contextMenu, .list(list), at: call.span, in: scope)
      return .list(list)
    case ("forEach", _):
      guard let closure = call.trailingClosure ?? call.argument()?.closure,
        let loop = Loop(closure, of: .list(list), at: call.span)
      else { return nil }
      run(loop, in: scope, frame) { _ = run(closure.statements[...], in: $0, frame) }
      return .list(list)
    case ("compactMap", _), ("filter", _), ("flatMap", _), ("map", _), ("reversed", _),
      ("dropLast", _),
      ("dropFirst", _):
      return .list(list)
    default:
      // A builder of the app's own: `menu.buildItems { … }`.
      guard let closure = call.trailingClosure, call.arguments.count == 1,
        let content = result(of: closure, in: scope, isBuilder: true)
      else { return nil }
      list.append(content)
      return .list(list)
    }
  }

  /// Adds to the end of a menu, or at a number that is written.
  private func insert(_ value: MenuValue, in list: DraftList, at index: SwiftExpression?) {
    // In a branch, the entries that the condition is about are those at the end.
    if case .number("0")? = index?.kind, case .item(let item) = value, openBranches == 0 {
      list.entries.insert(.item(item), at: 0)
    } else {
      list.append(value)
    }
  }

  // MARK: Functions of the app

  /// Runs a function of the app that returns entries, or adds them to a menu passed to it. Nil if the call is to no such
  /// function.
  private func follow(
    _ call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) -> (value: MenuValue?, Void)? {
    guard scope.followed.count < Limits.swiftFollowedCalls else { return nil }
    var path = call.path
    if path.count > 1, path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    let local = path.count == 1 ? frame.functions[call.name]?.filter { $0.accepts(call) } ?? [] : []
    if local.count == 1, let function = local.first {
      let inner = SwiftScope(
        file: scope.file, typePath: scope.typePath, parent: scope,
        followed: scope.followed + [call.name])
      return (run(function, call, in: inner, from: scope, frame), ())
    }
    for owner in owners(of: path, in: scope) {
      let members = index.members(call.name, of: owner, near: scope.file).filter {
        $0.function.map { $0.accepts(call) && $0.body != nil } ?? false
      }
      guard let member = members.first, let function = member.function else { continue }
      // Of several, the types decide, which are not worked out.
      guard members.count == 1, makesEntries(function, owner: member.owner) else { return nil }
      let found = enumCase(path.dropLast(), in: scope)
      let inner = SwiftScope(
        file: member.file, typePath: member.owner, isObject: found != nil,
        followed: scope.followed + [call.name])
      if let found {
        inner.declare("self", .expression(found, scope))
      } else if path.count == 1 {
        scope.meaning(of: "self").map { inner.declare("self", $0) }
      } else if case .list(let list)? = object(Array(path.dropLast()), in: scope, frame),
        owner == ["NSMenu"]
      {
        inner.declare("self", .menu(.list(list)))
      }
      return (run(function, call, in: inner, from: scope, frame), ())
    }
    return nil
  }

  private func owners(of path: [String], in scope: SwiftScope) -> [[String]] {
    guard path.count > 1 else { return index.owners(seenFrom: scope.typePath) }
    if case .menu(.list)? = scope.meaning(of: path[0]) { return [["NSMenu"]] }
    if path[0] == "super", path.count == 2, let type = scope.typePath.last {
      return index.ancestors(of: type).map { [$0] }
    }
    // `mode.menuItem()`, where the mode is a case of an enum.
    if let found = enumCase(path.dropLast(), in: scope)?.path { return [found.dropLast()] }
    return [Array(path.dropLast())]
  }

  /// The enum case that is the value of a local name.
  private func enumCase(_ path: [String], in scope: SwiftScope) -> SwiftExpression? {
    guard path.count == 1, case .expression? = scope.meaning(of: path[0]) else { return nil }
    let name = SwiftExpression(path: path, span: Span(0, 0))
    guard evaluator.enumCase(name, in: scope) != nil else { return nil }
    return evaluator.value(of: name, in: scope).expression
  }

  /// Whether a function is worth running: it gives entries, or has a menu to add them to.
  private func makesEntries(_ function: SwiftFunction, owner: [String]) -> Bool {
    if let type = function.returnType {
      if Self.isMenuType(type) { return true }
      // A function that gives a number or a view adds nothing to a menu that it does not have.
      if type != "Void", !function.parameters.contains(where: { Self.isMenuType($0.type) }) {
        return false
      }
    }
    if function.parameters.contains(where: { Self.isMenuType($0.type) }) { return true }
    return owner.last.map { isMenu($0) } ?? false
  }

  /// Whether a type is a menu of AppKit.
  func isMenu(_ type: String) -> Bool { type == "NSMenu" || index.type(type, inherits: "NSMenu") }

  /// What a function gives that is being run: its entries again, in the menu that it is given or in what it returns.
  private func recursion(
    of function: SwiftFunction, _ call: SwiftCall, at span: Span, from scope: SwiftScope,
    _ frame: Frame
  ) -> MenuValue? {
    let entry = DraftList.Entry.recursion(scope.file.place(of: span))
    for argument in call.arguments {
      guard argument.value.path != nil,
        case .list(let list)? = value(of: argument.value, in: scope, frame)
      else { continue }
      list.entries.append(entry)
      return nil
    }
    guard let type = function.returnType, Self.isMenuType(type) else { return nil }
    let made = makeList(at: span, in: scope)
    made.entries = [entry]
    return .list(made)
  }

  private func run(
    _ function: SwiftFunction, _ call: SwiftCall, in scope: SwiftScope, from outer: SwiftScope,
    _ frame: Frame
  ) -> MenuValue? {
    let place = scope.file.place(of: function.span)
    if running.contains(place) {
      return recursion(of: function, call, at: call.span, from: outer, frame)
    }
    running.append(place)
    defer { running.removeLast() }
    index.bind(function.parameters, to: call, from: outer, in: scope)
    declareMenus(function.parameters, in: scope, frame)
    let made = makeList(at: call.span, in: outer)
    let inner = Frame(made)
    inner.functions = frame.functions
    runBody(function.body ?? [], in: scope, inner)
    let value = inner.result
    // An entry whose title is an argument is at the call, for people.
    if case .item(let item)? = value, item.command.title.place.source == outer.file.number,
      call.span.start <= item.command.title.place.span.start,
      item.command.title.place.span.end <= call.span.end
    {
      item.place = outer.file.place(of: call.span)
    }
    return value
  }
}
