import MenuModel

/// Writes the enum of a choice.
struct ChoiceFacts {
  let context: EmissionContext
  let choice: Choice
  /// Whether a condition compares options by their order.
  let isComparable: Bool

  private var access: String { context.access }
  /// Appends the declarations.
  func append(to code: inout CodeTree) {
    let cases = CasePatterns(choice.options.map(\.name.text))
    withExtendedLifetime(cases) { append(cases.patterns, to: &code) }
  }

  /// - Parameter cases: The patterns of the options: `.created`.
  private func append(_ cases: [CodePiece], to code: inout CodeTree) {
    let type = SwiftName.declared(choice.name.text)
    code.documentation(choice.documentation, place: context.location(of: choice.place))
    let comparable = isComparable ? "Comparable, " : ""
    code.block(
      "\(access)nonisolated enum \(type): CaseIterable, \(comparable)Hashable, Sendable"
    ) { code in
      for option in choice.options {
        code.documentation(option.documentation, place: context.location(of: option.place))
        code.enumCase(option.name.text)
      }
      EnumShape(cases: cases, access: access, isComparable: isComparable).append(to: &code)
    }
    code.blank()
    code.block("nonisolated extension " + type) { code in
      appendFacts(cases, to: &code)
    }
  }

  private func appendFacts(_ cases: [CodePiece], to code: inout CodeTree) {
    let state = "in state: " + context.stateType
    append(
      Fact("id", "String", documentation: "The name of the option, however it is titled."),
      cases, to: &code
    ) { option in
      .string(option.name.text)
    }
    append(
      Fact("title", in: state, "String", documentation: "The title of the option."), cases,
      to: &code
    ) { option in
      context.localized(option.title, key: context.key(choice, option, .title))
    }
    append(
      Fact(
        "subtitle", in: state, "String?", fallback: .null,
        documentation: "The second line of the option in a menu."),
      cases, to: &code
    ) { option in
      option.subtitle.map { context.localized($0, key: context.key(choice, option, .subtitle)) }
    }
    append(
      Fact(
        "help", in: state, "String?", fallback: .null,
        documentation: "What a tool tip says about the option."),
      cases, to: &code
    ) { option in
      option.help.map { context.localized($0, key: context.key(choice, option, .help)) }
    }
    append(
      Fact("symbolName", "String?", fallback: .null, documentation: "The SF Symbol of the option."),
      cases, to: &code
    ) { option in
      if case .symbol(let name) = option.symbol { return .string(name.text) }
      return nil
    }
    append(
      Fact(
        "imageName", "String?", fallback: .null,
        documentation: "The image of the option in the asset catalog, if it has no symbol."),
      cases, to: &code
    ) { option in
      if case .asset(let name) = option.symbol { return .string(name.text) }
      return nil
    }
    append(
      Fact(
        "shortcut", "MenuShortcut?", fallback: .null,
        documentation: "The keyboard shortcut of the option."),
      cases, to: &code
    ) { option in
      option.key.map { ShortcutFacts.expression($0) }
    }
  }

  private func append(
    _ fact: Fact, _ cases: [CodePiece], to code: inout CodeTree,
    _ value: (Choice.Option) -> Expression?
  ) {
    var fact = fact
    for (position, option) in choice.options.enumerated() {
      guard let value = value(option) else { continue }
      fact.set(position, value)
    }
    fact.append(to: &code, access: access, cases: cases)
  }
}

extension MenuModule {
  /// The choices whose options a condition compares by their order.
  var orderedChoices: Set<ChoiceID> {
    var result: Set<ChoiceID> = []
    if choices.isEmpty { return result }
    // By number: a loop over the commands would copy each.
    for index in commands.indices {
      commands[index].enabled?.collectOrderedChoices(in: self, to: &result)
      commands[index].shown?.collectOrderedChoices(in: self, to: &result)
      commands[index].on?.collectOrderedChoices(in: self, to: &result)
    }
    func collect(_ condition: Condition?) {
      condition?.collectOrderedChoices(in: self, to: &result)
    }
    func collect(_ entries: [Entry]) {
      for entry in entries {
        switch entry.kind {
        case .when(let condition, let inner):
          collect(condition)
          collect(inner)
        case .submenu(let submenu):
          collect(submenu.enabled)
          collect(submenu.shown)
          collect(submenu.entries)
        case .section(_, let inner), .row(let inner), .palette(let inner), .on(_, let inner),
          .titleMenu(let inner), .area(_, _, let inner):
          collect(inner)
        case .group(let group):
          collect(group.entries)
        case .command, .each, .separator, .include, .standard, .view, .space, .flexible, .segmented,
          .search:
          break
        }
      }
    }
    for surface in surfaces {
      for condition in surface.conditions { collect(condition) }
      collect(surface.entries)
    }
    for menu in menus { collect(menu.entries) }
    return result
  }
}

extension Condition {
  /// Adds the choices that `<`, `<=`, `>` or `>=` compare.
  fileprivate func collectOrderedChoices(in module: MenuModule, to result: inout Set<ChoiceID>) {
    // A stack of its own: `a && b && …` nests as deep as it is long.
    var pending = [self]
    while let condition = pending.popLast() {
      switch condition {
      case .constant, .variable:
        continue
      case .not(let operand):
        pending.append(operand)
      case .and(let left, let right), .or(let left, let right):
        pending.append(left)
        pending.append(right)
      case .comparison(let comparison, let left, let right):
        let isOrdered = comparison != .equal && comparison != .notEqual
        for operand in [left, right] {
          switch operand {
          case .option(let choice, _):
            if isOrdered { result.insert(choice) }
          case .variable(let variable):
            guard isOrdered else { continue }
            if case .choice(let choice) = module.state[variable.index].type {
              result.insert(choice)
            }
          case .condition(let inner):
            pending.append(inner)
          case .integer, .string, .boolean:
            continue
          }
        }
      }
    }
  }
}
