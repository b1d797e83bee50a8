import MenuModel

/// Prints the facts of a command as a chain of attributes.
struct CommandFacts {
  let context: EmissionContext
  let id: CommandID

  private var command: Command { context.module.commands[id.index] }

  /// Prints the command's case of `facts(in:)`.
  func print(_ pattern: String, to code: inout SwiftPrinter) {
    let command = command
    var facts = FactChain()
    let on = onCondition(&facts)
    let hasTwoTitles = on != nil && command.titleWhenOn != nil
    let most = hasTwoTitles ? FactChain.maxColumns / 3 : FactChain.maxColumns
    var title = text(command.title, "title", ".title", most: most, in: &facts)
    if let on, let other = command.titleWhenOn {
      let other = text(other, "titleWhenOn", ".titleWhenOn", most: most, in: &facts)
      title = "\(on) ? \(other) : \(title)"
    }
    facts.base = .call(
      "MenuFacts", [.string(context.id(of: id)), .code(title)])
    if let subtitle = command.subtitle {
      facts.add("subtitle", text(subtitle, "subtitle", ".subtitle", in: &facts))
    }
    if let help = command.help { facts.add("help", text(help, "help", ".help", in: &facts)) }
    addImage(on, to: &facts)
    addPayload(to: &facts)
    if let on { facts.add(command.titleWhenOn == nil ? "checked" : "on", on) }
    addCondition(command.enabled, "enabled", "isEnabled", to: &facts)
    addCondition(command.shown, "shown", "isShown", to: &facts)
    if command.isDestructive { facts.add("destructive") }
    if let question = command.confirmation {
      facts.add("confirm", text(question, "question", ".confirm", in: &facts))
    }
    if command.isUndoable { facts.add("undoable") }
    if command.keepsOpen { facts.add("keepsOpen") }
    if case .app = command.affects { facts.add("affectsApp") }
    let binding: String
    switch command.payload {
    case .none: binding = ""
    case .choice: binding = "(let option)"
    case .list: binding = "(let id)"
    }
    facts.print([pattern + binding], to: &code)
  }

  /// The expression that tells whether the command is on, or nil if it cannot be on or off.
  private func onCondition(_ facts: inout FactChain) -> String? {
    guard let on = command.on, !context.isChoice(id) else { return nil }
    let condition = context.expression(on)
    let isUsedOnce = command.titleWhenOn == nil && command.imageWhenOn == nil
    return facts.name(condition, "isOn", if: !isUsedOnce && condition.flat.count > 30)
  }

  private func text(
    _ text: Text, _ name: String, _ role: String, most: Int = FactChain.maxColumns,
    in facts: inout FactChain
  ) -> String {
    let suffix = name.hasPrefix("title") ? context.ellipsis(of: command, text) : ""
    // A command's name is unique in its module, so moving it to another block does not change the key.
    let key = command.name.text + role
    let value = context.localized(text, key: key, about: about(role), suffix: suffix)
    return facts.text(value, name, most: most)
  }

  /// What a text of the command is, for translators, with what the documentation says of the command.
  private func about(_ role: String) -> String {
    let words: String
    switch role {
    case ".titleWhenOn": words = "Title of the command \(command.name.text) while it is on"
    case ".subtitle": words = "Subtitle of the command \(command.name.text)"
    case ".help": words = "Help tag of the command \(command.name.text)"
    case ".confirm": words = "Question before the command \(command.name.text)"
    default: words = "Title of the command \(command.name.text)"
    }
    if command.documentation.isEmpty { return words }
    return Self.abridged(words + ". " + command.documentation.joined(separator: " "))
  }

  /// The most characters of a comment, so that its line has no more than a hundred.
  private static let maxComment = 76

  /// A text as far as a line has room for it.
  private static func abridged(_ text: String) -> String {
    if text.count <= maxComment { return text }
    let words = text.prefix(maxComment).split(separator: " ").dropLast()
    return words.joined(separator: " ") + "…"
  }

