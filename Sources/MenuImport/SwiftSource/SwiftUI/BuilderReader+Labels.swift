import MenuModel
import MenuSyntax

/// Texts and images of labels.
extension BuilderReader {
  // MARK: Labels

  /// What a builder of a label shows; nil if there is neither text nor image that can be read.
  func label(of statements: [SwiftStatement], in outer: BuilderScope) -> FoundLabel? {
    var scope = outer
    var label: FoundLabel?
    for statement in statements {
      if case .variable(let variable) = statement.kind { scope.define(variable) }
      guard let other = self.label(of: statement, in: scope) else { continue }
      if label == nil { label = other } else { label?.add(other) }
    }
    return label
  }

  private func label(of statement: SwiftStatement, in scope: BuilderScope) -> FoundLabel? {
    switch statement.kind {
    case .expression(let expression), .returned(let expression?):
      return label(of: expression, in: scope)
    case .conditional(let branches):
      guard let first = branches.first else { return nil }
      let then = label(of: first.statements, in: scope)
      if let isTrue = truth(of: first, in: scope), branches.count < 3 {
        return isTrue ? then : branches.last.flatMap { label(of: $0.statements, in: scope) }
      }
      if scope.code(first.conditionSpan).hasPrefix("#available") { return then }
      if branches.count == 1 {
        return then?.title == nil ? nil : unclear(statement.span, in: scope)
      }
      guard branches.count == 2, branches[1].conditions.isEmpty else {
        return unclear(statement.span, in: scope)
      }
      // In place of the label, a wheel that turns.
      guard let then, let otherwise = label(of: branches[1].statements, in: scope) else {
        return then ?? label(of: branches[1].statements, in: scope)
      }
      return FoundLabel(condition(of: first, in: scope), then: then, otherwise: otherwise)
    case .switched(let subject, let cases):
      guard let chosen = chosenCase(of: subject, cases, in: scope) else {
        return unclear(statement.span, in: scope)
      }
      return label(of: chosen.statements, in: scope)
    case .compiled(let branches):
      return branches.lazy.compactMap { label(of: $0.statements, in: scope) }.first
    default: return nil
    }
  }

  /// A label that is one of several texts, by conditions that a command has no words for.
  private func unclear(_ span: Span, in scope: BuilderScope) -> FoundLabel {
    let text = FoundText(
      segments: nil, expression: shortened(scope.code(span)), place: scope.place(span))
    return FoundLabel(title: Choice(text))
  }

  func label(of expression: SwiftExpression, in scope: BuilderScope) -> FoundLabel? {
    let expression = expression.withoutParentheses
    if case .branches(let statement) = expression.kind { return label(of: statement, in: scope) }
    if case .ternary(let condition, let then, let otherwise) = expression.kind {
      guard let then = label(of: then, in: scope), let otherwise = label(of: otherwise, in: scope)
      else { return nil }
      return FoundLabel(self.condition(condition, in: scope), then: then, otherwise: otherwise)
    }
    guard let call = expression.call else { return labelOfName(expression.path, in: scope) }
    if call.plainPath.count > 1, isMember(call.plainPath.dropLast(), in: scope) {
      return labelOfName(Array(call.plainPath.dropLast()), in: scope)
    }
    var label = label(of: call, in: scope)
    if label?.title == nil,
      let spoken = expression.modifiers.first(where: {
        ["accessibilityLabel", "help"].contains($0.name)
      })?
      .argument()
    {
      let title = title(of: spoken, in: scope)
      if label == nil { label = FoundLabel(title: title) } else { label?.title = title }
    }
    return label
  }

  private func label(of call: SwiftCall, in scope: BuilderScope) -> FoundLabel? {
    guard call.plainPath.count == 1, !index.isOwnView(call.name, near: scope.file) else {
      return labelOfOwn(call, in: scope)
    }
    switch call.name {
    case "Text":
      guard let text = call.argument() ?? call.argument("verbatim") else { return nil }
      return FoundLabel(title: title(of: text, table: table(of: call), in: scope))
    case "Label":
      var label = FoundLabel()
      if let text = call.argument() { label.title = title(of: text, in: scope) }
      let closure = call.closure("title") ?? (call.argument() == nil ? call.trailingClosure : nil)
      if let closure { label = self.label(of: closure.statements, in: scope) ?? label }
      if let symbol = call.argument("systemImage") ?? call.argument("systemSymbol") {
        label.image = image(symbol, isSymbol: true, in: scope)
      } else if let name = call.argument("image") {
        label.image = image(name, isSymbol: false, in: scope)
      } else if let closure = call.closure("icon") {
        label.image = label.image ?? self.label(of: closure.statements, in: scope)?.image
      }
      return label
    case "Image":
      if let symbol = call.argument("systemName") ?? call.argument("systemSymbol") {
        return FoundLabel(image: image(symbol, isSymbol: true, in: scope))
      }
      return call.argument().map { FoundLabel(image: image($0, isSymbol: false, in: scope)) }
    case "HStack", "VStack", "ZStack", "Group", "AnyView", "Button", "Section":
      return label(of: call.content()?.statements ?? [], in: scope)
    default: return labelOfOwn(call, in: scope)
    }
  }

  private func labelOfName(_ path: [String]?, in scope: BuilderScope) -> FoundLabel? {
    var path = path ?? []
    if path.first == "self" { path.removeFirst() }
    guard path.count == 1, let name = path.first, canFollowLabel(in: scope) else {
      return nil
    }
    var inner = scope
    inner.followed.append(name)
    if let known = scope.values[name] {
      var own = known.scope
      own.followed = inner.followed
      return label(of: known.expression, in: own)
    }
    guard let (variable, file) = index.variable(name, of: scope.typeName, near: scope.file),
      let body = variable.body
    else { return nil }
    inner.file = file
    return label(of: body, in: inner)
  }

