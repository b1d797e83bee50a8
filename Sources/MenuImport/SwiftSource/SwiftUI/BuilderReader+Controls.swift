import MenuModel
import MenuSyntax

/// SwiftUI's controls, as entries.
extension BuilderReader {
  // MARK: Commands

  mutating func control(
    _ call: SwiftCall, _ expression: SwiftExpression, at place: Place, in scope: SwiftScope
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
    if let text = text(call, expression, at: place, in: scope) { return [text] }
    if Self.views.contains(call.name) {
      return [unread("the view `\(scope.shortCode(call.span))`", at: call.span, in: scope)]
    }
    return follow(call, in: scope)
  }

  /// A line of text in a menu; nil if it is something else, or what it says is not known.
  private func text(
    _ call: SwiftCall, _ expression: SwiftExpression, at place: Place, in scope: SwiftScope
  ) -> FoundEntry? {
    guard call.name == "Text" || call.name == "Label", !isToolbar,
      !expression.modifiers.contains(where: { $0.name.hasPrefix("onTap") }),
      let label = label(of: expression, in: scope), label.subtitle == nil,
      let title = label.title, title.whenOn == nil, !title.value.isSpoken,
      MenuPlanner.isReadable(title.value), label.image?.whenOn == nil, label.image?.states == nil
    else { return nil }
    return FoundEntry(.text(title.value, image: label.image?.value), place: place)
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
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
  ) -> FoundEntry {
    let hasActionFirst = call.argument("action") != nil
    let hasTitle = call.argument() != nil
    let labelClosure =
      call.closure("label") ?? (hasTitle || !hasActionFirst ? nil : call.trailingClosure)
    let isIntent = call.hasArgument("intent")
    let label = label(
      of: call, textLabel: labelClosure ?? (isIntent ? call.trailingClosure : nil), in: scope)
    var command = command(label, or: call, in: scope)
    command.title.isAbsent = isImageAlone(label, call, labelClosure ?? call.closure("label"))
    if let closure = labelClosure {
      // A check mark while it is on, or other words.
      let code = scope.code(closure.body)
      command.mayShowState = ["if ", "?", "checkmark"].contains { code.includes($0) }
    }
    if let role = call.argument("role") { command.setRole(evaluator.outcome(of: role, in: scope)) }
    if let action = call.argument("action") {
      command.action = evaluator.handler(action, in: scope)
    } else if let intent = call.argument("intent") {
      command.isLink = true
      command.action = .code(
        scope.code(intent.span), call: intent.call?.name, place: scope.place(intent.span))
    } else if let closure = call.trailingClosure ?? call.closure("action") {
      command.action = evaluator.action(of: closure, in: scope)
    }
    return FoundEntry(.command(command), place: place)
  }

  /// A command with what a label shows. Without a title, the title is the code that makes the label.
  private func command(
    _ label: FoundLabel, or call: SwiftCall, in scope: SwiftScope
  ) -> FoundCommand {
    var command = FoundCommand(title: label.title?.value ?? noTitle(call, in: scope))
    if let title = label.title { command.setTitles(title) }
    if let image = label.image { command.setImages(image) }
    command.subtitle = label.subtitle
    return command
  }

  func noTitle(_ call: SwiftCall, in scope: SwiftScope) -> FoundText {
    let closure = call.closure("label") ?? call.trailingClosure
    return FoundText(
      segments: nil, expression: scope.shortCode(closure?.body ?? call.span),
      place: scope.place(call.nameSpan))
  }

  /// The label that a control has by its title, its image and its closure.
  mutating func label(
    of call: SwiftCall, textLabel: SwiftClosure?, in scope: SwiftScope
  ) -> FoundLabel {
    var label = FoundLabel()
    if let closure = textLabel { label = self.label(of: closure.statements, in: scope) ?? label }
    if let given = call.argument("label"), given.closure == nil {
      label = self.label(of: given, in: scope) ?? label
    }
    let title = call.argument() ?? call.argument("localized")
    if label.title == nil, let title, title.closure == nil {
      // `ShareLink(item)`, `Link(destination:)` have no text there.
      let path = title.path?.first
      if path != "URL" { label.title = self.title(of: title, in: scope) }
    }
    label.image = image(of: call, in: scope) ?? label.image
    return label
  }

