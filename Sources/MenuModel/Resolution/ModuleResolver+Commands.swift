import MenuSyntax

extension ModuleResolver {
  /// Declares the state variables, with their types, and the fields of lists.
  mutating func resolveVariables() {
    for (declaration, number) in stateDeclarations {
      enter(number)
      switch declaration {
      case .state(let state):
        for statement in state.statements {
          resolveAllowances(of: statement)
          if let variable = statement.as(VariableSyntax.self) { declare(variable) }
        }
      case .list(let list): declareField(of: list)
      default: break
      }
    }
  }

  private mutating func declare(_ syntax: VariableSyntax) {
    guard let name = syntax.name.map({ name($0) }) else { return }
    if let taken = variables[name.text] {
      reportDuplicate(
        "duplicate-name", at: name.place, "The state already has a field `\(name.text)`",
        first: taken.place)
      return
    }
    let id = StateID(module.state.count)
    // A variable whose type is not known is declared all the same, so that its uses are no errors.
    variables[name.text] = (id, name.place)
    checkCase(name, isType: false, key: .variable(id.index))
    var type: ValueType?
    if let typeName = syntax.type { type = resolve(typeName) }
    if type == nil { untypedVariables.insert(id) }
    module.state.append(
      StateVariable(
        name: name, type: type ?? .bool, isOptional: isOptional(syntax, type),
        documentation: syntax.documentation, place: place(syntax)))
  }

  /// Whether a variable may hold nothing. Reports the `?` of a type that always has a value.
  private mutating func isOptional(_ syntax: VariableSyntax, _ type: ValueType?) -> Bool {
    guard let sign = syntax.optionalSign, let type else { return false }
    let help: String
    switch type {
    case .choice: return true
    case .bool: help = "For a command that is partly on, write `mixed when` after `on when`."
    case .int, .string: help = "Add a variable that says whether there is one: `hasValue: Bool`."
    }
    let name = syntax.type?.text ?? ""
    report(
      "optional-type", at: place(sign.span),
      "Only a choice may hold nothing; \(type == .int ? "an" : "a") `\(name)` always has a value",
      help: help,
      fixes: [
        Fix(
          title: "Remove `?`", applicability: .unsafe,
          edits: [Edit(place: place(sign.span), text: "")])
      ])
    return false
  }

  /// Declares the field that a list has in the state.
  private mutating func declareField(of syntax: ListSyntax) {
    guard let name = name(of: syntax), case .list(let id)? = types[name.text]?.symbol else {
      return
    }
    let list = module.lists[id.index]
    guard list.place == place(syntax) else { return }
    var place = list.name.place
    if let field = syntax.field.map({ self.name($0) }) {
      place = field.place
      checkCase(field, isType: false, key: nil)
    }
    if let first = variables[list.field] {
      reportDuplicate(
        "duplicate-name", at: place,
        "The state already has a field `\(list.field)`; the list `\(name.text)` needs another",
        first: first.place)
    } else {
      variables[list.field] = (nil, place)
    }
  }

  /// The type of a name, or nil with a diagnostic.
  private mutating func resolve(_ type: NameSyntax) -> ValueType? {
    if type.equals("Bool") { return .bool }
    if type.equals("Int") { return .int }
    if type.equals("String") { return .string }
    let name = name(type)
    switch types[name.text]?.symbol {
    case .choice(let choice):
      noteUse(.type(name.text), at: name.place)
      return .choice(choice)
    case .list(let list):
      report(
        "list-as-type", at: name.place,
        "`\(name.text)` is a list, which already has a field in the state",
        help: "The field is called `\(module.lists[list.index].field)`.")
    case .some:
      report(
        "unknown-type", at: name.place,
        "`\(name.text)` is not a type that a state variable can have",
        help: "The types are `Bool`, `Int`, `String` and the module's choices.")
    case nil:
      if let type = HabitualWords.type(name.text) {
        report(
          "foreign-word", at: name.place, "`\(name.text)` is written `\(type)`",
          fixes: [Fix(title: "Write `\(type)`", edits: [Edit(place: name.place, text: type)])])
        return nil
      }
      let candidates = ["Bool", "Int", "String"] + module.choices.map(\.name.text)
      reportUnknown(
        "unknown-type", name, "`\(name.text)` is not a type that a state variable can have",
        among: candidates,
        help: "The types are `Bool`, `Int`, `String` and the module's choices.")
    }
    return nil
  }

