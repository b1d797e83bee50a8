import MenuModel
import MenuSyntax

/// What modifiers say about the entries before them.
extension BuilderReader {
  mutating func apply(
    _ modifiers: [SwiftCall], to entries: inout [FoundEntry], in scope: BuilderScope
  ) {
    for modifier in modifiers { apply(modifier, to: &entries, in: scope) }
  }

  private func apply(
    _ modifier: SwiftCall, to entries: inout [FoundEntry], in scope: BuilderScope
  ) {
    switch modifier.name {
    case "disabled":
      guard let value = modifier.argument() else { return }
      let enabled = condition(value, isNegated: true, in: scope)
      change(&entries) { $0.enabled = Self.both($0.enabled, enabled) }
    case "menuActionDismissBehavior":
      guard modifier.argument()?.path?.last == "disabled" else { return }
      change(&entries) { $0.keepsOpen = true }
    case "keyboardShortcut":
      guard let key = key(of: modifier, in: scope) else { return }
      changeOnly(&entries) { $0.key = $0.key ?? key }
    case "accessibilityIdentifier":
      guard let name = modifier.argument()?.string?.literal else { return }
      changeOnly(&entries) { $0.identifier = $0.identifier ?? name }
    case "help":
      guard let text = modifier.argument() else { return }
      let help = plainTitle(of: text, in: scope)
      let isToolbar = isToolbar
      changeOnly(&entries) { command in
        // A button with nothing but an image says there what it does.
        if isToolbar, command.title.segments == nil, command.image != nil, help.segments != nil {
          command.title = help
        } else {
          command.help = help
        }
      }
    case "accessibilityLabel":
      guard let text = modifier.argument() else { return }
      let title = plainTitle(of: text, in: scope)
      changeOnly(&entries) { command in
        if command.title.segments == nil, command.image != nil, title.segments != nil {
          command.title = title
        }
      }
    case "confirmationDialog", "alert":
      guard let text = modifier.argument(), text.closure == nil else { return }
      let question = plainTitle(of: text, in: scope)
      if question.segments != nil { changeOnly(&entries) { $0.confirmation = question } }
    default: return
    }
  }

  /// That both conditions hold.
  private static func both(_ inner: FoundCondition?, _ outer: FoundCondition) -> FoundCondition {
    guard let inner else { return outer }
    if inner.isNegated && outer.isNegated {
      return FoundCondition(
        "(\(inner.expression)) || (\(outer.expression))", isNegated: true, place: inner.place)
    }
    let words = [inner, outer].map { $0.isNegated ? "!(\($0.expression))" : "(\($0.expression))" }
    return FoundCondition(words.joined(separator: " && "), place: inner.place)
  }

  /// Changes all commands, also those in submenus.
  private func change(_ entries: inout [FoundEntry], _ body: (inout FoundCommand) -> Void) {
    for index in entries.indices {
      switch entries[index].content {
      case .command(var command):
        body(&command)
        entries[index].content = .command(command)
      case .menu(let title, let image, let system, var inner):
        change(&inner, body)
        entries[index].content = .menu(title: title, image: image, system: system, entries: inner)
      case .section(let title, var inner):
        change(&inner, body)
        entries[index].content = .section(title: title, entries: inner)
      case .row(var inner):
        change(&inner, body)
        entries[index].content = .row(entries: inner)
      case .list(let element, var template):
        change(&template, body)
        entries[index].content = .list(element: element, template: template)
      case .condition(let condition, var then, var otherwise):
        change(&then, body)
        change(&otherwise, body)
        entries[index].content = .condition(condition, then: then, otherwise: otherwise)
      case .platforms(let platforms, var inner):
        change(&inner, body)
        entries[index].content = .platforms(platforms, entries: inner)
      case .separator, .choice, .standard, .view, .unread: continue
      }
    }
  }

  /// Changes the command, if there is one only.
  private func changeOnly(_ entries: inout [FoundEntry], _ body: (inout FoundCommand) -> Void) {
    guard entries.count == 1, case .command(var command) = entries[0].content else { return }
    body(&command)
    entries[0].content = .command(command)
  }

  // MARK: Shortcuts

