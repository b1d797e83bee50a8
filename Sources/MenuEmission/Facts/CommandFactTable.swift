import MenuModel

/// The values that depend on conditions.
private struct ConditionRows {
  // Most enums have a few, which are compared sooner than hashed.
  private var first: [(condition: Condition, row: Int)] = []
  private var others: [Condition: Int] = [:]

  /// The number of the value that depends on a condition.
  subscript(condition: Condition) -> Int? {
    for index in first.indices where first[index].condition == condition {
      return first[index].row
    }
    return others.isEmpty ? nil : others[condition]
  }

  mutating func add(_ condition: Condition, _ row: Int) {
    if first.count < 8 { first.append((condition, row)) } else { others[condition] = row }
  }
}

/// What is known about the commands of one enum, gathered in one pass over them.
struct CommandFactTable {
  private let context: EmissionContext
  private let commands: [Command]
  private let surfaces: SurfaceIndex

  /// The facts by the raw values of their names, in the order in which they are declared.
  private var facts: [Fact]

  /// The facts of a command.
  private enum Name: Int {
    case id, title, optionTitle, subtitle, help, confirmation, symbolName, imageName
    case optionSymbolName, shortcut, isDestructive, isEnabled, isShown, isOn, placements
    // In a large module.
    case shortcutKey, shortcutModifiers
  }

  /// Whether ids stand in lines, without what stands before them.
  private let idsAreNames: Bool

  /// The number of cases so far.
  private var position = 0
  // Values that several commands have stand once, behind all of them.
  private var enabledRows = ConditionRows()
  private var shownRows = ConditionRows()
  /// By the number of the set of surfaces; -1 where no command was on it.
  private var placementRows: [Int]
  private var destructiveRow: Int?
  /// What each fact is of a case that carries the commands of a named block; empty before the first.
  private var groupCalls: [Expression] = []
  /// The rows of the modifiers of shortcuts, by their raw value; -1 where there is none.
  private var modifierRows: [Int] = []

  /// The facts that may stand in lines.
  private static let textFacts: [Name] = [
    .id, .title, .subtitle, .help, .confirmation, .symbolName, .imageName,
  ]

