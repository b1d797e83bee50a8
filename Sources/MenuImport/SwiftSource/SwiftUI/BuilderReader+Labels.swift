import MenuModel
import MenuSyntax

/// Texts and images of labels.
extension BuilderReader {
  // MARK: Labels

  /// What a builder of a label shows; nil if there is neither text nor image that can be read.
  func label(of statements: [SwiftStatement], in outer: SwiftScope) -> FoundLabel? {
    var scope = outer
    var label: FoundLabel?
    for statement in statements {
      if case .variable(let variable) = statement.kind { scope = scope.defining(variable) }
      guard let other = self.label(of: statement, in: scope) else { continue }
      if label == nil { label = other } else { label?.add(other) }
    }
    return label
  }

  private func label(of statement: SwiftStatement, in scope: SwiftScope) -> FoundLabel? {
    switch statement.kind {
    case .expression(let expression), .returned(let expression?):
      return label(of: expression, in: scope)
    case .conditional(let branches):
      return branches.count > Limits.statesOfCommand
        ? unclear(statement.span, in: scope)
        : label(of: branches[...], statement.span, in: scope)
    case .switched(let subject, let cases):
      if let chosen = evaluator.chosenCase(of: subject, cases, in: scope) {
        return label(of: chosen.statements, in: scope)
      }
      return cases.count > Limits.statesOfCommand
        ? unclear(statement.span, in: scope)
        : label(of: cases[...], subject, in: scope) ?? unclear(statement.span, in: scope)
    case .compiled(let branches):
      return branches.lazy.compactMap { label(of: $0.statements, in: scope) }.first
    default: return nil
    }
  }

  /// `if … else if … else …`
  private func label(
    of branches: ArraySlice<SwiftBranch>, _ span: Span, in scope: SwiftScope
  ) -> FoundLabel? {
    guard let first = branches.first else { return nil }
    if first.conditions.isEmpty { return label(of: first.statements, in: scope) }
    let then = label(of: first.statements, in: scope.binding(first.conditions))
    if let isTrue = evaluator.truth(of: first, in: scope) {
      return isTrue ? then : label(of: branches.dropFirst(), span, in: scope)
    }
    if first.isAvailability(in: scope) { return then }
    // Without a last branch there are times without a text.
    if branches.count == 1 { return then?.title == nil ? nil : unclear(span, in: scope) }
    let otherwise = label(of: branches.dropFirst(), span, in: scope)
    // In place of the label, a wheel that turns.
    guard let then, let otherwise else { return then ?? otherwise }
    return FoundLabel(FoundCondition(first, in: scope), then: then, otherwise: otherwise)
  }

  /// The cases of a `switch`, the last of which is what is left; nil if one shows nothing that is known.
  private func label(
    of cases: ArraySlice<SwiftCase>, _ subject: SwiftExpression, in scope: SwiftScope
  ) -> FoundLabel? {
    guard let first = cases.first else { return nil }
    let inner = scope.inner()
    for name in first.boundNames(in: scope.file) { inner.declare(name, .unknown) }
    guard let then = label(of: first.statements, in: inner) else { return nil }
    guard cases.count > 1, let condition = FoundCondition(first, of: subject, in: scope) else {
      return then
    }
    guard let otherwise = label(of: cases.dropFirst(), subject, in: scope) else { return nil }
    return FoundLabel(condition, then: then, otherwise: otherwise)
  }

  /// A label that is one of several texts, by conditions that a command has no words for.
  private func unclear(_ span: Span, in scope: SwiftScope) -> FoundLabel {
    let text = FoundText(
      segments: nil, expression: scope.shortCode(span), place: scope.place(span))
    return FoundLabel(title: Choice(text))
  }

  func label(of expression: SwiftExpression, in scope: SwiftScope) -> FoundLabel? {
    let expression = expression.withoutParentheses
    if case .branches(let statement) = expression.kind { return label(of: statement, in: scope) }
    if case .ternary(let condition, let then, let otherwise) = expression.kind {
      if let isTrue = evaluator.truth(of: condition, in: scope) {
        return label(of: isTrue ? then : otherwise, in: scope)
      }
      guard let then = label(of: then, in: scope), let otherwise = label(of: otherwise, in: scope)
      else { return nil }
      return FoundLabel(FoundCondition(condition, in: scope), then: then, otherwise: otherwise)
    }
    guard let call = expression.call else { return labelOfName(expression, in: scope) }
    if call.plainPath.count > 1, named(expression, in: scope) != nil {
      return labelOfName(expression, in: scope)
    }
    var label = label(of: call, in: scope)
    if label?.title == nil,
      let spoken = expression.modifiers.first(where: {
        // What VoiceOver says, and a help tag, are the only words of a picture.
        ["accessibilityLabel", "help"].contains($0.name)
      })?
      .argument()
    {
      var title = title(of: spoken, in: scope)
      title.value.isSpoken = true
      title.whenOn?.isSpoken = true
      title.states = nil
      if label == nil { label = FoundLabel(title: title) } else { label?.title = title }
    }
    return label
  }

