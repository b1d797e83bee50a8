import MenuModel

/// Builds the enum of a choice, with the facts of each option.
struct ChoiceEnum {
  let context: EmissionContext
  let choice: Choice
  /// Whether a condition compares the options by order.
  let isComparable: Bool

  var declaration: Declaration {
    let cases = choice.options.map { option in
      Declaration(
        documentation: option.documentation, place: context.location(of: option.place),
        kind: .case(option.name.text))
    }
    let facts = Declaration.Kind.function(
      "facts", [context.stateParameter], returns: "MenuFacts",
      [.switch(choice.options.map(facts))])
    return Declaration(
      documentation: choice.documentation, place: context.location(of: choice.place),
      modifiers: [.nonisolated],
      kind: .type(
        .enum, choice.typeName, conforms: (isComparable ? ["Comparable"] : []) + ["MenuChoice"],
        cases + [Declaration(kind: facts)]))
  }

  private func facts(of option: Choice.Option) -> SwitchCase {
    var facts = FactChain()
    func text(_ text: Text, _ role: TextRole) -> Expression {
      let key = choice.name.text + "." + option.name.text + "." + role.rawValue
      let about = role.about("the option \(option.name.text) of \(choice.name.text)")
      return facts.text(context.localized(text, key: key, about: about), role.valueName)
    }
    let title = text(option.title, .title)
    if let subtitle = option.subtitle { facts.add("subtitle", text(subtitle, .subtitle)) }
    if let help = option.help { facts.add("help", text(help, .help)) }
    if let image = option.symbol { facts.add(image, .string(image.name.text), in: context) }
    for key in option.keys { facts.add("key", key.arguments) }
    return facts.switchCase(
      .member(option.name.text), .call("MenuFacts", [.string(option.name.text), title]))
  }
}
