import MenuSyntax

/// What commands do: selectors, functions and closures.
extension Evaluator {
  /// What a closure or a selector does; nil if it is neither.
  func action(of expression: SwiftExpression, in scope: SwiftScope) -> FoundAction? {
    let known = value(of: expression, in: scope)
    if let selector = selector(known.expression, in: known.scope) {
      return .selector(selector, target: nil)
    }
    if let closure = known.expression.closure { return action(of: closure, in: known.scope) }
    return nil
  }

  /// What a closure does, or the function that code names in its place.
  func handler(_ expression: SwiftExpression, in scope: SwiftScope) -> FoundAction {
    if let action = action(of: expression, in: scope) { return action }
    let known = value(of: expression, in: scope)
    let code = known.scope.code(known.expression.span)
    let place = known.scope.place(known.expression.span)
    // A function that is named and not called is called by the menu.
    guard let path = known.expression.path else { return .code(code, call: nil, place: place) }
    return .code("\(code)()", call: path.last, place: place)
  }

  /// The lines of a closure, and the function that it calls first; or the selector that it sends.
  func action(of closure: SwiftClosure, in scope: SwiftScope) -> FoundAction {
    if closure.statements.count == 1, case .expression(let expression) = closure.statements[0].kind,
      let call = expression.call
    {
      if ["sendAction", "tryToPerform", "perform"].contains(call.name),
        let selector = call.arguments.first.flatMap({ selector($0.value, in: scope) })
      {
        return .selector(selector, target: nil)
      }
      // `{ _ in handler() }`, where the handler is an argument.
      if call.path.count == 1, expression.calls.count == 1,
        case .expression(let handler, let outer)? = scope.meaning(of: call.name),
        let inner = handler.closure, takesStep()
      {
        return action(of: inner, in: outer)
      }
    }
    return .code(
      Self.trimmed(scope.file.text(of: closure.body)),
      call: Self.called(closure.statements), place: scope.place(closure.body))
  }

  private static func called(_ statements: [SwiftStatement]) -> String? {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .returned(let expression?):
        if let name = called(expression) { return name }
      case .block(let inner) where statements.count == 1: return called(inner)
      case .conditional(let branches) where statements.count == 1:
        return branches.first.flatMap { called($0.statements) }
      default: continue
      }
    }
    return nil
  }

  /// The last function that a chain calls: `delete` of `model.delete()`; not what only surrounds it.
  private static func called(_ expression: SwiftExpression) -> String? {
    guard let call = expression.calls.last, let name = call.path.last else { return nil }
    // These say when and how, and the name of a command is what is done.
    let surrounding = ["withAnimation", "Task", "DispatchQueue", "async", "asyncAfter"]
    if surrounding.contains(name) || surrounding.contains(call.path.first ?? "") {
      return call.trailingClosure.flatMap { called($0.statements) }
    }
    // With a capital it makes a value, such as `Note()`.
    return name.first { $0 != "_" }?.isLowercase ?? false ? name : nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(end))
  }

  // MARK: Selectors

  /// `selectAll:` of `#selector(NSText.selectAll(_:))` and of `Selector(("selectAll:"))`.
  func selector(_ expression: SwiftExpression, in scope: SwiftScope) -> String? {
    guard let call = expression.call, let argument = call.arguments.first?.value else { return nil }
    if call.name == "#selector" {
      return selector(scope.code(Span(argument.span.start, call.span.end - 1)))
    }
    guard ["Selector", "NSSelectorFromString", "sel_registerName"].contains(call.name) else {
      return nil
    }
    return text(of: argument, in: scope).literal
  }

  /// `toggle:` of `Type.toggle(_:)`, as Objective-C calls it.
  private func selector(_ code: String) -> String {
    let code = code.split { $0 == " " }.first.map(String.init) ?? code
    guard let open = code.firstIndex(of: "(") else {
      let names = code.split(separator: ".").map(String.init)
      return (names.last ?? code) + parameters(of: names.last ?? code, in: names.dropLast().last)
    }
    let name = code[..<open].split(separator: ".").last.map(String.init) ?? ""
    let labels = code[code.index(after: open)...].split { $0 == ")" }.first ?? ""
    return name + Self.parameters(labels.split(separator: ":").map(String.init))
  }

  /// `:` for one parameter without a label, `WithSender:` for one with.
  private static func parameters(_ labels: [String]) -> String {
    var text = ""
    for (number, label) in labels.enumerated() {
      if number == 0, label != "_" {
        text += "With" + label.prefix(1).uppercased() + label.dropFirst()
      } else if label != "_" {
        text += label
      }
      text += ":"
    }
    return text
  }

  /// The parameters of a method whose name is written without them. Methods of the system take the sender.
  private func parameters(of name: String, in type: String?) -> String {
    // Two methods of one name differ by their labels alone.
    guard let function = index.function(name, in: type) else { return ":" }
    return Self.parameters(function.parameters.map { $0.label ?? "_" })
  }
}