  /// Makes a table without commands.
  ///
  /// - Parameters:
  ///   - idPrefix: What the ids of the commands have before their names.
  ///   - group: The enum.
  ///   - surfaces: Where the commands are.
  init(
    _ context: EmissionContext, idPrefix: String, of group: CommandGroup, on surfaces: SurfaceIndex
  ) {
    self.context = context
    self.commands = context.module.commands
    self.surfaces = surfaces
    idsAreNames = group.keepsTextLines
    placementRows = [Int](repeating: -1, count: surfaces.setCount)
    let state = "in state: " + context.stateType
    let memory = Fact.Memory(capacity: group.members.count * 96)
    facts = [
      Fact(
        "id", "String",
        documentation: "The name of the command, whatever it carries and however it is titled.",
        memory: memory),
      Fact(
        "title", in: state, "String", documentation: "The title of the command itself.",
        memory: memory),
      Fact(
        "optionTitle", in: state, "String?", fallback: .null,
        documentation: "The title of the option or element that the command carries.",
        memory: memory),
      Fact(
        "subtitle", in: state, "String?", fallback: .null,
        documentation: "The second line of the command in a menu.", memory: memory),
      Fact(
        "help", in: state, "String?", fallback: .null,
        documentation: "What a tool tip says about the command.", memory: memory),
      Fact(
        "confirmation", in: state, "String?", fallback: .null,
        documentation: "The question that people answer before the command is performed.",
        memory: memory),
      Fact(
        "symbolName", in: state, "String?", fallback: .null,
        documentation: "The SF Symbol of the command.", memory: memory),
      Fact(
        "imageName", in: state, "String?", fallback: .null,
        documentation: "The image of the command in the asset catalog, if it has no symbol.",
        memory: memory),
      Fact(
        "optionSymbolName", in: state, "String?", fallback: .null,
        documentation: "The SF Symbol of the option or element that the command carries.",
        memory: memory),
      Fact(
        "shortcut", "MenuShortcut?", fallback: .null,
        documentation: "The keyboard shortcut of the command, or of the option that it carries.",
        memory: memory),
      Fact(
        "isDestructive", "Bool", fallback: .boolean(false),
        documentation: "Whether the command can destroy data.", memory: memory),
      Fact(
        "isEnabled", in: state, "Bool", fallback: .boolean(true),
        documentation: "Whether people can choose the command.", memory: memory),
      Fact(
        "isShown", in: state, "Bool", fallback: .boolean(true),
        documentation: "Whether menus show the command.", memory: memory),
      Fact(
        "isOn", in: state, "Bool", fallback: .boolean(false),
        documentation:
          "Whether the command is on, or the option that it carries is the current one.",
        memory: memory),
      Fact(
        "placements", "[\(context.surfaceType)]", fallback: .code("[]"),
        documentation: "Where people meet the command.", memory: memory),
    ]
    // A text for people is a constant where it is not looked up, or looked up by a key that is made at run time.
    let holdsTexts = context.stringsTable == nil || context.looksUpTexts
    for name: Name in [.title, .subtitle, .help, .confirmation] {
      self[name].table.holdsTexts = holdsTexts
    }
    guard group.keepsTextLines else { return }
    let names = Self.lineNames(of: group, in: context)
    for (name, lines) in zip(Self.textFacts, names) {
      self[name].table.lines = lines
      self[name].table.linesType = context.textLinesType
    }
    for name: Name in [.id, .title, .symbolName] { self[name].reserveTexts(group.members.count) }
    self[.id].table.isAlwaysLines = true
    self[.id].table.prefix = idPrefix
    guard context.hasManyCommands else { return }
    for name in Self.textFacts { self[name].table.isAlways = true }
    facts += Self.shortcutParts(memory)
    for index in facts.indices { facts[index].isNeverInlined = true }
    guard context.looksUpTexts else { return }
    for name in Self.textFacts { self[name].table.names = names[0] }
    self[.title].table.role = EmissionContext.TextRole.title.name
    self[.subtitle].table.role = EmissionContext.TextRole.subtitle.name
    self[.help].table.role = EmissionContext.TextRole.help.name
    self[.confirmation].table.role = EmissionContext.TextRole.confirm.name
  }

  /// What shortcuts are made of whose key is a character. A value for each takes the compiler several times as long.
  private static func shortcutParts(_ memory: Fact.Memory) -> [Fact] {
    var parts = [
      Fact(
        "shortcutKey", "Unicode.Scalar?", fallback: .null,
        documentation: "The key of the shortcut, if it is a character.", memory: memory),
      Fact(
        "shortcutModifiers", "MenuShortcut.Modifiers", fallback: .code("[]"),
        documentation: "The modifiers of a shortcut whose key is a character.", memory: memory),
    ]
    for index in parts.indices { parts[index].isPrivate = true }
    return parts
  }

  private subscript(name: Name) -> Fact {
    get { facts[name.rawValue] }
    _modify { yield &facts[name.rawValue] }
  }

  /// The static properties for the lines of `textFacts`: `titleLines`, unless that is a command.
  private static func lineNames(of group: CommandGroup, in context: EmissionContext) -> [String] {
    var taken: Set<String> = []
    for member in group.members {
      switch member {
      case .command(let id):
        let name = context.module.commands[id.index].name.text
        if name.utf8.last == UInt8(ascii: "s"), name.hasSuffix("Lines") { taken.insert(name) }
      case .group(let number):
        taken.insert(context.commandGroups[number].caseName ?? "")
      }
    }
    return [
      "nameLines", "titleLines", "subtitleLines", "helpLines", "confirmationLines",
      "symbolNameLines", "imageNameLines",
    ].map { name in
      var name = name
      while taken.contains(name) { name = "fact" + SwiftName.upperCamel(name) }
      return name
    }
  }