  private func label(of call: SwiftCall, in scope: SwiftScope) -> FoundLabel? {
    guard call.plainPath.count == 1, !index.isOwnView(call.name, near: scope.file) else {
      return labelOfOwn(call, in: scope)
    }
    switch call.name {
    case "Text":
      if let text = call.argument("verbatim") {
        return FoundLabel(title: evaluator.title(of: text, in: scope))
      }
      let table = (call.argument("tableName") ?? call.argument("table"))?.string?.literal
      // `Text(localized: .boxes)`, as apps add to it.
      let text = call.argument() ?? call.argument("localized")
      return text.map { FoundLabel(title: title(of: $0, table: table, in: scope)) }
    case "Label":
      var label = FoundLabel()
      if let text = call.argument() ?? call.argument("localized") {
        label.title = title(of: text, in: scope)
      }
      let closure = call.closure("title") ?? (call.argument() == nil ? call.trailingClosure : nil)
      if let closure { label = self.label(of: closure.statements, in: scope) ?? label }
      label.image = image(of: call, in: scope) ?? label.image
      if label.image == nil, let closure = call.closure("icon") {
        label.image = self.label(of: closure.statements, in: scope)?.image
      }
      return label
    case "Image":
      return Evaluator.imageName(in: call).map {
        FoundLabel(image: evaluator.image(named: $0.name, isSymbol: $0.isSymbol, in: scope))
      }
    case "HStack", "VStack", "ZStack", "Group", "AnyView", "Button", "Section":
      return label(of: call.content()?.statements ?? [], in: scope)
    // A button that shows a check mark in its menu.
    case "Toggle":
      if let closure = call.closure("label") ?? call.trailingClosure {
        return label(of: closure.statements, in: scope)
      }
      return call.argument().map { FoundLabel(title: title(of: $0, in: scope)) }
    default: return labelOfOwn(call, in: scope)
    }
  }

  /// What the name before the modifiers of a chain shows.
  private func labelOfName(_ expression: SwiftExpression, in scope: SwiftScope) -> FoundLabel? {
    guard let definition = named(expression, in: scope), canFollowLabel(in: scope) else {
      return nil
    }
    let name = expression.path?.last ?? ""
    let inner = definition.scope.inner(followed: scope.followed + [name])
    switch definition.content {
    case .value(let value): return label(of: value, in: inner)
    case .body(let body): return label(of: body, in: inner)
    }
  }

  /// The label that a view or a function of the app makes.
  private func labelOfOwn(_ call: SwiftCall, in scope: SwiftScope) -> FoundLabel? {
    if call.plainPath.count == 1, canFollowLabel(in: scope),
      let (statements, inner) = content(of: call, in: scope)
    {
      return label(of: statements, in: inner)
    }
    guard let (body, inner) = body(of: call.name, call, in: scope) else { return nil }
    var label = label(of: body, in: inner)
    // What its body shows depends on more than can be told, and one of its arguments says that it is the title.
    let given = call.argument("title") ?? call.argument("text") ?? call.argument("label")
    if label?.title?.value.segments == nil, let given, given.closure == nil {
      let title = title(of: given, in: scope)
      if title.value.segments != nil {
        if label == nil { label = FoundLabel(title: title) } else { label?.title = title }
      }
    }
    return label
  }

  private func canFollowLabel(in scope: SwiftScope) -> Bool {
    scope.followed.count < 6 && budget.take()
  }

  /// Whether a control has nothing but images for a label, and no words for them.
  func isImageAlone(_ label: FoundLabel, _ call: SwiftCall, _ closure: SwiftClosure?) -> Bool {
    // `Button("", systemImage: "plus")`
    if let title = label.title, title.whenOn == nil, title.value.literal == "" {
      return label.image != nil
    }
    guard label.title == nil, label.image != nil, let closure else { return false }
    return Self.areImages(closure.statements)
  }

  private static func areImages(_ statements: [SwiftStatement]) -> Bool {
    !statements.isEmpty
      && statements.allSatisfy { statement in
        switch statement.kind {
        case .expression(let expression), .returned(let expression?): return isImage(expression)
        case .conditional(let branches):
          return branches.allSatisfy { areImages($0.statements) }
        default: return false
        }
      }
  }

  private static func isImage(_ expression: SwiftExpression) -> Bool {
    let expression = expression.withoutParentheses
    if case .branches(let statement) = expression.kind { return areImages([statement]) }
    if case .ternary(_, let then, let otherwise) = expression.kind {
      return isImage(then) && isImage(otherwise)
    }
    guard let call = expression.call else { return false }
    // What is laid over it, and modifiers of the app's own, may have words.
    let mayName = expression.modifiers.contains { modifier in
      let name = modifier.name.lowercased()
      return ["access", "label", "help", "tip", "overlay", "badge"].contains { name.includes($0) }
    }
    if mayName { return false }
    switch call.name {
    case "Image":
      return call.hasArgument("systemName") || call.hasArgument("systemSymbol")
        || call.labels == [""]
    case "HStack", "VStack", "ZStack", "Group": return areImages(call.content()?.statements ?? [])
    default: return false
    }
  }

  // MARK: Texts and images

  /// A title, or two by a condition.
  func title(
    of expression: SwiftExpression, table: String? = nil, in scope: SwiftScope
  ) -> Choice<FoundText> {
    evaluator.title(of: expression, in: scope, literalIs: .key(table: table))
  }

  /// A title that is always the same.
  func plainTitle(of expression: SwiftExpression, in scope: SwiftScope) -> FoundText {
    evaluator.plainTitle(of: expression, in: scope, literalIs: .key(table: nil))
  }

  /// The image that a control or a label is given by a name.
  func image(of call: SwiftCall, in scope: SwiftScope) -> Choice<FoundImage>? {
    if let symbol = call.argument("systemImage") ?? call.argument("systemSymbol") {
      return evaluator.image(named: symbol, isSymbol: true, in: scope)
    }
    guard let name = call.argument("image"), name.closure == nil else { return nil }
    return evaluator.image(named: name, isSymbol: false, in: scope)
  }
}