  /// Resolves the titles and attributes of the options.
  mutating func resolveChoices() {
    for (syntax, number, id) in choices {
      enter(number)
      var options = module.choices[id.index].options
      // A second option of a name was reported, and is not in the module.
      var next = 0
      for statement in syntax.statements {
        guard let option = statement.as(OptionSyntax.self), let name = option.name,
          optionNumbers[id.index][name.text] == next
        else { continue }
        resolve(option, into: &options[next])
        next += 1
      }
      module.choices[id.index].options = options
    }
  }

  private mutating func resolve(_ syntax: OptionSyntax, into option: inout Choice.Option) {
    option.documentation = syntax.documentation
    if let title = syntax.title { option.title = text(title) }
    if let second = syntax.secondTitle {
      report(
        "second-title", at: place(second), "An option has only one title",
        help: "Remove the second one.")
    }
    resolveAllowances(ofAttributes: syntax)
    var seen: [AttributeLocation] = []
    for attribute in syntax.attributes {
      let location = AttributeLocation(kind: attribute.node.kind, place: place(attribute))
      if let same = seen.first(where: { $0.kind == location.kind }) {
        reportDuplicate(attribute, first: same.place)
        continue
      }
      seen.append(location)
      switch attribute.form {
      case .symbol(let symbol):
        reportAlternative(symbol.during)
        option.symbol = image(symbol.name, of: symbol)
        if symbol.nameWhenOn != nil { reportSecondSymbol(of: "An option", at: place(symbol)) }
      case .image(let syntax):
        reportAlternative(syntax.during)
        option.symbol = image(syntax.name, of: syntax)
        if let second = syntax.nameWhenOn {
          _ = image(second, of: syntax)
          reportSecondSymbol(of: "An option", at: place(syntax))
        }
      case .key(let syntax): option.keys = keys(syntax)
      case .text(let syntax) where syntax.keyword == .help:
        option.help = syntax.text.map { text($0) }
      case .text(let syntax) where syntax.keyword == .subtitle:
        option.subtitle = subtitle(syntax)
      case .word where attribute.keyword == .verbatim: option.isVerbatim = true
      default:
        report(
          "not-an-option-attribute", at: place(attribute),
          "`\(attribute.keyword.text)` does not apply to an option",
          help: "An option can have `symbol`, `image`, `key`, `help`, `subtitle` and `verbatim`.")
      }
    }
  }

  mutating func reportSecondSymbol(of what: String, at place: Place) {
    report(
      "second-symbol", at: place, "\(what) has only one symbol", help: "Remove the second one.")
  }

  /// Resolves the titles and attributes of the commands.
  mutating func resolveCommands() {
    let shared = commandBlocks.map { sharedAttributes(of: $0.syntax, in: $0.source) }
    for (syntax, name, block) in commands {
      enter(name.place.source)
      var command = Command(
        name: name, block: block, title: Text(place: name.place), place: place(syntax))
      resolve(syntax, into: &command)
      if let shared = shared[block] { command.take(shared) }
      module.commands.append(consume command)
    }
    resolveAnswers()
  }

  private mutating func resolve(_ syntax: CommandSyntax, into command: inout Command) {
    let documentation = syntax.documentation
    if !documentation.isEmpty { command.documentation = documentation }
    if let title = syntax.title { command.title = text(title) }
    if let title = syntax.titleWhenOn { command.titleWhenOn = text(title) }
    resolveAllowances(ofAttributes: syntax)
    let first = module.attributeLocations.count
    var hasState = false
    for attribute in syntax.attributes {
      let location = AttributeLocation(
        kind: attribute.isAlternative ? .during : attribute.node.kind, place: place(attribute))
      if location.kind != .during,
        let same = module.attributeLocations[first...].first(where: { $0.kind == location.kind })
      {
        reportDuplicate(attribute, first: same.place)
        continue
      }
      module.attributeLocations.append(location)
      if location.kind == .onWhen { hasState = true }
      resolve(attribute, into: &command)
    }
    command.attributes = first..<module.attributeLocations.count
    checkOptionTitle(of: command, syntax)
    checkAlternatives(of: command)
    checkOptionForm(of: command, syntax)
    reportMixedWithoutMark(
      command, hasState: hasState, attributes: module.attributeLocations[first...])
    // A condition that was not understood has been reported, and so has what else is on the line.
    if !hasState, let second = command.titleWhenOn, !syntax.node.isFollowedOnLine {
      report(
        "second-state-unused", .warning, at: second.place,
        "The second title of `\(command.name.text)` is never shown, since the command has no `on when`",
        help: "Say when it is shown: `on when …`.")
    }
  }