  // MARK: - Gathering

  /// Adds the case that carries the commands of a named block, which know their own facts.
  mutating func addGroup() {
    if groupCalls.isEmpty {
      groupCalls = facts.map {
        .code("command." + $0.name + ($0.parameter == nil ? "" : "(in: state)"))
      }
    }
    for index in facts.indices where !facts[index].isPrivate {
      facts[index].set(position, groupCalls[index], binding: "(let command)")
    }
    position += 1
  }

  /// Adds a command by its number.
  mutating func add(_ index: Int) {
    // The parts of a command by its number: one that is taken out of the array is held and let go, with all that is in it.
    if idsAreNames {
      set(.id, commands[index].name.text)
    } else {
      let prefix = context.idPrefixes[commands[index].block]
      self[.id].set(position, .string(prefix + commands[index].name.text))
    }
    addTitle(of: index)
    if let text = commands[index].subtitle { add(text, to: .subtitle, .subtitle, of: index) }
    if let text = commands[index].help { add(text, to: .help, .help, of: index) }
    if let text = commands[index].confirmation { add(text, to: .confirmation, .confirm, of: index) }
    addImages(of: index)
    addConditions(of: index)
    addPayload(of: index)
    addPlacements(surfaces.set(of: CommandID(index)))
    position += 1
  }

  /// Gives the command a text that is no text for people.
  private mutating func set(_ name: Name, _ text: String) {
    if !self[name].setText(position, text) { self[name].set(position, .string(text)) }
  }

  private mutating func addTitle(of index: Int) {
    if let on = commands[index].on, let titleWhenOn = context.titleWhenOn(of: commands[index]) {
      let plain = context.title(of: commands[index])
      self[.title].set(position, while: context.expression(on), titleWhenOn, else: plain)
      return
    }
    if let literal = commands[index].title.literal {
      let hasEllipsis =
        commands[index].asks && !EmissionContext.endsInEllipsis(commands[index].title)
      if self[.title].setText(position, literal, hasEllipsis: hasEllipsis) { return }
    }
    self[.title].set(position, context.title(of: commands[index]))
  }

  private mutating func add(
    _ text: Text, to name: Name, _ role: EmissionContext.TextRole, of index: Int
  ) {
    if let literal = text.literal, self[name].setText(position, literal) { return }
    self[name].set(position, context.localized(text, of: commands[index], role))
  }

  private mutating func addImages(of index: Int) {
    guard let on = commands[index].on, let imageWhenOn = commands[index].imageWhenOn else {
      switch commands[index].image {
      case .symbol(let name): set(.symbolName, name.text)
      case .asset(let name): set(.imageName, name.text)
      case nil: break
      }
      return
    }
    let condition = context.expression(on)
    func either(_ first: String?, _ second: String?) -> Expression? {
      if first == nil && second == nil { return nil }
      return .ternary([
        condition, first.map { .string($0) } ?? .null, second.map { .string($0) } ?? .null,
      ])
    }
    let image = commands[index].image
    if let name = either(Self.symbol(imageWhenOn), image.flatMap(Self.symbol)) {
      self[.symbolName].set(position, name)
    }
    if let name = either(Self.asset(imageWhenOn), image.flatMap(Self.asset)) {
      self[.imageName].set(position, name)
    }
  }

  private static func symbol(_ image: Image) -> String? {
    if case .symbol(let name) = image { return name.text }
    return nil
  }

  private static func asset(_ image: Image) -> String? {
    if case .asset(let name) = image { return name.text }
    return nil
  }

