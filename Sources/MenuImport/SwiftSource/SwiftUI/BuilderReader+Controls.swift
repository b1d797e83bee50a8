import MenuModel
import MenuSyntax

/// SwiftUI's controls, as entries.
extension BuilderReader {
  // MARK: Commands

  mutating func control(
    _ call: SwiftCall, _ expression: SwiftExpression, at place: Place, in scope: BuilderScope
  ) -> [FoundEntry] {
    switch call.name {
    case "Button": return [button(call, at: place, in: scope)]
    case "Toggle": return [toggle(call, at: place, in: scope)]
    case "Picker": return [choice(call, at: place, in: scope)]
    case "Link", "NavigationLink", "ShareLink": return [link(call, at: place, in: scope)]
    case "EditButton": return [systemButton("Edit", at: place)]
    case "PasteButton": return [systemButton("Paste", at: place)]
    case "RenameButton": return [systemButton("Rename", at: place)]
    case "SettingsLink":
      let own = label(of: call, textLabel: nil, in: scope)
      return own.title == nil
        ? [systemButton("Settings…", at: place)] : [link(call, at: place, in: scope)]
    default: break
    }
    if isToolbar, Self.views.contains(call.name) {
      let label = label(of: expression, in: scope)?.title?.value
      return [FoundEntry(.view(name: call.name, label: label), place: place)]
    }
    if Self.views.contains(call.name) {
      return [unread("the view `\(shortened(scope.code(call.span)))`", at: call.span, in: scope)]
    }
    return follow(call, in: scope)
  }

  /// Views that do nothing by themselves.
  private static let views: Set<String> = [
    "Text", "Label", "Image", "TextField", "SecureField", "ProgressView", "Slider", "Stepper",
    "DatePicker",
    "ColorPicker", "Gauge", "AsyncImage", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "GeometryReader",
    "LabeledContent", "Grid", "Table", "TextEditor", "DisclosureGroup",
  ]

  private func systemButton(_ title: String, at place: Place) -> FoundEntry {
    FoundEntry(.command(FoundCommand(title: FoundText(title, place: place))), place: place)
  }