  /// Reports `subtitle option` of a command without options. One whose `choose` was not understood has been reported.
  private mutating func checkOptionTitle(of command: Command, _ syntax: CommandSyntax) {
    guard let option = syntax.subtitle?.optionTitle, syntax.attribute(.choose) == nil else {
      return
    }
    reportOptionTitle(option)
  }

  /// Reports a `mixed when` without a check mark that it could replace.
  private mutating func reportMixedWithoutMark(
    _ command: Command, hasState: Bool, attributes: ArraySlice<AttributeLocation>
  ) {
    guard let mixed = attributes.first(where: { $0.kind == .mixedWhen }) else { return }
    if !hasState {
      report(
        "mixed-without-mark", at: mixed.place,
        "A dash replaces a check mark, but `\(command.name.text)` has none without `on when`",
        help: "Say when it is checked: `on when … mixed when …`.")
    } else if let second = command.titleWhenOn {
      report(
        "mixed-without-mark", at: mixed.place,
        "A dash replaces a check mark, but a command with two titles has none",
        related: [RelatedPlace(place: second.place, message: "the second title")],
        help: "Give it one title, which is checked while `on when` holds.")
    }
  }

  mutating func resolve(_ attribute: AttributeSyntax, into command: inout Command) {
    switch attribute.form {
    case .symbol(let symbol):
      let (first, second) = (image(symbol.name, of: symbol), image(symbol.nameWhenOn, of: symbol))
      if let during = symbol.during {
        addImage(first, second: second, of: &command, during, attribute)
      } else {
        setImage(of: &command, first, whenOn: second, attribute)
      }
    case .image(let syntax):
      let (first, second) = (image(syntax.name, of: syntax), image(syntax.nameWhenOn, of: syntax))
      if let during = syntax.during {
        addImage(first, second: second, of: &command, during, attribute)
      } else {
        setImage(of: &command, first, whenOn: second, attribute)
      }
    case .titleWhen(let syntax):
      let title = syntax.text.map { text($0) }
      guard let title, let condition = condition(of: syntax.during) else { return }
      command.titlesWhen.append(.init(value: title, condition: condition))
    case .key(let syntax): command.keys = keys(syntax)
    case .condition(let syntax):
      let condition = condition(of: syntax)
      switch syntax.keyword {
      case .enabled: command.enabled = condition
      case .shown: command.shown = condition
      case .mixed: command.mixed = condition
      case .destructive:
        command.isDestructive = true
        command.destructiveWhen = condition
      default: command.on = condition
      }
    case .text(let syntax):
      if syntax.optionTitle != nil { command.subtitleIsOption = true }
      guard let text = syntax.text.map({ text($0) }) else { return }
      switch syntax.keyword {
      case .help: command.help = text
      case .label:
        command.label = text
        command.labelWhenOn = syntax.textWhenOn.map { self.text($0) }
      default: command.subtitle = text
      }
    case .optionForm(let syntax): resolve(syntax, into: &command)
    case .onscreen(let syntax):
      command.isOnscreen = true
      if !syntax.platforms.isEmpty { command.onscreenPlatforms = platforms(syntax.platforms) }
    case .question(let syntax): resolve(syntax, into: &command)
    case .name(let syntax):
      guard let name = name(of: syntax) else { return }
      switch syntax.keyword {
      case .affects: resolveScope(name, of: &command)
      case .opens: resolveOpening(name, of: &command)
      default: resolvePayload(name, of: &command, syntax)
      }
    case .word: resolveWord(attribute, of: &command)
    }
  }

