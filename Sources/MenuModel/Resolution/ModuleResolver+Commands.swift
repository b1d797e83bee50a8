import MenuSyntax

extension ModuleResolver {
  /// Resolves the types of the state variables.
  mutating func resolveVariables() {
    for (node, number) in stateNodes {
      source = number
      if node.kind == .list {
        declareField(of: node)
        continue
      }
      guard let block = node.child(.block) else { continue }
      var allowances: [SyntaxNode] = []
      for child in block.children {
        if child.kind == .allow { allowances.append(child) }
        guard child.kind == .variable else { continue }
        resolveAllowances(&allowances, for: child)
        let names = child.children(.name)
        guard let first = names.first, first.node.firstToken == child.node.firstToken else {
          continue
        }
        let name = name(first.firstToken, in: child.tree)
        if let taken = variables[name.text] {
          reportDuplicate(
            "duplicate-name", at: name.place, "The state has `\(name.text)` already",
            first: taken.place)
          continue
        }
        let id = StateID(module.state.count)
        // A variable whose type is not known is declared all the same, so that its uses are no errors.
        variables[name.text] = (id, name.place)
        checkCase(name, isType: false, key: .variable(id.index))
        var type = ValueType.bool
        if names.count > 1 {
          type = resolveType(self.name(names[1].firstToken, in: child.tree), of: id)
        } else {
          untypedVariables.insert(id)
        }
        module.state.append(
          StateVariable(
            name: name, type: type, documentation: child.documentation, place: place(child)))
      }
      for allowance in allowances { reportAllowanceOfNothing(allowance) }
    }
  }

  /// Declares the field that a list has in the state.
  private mutating func declareField(of node: SyntaxNode) {
    guard let name = name(of: node), case .list(let id)? = types[name.text]?.symbol else { return }
    let list = module.lists[id.index]
    guard list.place == place(node) else { return }
    var place = list.name.place
    if let field = node.child(.entryTitle).flatMap({ self.name(of: $0) }) {
      place = field.place
      checkCase(field, isType: false, key: nil)
    }
    if let first = variables[list.field] {
      reportDuplicate(
        "duplicate-name", at: place,
        "The state has `\(list.field)` already; the list `\(name.text)` needs another field",
        first: first.place)
    } else {
      variables[list.field] = (nil, place)
    }
  }

  private mutating func resolveType(_ name: Name, of id: StateID) -> ValueType {
    switch name.text {
    case "Bool": return .bool
    case "Int": return .int
    case "String": return .string
    default: break
    }
    untypedVariables.insert(id)
    switch types[name.text]?.symbol {
    case .choice(let choice):
      untypedVariables.remove(id)
      noteUse(.type(name.text), at: name.place)
      return .choice(choice)
    case .list(let list):
      report(
        "list-as-type", at: name.place,
        "`\(name.text)` is a list, which has its field in the state already",
        help: "The field is called `\(module.lists[list.index].field)`.")
    case .some:
      report(
        "unknown-type", at: name.place, "`\(name.text)` is no type of a state variable",
        help: "The types are `Bool`, `Int`, `String` and the module's choices.")
    case nil:
      let candidates = ["Bool", "Int", "String"] + module.choices.map(\.name.text)
      reportUnknown(
        "unknown-type", name, "`\(name.text)` is no type of a state variable", among: candidates,
        help: "The types are `Bool`, `Int`, `String` and the module's choices.")
    }
    return .bool
  }

  /// Resolves the titles and attributes of the options.
  mutating func resolveChoices() {
    for (node, number, id) in choiceNodes {
      source = number
      guard let block = node.child(.block) else { continue }
      var seen: Set<Int> = []
      for child in block.children where child.kind == .option {
        guard let name = name(of: child), let index = options[id.index][name.text],
          seen.insert(index).inserted
        else { continue }
        resolveOption(child, choice: id.index, option: index)
      }
    }
  }

  private mutating func resolveOption(_ node: SyntaxNode, choice: Int, option index: Int) {
    var option = module.choices[choice].options[index]
    option.documentation = node.documentation
    let titles = node.children(.text)
    if let title = titles.first { option.title = text(title) }
    if titles.count > 1 {
      report("second-title", at: place(titles[1]), "An option has one title")
    }
    var seen = SeenAttributes()
    forEachAttribute(of: node) { resolver, attribute in
      guard resolver.isFirst(attribute, of: node, &seen) else { return }
      switch attribute.kind {
      case .symbol, .image:
        let images = resolver.images(attribute)
        option.symbol = images.first
        if images.second != nil {
          resolver.report(
            "second-symbol", at: resolver.place(attribute), "An option has one symbol")
        }
      case .key: option.key = resolver.key(attribute)
      case .help: option.help = attribute.child(.text).map { resolver.text($0) }
      case .subtitle: option.subtitle = attribute.child(.text).map { resolver.text($0) }
      case .verbatim: option.isVerbatim = true
      default:
        resolver.report(
          "not-an-option-attribute", at: resolver.place(attribute),
          "`\(attribute.firstToken.keyword.text)` says nothing about an option",
          help: "An option has `symbol`, `image`, `key`, `help`, `subtitle` and `verbatim`.")
      }
    }
    module.choices[choice].options[index] = option
  }