  /// The label that a view or a function of the app makes.
  private func labelOfOwn(_ call: SwiftCall, in scope: BuilderScope) -> FoundLabel? {
    if call.plainPath.count == 1, let known = scope.values[call.name],
      let closure = known.expression.closure,
      canFollowLabel(in: scope)
    {
      var inner = known.scope
      inner.followed = scope.followed + [call.name]
      return label(of: closure.statements, in: inner)
    }
    guard let (body, inner) = body(of: call.name, call, in: scope) else { return nil }
    return label(of: body, in: inner)
  }

  private func canFollowLabel(in scope: BuilderScope) -> Bool {
    scope.followed.count < 6 && budget.take()
  }

  private func table(of call: SwiftCall) -> String? {
    (call.argument("tableName") ?? call.argument("table"))?.string?.literal
  }

  // MARK: Images

  func image(
    _ expression: SwiftExpression, isSymbol: Bool, in scope: BuilderScope
  ) -> Choice<FoundImage>? {
    let known = resolve(expression, in: scope)
    let plain = known.expression.withoutParentheses
    if case .ternary(let condition, let then, let otherwise) = plain.kind {
      guard let then = name(ofImage: then, isSymbol: isSymbol, in: known.scope),
        let otherwise = name(ofImage: otherwise, isSymbol: isSymbol, in: known.scope)
      else { return nil }
      return Choice(otherwise, whenOn: then, on: self.condition(condition, in: known.scope))
    }
    return name(ofImage: plain, isSymbol: isSymbol, in: known.scope).map { Choice($0) }
  }

  private func name(
    ofImage expression: SwiftExpression, isSymbol: Bool, in scope: BuilderScope
  ) -> FoundImage? {
    let known = resolve(expression, in: scope)
    let place = known.scope.place(known.expression.span)
    if let literal = known.expression.string?.literal {
      return literal.isEmpty ? nil : FoundImage(literal, isSymbol: isSymbol, place: place)
    }
    // `.trash` of a catalog, or of a package with the names of symbols.
    guard let path = known.expression.path, path.count == 2, path[0] == "" || path[0] == "SFSymbol"
    else { return nil }
    let name = isSymbol ? Self.symbol(ofCase: path[1]) : path[1]
    return FoundImage(name, isSymbol: isSymbol, place: place)
  }

  /// `doc.on.doc` of `docOnDoc`, `1.circle` of `_1Circle`.
  private static func symbol(ofCase name: String) -> String {
    var symbol = ""
    var wasDigit = false
    for character in name where character != "_" {
      let isDigit = character.isNumber
      if character.isUppercase || isDigit && !wasDigit && !symbol.isEmpty { symbol.append(".") }
      symbol += character.lowercased()
      wasDigit = isDigit
    }
    return symbol
  }

  /// What an expression is: the argument, constant or property that it names, one after another.
  func resolve(_ expression: SwiftExpression, in scope: BuilderScope) -> ScopedExpression {
    var known = ScopedExpression(expression.withoutParentheses, in: scope)
    for _ in 0..<6 {
      if known.expression.string != nil { break }
      guard let next = next(of: known) else { break }
      known = next
    }
    return known
  }

  /// What a name or a call of a function stands for, one step on.
  private func next(of known: ScopedExpression) -> ScopedExpression? {
    if case .sequence(let parts, let operators) = known.expression.kind, operators == ["??"] {
      if isLeftOut(parts[0], in: known.scope) {
        return ScopedExpression(parts[1].withoutParentheses, in: known.scope)
      }
      let first = resolve(parts[0], in: known.scope)
      return first.expression.string == nil ? nil : first
    }
    if let chosen = chosenValue(of: known.expression, in: known.scope) {
      return ScopedExpression(chosen.withoutParentheses, in: known.scope)
    }
    if let path = known.expression.path {
      return path.first == "" ? nil : definition(of: path, in: known.scope)
    }
    guard known.expression.calls.count == 1, let call = known.expression.call else { return nil }
    return value(of: call, in: known.scope)
  }

  /// Whether it is an optional parameter of a view or function that the caller doesn't give.
  func isLeftOut(_ expression: SwiftExpression, in scope: BuilderScope) -> Bool {
    guard let path = expression.plainPath, path.count == 1 else { return false }
    if let value = scope.values[path[0]] { return value.expression.isNil }
    guard let (variable, _) = index.variable(path[0], of: scope.typeName, near: scope.file) else {
      return false
    }
    let isOptional = variable.type?.hasSuffix("?") ?? false
    return isOptional && variable.body == nil && variable.value == nil
      && variable.modifiers.attributes.isEmpty && scope.followed.contains(scope.typeName ?? "")
  }

  /// The value that `?:`, `if` or `switch` comes to, if it is known.
  private func chosenValue(
    of expression: SwiftExpression, in scope: BuilderScope
  ) -> SwiftExpression? {
    switch expression.kind {
    case .ternary(let condition, let then, let otherwise):
      return truth(of: condition, in: scope).map { $0 ? then : otherwise }
    case .branches(let statement):
      switch statement.kind {
      case .switched(let subject, let cases):
        return chosenCase(of: subject, cases, in: scope).flatMap { Self.value(of: $0.statements) }
      case .conditional(let branches):
        guard branches.count == 2, branches[1].conditions.isEmpty,
          let isTrue = truth(of: branches[0], in: scope)
        else { return nil }
        return Self.value(of: branches[isTrue ? 0 : 1].statements)
      default: return nil
      }
    default: return nil
    }
  }
}