  /// `.keyboardShortcut("n", modifiers: [.command, .shift])`
  func key(of call: SwiftCall, in scope: BuilderScope) -> FoundKey? {
    guard let first = call.argument() else { return nil }
    let place = scope.place(call.nameSpan)
    let known = resolveShortcut(first, in: scope)
    if let path = known.expression.path, path.count <= 2 {
      if path.last == "defaultAction" {
        return FoundKey(.init(modifiers: [], key: .named(.return)), place: place)
      }
      if path.last == "cancelAction" {
        return FoundKey(.init(modifiers: [], key: .named(.escape)), place: place)
      }
    }
    if let inner = known.expression.call, inner.name == "KeyboardShortcut" || inner.name == "init",
      inner.hasArgument("modifiers") || inner.name == "KeyboardShortcut"
    {
      return key(of: inner, in: known.scope).map { FoundKey($0.shortcut, place: place) }
    }
    guard let key = keyEquivalent(known.expression, in: known.scope) else { return nil }
    var modifiers: KeyModifiers = .command
    if let given = call.argument("modifiers") {
      guard let named = self.modifiers(given, in: scope) else { return nil }
      modifiers = named
    }
    return FoundKey(.init(modifiers: modifiers, key: key), place: place)
  }

  /// A constant of the app: `static let newTab = KeyboardShortcut("t")`, used as `.newTab`.
  private func resolveShortcut(
    _ expression: SwiftExpression, in scope: BuilderScope
  ) -> ScopedExpression {
    if let path = expression.path, path.count == 2, path[0] == "" {
      for type in ["KeyboardShortcut", "KeyEquivalent"] {
        if let known = definition(of: [type, path[1]], in: scope) { return known }
      }
    }
    return resolve(expression, in: scope)
  }

  private func keyEquivalent(
    _ expression: SwiftExpression, in scope: BuilderScope
  ) -> KeyChord.Key? {
    let known = resolveShortcut(expression, in: scope)
    if let text = known.expression.string?.literal {
      let scalars = Array(text.unicodeScalars)
      return scalars.count == 1 ? Self.key(scalars[0]) : nil
    }
    if let call = known.expression.call,
      call.name == "KeyEquivalent" || call.name == "init" || call.name == "Character",
      let inner = call.argument()
    {
      guard let text = inner.withoutParentheses.string?.literal else {
        return inner.call.flatMap {
          $0.name == "Character" ? keyEquivalent(inner, in: known.scope) : nil
        }
      }
      let scalars = Array(text.unicodeScalars)
      return scalars.count == 1 ? Self.key(scalars[0]) : nil
    }
    guard let path = known.expression.path, path.count <= 2, let name = path.last else {
      return nil
    }
    return Self.keyNames[name].map { .named($0) }
  }

  private static let keyNames: [String: NamedKey] = [
    "upArrow": .up, "downArrow": .down, "leftArrow": .left, "rightArrow": .right, "clear": .clear,
    "delete": .delete, "deleteForward": .forwardDelete, "end": .end, "escape": .escape,
    "home": .home, "pageDown": .pageDown, "pageUp": .pageUp, "return": .return, "space": .space,
    "tab": .tab,
  ]

  private static func key(_ scalar: Unicode.Scalar) -> KeyChord.Key? {
    switch scalar.value {
    case 0x20: return .named(.space)
    case 0x09: return .named(.tab)
    case 0x0D, 0x0A: return .named(.return)
    case 0x08, 0x7F: return .named(.delete)
    case 0x1B: return .named(.escape)
    case 0xF700: return .named(.up)
    case 0xF701: return .named(.down)
    case 0xF702: return .named(.left)
    case 0xF703: return .named(.right)
    case 0xF704...0xF717: return NamedKey(rawValue: "F\(scalar.value - 0xF703)").map { .named($0) }
    case 0xF728: return .named(.forwardDelete)
    case 0x41...0x5A: return .character(UInt8(scalar.value) | 0x20)
    case 0x21...0x7E: return .character(UInt8(scalar.value))
    case 0xA0...: return String(scalar).lowercased().unicodeScalars.first.map { .nonASCII($0) }
    default: return nil
    }
  }

  /// `.command`, `[.command, .shift]`, `[]`; nil for others.
  private func modifiers(_ expression: SwiftExpression, in scope: BuilderScope) -> KeyModifiers? {
    let known = resolve(expression, in: scope)
    let elements = known.expression.elements ?? [known.expression]
    var modifiers: KeyModifiers = []
    for element in elements {
      switch element.path?.last {
      case "command": modifiers.insert(.command)
      case "shift": modifiers.insert(.shift)
      case "option": modifiers.insert(.option)
      case "control": modifiers.insert(.control)
      case "all": modifiers.formUnion([.command, .shift, .option, .control])
      default: return nil
      }
    }
    return modifiers
  }
}
