import MenuSyntax

extension HighlightModel {
  mutating func addFile() {
    block(
      "file",
      [
        word(.app, .then("app.name")), word(.state, .then("state.head")),
        word(.choice, .then("choice.name")), word(.list, .then("list.name")),
        word(.commands, .then("commands.name")), word(.screen, .then("screen.name")),
        word(.item, .then("item.name")),
        word(.menu, follow: .word(Keyword.bar.text), .then("bar.head")),
        word(.menu, .then("menu.name")), word(.toolbar, .then("toolbar.name")),
        word(.quick, .then("icon.head")), word(.dock, .then("icon.head")),
        word(.status, .then("status.head")),
        word(.guidelines, .then("guidelines.head")),
      ])
    parentheses("allow", [HighlightRule(token: .ruleName, style: .rule), plainText()])

    statement("app.name", [name(.type), braces("app")])
    block(
      "app",
      [
        word(.platforms, .then("app.platforms")), word(.emit, .then("app.emit")),
        word(.access, .then("app.access")), word(.strings, .then("app.strings")),
        word(.accessory), word(.language, .then("app.language")), word(.keys, .then("app.keys")),
      ])
    statement("app.keys", [attribute(.changeable)])
    statement("app.platforms", [words(Self.platforms, .platform), number()])
    statement("app.emit", [words(Self.operands(of: .emit), .constant)])
    statement("app.access", [words(Self.operands(of: .access), .constant)])
    statement("app.language", [HighlightRule(token: .ruleName, style: .constant)])
    statement("app.strings", [words([.none], .constant), name(.type)])

    statement("state.head", [braces("state")])
    block("state", [name(.variable, .then("state.colon"))])
    statement("state.colon", [sign(":", .then("state.type"))])
    statement(
      "state.type", [words([.boolType, .intType, .stringType], .type), name(.type)])

    statement("choice.name", [name(.type, .then("choice.as")), braces("choice")])
    statement("choice.as", [attribute(.type, .then("choice.type")), braces("choice")])
    statement("choice.type", [name(.type), braces("choice")])
    block("choice", [name(.option, .then("attributes"))])

    statement("list.name", [name(.type, .then("list.as"))])
    statement(
      "list.as",
      [
        attribute(.as, .then("list.field")), attribute(.type, .then("list.type")),
        attribute(.nested),
      ])
    statement("list.field", [name(.variable, .then("list.as"))])
    statement("list.type", [name(.type, .then("list.as"))])

    statement("guidelines.head", [number(), braces("guidelines")])
    block(
      "guidelines",
      [
        attribute(.strict), attribute(.exclude, .then("guidelines.exclude")),
        attribute(.allow, .then("guidelines.allow")),
        HighlightRule(token: .ruleName, style: .rule, next: .then("guidelines.setting")),
      ])
    statement(
      "guidelines.setting",
      [
        words(Self.keywords(in: .ruleSetting) { $0.isNothing }, .constant),
        words(Self.keywords(in: .ruleSetting) { $0.isNumber }, .attribute),
        number(),
      ])
    statement("guidelines.exclude", [plainText()])
    statement(
      "guidelines.allow",
      [
        attribute(.in), attribute(.at), HighlightRule(token: .ruleName, style: .rule), plainText(),
      ])
  }

  /// The words of which one follows the word of a construct.
  private static func operands(of kind: NodeKind) -> [Keyword] {
    Construct.all.first { $0.kind == kind }?.operand.words ?? []
  }

  mutating func addCommands() {
    addCommandsHeader()
    block("commands", [name(.command, .then("attributes"))])
    let attributes = Construct.all(in: .command)
    let conditions = attributes.filter { $0.operand.isCondition }.map(\.keyword)
    let alone = attributes.filter {
      $0.second == nil && ($0.operand.isOptional || $0.operand.isText)
    }
    let withOperand = attributes.filter(Self.hasContext)
    let rules =
      [
        attribute(.symbol, .then("attributes.symbol")),
        attribute(.image, .then("attributes.image")), attribute(.key, .then("attributes.key")),
        words(conditions, .attribute), attribute(.when, .then("attributes.condition")),
        words(alone.map(\.keyword), .attribute), words(Self.platforms, .platform),
        words(Self.keywords(in: .question) { $0.isText }, .attribute),
        attribute(.or, .then("attributes.answer")),
      ]
      + Self.pluralForms("attributes")
      + withOperand.map { attribute($0.keyword, .then("attributes.\($0.keyword.text)")) } + [
        text(), braces("attributes.block"),
      ] + operators("attributes")
    statement("attributes", rules)
    // Each attribute in braces has its own line; nothing in them is a name.
    block("attributes.block", rules.map { $0.returning(to: "attributes") })
    statement(
      "attributes.key",
      [HighlightRule(token: .keyChord, style: .key, next: .then("attributes.always"))])
    statement(
      "attributes.always",
      [
        sign(",", .then("attributes.key")), words(Self.keywords(in: .shortcut), .attribute),
      ]
        + rules.map { $0.returning(to: "attributes") })
    statement("attributes.answer", [name(.command, .then("attributes.answers"))])
    statement(
      "attributes.answers",
      [sign(",", .then("attributes.answer"))] + rules.map { $0.returning(to: "attributes") })
    for construct in withOperand { addOperand(of: construct) }
    addCounting("attributes")
    addPictures("attributes", rules)
    addOperand("attributes")
  }

