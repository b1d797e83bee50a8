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
      var allowances: [NodeView] = []
      for child in block.children {
        if child.kind == .allow { allowances.append(child) }
        guard child.kind == .variable else { continue }
        resolveAllowances(&allowances, for: child)
        guard let first = child.child(.name), first.node.firstToken == child.node.firstToken else {
          continue
        }
        let name = name(first.firstToken, in: child)
        let bytes = nameBytes(first.firstToken, in: child)
        if let taken = variableNames.find(bytes) {
          reportDuplicate(
            "duplicate-name", at: name.place, "The state has `\(name.text)` already",
            first: variables[taken].place)
          continue
        }
        let id = StateID(module.state.count)
        // A variable whose type is not known is declared all the same, so that its uses are no errors.
        variableNames.insert(bytes, variables.count)
        variables.append((id, name.place))
        checkCase(name, isType: false, key: .variable(id.index))
        var type = ValueType.bool
        if let second = child.secondChild(.name) {
          type = resolveType(second.firstToken, in: child, of: id)
        } else {
          setUntyped(id)
        }
        module.state.append(
          StateVariable(
            name: name, type: type, documentation: child.documentation, place: place(child)))
        variableConditions.append(nil)
      }
      for allowance in allowances { reportAllowanceOfNothing(allowance) }
    }
  }

  /// Declares the field that a list has in the state.
  private mutating func declareField(of node: NodeView) {
    guard let name = name(of: node), case .list(let id)? = typeSymbol(name.text) else { return }
    let list = module.lists[id.index]
    guard list.place == place(node) else { return }
    var place = list.name.place
    if let field = node.child(.entryTitle).flatMap({ self.name(of: $0) }) {
      place = field.place
      checkCase(field, isType: false, key: nil)
    }
    if let first = variableNames.find(list.field) {
      reportDuplicate(
        "duplicate-name", at: place,
        "The state has `\(list.field)` already; the list `\(name.text)` needs another field",
        first: variables[first].place)
    } else {
      variableNames.insert(copying: list.field, variables.count)
      variables.append((nil, place))
    }
  }

  private mutating func resolveType(_ token: Token, in node: NodeView, of id: StateID) -> ValueType
  {
    let word = nameBytes(token, in: node)
    if word.spell("Bool") { return .bool }
    if word.spell("Int") { return .int }
    if word.spell("String") { return .string }
    let name = name(token, in: node)
    setUntyped(id)
    switch typeSymbol(name.text) {
    case .choice(let choice):
      setUntyped(id, false)
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
      // Out of the module while they are resolved: a copy would be made of each.
      var options: [Choice.Option] = []
      swap(&options, &module.choices[id.index].options)
      // The options stand in the order of the text; a name that stands again is that of an earlier one.
      var next = 0
      for child in block.children where child.kind == .option {
        guard let token = nameToken(of: child),
          optionNames.find(nameBytes(token, in: child), in: Int32(id.index)) == next
        else { continue }
        resolve(&options[next], child)
        next += 1
      }
      module.choices[id.index].options = options
    }
  }

  private mutating func resolve(_ option: inout Choice.Option, _ node: NodeView) {
    if node.firstToken.flags.contains(.documented) { option.documentation = node.documentation }
    if let title = node.child(.text) { option.title = text(title) }
    if let second = node.secondChild(.text) {
      report("second-title", at: place(second), "An option has one title")
    }
    var seen = SeenKinds()
    gatherAttributes(of: node)
    for attribute in attributes {
      guard isFirst(attribute, &seen) else { continue }
      switch attribute.kind {
      case .symbol, .image:
        let images = images(attribute)
        option.symbol = images.first
        if images.second != nil {
          report("second-symbol", at: place(attribute), "An option has one symbol")
        }
      case .key: option.key = key(attribute)
      case .help: option.help = attribute.child(.text).map { text($0) }
      case .subtitle: option.subtitle = attribute.child(.text).map { text($0) }
      case .verbatim: option.isVerbatim = true
      default:
        report(
          "not-an-option-attribute", at: place(attribute),
          "`\(attribute.firstToken.keyword.text)` says nothing about an option",
          help: "An option has `symbol`, `image`, `key`, `help`, `subtitle` and `verbatim`.")
      }
    }
  }

  /// Resolves the titles and attributes of the commands.
  mutating func resolveCommands() {
    // Most commands have four attributes or fewer.
    module.attributePlaces.reserveCapacity(4 * commandNodes.count)
    // In place: a command is too large to be copied into the module.
    let commands = [Command](unsafeUninitializedCapacity: commandNodes.count) { buffer, count in
      guard let commands = buffer.baseAddress else { return }
      while count < commandNodes.count {
        let (node, number, block) = commandNodes[count]
        source = number
        // A command is collected where it has a name.
        guard let name = name(of: node) else { return }
        (commands + count).initialize(
          to: Command(
            name: name, block: block, title: Text(place: name.place), place: place(node)))
        count += 1
        resolve(&commands[count - 1], node)
      }
    }
    module.commands = commands
  }

  private mutating func resolve(_ command: inout Command, _ node: NodeView) {
    if node.firstToken.flags.contains(.documented) { command.documentation = node.documentation }
    var titleCount = 0
    for child in node.children where child.kind == .text {
      if titleCount == 0 { command.title = text(child) } else { command.titleWhenOn = text(child) }
      titleCount += 1
    }
    var seen = SeenKinds()
    gatherAttributes(of: node)
    let first = module.attributePlaces.count
    var hasState = false
    var index = 0
    while index < attributes.count {
      let attribute = attributes[index]
      index += 1
      guard isFirst(attribute, &seen) else { continue }
      let kind = attribute.kind
      if kind == .onWhen { hasState = true }
      module.attributePlaces.append(AttributePlace(kind: kind, place: place(attribute)))
      resolveAttribute(attribute, of: &command)
    }
    command.attributes = Int32(first)..<Int32(module.attributePlaces.count)
    // A condition that was not understood has had its error, and so has what else stands on the line.
    if !hasState, let second = command.titleWhenOn, !isFollowed(node) {
      report(
        "second-state-unused", .warning, at: second.place,
        "The second title of `\(command.name.text)` never shows, for it has no `on when`",
        help: "Say when it shows: `on when …`.")
    }
  }

  private mutating func resolveAttribute(_ node: NodeView, of command: inout Command) {
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
      if let second = images.second { command.imageWhenOn = second }
    case .key: command.key = key(node)
    case .enabledWhen: command.enabled = condition(of: node)
    case .shownWhen: command.shown = condition(of: node)
    case .onWhen: command.on = condition(of: node)
    case .destructive: command.isDestructive = true
    case .confirm:
      if let question = node.child(.text) { command.confirmation = text(question) }
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
    case .subtitle:
      if let subtitle = node.child(.text) { command.subtitle = text(subtitle) }
    case .keepsOpen: command.keepsOpen = true
    default: break
    }
  }

  private mutating func resolveScope(_ node: NodeView, of command: inout Command) {
    guard let token = nameToken(of: node) else { return }
    let word = nameBytes(token, in: node)
    if word.spell("document") {
      command.affects = .document
    } else if word.spell("selection") {
      command.affects = .selection
    } else if word.spell("view") {
      command.affects = .view
    } else if word.spell("app") {
      command.affects = .app
    } else {
      let name = name(token, in: node)
      reportUnknown(
        "unknown-scope", name, "`\(name.text)` is nothing that a command affects",
        among: ["document", "selection", "view", "app"],
        help: "A command affects `document`, `selection`, `view` or `app`.")
    }
  }

  private mutating func resolveOpening(_ node: NodeView, of command: inout Command) {
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

  private mutating func resolvePayload(_ node: NodeView, of command: inout Command) {
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
    let symbol = typeSymbol(name.text)
    if case .list(let list)? = symbol {
      noteUse(.type(name.text), at: name.place)
      command.payload = .list(list)
    } else if symbol != nil || variableNames.find(name.text).flatMap({ variables[$0].id }) != nil {
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
    if let number = variableNames.find(name.text), let id = variables[number].id {
      noteUse(.variable(id.index), at: name.place)
      if isUntyped(id) { return nil }
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
    switch typeSymbol(name.text) {
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

  /// The kinds of parts that a command, an option or a header has had so far.
  struct SeenKinds {
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

  /// Gathers the attributes of a command or option, on its line and in braces.
  private mutating func gatherAttributes(of node: NodeView) {
    attributes.removeAll(keepingCapacity: true)
    for child in node.children {
      switch child.kind {
      case .name, .text, .missing, .unexpected, .allow: continue
      case .attributeBlock:
        guard let block = child.child(.block) else { continue }
        var allowances: [NodeView] = []
        for attribute in block.children {
          switch attribute.kind {
          case .missing, .unexpected: continue
          case .allow: allowances.append(attribute)
          default:
            resolveAllowances(&allowances, for: attribute)
            attributes.append(attribute)
          }
        }
        for allowance in allowances { reportAllowanceOfNothing(allowance) }
      default: attributes.append(child)
      }
    }
  }

  /// Whether one of the attributes stands for the first time; the second is an error.
  private mutating func isFirst(_ node: NodeView, _ seen: inout SeenKinds) -> Bool {
    if seen.insert(node.kind) { return true }
    let first = attributes.first { $0.kind == node.kind } ?? node
    let word = node.text(of: node.firstToken)
    reportDuplicate(
      "duplicate-attribute", at: place(node), "`\(word)` stands twice", first: place(first))
    return false
  }

  /// The pictures that `symbol` or `image` names: one, or two for the states of a command.
  mutating func images(_ node: NodeView) -> (first: Image?, second: Image?) {
    var first: Image?
    var second: Image?
    for child in node.children {
      let image: Image
      switch child.kind {
      case .name: image = .symbol(symbolName(child.firstToken, in: node))
      case .text:
        let text = plainText(child.firstToken, in: node)
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