  /// Resolves the titles and attributes of the commands.
  mutating func resolveCommands() {
    for (node, number, id) in commandNodes {
      source = number
      resolveCommand(node, id)
    }
  }

  private mutating func resolveCommand(_ node: SyntaxNode, _ id: CommandID) {
    var command = module.commands[id.index]
    command.documentation = node.documentation
    var titleCount = 0
    for child in node.children where child.kind == .text {
      if titleCount == 0 { command.title = text(child) } else { command.titleWhenOn = text(child) }
      titleCount += 1
    }
    var seen = SeenAttributes()
    command.attributes.reserveCapacity(8)
    forEachAttribute(of: node) { resolver, attribute in
      guard resolver.isFirst(attribute, of: node, &seen) else { return }
      command.attributes.append(
        AttributePlace(kind: attribute.kind, place: resolver.place(attribute)))
      resolver.resolveAttribute(attribute, of: &command)
    }
    // A condition that was not understood has had its error.
    if command.on == nil, let second = command.titleWhenOn,
      !command.attributes.contains(where: { $0.kind == .onWhen })
    {
      report(
        "second-state-unused", .warning, at: second.place,
        "The second title of `\(command.name.text)` never shows, for it has no `on when`",
        help: "Say when it shows: `on when …`.")
    }
    module.commands[id.index] = command
  }

  private mutating func resolveAttribute(_ node: SyntaxNode, of command: inout Command) {
    switch node.kind {
    case .symbol, .image:
      let images = images(node)
      if command.image != nil {
        report(
          "duplicate-attribute", at: place(node),
          "`\(command.name.text)` has a picture already: `symbol` or `image`")
        return
      }
      command.image = images.first
      command.imageWhenOn = images.second
    case .key: command.key = key(node)
    case .enabledWhen: command.enabled = condition(of: node)
    case .shownWhen: command.shown = condition(of: node)
    case .onWhen: command.on = condition(of: node)
    case .destructive: command.isDestructive = true
    case .confirm: command.confirmation = node.child(.text).map { text($0) }
    case .often, .rarely:
      if command.frequency != nil {
        report(
          "contradiction", at: place(node), "A command is either `often` or `rarely`, not both")
      }
      command.frequency = node.kind == .often ? .often : .rarely
    case .primary: command.isPrimary = true
    case .onscreen: command.isOnscreen = true
    case .asks: command.asks = true
    case .affects: resolveScope(node, of: &command)
    case .opens: resolveOpening(node, of: &command)
    case .navigates: command.navigates = true
    case .undoable: command.isUndoable = true
    case .verbatim: command.isVerbatim = true
    case .choose, .pick: resolvePayload(node, of: &command)
    case .help: command.help = node.child(.text).map { text($0) }
    case .subtitle: command.subtitle = node.child(.text).map { text($0) }
    case .keepsOpen: command.keepsOpen = true
    default: break
    }
  }

  private mutating func resolveScope(_ node: SyntaxNode, of command: inout Command) {
    guard let name = name(of: node) else { return }
    switch name.text {
    case "document": command.affects = .document
    case "selection": command.affects = .selection
    case "view": command.affects = .view
    case "app": command.affects = .app
    default:
      reportUnknown(
        "unknown-scope", name, "`\(name.text)` is nothing that a command affects",
        among: ["document", "selection", "view", "app"],
        help: "A command affects `document`, `selection`, `view` or `app`.")
    }
  }

  private mutating func resolveOpening(_ node: SyntaxNode, of command: inout Command) {
    guard let name = name(of: node) else { return }
    switch name.text {
    case "item": command.opens = .item
    case "elsewhere": command.opens = .elsewhere
    default:
      reportUnknown(
        "unknown-opening", name, "A command opens `item` or `elsewhere`, not `\(name.text)`",
        among: ["item", "elsewhere"])
    }
  }

  private mutating func resolvePayload(_ node: SyntaxNode, of command: inout Command) {
    guard let name = name(of: node) else { return }
    if case .none = command.payload {
    } else {
      report("contradiction", at: place(node), "A command has one of `choose` and `pick`")
      return
    }
    if node.kind == .choose {
      if let (variable, choice) = choiceVariable(name, of: "choose") {
        command.payload = .choice(variable, choice)
      }
      return
    }
    if case .list(let list)? = types[name.text]?.symbol {
      noteUse(.type(name.text), at: name.place)
      command.payload = .list(list)
    } else if types[name.text] != nil || variables[name.text]?.id != nil {
      report(
        "not-a-list", at: name.place, "`pick` takes a list, and `\(name.text)` is none",
        help:
          "Declare `list \(name.text.first?.isUppercase ?? false ? "NAME" : "Name")`, or use `choose` for a choice."
      )
    } else {
      let field = module.lists.first { $0.field == name.text }
      reportUnknown(
        "unknown-list", name, "There is no list `\(name.text)`",
        among: module.lists.map(\.name.text),
        help: field.map { "The list is called `\($0.name.text)`." }
          ?? "Declare it: `list \(name.text)`.")
    }
  }