  private mutating func addConditions(of index: Int) {
    if let condition = commands[index].enabled {
      if let row = enabledRows[condition] {
        self[.isEnabled].set(position, toValue: row)
      } else {
        let row = self[.isEnabled].set(position, context.expression(condition))
        enabledRows.add(condition, row)
      }
    }
    if let condition = commands[index].shown {
      if let row = shownRows[condition] {
        self[.isShown].set(position, toValue: row)
      } else {
        shownRows.add(condition, self[.isShown].set(position, context.expression(condition)))
      }
    }
    guard commands[index].isDestructive else { return }
    if let row = destructiveRow {
      self[.isDestructive].set(position, toValue: row)
    } else {
      destructiveRow = self[.isDestructive].set(position, .boolean(true))
    }
  }

  private mutating func addPlacements(_ set: Int) {
    if set == 0 { return }
    if placementRows[set] >= 0 {
      self[.placements].set(position, toValue: placementRows[set])
      return
    }
    let patterns = surfaces.patterns(inSet: set)
    let isOnly = context.hasManyCommands && patterns.count == 1
    placementRows[set] = self[.placements].set(
      position, isOnly ? .call("Array", [.init("only", patterns[0])]) : .array(patterns))
  }

  private mutating func addPayload(of index: Int) {
    switch commands[index].payload {
    case .none:
      addOn(of: index)
    case .choice(let variable, let choice):
      let option = "(let option)"
      self[.optionTitle].set(position, .code("option.title(in: state)"), binding: option)
      self[.optionSymbolName].set(position, .code("option.symbolName"), binding: option)
      let isOn = "state." + context.member(variable) + " == option"
      self[.isOn].set(position, .code(isOn), binding: option)
      if context.hasShortcuts(choice) {
        self[.shortcut].set(position, .code("option.shortcut"), binding: option)
        return
      }
    case .list(let list):
      addOn(of: index)
      let field = SwiftName.member(context.module.lists[list.index].field)
      let element = "state." + field + ".first(where: { $0.id == id })?"
      self[.optionTitle].set(position, .code(element + ".title"), binding: "(let id)")
      self[.optionSymbolName].set(position, .code(element + ".symbolName"), binding: "(let id)")
    }
    if let key = commands[index].key { addShortcut(key) }
  }

  private mutating func addShortcut(_ chord: KeyChord) {
    guard facts.count > Name.shortcutKey.rawValue, case .character(let byte) = chord.key else {
      self[.shortcut].set(
        position, ShortcutFacts.expression(chord, namesModifiers: context.hasManyCommands))
      return
    }
    self[.shortcut].fallback = ShortcutFacts.expressionOfParts
    let key = StringLiteral.escaped(String(UnicodeScalar(byte)))
    self[.shortcutKey].set(position, .code("\"" + key + "\""))
    let number = Int(chord.modifiers.rawValue)
    while modifierRows.count <= number { modifierRows.append(-1) }
    if modifierRows[number] >= 0 {
      self[.shortcutModifiers].set(position, toValue: modifierRows[number])
    } else {
      let modifiers = ShortcutFacts.expression(chord.modifiers)
      modifierRows[number] = self[.shortcutModifiers].set(position, modifiers)
    }
  }

  private mutating func addOn(of index: Int) {
    if let condition = commands[index].on {
      self[.isOn].set(position, context.expression(condition))
    }
  }

  // MARK: - Declaring

  /// Appends the declarations for an enum of these patterns.
  func append(to code: inout CodeTree, cases: [CodePiece]) {
    for index in facts.indices {
      facts[index].append(to: &code, access: context.access, cases: cases)
      if index == Name.help.rawValue { appendHelp(to: &code) }
    }
  }

  /// Appends the help of an app in its first state, for where there is no state at hand.
  private func appendHelp(to code: inout CodeTree) {
    code.blank()
    code.documentation(["What a tool tip says about the command in the state that `init()` makes."])
    code.block(context.access + "var help: String?") { code in
      code.return(.code("help(in: " + context.stateType + "())"))
    }
  }
}
