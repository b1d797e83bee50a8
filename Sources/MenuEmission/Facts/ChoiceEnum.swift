import MenuModel

/// Prints the enum of a choice, with the facts of each option.
struct ChoiceEnum {
  let context: EmissionContext
  let choice: Choice
  /// Whether a condition compares the options by order.
  let isComparable: Bool

  /// Prints the declaration.
  func print(to code: inout SwiftPrinter) {
    let access = context.access
    let protocols = isComparable ? ": Comparable, MenuChoice" : ": MenuChoice"
    code.documentation(choice.documentation, place: context.location(of: choice.place))
    code.block(
      access + "nonisolated enum " + SwiftName.declared(choice.typeName) + protocols
    ) { code in
      for option in choice.options {
        code.declaration(
          "case " + SwiftName.declared(option.name.text), documentation: option.documentation,
          place: context.location(of: option.place))
      }
      code.blank()
      let parameter = Expression.code("in state: " + context.stateType)
      code.block("", .call(access + "func facts", [parameter]), tail: "-> MenuFacts") { code in
        code.switch { code in
          for option in choice.options { facts(of: option, to: &code) }
        }
      }
    }
  }

  private func facts(of option: Choice.Option, to code: inout SwiftPrinter) {
    var facts = FactChain()
    func text(_ text: Text, _ role: String) -> String {
      let key = choice.name.text + "." + option.name.text + "." + role
      let words = role == "title" ? "Title" : role == "help" ? "Help tag" : "Subtitle"
      let about = "\(words) of the option \(option.name.text) of \(choice.name.text)"
      return facts.text(context.localized(text, key: key, about: about), role)
    }
    let title = text(option.title, "title")
    facts.base = .call("MenuFacts", [.string(option.name.text), .code(title)])
    if let subtitle = option.subtitle { facts.add("subtitle", text(subtitle, "subtitle")) }
    if let help = option.help { facts.add("help", text(help, "help")) }
    if let image = option.symbol {
      facts.add(image, StringLiteral.quoted(image.name.text), in: context)
    }
    if let key = option.key { facts.add("key", key.arguments) }
    facts.print(["." + SwiftName.member(option.name.text)], to: &code)
  }
}
