import MenuModel

/// Builds the facts of a command as a chain of attributes.
struct CommandCode {
  let context: EmissionContext
  let command: Command
  let id: CommandID
  private var facts = FactChain()

  init(context: EmissionContext, id: CommandID) {
    self.context = context
    self.id = id
    command = context.module.commands[id.index]
  }

  /// The command's case of `facts(in:)`.
  static func facts(of id: CommandID, in context: EmissionContext) -> SwitchCase {
    var code = CommandCode(context: context, id: id)
    return code.makeCase()
  }

  private mutating func makeCase() -> SwitchCase {
    let on = onCondition()
    let hasTwoTitles = on != nil && command.titleWhenOn != nil
    let most = hasTwoTitles ? FactChain.maxColumns / 3 : FactChain.maxColumns
    var title = text(command.title, .title, most: most)
    if let on, let other = command.titleWhenOn {
      title = .ternary(on, text(other, .titleWhenOn, most: most), title)
    }
    addTitlesWhen()
    addLabel(on)
    addSubtitle()
    if let help = command.help { facts.add("help", text(help, .help)) }
    addImage(on)
    addPayload()
    if let on {
      facts.add(command.titleWhenOn == nil ? "checked" : "on", on)
      addCondition(command.mixed, "mixed", "isMixed")
    }
    addCondition(command.enabled, "enabled", "isEnabled")
    addCondition(command.shown, "shown", "isShown")
    if let condition = command.destructiveWhen {
      addCondition(condition, "destructive", "isDestructive")
    } else if command.isDestructive {
      facts.add("destructive")
    }
    addQuestion()
    if command.isUndoable { facts.add("undoable") }
    if command.keepsOpen { facts.add("keepsOpen") }
    if case .app = command.affects { facts.add("affectsApp") }
    return facts.switchCase(
      pattern, .call("MenuFacts", [.string(context.id(of: id)), title]))
  }

  private mutating func addSubtitle() {
    if let subtitle = command.subtitle { facts.add("subtitle", text(subtitle, .subtitle)) }
    guard command.subtitleIsOption, case .choice(let variable, _) = command.payload else { return }
    let value = context.value(of: variable)
    func title(of option: Expression) -> Expression {
      .call(.member(option, "title"), [.labeled("in", .name("state"))])
    }
    facts.add(
      "subtitle",
      context.module.state[variable.index].isOptional
        ? .closure(.member(value, "map"), title(of: .code("$0"))) : title(of: value))
  }

  /// The pattern of the command's case: `.pin`, `.move(let id)`.
  private var pattern: Expression {
    let member = Expression.member(command.name.text)
    switch command.payload {
    case .none: return member
    case .choice: return .call(member, [.code("let option")])
    case .list: return .call(member, [.code("let id")])
    }
  }

  /// The expression that tells whether the command is on, or nil if it cannot be on or off.
  private mutating func onCondition() -> Expression? {
    guard let on = command.on, !context.isChoice(id) else { return nil }
    let condition = context.expression(on)
    let isUsedOnce =
      command.titleWhenOn == nil && command.imageWhenOn == nil && command.labelWhenOn == nil
    return facts.name(condition, "isOn", if: !isUsedOnce && condition.flat.count > 30)
  }

  private mutating func text(
    _ text: Text, _ role: TextRole, most: Int = FactChain.maxColumns
  ) -> Expression {
    let isTitle = role == .title || role == .titleWhenOn
    // A command's name is unique in its module, so moving it to another block does not change the key.
    let value = context.localized(
      text, key: command.name.text + "." + role.rawValue, about: about(role),
      suffix: isTitle ? context.ellipsis(of: command, text) : "")
    return facts.text(value, role.valueName, most: most)
  }

  /// What a text of the command is, for translators, with what the documentation says of the command.
  private func about(_ role: TextRole) -> String {
    let words = role.about("the command \(command.name.text)")
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

  private mutating func addImage(_ on: Expression?) {
    guard let image = command.image else { return addImagesWhen() }
    var name = Expression.string(image.name.text)
    if let on, let other = command.imageWhenOn {
      name = .ternary(on, .string(other.name.text), name)
    }
    facts.add(image, name, in: context)
    addImagesWhen()
  }

  /// The first whose condition holds is the last that is set.
  private mutating func addTitlesWhen() {
    var words: [String: Int] = [:]
    let keys = command.titlesWhen.map { title in
      let key = context.words(for: title.condition)
      words[key, default: 0] += 1
      let number = words[key, default: 1]
      return number == 1 ? key : key + "\(number)"
    }
    for (title, key) in zip(command.titlesWhen, keys).reversed() {
      let value = context.localized(
        title.value,
        key: [command.name.text, key, TextRole.titleWhen.rawValue].joined(separator: "."),
        about: about(.titleWhen), suffix: context.ellipsis(of: command, title.value))
      let name = "title" + key.prefix(1).uppercased() + key.dropFirst()
      facts.add(
        "title",
        [facts.text(value, name), .labeled("when", context.expression(title.condition))])
    }
  }

  private mutating func addImagesWhen() {
    for image in command.imagesWhen.reversed() {
      facts.add(
        image.value, .string(image.value.name.text), in: context,
        when: context.expression(image.condition))
    }
  }

  private mutating func addLabel(_ on: Expression?) {
    guard let label = command.label else { return }
    var value = text(label, .label)
    if let on, let other = command.labelWhenOn {
      value = .ternary(on, text(other, .labelWhenOn), value)
    }
    facts.add("label", value)
  }

  private mutating func addOptionForm() {
    guard let form = command.optionForm else { return }
    var arguments = [text(form.title, .option)]
    if let image = form.image { arguments.append(context.image(image)) }
    facts.add("optionForm", arguments)
  }

  private mutating func addPayload() {
    addOptionForm()
    switch command.payload {
    case .none:
      break
    case .choice(let variable, let choice):
      let isCurrent = Expression.infix("==", [context.value(of: variable), .name("option")])
      facts.add(
        "option",
        [
          .call("option.facts", [.labeled("in", .name("state"))]),
          .labeled("isCurrent", isCurrent),
        ])
      // The options have their own keys.
      if context.module.choices[choice.index].options.contains(where: { $0.key != nil }) { return }
    case .list(let list):
      let elements = Expression.member(.name("state"), context.field(list))
      facts.add("option", .call(.member(elements, "element"), [.name("id")]))
    }
    for key in command.keys { facts.add("key", key.arguments) }
  }

  private mutating func addQuestion() {
    guard let question = command.confirmation else { return }
    var arguments = [text(question, .confirm)]
    if let message = command.confirmationMessage {
      arguments.append(.labeled("message", text(message, .message)))
    }
    if let button = command.confirmationButton {
      arguments.append(.labeled("button", text(button, .button)))
    }
    if let condition = command.confirmedWhen {
      arguments.append(.labeled("when", context.expression(condition)))
    }
    facts.add("confirm", arguments)
  }

  private mutating func addCondition(_ condition: Condition?, _ link: String, _ name: String) {
    guard let condition else { return }
    let expression = context.expression(condition)
    let isLong = expression.flat.count > FactChain.maxColumns
    facts.add(link, facts.name(expression, name, if: isLong))
  }
}