  /// The name of a block, and what holds for all its commands.
  private mutating func addCommandsHeader() {
    let host = "commands.name"
    let constructs = Construct.all(in: .commandsHeader)
    let conditions = constructs.filter { $0.operand.isCondition }.map(\.keyword)
    let withOperand = constructs.filter(Self.hasContext)
    let alone = constructs.filter { $0.operand.isOptional }.map(\.keyword)
    statement(
      host,
      [
        words(conditions, .attribute), attribute(.when, .then("\(host).condition")),
        words(alone, .attribute), words(Self.platforms, .platform),
      ]
        + withOperand.map { attribute($0.keyword, .then("\(host).\($0.keyword.text)")) }
        + [name(.type), braces("commands")] + operators(host))
    for construct in withOperand { addOperand(of: construct, in: host) }
    addOperand(host)
  }

  /// Whether the second word or the operand of an attribute is read in a context of its own.
  private static func hasContext(_ attribute: Construct) -> Bool {
    switch attribute.operand {
    case .word, .name, .textOrOption: true
    case .none: attribute.second != nil
    default: false
    }
  }

  private mutating func addOperand(of attribute: Construct, in host: String = "attributes") {
    let back = HighlightNext.then(host)
    let rule =
      switch attribute.operand {
      case .word(let operands): words(operands, .constant, back)
      case .name(.list): name(.type, back)
      case .name: name(.variable, back)
      case .textOrOption: words(Self.keywords(in: .subtitle), .constant, back)
      default: words([attribute.second].compactMap { $0 }, .attribute, back)
      }
    let isText = if case .textOrOption = attribute.operand { true } else { false }
    statement("\(host).\(attribute.keyword.text)", [rule] + (isText ? [text(back)] : []))
  }

  /// What follows `symbol` and `image`, which may come in pairs.
  mutating func addPictures(
    _ host: String, _ rules: [HighlightRule], none: Bool = false
  ) {
    let back = rules.map { $0.returning(to: host) }
    let symbol = HighlightRule(
      token: .symbolName, style: .symbol, next: .then("\(host).symbols"))
    let noSymbol = words([.none], .constant, .then(host))
    statement("\(host).symbol", (none ? [noSymbol] : []) + [symbol])
    let stays = attribute(.stays, .then(host))
    statement("\(host).symbols", [sign("/", .then("\(host).symbol")), stays] + back)
    statement("\(host).image", [plainText(.then("\(host).images"))])
    statement("\(host).images", [sign("/", .then("\(host).image")), stays] + back)
  }

  // MARK: - Conditions

  /// What continues a condition, in the context after an operand.
  func operators(_ host: String) -> [HighlightRule] {
    [
      HighlightRule(
        token: .operator, style: .operator, next: .then("\(host).condition"))
    ]
  }

  /// Where a condition begins that may be `DEBUG` instead.
  mutating func addPresence(_ host: String) {
    let debug = words([.debug], .constant, .then(host))
    let first = contexts.last { $0.name == "\(host).condition" }?.rules ?? []
    statement(
      "\(host).presence",
      [debug] + first.map { $0.returning(to: "\(host).condition") })
  }

  /// Where an operand is expected: any word is a variable.
  mutating func addOperand(_ host: String) {
    statement(
      "\(host).condition",
      [
        HighlightRule(token: .operator, style: .operator),
        words([.true, .false], .constant, .then(host)), name(.variable, .then(host)),
        HighlightRule(token: .optionReference, style: .option, next: .then(host)),
        number(.then(host)), text(.then(host)),
        sign("(", .parentheses("condition", then: host)),
      ])
  }

  mutating func addConditions() {
    parentheses(
      "condition",
      [
        HighlightRule(token: .operator, style: .operator),
        words([.true, .false], .constant), name(.variable),
        HighlightRule(token: .optionReference, style: .option), number(), text(),
        sign("(", .parentheses("condition", then: nil)),
      ])
  }
}

extension HighlightRule {
  /// The rule for a context next to `host`: what stays there continues in `host`.
  func returning(to host: String) -> HighlightRule {
    var rule = self
    if rule.next == .stay { rule.next = .then(host) }
    return rule
  }
}