  /// The state variable of a name whose type is a choice, or a diagnostic.
  mutating func choiceVariable(_ name: Name, of word: String) -> (StateID, ChoiceID)? {
    if let found = variables[name.text], let id = found.id {
      noteUse(.variable(id.index), at: name.place)
      if untypedVariables.contains(id) { return nil }
      if case .choice(let choice) = module.state[id.index].type { return (id, choice) }
      report(
        "not-a-choice", at: name.place,
        "`\(word)` takes a variable whose type is a choice, and `\(name.text)` is none",
        related: [
          RelatedPlace(place: module.state[id.index].place, message: "its type stands here")
        ])
      return nil
    }
    let candidates = module.state.filter { if case .choice = $0.type { true } else { false } }.map(
      \.name.text)
    switch types[name.text]?.symbol {
    case .choice(let choice):
      let variable = module.state.first { $0.type == .choice(choice) }
      report(
        "not-a-variable", at: name.place,
        "`\(word)` takes a state variable, and `\(name.text)` is a choice",
        help: variable.map { "The variable of this choice is `\($0.name.text)`." }
          ?? "Declare one: `state { \(Self.lowerCamelCase(name.text)): \(name.text) }`.",
        fixes: variable.map {
          [
            Fix(
              title: "Write `\($0.name.text)`", applicability: .unsafe,
              edits: [Edit(place: name.place, text: $0.name.text)])
          ]
        } ?? [])
    case .some:
      report(
        "not-a-variable", at: name.place,
        "`\(word)` takes a state variable, and `\(name.text)` is none",
        help: word == "choose" ? "For a list there is `pick`." : nil)
    case nil:
      reportUnknown(
        "unknown-variable", name, "There is no state variable `\(name.text)`", among: candidates,
        help: "Declare it in `state`.")
    }
    return nil
  }

  // MARK: Attributes

  /// The attributes that a command or option has had so far.
  struct SeenAttributes {
    /// A bit for each kind; no attribute's kind is numbered past 127.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Notes a kind; false if it was noted before.
    mutating func insert(_ kind: NodeKind) -> Bool {
      let number = unsafeBitCast(kind, to: UInt8.self)
      let bit = UInt64(1) << UInt64(number & 63)
      if number < 64 {
        defer { low |= bit }
        return low & bit == 0
      }
      defer { high |= bit }
      return high & bit == 0
    }
  }

  /// Calls `body` for each attribute of a command or option, on its line and in braces.
  private mutating func forEachAttribute(
    of node: SyntaxNode, takingAllowances: Bool = true,
    _ body: (inout ModuleResolver, SyntaxNode) -> Void
  ) {
    for child in node.children {
      switch child.kind {
      case .name, .text, .missing, .unexpected, .allow: continue
      case .attributeBlock:
        guard let block = child.child(.block) else { continue }
        var allowances: [SyntaxNode] = []
        for attribute in block.children {
          switch attribute.kind {
          case .missing, .unexpected: continue
          case .allow: if takingAllowances { allowances.append(attribute) }
          default:
            resolveAllowances(&allowances, for: attribute)
            body(&self, attribute)
          }
        }
        for allowance in allowances { reportAllowanceOfNothing(allowance) }
      default: body(&self, child)
      }
    }
  }

  /// Whether an attribute stands for the first time; the second is an error.
  private mutating func isFirst(
    _ node: SyntaxNode, of owner: SyntaxNode, _ seen: inout SeenAttributes
  ) -> Bool {
    if seen.insert(node.kind) { return true }
    var first: Place?
    forEachAttribute(of: owner, takingAllowances: false) { resolver, other in
      if first == nil && other.kind == node.kind { first = resolver.place(other) }
    }
    let word = node.tree.text(of: node.firstToken)
    reportDuplicate(
      "duplicate-attribute", at: place(node), "`\(word)` stands twice", first: first ?? place(node))
    return false
  }

  /// The pictures that `symbol` or `image` names: one, or two for the states of a command.
  mutating func images(_ node: SyntaxNode) -> (first: Image?, second: Image?) {
    var first: Image?
    var second: Image?
    for child in node.children {
      let image: Image
      switch child.kind {
      case .name: image = .symbol(name(child.firstToken, in: node.tree))
      case .text:
        let text = StringDecoder(node.tree.source, child.firstToken).text()
        if text.isEmpty {
          report("empty-image", at: place(child), "An image needs the name of an asset")
        }
        image = .asset(Name(text: text, place: place(child)))
      default: continue
      }
      if first == nil { first = image } else { second = image }
    }
    return (first, second)
  }
}