  private mutating func resolveWord(_ word: AttributeSyntax, of command: inout Command) {
    switch word.keyword {
    case .often, .rarely:
      if command.frequency != nil {
        report(
          "contradiction", at: place(word), "A command can be `often` or `rarely`, but not both",
          help: "Remove one of the two.")
      }
      command.frequency = word.keyword == .often ? .often : .rarely
    case .primary: command.isPrimary = true
    case .asks: command.asks = true
    case .navigates: command.navigates = true
    case .undoable: command.isUndoable = true
    case .verbatim: command.isVerbatim = true
    case .keeps: command.keepsOpen = true
    default: break
    }
  }

  private mutating func setImage(
    of command: inout Command, _ image: Image?, whenOn second: Image?, _ attribute: AttributeSyntax
  ) {
    if command.image != nil {
      report(
        "duplicate-attribute", at: place(attribute),
        "`\(command.name.text)` already has a picture",
        help: "Keep either `symbol` or `image`.")
      return
    }
    command.image = image
    if let second { command.imageWhenOn = second }
  }

  /// Adds a picture that a command has while a condition holds.
  private mutating func addImage(
    _ image: Image?, second: Image?, of command: inout Command, _ during: DuringSyntax,
    _ attribute: AttributeSyntax
  ) {
    if second != nil {
      report(
        "second-symbol", at: place(attribute), "`when` takes one picture, not two",
        help: "A second one belongs to `on when`. For more states, write each with its `when`.")
    }
    guard let image, let condition = condition(of: during) else { return }
    command.imagesWhen.append(.init(value: image, condition: condition))
  }

  /// Reports `when` after a picture that belongs to no command.
  mutating func reportAlternative(_ during: DuringSyntax?) {
    guard let during else { return }
    report(
      "picture-when", at: place(during), "Only a command's picture can depend on a condition",
      help: "Remove `when` and its condition, or write it where the command is declared.")
  }

  /// Reports titles or pictures of conditions beside those of two states, and pictures without a plain one.
  private mutating func checkAlternatives(of command: Command) {
    if let second = command.titleWhenOn, let first = command.titlesWhen.first {
      report(
        "title-of-two-states", at: first.value.place,
        "A second title belongs to `on when`; `title … when` stands beside one title",
        related: [RelatedPlace(place: second.place, message: "the second title")],
        help: "Remove the second title, and write `title \"…\" when …` for it.")
    }
    guard let first = command.imagesWhen.first else { return }
    if let second = command.imageWhenOn {
      report(
        "picture-of-two-states", at: first.value.name.place,
        "A second picture belongs to `on when`; one with `when` stands beside one picture",
        related: [RelatedPlace(place: second.name.place, message: "the second picture")],
        help: "Remove the second picture, and write `symbol … when …` for it.")
    }
  }

  private mutating func resolveScope(_ name: Name, of command: inout Command) {
    switch name.text {
    case "document": command.affects = .document
    case "selection": command.affects = .selection
    case "view": command.affects = .view
    case "app": command.affects = .app
    default:
      reportUnknown(
        "unknown-scope", name, "A command cannot affect `\(name.text)`",
        among: ["document", "selection", "view", "app"],
        help: "A command affects `document`, `selection`, `view` or `app`.")
    }
  }

  private mutating func resolveOpening(_ name: Name, of command: inout Command) {
    switch name.text {
    case "item": command.opens = .item
    case "elsewhere": command.opens = .elsewhere
    default:
      reportUnknown(
        "unknown-opening", name, "`opens` takes `item` or `elsewhere`, not `\(name.text)`",
        among: ["item", "elsewhere"],
        help: "`item` opens what the menu is about, `elsewhere` something in another place.")
    }
  }