  private mutating func link(
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
  ) -> FoundEntry {
    let isShare = call.name == "ShareLink"
    let closure =
      call.closure("label") ?? (call.argument() == nil || isShare ? call.trailingClosure : nil)
    var label = label(of: call, textLabel: closure, in: scope)
    // SwiftUI gives such a link the system's title.
    if isShare, closure == nil, label.title?.value.segments == nil {
      label.title = Choice(FoundText("Share…", place: scope.place(call.nameSpan)))
    }
    var command = command(label, or: call, in: scope)
    command.isLink = true
    let target = call.argument("destination") ?? call.argument("value") ?? call.argument("item")
    if let target {
      command.action = .code(scope.code(target.span), call: nil, place: scope.place(target.span))
    }
    return FoundEntry(.command(command), place: place)
  }

  private mutating func toggle(
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
  ) -> FoundEntry {
    let closure = call.closure("label") ?? (call.argument() == nil ? call.trailingClosure : nil)
    let label = label(of: call, textLabel: closure, in: scope)
    var command = command(label, or: call, in: scope)
    if let binding = call.argument("isOn") ?? call.argument("sources") {
      let state = state(of: binding, in: scope)
      command.setState(state)
      if let setter = binding.call?.closure("set") {
        command.action = evaluator.action(of: setter, in: scope)
      } else if binding.path != nil {
        let variable = state.expression
        command.action = .code("\(variable).toggle()", call: nil, place: scope.place(binding.span))
      }
    }
    return FoundEntry(.command(command), place: place)
  }

  /// What a binding reads: `isPinned` of `$isPinned`, or what `get` returns.
  private func state(of binding: SwiftExpression, in scope: SwiftScope) -> FoundCondition {
    if let call = binding.call, call.name == "Binding" || call.name == "init",
      let getter = call.closure("get") ?? call.trailingClosure, getter.statements.count == 1
    {
      switch getter.statements[0].kind {
      case .expression(let value), .returned(let value?): return FoundCondition(value, in: scope)
      default: break
      }
    }
    if binding.call?.path == ["", "constant"], let value = binding.call?.argument() {
      return FoundCondition(value, in: scope)
    }
    return FoundCondition(variable(of: binding, in: scope), place: scope.place(binding.span))
  }

  /// The variable of a binding: `sortOrder` of `$sortOrder`, `model.sortOrder` of `$model.sortOrder`.
  private func variable(of binding: SwiftExpression, in scope: SwiftScope) -> String {
    let known = evaluator.value(of: binding, in: scope)
    return known.scope.code(known.expression.span).filter { $0 != "$" }
  }

  // MARK: Entries with others in them

  mutating func submenu(
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
  ) -> FoundEntry {
    submenus.insert(place)
    let content = call.closure("content") ?? call.trailingClosure
    let label = label(of: call, textLabel: call.closure("label"), in: scope)
    var title = label.title?.value ?? noTitle(call, in: scope)
    if let choice = label.title, choice.whenOn != nil, choice.whenOn != choice.value {
      title = FoundText(
        segments: nil, expression: scope.shortCode(call.argument()?.span ?? call.nameSpan),
        place: title.place)
    }
    title.isAbsent = isImageAlone(label, call, call.closure("label"))
    var image = label.image?.value
    if let choice = label.image, let other = choice.whenOn ?? choice.states?.cases.first?.value,
      other.name != choice.value.name
    {
      image?.other = "`\(other.name)`" + (choice.on.map { " while \($0.words)" } ?? "")
    }
    let wasToolbar = isToolbar
    isToolbar = false
    let entries = self.entries(of: content?.statements ?? [], in: scope)
    isToolbar = wasToolbar
    return FoundEntry(
      .menu(title: title, image: image, system: nil, entries: entries), place: place)
  }

  mutating func section(
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
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
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
  ) -> [FoundEntry] {
    guard let data = call.arguments.first?.value, let closure = call.content() else { return [] }
    let inner = scope.inner()
    for name in closure.parameters { inner.declare(name, .unknown) }
    let template = entries(of: closure.statements, in: inner)
    if template.isEmpty { return [] }
    var entry = FoundEntry(
      .list(element: elementName(data, in: scope), template: template), place: place)
    if call.name == "OutlineGroup" { entry.isNested = template.commands.count == 1 }
    entry.findNesting()
    entry.cases = cases(of: data, closure, in: scope)
    return [entry]
  }

  /// What a list of all cases of an enum shows; empty unless each has a title of its own.
  private mutating func cases(
    of data: SwiftExpression, _ closure: SwiftClosure, in scope: SwiftScope
  ) -> [FoundEntry] {
    var all: [FoundEntry] = []
    var titles: Set<String> = []
    for value in valuesOfAllCases(data, in: scope) {
      let inner = scope.inner()
      inner.declare(closure.parameters.first ?? "$0", .expression(value, scope))
      let entries = entries(of: closure.statements, in: inner)
      guard entries.count == 1, case .command(var command) = entries[0].content,
        let title = command.title.literal, titles.insert(title).inserted
      else { return [] }
      command.title = Self.atCase(command.title)
      // One that all have is a mark for the chosen one, or tells nothing.
      command.image = nil
      command.key = nil
      all.append(FoundEntry(.command(command), place: command.title.place))
    }
    return all.count > 1 ? all : []
  }

