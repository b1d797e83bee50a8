import MenuModel

/// What is known about the commands of one enum, gathered in one pass over them.
struct CommandFactTable {
  private let context: EmissionContext

  private var id: Fact
  private var title: Fact
  private var optionTitle: Fact
  private var subtitle: Fact
  private var help: Fact
  private var confirmation: Fact
  private var symbolName: Fact
  private var imageName: Fact
  private var optionSymbolName: Fact
  private var shortcut: Fact
  private var isDestructive: Fact
  private var isEnabled: Fact
  private var isShown: Fact
  private var isOn: Fact
  private var placements: Fact

  /// The number of cases so far.
  private var position = 0
  // Values that several commands have stand once, behind all of them.
  private var enabledRows: [Condition: Int] = [:]
  private var shownRows: [Condition: Int] = [:]
  private var placementRows: [[Int]: Int] = [:]
  private var destructiveRow: Int?

  /// The facts in the order in which they are declared.
  private static let order: [WritableKeyPath<Self, Fact> & Sendable] = [
    \.id, \.title, \.optionTitle, \.subtitle, \.help, \.confirmation, \.symbolName, \.imageName,
    \.optionSymbolName, \.shortcut, \.isDestructive, \.isEnabled, \.isShown, \.isOn, \.placements,
  ]

  /// The facts that may stand in lines.
  private static let textFacts: [WritableKeyPath<Self, Fact> & Sendable] = [
    \.id, \.title, \.subtitle, \.help, \.confirmation, \.symbolName, \.imageName,
  ]

  /// Makes a table without commands.
  ///
  /// - Parameters:
  ///   - idPrefix: What the ids of the commands have before their names.
  ///   - group: The enum.
  init(_ context: EmissionContext, idPrefix: String, of group: CommandGroup) {
    self.context = context
    let state = "in state: " + context.stateType
    id = Fact(
      "id", "String",
      documentation: "The name of the command, whatever it carries and however it is titled.")
    title = Fact("title", in: state, "String", documentation: "The title of the command itself.")
    optionTitle = Fact(
      "optionTitle", in: state, "String?", fallback: .null,
      documentation: "The title of the option or element that the command carries.")
    subtitle = Fact(
      "subtitle", in: state, "String?", fallback: .null,
      documentation: "The second line of the command in a menu.")
    help = Fact(
      "help", in: state, "String?", fallback: .null,
      documentation: "What a tool tip says about the command.")
    confirmation = Fact(
      "confirmation", in: state, "String?", fallback: .null,
      documentation: "The question that people answer before the command is performed.")
    symbolName = Fact(
      "symbolName", in: state, "String?", fallback: .null,
      documentation: "The SF Symbol of the command.")
    imageName = Fact(
      "imageName", in: state, "String?", fallback: .null,
      documentation: "The image of the command in the asset catalog, if it has no symbol.")
    optionSymbolName = Fact(
      "optionSymbolName", in: state, "String?", fallback: .null,
      documentation: "The SF Symbol of the option or element that the command carries.")
    shortcut = Fact(
      "shortcut", "MenuShortcut?", fallback: .null,
      documentation: "The keyboard shortcut of the command, or of the option that it carries.")
    isDestructive = Fact(
      "isDestructive", "Bool", fallback: .boolean(false),
      documentation: "Whether the command can destroy data.")
    isEnabled = Fact(
      "isEnabled", in: state, "Bool", fallback: .boolean(true),
      documentation: "Whether people can choose the command.")
    isShown = Fact(
      "isShown", in: state, "Bool", fallback: .boolean(true),
      documentation: "Whether menus show the command.")
    isOn = Fact(
      "isOn", in: state, "Bool", fallback: .boolean(false),
      documentation: "Whether the command is on, or the option that it carries is the current one.")
    placements = Fact(
      "placements", "[\(context.surfaceType)]", fallback: .code("[]"),
      documentation: "Where people meet the command.")
    guard group.keepsTextLines else { return }
    let names = Self.lineNames(of: group, in: context)
    for (path, lines) in zip(Self.textFacts, names) {
      self[keyPath: path].table.lines = lines
      self[keyPath: path].table.linesType = context.textLinesType
    }
    id.table.isAlwaysLines = true
    id.table.prefix = idPrefix
    guard context.hasManyCommands else { return }
    for path in Self.textFacts { self[keyPath: path].table.isAlways = true }
    guard context.looksUpTexts else { return }
    for path in Self.textFacts { self[keyPath: path].table.names = names[0] }
    title.table.role = EmissionContext.TextRole.title.name
    subtitle.table.role = EmissionContext.TextRole.subtitle.name
    help.table.role = EmissionContext.TextRole.help.name
    confirmation.table.role = EmissionContext.TextRole.confirm.name
  }