  private func addImage(_ on: String?, to facts: inout FactChain) {
    guard let image = command.image else { return }
    var name = StringLiteral.quoted(image.name.text)
    if let on, let other = command.imageWhenOn {
      name = on + " ? " + StringLiteral.quoted(other.name.text) + " : " + name
    }
    facts.add(image, name, in: context)
  }

  private func addPayload(to facts: inout FactChain) {
    switch command.payload {
    case .none:
      break
    case .choice(let variable, let choice):
      let isCurrent = "isCurrent: state." + context.member(variable) + " == option"
      facts.add("option", "option.facts(in: state), " + isCurrent)
      // The options have their own keys.
      if context.module.choices[choice.index].options.contains(where: { $0.key != nil }) { return }
    case .list(let list):
      facts.add("option", "state." + context.field(list) + ".element(id)")
    }
    if let key = command.key { facts.add("key", key.arguments) }
  }

  private func addCondition(
    _ condition: Condition?, _ link: String, _ name: String, to facts: inout FactChain
  ) {
    guard let condition else { return }
    let expression = context.expression(condition)
    facts.add(link, facts.name(expression, name, if: expression.flat.count > FactChain.maxColumns))
  }
}

/// `MenuFacts` as they are gathered: a chain of attributes, and the values that are named before it.
struct FactChain {
  /// The most columns of an attribute's value that is not named before the chain.
  static let maxColumns = 70

  var base = Expression.code("")
  private var links: [Expression] = []
  private var values: [(name: String, value: Expression)] = []

  /// Adds an attribute: `.symbol("pin")`.
  mutating func add(_ link: String, _ arguments: String = "") {
    links.append(.code("." + link + "(" + arguments + ")"))
  }

  /// Adds an image by its name, an expression.
  mutating func add(_ image: Image, _ name: String, in context: EmissionContext) {
    let stays = image.stays ? ", stays: true" : ""
    switch image {
    case .symbol: add("symbol", name + stays)
    case .asset: add("image", name + ", in: " + context.bundle + stays)
    }
  }

  /// A text as an expression: a short literal, or else a name for it.
  mutating func text(_ text: Expression, _ name: String, most: Int = maxColumns) -> String {
    if case .code(let literal) = text, literal.count <= most { return literal }
    return self.name(text, name, if: true)
  }

  /// A value as an expression: itself, or a name for it.
  mutating func name(_ value: Expression, _ name: String, if isNamed: Bool) -> String {
    if !isNamed { return value.flat }
    values.append((name, value))
    return name
  }

  /// Prints the case of these patterns that returns the facts.
  func print(_ patterns: [String], to code: inout SwiftPrinter) {
    code.case(patterns) { code in
      for value in values { code.statement("let \(value.name) = ", value.value) }
      code.statement("return ", links.isEmpty ? base : .chain(base, links))
    }
  }
}

extension KeyChord {
  /// The arguments of a shortcut: `"n", [.shift, .command]`, `.delete, .command, always: true`.
  var arguments: String {
    let key: String
    switch self.key {
    case .character(let byte): key = StringLiteral.quoted(String(UnicodeScalar(byte)))
    case .nonASCII(let scalar): key = StringLiteral.quoted(String(scalar))
    case .named(let named):
      let name = named.rawValue
      key = name.hasPrefix("F") ? ".function(" + name.dropFirst() + ")" : "." + name
    }
    return key + (modifiers.isEmpty ? "" : ", " + modifiers.swift)
      + (isAlways ? ", always: true" : "")
  }
}

extension KeyModifiers {
  /// The modifiers in the order in which Apple writes them: `[.shift, .command]`.
  var swift: String {
    var names: [String] = []
    if contains(.function) { names.append(".function") }
    if contains(.control) { names.append(".control") }
    if contains(.option) { names.append(".option") }
    if contains(.shift) { names.append(".shift") }
    if contains(.command) { names.append(".command") }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