  /// The values of `SortOrder.allCases`; none if another collection is gone through.
  private func valuesOfAllCases(
    _ data: SwiftExpression, in scope: SwiftScope
  ) -> [SwiftExpression] {
    guard let path = data.path,
      // Of other collections only the running app knows the elements.
      path.last == "allCases", path.count > 1
    else { return [] }
    let type = path[path.count - 2]
    return index.cases(of: type, near: scope.file).prefix(Limits.optionsOfEnum).map { name in
      SwiftExpression(kind: .name(type), steps: [.member(name, data.span)], span: data.span)
    }
  }

  /// `notes` of `model.notes.sorted()`, `SortOrder` of `SortOrder.allCases`.
  private func elementName(_ data: SwiftExpression, in scope: SwiftScope) -> String {
    var path = data.path ?? data.calls.first.map { Array($0.path.dropLast()) } ?? []
    if data.call?.name == "Array", let inner = data.call?.argument() {
      path = inner.path ?? inner.call?.path.dropLast() ?? []
    }
    // A list is called by what is in it, not by how it is gone through.
    while let last = path.last,
      ["allCases", "indices", "wrappedValue", "elements", "enumerated"].contains(last)
    {
      path.removeLast()
    }
    let name = path.last { $0 != "self" && !$0.isEmpty } ?? scope.shortCode(data.span)
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  // MARK: Choices

  private mutating func choice(
    _ call: SwiftCall, at place: Place, in scope: SwiftScope
  ) -> FoundEntry {
    let label = label(of: call, textLabel: call.closure("label"), in: scope)
    var title = label.title?.value ?? noTitle(call, in: scope)
    title.isAbsent = call.closure("label") == nil && title.literal == ""
    let binding = call.argument("selection") ?? call.argument("sources")
    let variable = binding.map { state(of: $0, in: scope).expression } ?? ""
    let options = options(of: call.content()?.statements ?? [], in: scope)
    return FoundEntry(.choice(title: title, variable: variable, options: options), place: place)
  }

  private func options(of statements: [SwiftStatement], in scope: SwiftScope) -> [FoundOption] {
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

  private func options(of expression: SwiftExpression, in scope: SwiftScope) -> [FoundOption] {
    guard let call = expression.call else { return [] }
    switch call.name {
    case "Section", "Group": return options(of: call.content()?.statements ?? [], in: scope)
    case "ForEach": return optionsOfAll(call, in: scope)
    case "Divider": return []
    default: break
    }
    let tag = expression.modifiers.first { $0.name == "tag" }?.argument()
    var name = tag?.path?.last
    if let tag, let value = evaluator.value(of: tag, in: scope).expression.path?.last {
      name = value
    }
    let place = scope.place(expression.span)
    let label = label(of: expression, in: scope)
    let title =
      label?.title?.value
      ?? FoundText(segments: nil, expression: scope.shortCode(expression.span), place: place)
    var option = FoundOption(name: name, title: title, image: label?.image?.value, place: place)
    if let modifier = expression.modifiers.first(where: { $0.name == "keyboardShortcut" }),
      let first = modifier.argument(), !first.isNil
    {
      option.key = evaluator.shortcut(of: modifier, in: scope).map {
        FoundKey($0, place: scope.place(modifier.nameSpan))
      }
      if option.key == nil { option.unreadKey = scope.shortCode(first.span) }
    }
    return [option]
  }

  /// `ForEach(SortOrder.allCases) { order in Text(order.title).tag(order) }`: an option for each case.
  private func optionsOfAll(_ call: SwiftCall, in scope: SwiftScope) -> [FoundOption] {
    guard let closure = call.content(), let data = call.arguments.first?.value else { return [] }
    let parameter = closure.parameters.first ?? "$0"
    return valuesOfAllCases(data, in: scope).flatMap { value -> [FoundOption] in
      let inner = scope.inner()
      inner.declare(parameter, .expression(value, scope))
      return options(of: closure.statements, in: inner).map { option in
        var option = option
        option.title = Self.atCase(option.title)
        return option
      }
    }
  }

  /// The title of a case at its own literal: the loop is one place for all of them.
  private static func atCase(_ title: FoundText) -> FoundText {
    guard let written = title.written else { return title }
    var title = title
    title.place = written
    return title
  }
}