  /// The static properties for the lines of `textFacts`: `titleLines`, unless that is a command.
  private static func lineNames(of group: CommandGroup, in context: EmissionContext) -> [String] {
    var taken: Set<String> = []
    for member in group.members {
      switch member {
      case .command(let id):
        let name = context.module.commands[id.index].name.text
        if name.hasSuffix("Lines") { taken.insert(name) }
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
  mutating func addGroup(_ pattern: String) {
    for path in Self.order {
      let call = self[keyPath: path].parameter == nil ? "" : "(in: state)"
      let read = "command." + self[keyPath: path].name + call
      self[keyPath: path].set(pattern + "(let command)", .code(read))
    }
    position += 1
  }

  /// Adds a command with its pattern and the surfaces that it is on.
  mutating func add(
    _ command: Command, _ pattern: String, placements numbers: [Int], of surfaces: SurfaceIndex
  ) {
    let name = id.table.lines == nil ? context.id(of: command) : command.name.text
    id.set(pattern, .string(name), at: position)
    addTexts(of: command, pattern)
    addImages(of: command, pattern)
    addConditions(of: command, pattern)
    addPayload(of: command, pattern)
    addPlacements(numbers, surfaces, pattern)
    position += 1
  }

  private mutating func addTexts(of command: Command, _ pattern: String) {
    let plain = context.title(of: command)
    if let on = command.on, let titleWhenOn = context.titleWhenOn(of: command) {
      title.set(pattern, while: context.expression(on), titleWhenOn, else: plain)
    } else {
      title.set(pattern, plain, at: position)
    }
    if let text = command.subtitle {
      subtitle.set(pattern, context.localized(text, of: command, .subtitle), at: position)
    }
    if let text = command.help {
      help.set(pattern, context.localized(text, of: command, .help), at: position)
    }
    if let text = command.confirmation {
      confirmation.set(pattern, context.localized(text, of: command, .confirm), at: position)
    }
  }

  private mutating func addImages(of command: Command, _ pattern: String) {
    guard command.image != nil || command.imageWhenOn != nil else { return }
    let symbol = command.image.flatMap(Self.symbol)
    let image = command.image.flatMap(Self.asset)
    guard let on = command.on, let imageWhenOn = command.imageWhenOn else {
      if let symbol { symbolName.set(pattern, .string(symbol), at: position) }
      if let image { imageName.set(pattern, .string(image), at: position) }
      return
    }
    let condition = context.expression(on)
    func either(_ first: String?, _ second: String?) -> Expression? {
      if first == nil && second == nil { return nil }
      return .ternary([
        condition, first.map { .string($0) } ?? .null, second.map { .string($0) } ?? .null,
      ])
    }
    if let name = either(Self.symbol(imageWhenOn), symbol) { symbolName.set(pattern, name) }
    if let name = either(Self.asset(imageWhenOn), image) { imageName.set(pattern, name) }
  }

  private static func symbol(_ image: Image) -> String? {
    if case .symbol(let name) = image { return name.text }
    return nil
  }

  private static func asset(_ image: Image) -> String? {
    if case .asset(let name) = image { return name.text }
    return nil
  }

  private mutating func addConditions(of command: Command, _ pattern: String) {
    if let condition = command.enabled {
      if let row = enabledRows[condition] {
        isEnabled.set(pattern, toValue: row)
      } else {
        enabledRows[condition] = isEnabled.set(pattern, context.expression(condition))
      }
    }
    if let condition = command.shown {
      if let row = shownRows[condition] {
        isShown.set(pattern, toValue: row)
      } else {
        shownRows[condition] = isShown.set(pattern, context.expression(condition))
      }
    }
    guard command.isDestructive else { return }
    if let row = destructiveRow {
      isDestructive.set(pattern, toValue: row)
    } else {
      destructiveRow = isDestructive.set(pattern, .boolean(true))
    }
  }

  private mutating func addPlacements(
    _ numbers: [Int], _ surfaces: SurfaceIndex, _ pattern: String
  ) {
    if numbers.isEmpty { return }
    if let row = placementRows[numbers] {
      placements.set(pattern, toValue: row)
      return
    }
    let members = numbers.map { Expression.code("." + SwiftName.member(surfaces.members[$0].name)) }
    placementRows[numbers] = placements.set(pattern, .array(members))
  }

  private mutating func addPayload(of command: Command, _ pattern: String) {
    if case .choice(let variable, let choice) = command.payload {
      let option = pattern + "(let option)"
      optionTitle.set(option, .code("option.title(in: state)"))
      optionSymbolName.set(option, .code("option.symbolName"))
      isOn.set(option, .code("state." + context.member(variable) + " == option"))
      if context.hasShortcuts(choice) {
        shortcut.set(option, .code("option.shortcut"))
        return
      }
    } else if let condition = command.on {
      isOn.set(pattern, context.expression(condition))
    }
    if case .list(let list) = command.payload {
      let field = SwiftName.member(context.module.lists[list.index].field)
      let element = "state." + field + ".first(where: { $0.id == id })?"
      optionTitle.set(pattern + "(let id)", .code(element + ".title"))
      optionSymbolName.set(pattern + "(let id)", .code(element + ".symbolName"))
    }
    if let key = command.key { shortcut.set(pattern, ShortcutFacts.expression(key)) }
  }

  // MARK: - Declaring

  /// Appends the declarations for an enum with this number of cases.
  func append(to code: inout CodeTree, cases: Int) {
    for path in Self.order {
      self[keyPath: path].append(to: &code, access: context.access, cases: cases)
      if path == \.help { appendHelp(to: &code) }
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