  private mutating func button(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> FoundEntry {
    let hasActionFirst = call.argument("action") != nil
    let hasTitle = call.argument() != nil
    let labelClosure =
      call.closure("label") ?? (hasTitle || !hasActionFirst ? nil : call.trailingClosure)
    let isIntent = call.hasArgument("intent")
    let label = label(
      of: call, textLabel: labelClosure ?? (isIntent ? call.trailingClosure : nil), in: scope)
    var command = command(label, or: call, in: scope)
    if let role = call.argument("role") {
      command.isDestructive = resolve(role, in: scope).expression.path?.last == "destructive"
    }
    if let action = call.argument("action") {
      command.action = self.action(action, in: scope)
    } else if let intent = call.argument("intent") {
      command.action = .code(
        scope.code(intent.span), call: intent.call?.name, place: scope.place(intent.span))
    } else if let closure = call.trailingClosure ?? call.closure("action") {
      command.action = self.action(closure, in: scope)
    }
    return FoundEntry(.command(command), place: place)
  }

  /// A command with what a label shows. Without a title, the title is the code that makes the label.
  private func command(
    _ label: FoundLabel, or call: SwiftCall, in scope: BuilderScope
  ) -> FoundCommand {
    var command = FoundCommand(title: label.title?.value ?? noTitle(call, in: scope))
    command.titleWhenOn = label.title?.whenOn
    command.on = label.title?.on ?? label.image?.on
    command.image = label.image?.value
    command.imageWhenOn = label.image?.whenOn
    command.subtitle = label.subtitle
    return command
  }

  func noTitle(_ call: SwiftCall, in scope: BuilderScope) -> FoundText {
    let closure = call.closure("label") ?? call.trailingClosure
    let code = closure.map { scope.code($0.body) } ?? scope.code(call.span)
    return FoundText(
      segments: nil, expression: shortened(code), place: scope.place(call.nameSpan))
  }

  /// The label that a control has by its title, its image and its closure.
  mutating func label(
    of call: SwiftCall, textLabel: SwiftClosure?, in scope: BuilderScope
  ) -> FoundLabel {
    var label = FoundLabel()
    if let closure = textLabel { label = self.label(of: closure.statements, in: scope) ?? label }
    if let given = call.argument("label"), given.closure == nil {
      label = self.label(of: given, in: scope) ?? label
    }
    if label.title == nil, let title = call.argument(), title.closure == nil {
      // `ShareLink(item)`, `Link(destination:)` have no text there.
      let path = title.path?.first
      if path != "URL" { label.title = self.title(of: title, in: scope) }
    }
    if let symbol = call.argument("systemImage") ?? call.argument("systemSymbol") {
      label.image = image(symbol, isSymbol: true, in: scope)
    } else if let name = call.argument("image"), name.closure == nil {
      label.image = image(name, isSymbol: false, in: scope)
    }
    return label
  }

  private mutating func link(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> FoundEntry {
    let isShare = call.name == "ShareLink"
    let closure =
      call.closure("label") ?? (call.argument() == nil || isShare ? call.trailingClosure : nil)
    var label = label(of: call, textLabel: closure, in: scope)
    if isShare, closure == nil, label.title?.value.segments == nil {
      label.title = Choice(FoundText("Share…", place: scope.place(call.nameSpan)))
    }
    var command = command(label, or: call, in: scope)
    let target = call.argument("destination") ?? call.argument("value") ?? call.argument("item")
    if let target {
      command.action = .code(scope.code(target.span), call: nil, place: scope.place(target.span))
    }
    return FoundEntry(.command(command), place: place)
  }

  private mutating func toggle(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> FoundEntry {
    let closure = call.closure("label") ?? (call.argument() == nil ? call.trailingClosure : nil)
    let label = label(of: call, textLabel: closure, in: scope)
    var command = command(label, or: call, in: scope)
    if let binding = call.argument("isOn") ?? call.argument("sources") {
      command.on = state(of: binding, in: scope)
      if binding.path != nil {
        let variable = command.on?.expression ?? ""
        command.action = .code("\(variable).toggle()", call: nil, place: scope.place(binding.span))
      }
    }
    return FoundEntry(.command(command), place: place)
  }

  /// What a binding reads: `isPinned` of `$isPinned`, or what `get` returns.
  private func state(of binding: SwiftExpression, in scope: BuilderScope) -> FoundCondition {
    if let call = binding.call, call.name == "Binding" || call.name == "init",
      let getter = call.closure("get") ?? call.trailingClosure, getter.statements.count == 1
    {
      switch getter.statements[0].kind {
      case .expression(let value), .returned(let value?): return condition(value, in: scope)
      default: break
      }
    }
    if binding.call?.path == ["", "constant"], let value = binding.call?.argument() {
      return condition(value, in: scope)
    }
    return FoundCondition(variable(of: binding, in: scope), place: scope.place(binding.span))
  }

  /// The variable of a binding: `sortOrder` of `$sortOrder`, `model.sortOrder` of `$model.sortOrder`.
  private func variable(of binding: SwiftExpression, in scope: BuilderScope) -> String {
    let known = resolve(binding, in: scope)
    return known.scope.code(known.expression.span).filter { $0 != "$" }
  }

  // MARK: Actions

  /// What a function or a closure does.
  private func action(_ expression: SwiftExpression, in scope: BuilderScope) -> FoundAction {
    let known = resolve(expression, in: scope)
    if let closure = known.expression.closure { return action(closure, in: known.scope) }
    let code = known.scope.code(known.expression.span)
    let place = known.scope.place(known.expression.span)
    guard let path = known.expression.path else { return .code(code, call: nil, place: place) }
    return .code("\(code)()", call: path.last, place: place)
  }

  private func action(_ closure: SwiftClosure, in scope: BuilderScope) -> FoundAction {
    let calls = closure.statements.compactMap { statement -> SwiftExpression? in
      if case .expression(let expression) = statement.kind { return expression }
      return nil
    }
    if closure.statements.count == 1, let call = calls.first?.call,
      call.name == "sendAction" || call.name == "tryToPerform" || call.name == "perform",
      let selector = call.arguments.first.flatMap({ selector($0.value, in: scope) })
    {
      return .selector(selector, target: nil)
    }
    if closure.statements.count == 1, let call = calls.first?.call, let name = call.path.last,
      let known = scope.values[name]?.expression.closure, call.path.count == 1,
      call.arguments.isEmpty,
      let outer = scope.values[name]?.scope
    {
      return action(known, in: outer)
    }
    let text = scope.file.text(of: closure.body)
    return .code(
      Self.trimmed(text), call: calls.lazy.compactMap { Self.called($0) }.first,
      place: scope.place(closure.body))
  }

  /// The last function that a chain calls: `delete` of `model.delete()`; not what only surrounds it.
  private static func called(_ expression: SwiftExpression) -> String? {
    guard let call = expression.calls.last, let name = call.path.last else { return nil }
    let surrounding = ["withAnimation", "Task", "DispatchQueue", "async", "asyncAfter"]
    if surrounding.contains(name) || surrounding.contains(call.path.first ?? "") {
      for statement in call.trailingClosure?.statements ?? [] {
        if case .expression(let inner) = statement.kind, let name = called(inner) { return name }
      }
      return nil
    }
    return name.first?.isLowercase ?? false ? name : nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(end))
  }

  /// `selectAll:` of `#selector(NSText.selectAll(_:))` and of `Selector(("selectAll:"))`.
  private func selector(_ expression: SwiftExpression, in scope: BuilderScope) -> String? {
    guard let call = expression.call, let value = call.argument()?.withoutParentheses else {
      return nil
    }
    if call.name == "Selector" { return value.string?.literal }
    guard call.name == "#selector" else { return nil }
    let code = scope.code(value.span)
    let path = code.prefix { $0 != "(" && $0 != " " }
    guard let name = path.split(separator: ".").last else { return nil }
    let labels = code.dropFirst(path.count).filter { $0 == ":" }.count
    let parts = code.dropFirst(path.count + 1).prefix { $0 != ")" }.split(separator: ":")
    if labels == 0 { return "\(name):" }
    return parts.enumerated().map { number, label in
      if number == 0 {
        return label == "_"
          ? "\(name):" : "\(name)With\(label.prefix(1).uppercased())\(label.dropFirst()):"
      }
      return "\(label):"
    }.joined()
  }

  // MARK: Entries with others in them

  mutating func submenu(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> FoundEntry {
    submenus.insert(place)
    let content = call.closure("content") ?? call.trailingClosure
    let label = label(of: call, textLabel: call.closure("label"), in: scope)
    var title = label.title?.value ?? noTitle(call, in: scope)
    if let choice = label.title, choice.whenOn != nil, choice.whenOn != choice.value {
      title = FoundText(
        segments: nil, expression: shortened(scope.code(call.argument()?.span ?? call.nameSpan)),
        place: title.place)
    }
    let wasToolbar = isToolbar
    isToolbar = false
    let entries = self.entries(of: content?.statements ?? [], in: scope)
    isToolbar = wasToolbar
    return FoundEntry(
      .menu(title: title, image: label.image?.value, system: nil, entries: entries), place: place)
  }

  mutating func section(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> FoundEntry {
    let header = call.argument("header") ?? call.argument()
    var title: FoundText?
    if let closure = call.closure("header") {
      title = label(of: closure.statements, in: scope)?.title?.value
    } else if let header {
      let isView = header.call.map { ["Text", "Label"].contains($0.name) } ?? false
      title =
        isView ? label(of: header, in: scope)?.title?.value : plainTitle(of: header, in: scope)
    }
    let entries = self.entries(of: call.content()?.statements ?? [], in: scope)
    return FoundEntry(.section(title: title, entries: entries), place: place)
  }

  /// `ForEach(notes) { note in … }`
  mutating func list(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> [FoundEntry] {
    guard let data = call.arguments.first?.value, let closure = call.content() else { return [] }
    var inner = scope
    inner.loopNames.formUnion(closure.parameters)
    let template = entries(of: closure.statements, in: inner)
    if template.isEmpty { return [] }
    return [
      FoundEntry(.list(element: elementName(data, in: scope), template: template), place: place)
    ]
  }

  /// `notes` of `model.notes.sorted()`, `SortOrder` of `SortOrder.allCases`.
  private func elementName(_ data: SwiftExpression, in scope: BuilderScope) -> String {
    var path = data.path ?? data.calls.first.map { Array($0.path.dropLast()) } ?? []
    if data.call?.name == "Array", let inner = data.call?.argument() {
      path = inner.path ?? inner.call?.path.dropLast() ?? []
    }
    while let last = path.last,
      ["allCases", "indices", "wrappedValue", "elements", "enumerated"].contains(last)
    {
      path.removeLast()
    }
    let name = path.last { $0 != "self" && !$0.isEmpty } ?? shortened(scope.code(data.span))
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  // MARK: Choices

  private mutating func choice(
    _ call: SwiftCall, at place: Place, in scope: BuilderScope
  ) -> FoundEntry {
    let label = label(of: call, textLabel: call.closure("label"), in: scope)
    let title = label.title?.value ?? noTitle(call, in: scope)
    let binding = call.argument("selection") ?? call.argument("sources")
    let variable = binding.map { state(of: $0, in: scope).expression } ?? ""
    let options = options(of: call.content()?.statements ?? [], in: scope)
    return FoundEntry(.choice(title: title, variable: variable, options: options), place: place)
  }

  private func options(of statements: [SwiftStatement], in scope: BuilderScope) -> [FoundOption] {
    statements.flatMap { statement -> [FoundOption] in
      switch statement.kind {
      case .expression(let expression), .returned(let expression?):
        return options(of: expression, in: scope)
      case .conditional(let branches):
        return branches.flatMap { options(of: $0.statements, in: scope) }
      case .compiled(let branches):
        return branches.flatMap { options(of: $0.statements, in: scope) }
      default: return []
      }
    }
  }

  private func options(of expression: SwiftExpression, in scope: BuilderScope) -> [FoundOption] {
    guard let call = expression.call else { return [] }
    switch call.name {
    case "Section", "Group": return options(of: call.content()?.statements ?? [], in: scope)
    case "ForEach": return optionsOfAll(call, in: scope)
    case "Divider": return []
    default: break
    }
    let tag = expression.modifiers.first { $0.name == "tag" }?.argument()
    var name = tag?.path?.last
    if let path = tag?.path, let value = definition(of: path, in: scope)?.expression.path?.last {
      name = value
    }
    let place = scope.place(expression.span)
    let label = label(of: expression, in: scope)
    let title =
      label?.title?.value
      ?? FoundText(segments: nil, expression: shortened(scope.code(expression.span)), place: place)
    return [FoundOption(name: name, title: title, image: label?.image?.value, place: place)]
  }

  /// `ForEach(SortOrder.allCases) { order in Text(order.title).tag(order) }`: an option for each case.
  private func optionsOfAll(_ call: SwiftCall, in scope: BuilderScope) -> [FoundOption] {
    guard let closure = call.content(), let data = call.arguments.first?.value,
      let path = data.path,
      path.last == "allCases", path.count > 1, let cases = index.types[path[path.count - 2]]?.cases
    else { return [] }
    let type = path[path.count - 2]
    let parameter = closure.parameters.first ?? "$0"
    return cases.prefix(Limits.namesInScope).flatMap { name -> [FoundOption] in
      var inner = scope
      let value = SwiftExpression(
        kind: .name(type), steps: [.member(name, data.span)], span: data.span)
      inner.values[parameter] = ScopedExpression(value, in: scope)
      return options(of: closure.statements, in: inner)
    }
  }
}
