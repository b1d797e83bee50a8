import MenuModel
import MenuSyntax

/// What modifiers say about the entries before them.
extension BuilderReader {
  mutating func apply(
    _ modifiers: [SwiftCall], to entries: inout [FoundEntry], in scope: SwiftScope
  ) {
    for modifier in modifiers { apply(modifier, to: &entries, in: scope) }
  }

  private func apply(
    _ modifier: SwiftCall, to entries: inout [FoundEntry], in scope: SwiftScope
  ) {
    switch modifier.name {
    case "disabled":
      guard let value = modifier.argument() else { return }
      let enabled = FoundCondition(value, isNegated: true, in: scope)
      entries.changeCommands { $0.enabled = Self.both($0.enabled, enabled) }
    case "tint", "foregroundColor", "foregroundStyle":
      guard modifier.argument()?.path?.last == "red" else { return }
      entries.changeCommands { $0.isRed = true }
    case "menuActionDismissBehavior":
      guard modifier.argument()?.path?.last == "disabled" else { return }
      entries.changeCommands { $0.keepsOpen = true }
    case "keyboardShortcut":
      // `keyboardShortcut(nil)` takes the key away.
      guard let first = modifier.argument(), !first.isNil else { return }
      let code = scope.shortCode(first.span)
      let key = evaluator.shortcut(of: modifier, in: scope).map {
        FoundKey($0, place: scope.place(modifier.nameSpan))
      }
      changeOnly(&entries) { command in
        command.key = command.key ?? key
        if command.key == nil { command.unreadKey = code }
      }
    case "accessibilityIdentifier":
      guard let name = modifier.argument()?.string?.literal else { return }
      changeOnly(&entries) { $0.identifier = $0.identifier ?? name }
    case "help":
      guard let text = modifier.argument() else { return }
      let help = plainTitle(of: text, in: scope)
      let isToolbar = isToolbar
      setAbsentTitle(of: &entries, to: help)
      changeOnly(&entries) { command in
        // A button with nothing but an image says there what it does.
        if isToolbar, command.title.segments == nil, command.image != nil, help.segments != nil {
          command.title = help
          command.title.isSpoken = true
        } else {
          command.help = help
        }
      }
    case "accessibilityLabel":
      guard let text = modifier.argument() else { return }
      let title = plainTitle(of: text, in: scope)
      setAbsentTitle(of: &entries, to: title)
      changeOnly(&entries) { command in
        if command.title.segments == nil, command.image != nil, title.segments != nil {
          command.title = title
          command.title.isSpoken = true
        } else if title.segments != nil, command.title.segments != nil,
          title.segments != command.title.segments, title.literal != ""
        {
          command.label = title
        }
      }
    // Those of the app's own may give a title.
    case let name where name.hasPrefix("accessibility") || name.lowercased().includes("tip"):
      for entry in entries.indices { entries[entry].isTitleAbsent = false }
    case "confirmationDialog", "alert":
      guard let text = modifier.argument(), text.closure == nil else { return }
      let question = plainTitle(of: text, in: scope)
      // A dialog of several commands belongs to none of them.
      if question.segments != nil { changeOnly(&entries) { $0.confirmation = question } }
    default: applyOwn(modifier, to: &entries, in: scope)
    }
  }

  /// What a modifier of the app's own says: `.hotkey(.lockLog)`, by the modifiers that it is made of.
  private func applyOwn(
    _ modifier: SwiftCall, to entries: inout [FoundEntry], in scope: SwiftScope
  ) {
    guard scope.followed.count < 6, budget.take() else { return }
    let member = index.function(
      modifier.name, of: "View", labels: modifier.labels, near: scope.file)
    guard let member, let function = member.function, let body = function.body,
      function.accepts(modifier)
    else {
      if modifier.setsKey { setUnreadKey(of: &entries, modifier, in: scope) }
      return
    }
    // With branches it says one thing or another.
    guard body.count == 1, let calls = body[0].result?.calls, let first = calls.first,
      first.path.count == 1 || first.path.first == "self"
    else {
      if member.file.text(of: function.span).includes("keyboardShortcut") {
        setUnreadKey(of: &entries, modifier, in: scope)
      }
      return
    }
    let inner = SwiftScope(
      file: member.file, typePath: member.owner, followed: scope.followed + [modifier.name])
    index.bind(function.parameters, to: modifier, from: scope, in: inner)
    for call in calls { apply(call, to: &entries, in: inner) }
  }

  private func setUnreadKey(
    of entries: inout [FoundEntry], _ modifier: SwiftCall, in scope: SwiftScope
  ) {
    let code = scope.shortCode(modifier.span)
    changeOnly(&entries) { if $0.key == nil { $0.unreadKey = code } }
  }

  /// Gives a control with nothing but an image the words for it, known or not.
  private func setAbsentTitle(of entries: inout [FoundEntry], to text: FoundText) {
    for entry in entries.indices where entries[entry].isTitleAbsent {
      entries[entry].isTitleAbsent = false
      guard text.segments != nil, entries.count == 1,
        case .menu(_, let image, let system, let inner) = entries[entry].content
      else { continue }
      var title = text
      title.isSpoken = true
      entries[entry].content = .menu(title: title, image: image, system: system, entries: inner)
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

  /// Changes the command, if there is one only.
  private func changeOnly(_ entries: inout [FoundEntry], _ body: (inout FoundCommand) -> Void) {
    // A key or a name of a group is that of none of its commands.
    guard entries.count == 1, case .command(var command) = entries[0].content else { return }
    body(&command)
    entries[0].content = .command(command)
  }
}

extension FoundEntry {
  /// Whether the label is an image alone.
  var isTitleAbsent: Bool {
    get {
      switch content {
      case .command(let command): return command.title.isAbsent
      case .menu(let title, _, _, _), .choice(let title, _, _): return title.isAbsent
      default: return false
      }
    }
    set {
      switch content {
      case .command(var command):
        command.title.isAbsent = newValue
        content = .command(command)
      case .menu(var title, let image, let system, let entries):
        title.isAbsent = newValue
        content = .menu(title: title, image: image, system: system, entries: entries)
      case .choice(var title, let variable, let options):
        title.isAbsent = newValue
        content = .choice(title: title, variable: variable, options: options)
      default: return
      }
    }
  }
}

extension SwiftStatement {
  /// The expression that a body of one statement gives.
  fileprivate var result: SwiftExpression? {
    switch kind {
    case .expression(let value), .returned(let value?): return value
    default: return nil
    }
  }
}
