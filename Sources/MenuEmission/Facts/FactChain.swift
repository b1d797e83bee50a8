import MenuModel

/// `MenuFacts` as they are gathered: a chain of attributes, and the values that are named before it.
struct FactChain {
  /// The most columns of an attribute's value that is not named before the chain.
  static let maxColumns = 70

  private var links: [Expression] = []
  private var values: [Statement] = []

  /// Adds an attribute: `.symbol("pin")`.
  mutating func add(_ name: String, _ arguments: [Expression] = []) {
    links.append(.link(name, arguments))
  }

  mutating func add(_ name: String, _ argument: Expression) { add(name, [argument]) }

  /// Adds an image by its name, an expression.
  ///
  /// - Parameter condition: When the command has it; nil for always.
  mutating func add(
    _ image: Image, _ name: Expression, in context: EmissionContext,
    when condition: Expression? = nil
  ) {
    let traits = context.stays(image) + (condition.map { [.labeled("when", $0)] } ?? [])
    switch image {
    case .symbol: add("symbol", [name] + traits)
    case .asset: add("image", [name, .labeled("in", context.bundle)] + traits)
    }
  }

  /// A text as an expression: a short literal, or else a name for it.
  mutating func text(_ text: Expression, _ name: String, most: Int = maxColumns) -> Expression {
    self.name(text, name, if: !text.isLiteral || text.flat.count > most)
  }

  /// A value as an expression: itself, or a name for it.
  mutating func name(_ value: Expression, _ name: String, if isNamed: Bool) -> Expression {
    if !isNamed { return value }
    values.append(.let(name, value))
    return .name(name)
  }

  /// The case that returns the facts.
  func switchCase(_ pattern: Expression, _ base: Expression) -> SwitchCase {
    .statements([pattern], values + [.return(links.isEmpty ? base : .chain(base, links))])
  }
}

extension KeyChord {
  /// The arguments of a shortcut: `"n", [.shift, .command]`, `.delete, .command, always: true`.
  var arguments: [Expression] { arguments("always", "global", "fixed") }

  /// The shortcut as a value.
  var value: Expression {
    .call("MenuShortcut", arguments("worksInText", "isGlobal", "isFixed"))
  }

  /// - Parameters:
  ///   - always: The label of the argument that says whether the shortcut also works in text.
  ///   - global: That of the one that says whether it works while another app is in front.
  ///   - fixed: That of the one that says whether people cannot change it.
  private func arguments(_ always: String, _ global: String, _ fixed: String) -> [Expression] {
    let key: Expression
    switch self.key {
    case .character(let byte): key = .string(String(UnicodeScalar(byte)))
    case .nonASCII(let scalar): key = .string(String(scalar))
    case .named(let named):
      let name = named.rawValue
      key =
        name.hasPrefix("F") ? .link("function", [.code(String(name.dropFirst()))]) : .member(name)
    }
    let traits = [(always, isAlways), (global, isGlobal), (fixed, isFixed)].compactMap {
      $0.1 ? Expression.labeled($0.0, .boolean(true)) : nil
    }
    return [key] + (modifiers.isEmpty ? [] : [modifiers.expression]) + traits
  }
}

extension KeyModifiers {
  /// The modifiers in the order in which Apple writes them: `[.shift, .command]`.
  var expression: Expression {
    let all: [(KeyModifiers, String)] = [
      (.function, "function"), (.control, "control"), (.option, "option"), (.shift, "shift"),
      (.command, "command"),
    ]
    return .options(all.filter { contains($0.0) }.map(\.1)) ?? .array([])
  }
}