  private mutating func resolvePayload(
    _ name: Name, of command: inout Command, _ attribute: NameAttributeSyntax
  ) {
    guard case .none = command.payload else {
      report(
        "contradiction", at: place(attribute),
        "A command can have `choose` or `pick`, but not both",
        help: "Remove one of the two, or make two commands of it.")
      return
    }
    if attribute.keyword == .choose {
      if let (variable, choice) = choiceVariable(name, of: "choose") {
        command.payload = .choice(variable, choice)
      }
      return
    }
    let symbol = types[name.text]?.symbol
    if case .list(let list)? = symbol {
      noteUse(.type(name.text), at: name.place)
      command.payload = .list(list)
    } else if symbol != nil || variables[name.text]?.id != nil {
      report(
        "not-a-list", at: name.place, "`pick` takes a list, and `\(name.text)` is not one",
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
    if let id = variables[name.text]?.id {
      noteUse(.variable(id.index), at: name.place)
      if untypedVariables.contains(id) {
        leftOut.append(name.place)
        return nil
      }
      if case .choice(let choice) = module.state[id.index].type { return (id, choice) }
      report(
        "not-a-choice", at: name.place,
        "`\(word)` takes a state variable whose type is a choice, and `\(name.text)` is not one",
        related: [
          RelatedPlace(place: module.state[id.index].place, message: "its type is given here")
        ], help: "Declare a `choice`, and a variable of its type.")
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
        "`\(word)` takes a state variable, and `\(name.text)` is not one",
        help: word == "choose" ? "For a list, write `pick`." : nil)
    case nil:
      if let variable = variable(chosenBy: name.text) {
        report(
          "not-a-variable", at: name.place,
          "`\(word)` takes a state variable, and `\(name.text)` is a command",
          help: "The variable that it chooses is `\(variable)`.",
          fixes: [
            Fix(title: "Write `\(variable)`", edits: [Edit(place: name.place, text: variable)])
          ])
        return nil
      }
      reportUnknown(
        "unknown-variable", name, "There is no state variable `\(name.text)`", among: candidates,
        help: "Declare it in `state`.")
    }
    return nil
  }

  /// The variable of a command with `choose`; nil for another command, or none.
  private func variable(chosenBy command: String) -> String? {
    for known in module.commands where known.name.text == command {
      if case .choice(let variable, _) = known.payload {
        return module.state[variable.index].name.text
      }
    }
    return nil
  }

  // MARK: Attributes

  private mutating func resolveAllowances(ofAttributes syntax: some AttributedSyntax) {
    guard let block = syntax.attributeBlock else { return }
    for statement in block.statements { resolveAllowances(of: statement) }
  }

  /// Reports the second attribute of a kind.
  private mutating func reportDuplicate(_ attribute: AttributeSyntax, first: Place) {
    reportDuplicate(
      "duplicate-attribute", at: place(attribute), "`\(attribute.keywordText)` is written twice",
      first: first)
  }

  /// The symbol of a name; nil, with a diagnostic, for `none` that stays.
  mutating func image(_ symbol: NameSyntax?, of syntax: SymbolSyntax) -> Image? {
    guard let symbol else { return nil }
    if isNoneThatStays(syntax, ofCommand: true) { return nil }
    return .symbol(
      ImageName(
        text: symbol.text, place: place(symbol), attribute: syntax.span,
        stays: syntax.stays != nil))
  }

  /// Whether a symbol is `none stays`, which is reported.
  ///
  /// A placement can have `symbol none`, and a command cannot.
  mutating func isNoneThatStays(_ syntax: SymbolSyntax, ofCommand: Bool) -> Bool {
    guard let stays = syntax.stays, syntax.nameWhenOn == nil, let name = syntax.name,
      name.equals("none")
    else { return false }
    let rest = Place(source: source, span: Span(name.span.end, stays.span.end))
    report(
      "icon-stays", at: place(stays), "Nothing stays: `symbol none` shows no symbol",
      help: "Write the symbol that stays, as in `symbol house stays`.",
      fixes: ofCommand ? [] : [Fix(title: "Remove `stays`", edits: [Edit(place: rest, text: "")])])
    return true
  }

  /// The image of a text, which is reported if it is empty.
  mutating func image(_ asset: TextSyntax?, of syntax: ImageSyntax) -> Image? {
    guard let asset else { return nil }
    let name = asset.content
    if name.isEmpty {
      report(
        "empty-image", at: place(asset),
        "An image needs the name of an asset, and this one is empty",
        help: "Write the name in the asset catalogue: `image \"Map\"`.")
    }
    return .asset(
      ImageName(
        text: name, place: place(asset), attribute: syntax.span, stays: syntax.stays != nil))
  }
}
