import MenuModel
import MenuSyntax

/// The module and its Swift names, shared by all emitters.
///
/// A class, so that neither passing it on nor reading one command copies the module.
final class EmissionContext {
  let module: MenuModule
  /// The prefix of the module's own types: `Notes`.
  let prefix: String
  /// `NotesCommand`
  let commandType: String
  /// `NotesMenus`, the name of `MenuContext<NotesCommand>`.
  let contextType: String
  /// `NotesState`
  let stateType: String
  /// `NotesSurface`
  let surfaceType: String
  /// The access modifier and a space; empty for `internal`.
  let access: String
  /// The bundle with the localized strings and the images, as an argument: `.notesMenus`.
  let bundle: String
  /// The enums of commands in order: the app's own, then one per named block.
  let groups: [CommandGroup]
  /// Each command as a value of the app's enum, without its payload: `.pin`, `.note(.pin)`.
  let commandCases: [String]
  /// The base name of each source: `Notes.menu`.
  let sourceNames: [String]
  /// The menus and buttons of each source.
  let menus: MenuSurfaceCatalogue
  /// The toolbars of each source.
  let toolbars: ToolbarCatalogue
  private let lineMaps: [LineMap]?
  /// Where localized texts are gathered; nil where nobody asks for them.
  let entries: LocalizedEntries?

  init(
    _ module: MenuModule, printsPlaces: Bool = false, gathering entries: LocalizedEntries? = nil
  ) {
    self.module = module
    self.entries = entries
    let prefix = SwiftName.upperCamel(module.app.name)
    self.prefix = prefix
    commandType = prefix + "Command"
    contextType = prefix + "Menus"
    stateType = prefix + "State"
    surfaceType = prefix + "Surface"
    access = module.app.access == .internal ? "" : module.app.access.name + " "
    bundle = "." + SwiftName.lowerCamel(prefix) + "Menus"
    groups = CommandGroup.groups(of: module, in: commandType)
    commandCases = module.commands.map { command in
      let member = "." + SwiftName.member(command.name.text)
      guard let block = module.commandBlocks[command.block].name else { return member }
      return "." + SwiftName.member(SwiftName.lowerCamel(block.text)) + "(" + member + ")"
    }
    sourceNames = module.sources.map { source in
      let name = source.path.split { $0 == "/" || $0 == "\\" }.last.map(String.init)
      return name ?? source.path
    }
    lineMaps = printsPlaces ? module.sources.map { LineMap($0) } : nil
    menus = MenuSurfaceCatalogue(module)
    toolbars = ToolbarCatalogue(module)
  }

  // MARK: - Places

  /// A file and line, `Notes.menu:12`; nil unless places are asked for, since every line inserted moves those below it.
  func location(of place: Place) -> String? {
    guard let lineMaps else { return nil }
    let line = lineMaps[Int(place.source)].position(of: place.span.start).line
    return sourceNames[Int(place.source)] + ":" + String(line)
  }

  /// A sentence for a comment, with the place that it is about: `watchOS has no menus (Notes.menu:12).`
  func sentence(_ words: String, _ place: Place) -> String {
    words + (location(of: place).map { " (\($0))." } ?? ".")
  }

  // MARK: - Names

  /// The Swift type of a state variable.
  func type(of variable: StateVariable) -> String {
    switch variable.type {
    case .bool: return "Bool"
    case .int: return "Int"
    case .string: return "String"
    case .choice(let choice): return name(of: choice)
    }
  }

  /// The Swift type of a choice: `NoteOrder`.
  func name(of choice: ChoiceID) -> String {
    SwiftName.declared(module.choices[choice.index].typeName)
  }

  /// The Swift type of a list's elements: `Folder`.
  func name(of list: ListID) -> String {
    SwiftName.declared(module.lists[list.index].typeName)
  }

  /// The name of a variable after a dot: the `noteCount` of `state.noteCount`.
  func member(_ state: StateID) -> String {
    SwiftName.member(module.state[state.index].name.text)
  }

  /// The name of the state's array with a list's elements, after a dot: `folders`.
  func field(_ list: ListID) -> String {
    SwiftName.member(module.lists[list.index].field)
  }

  /// A command as a value of the app's enum: `.pin`, `.note(.move(id))`.
  ///
  /// - Parameter payload: The payload, as an expression.
  func value(of command: CommandID, carrying payload: String? = nil) -> String {
    let value = commandCases[command.index]
    guard let payload else { return value }
    if value.hasSuffix(")") { return value.dropLast() + "(" + payload + "))" }
    return value + "(" + payload + ")"
  }

  /// A command where an optional one is expected: `NotesCommand.none` is not `.none`.
  func optionalValue(of command: CommandID) -> String {
    let block = module.commandBlocks[module.commands[command.index].block].name
    let member = block.map { SwiftName.lowerCamel($0.text) }
    let isOptional = SwiftNames.isOptionalCase(member ?? module.commands[command.index].name.text)
    return (isOptional ? commandType : "") + value(of: command)
  }

  /// The ID of a command: `pin`, or `note.pin` in a block named Note.
  func id(of command: CommandID) -> String {
    let command = module.commands[command.index]
    let block = module.commandBlocks[command.block].name.map { SwiftName.lowerCamel($0.text) + "." }
    return (block ?? "") + command.name.text
  }

  // MARK: - Commands

  /// Whether a command carries an option of a choice.
  func isChoice(_ command: CommandID) -> Bool {
    if case .choice = module.commands[command.index].payload { return true }
    return false
  }

  /// The first command that chooses among the options of a state variable.
  func command(choosing variable: StateID) -> CommandID? {
    let index = module.commands.firstIndex { command in
      if case .choice(variable, _) = command.payload { return true }
      return false
    }
    return index.map { CommandID($0) }
  }

  /// How often people use what a toolbar entry does, if its command says so: `often`, `rarely`. What is `essential` stays
  /// anyway.
  func use(of entry: Entry) -> String? {
    if entry.attributes.contains(.essential) { return nil }
    let command: CommandID?
    switch entry.kind {
    case .command(let placement): command = placement.command
    case .segmented(let variable, _): command = self.command(choosing: variable)
    default: command = nil
    }
    return command.flatMap { module.commands[$0.index].frequency }.map { "\($0)" }
  }

  /// An image of the module as a labeled argument: `image: .symbol("pin")`.
  func image(_ image: Image) -> String {
    let stays = image.stays ? ", stays: true" : ""
    switch image {
    case .symbol(let name): return ".symbol(" + StringLiteral.quoted(name.text) + stays + ")"
    case .asset(let name):
      return ".asset(" + StringLiteral.quoted(name.text) + ", " + bundle + stays + ")"
    }
  }

  /// Prints an import with the access level that the declarations need.
  func importModule(_ name: String, to code: inout SwiftPrinter) {
    let plain = "import \(name)"
    switch module.app.access {
    case .internal: code.line(plain)
    case .public: code.line("public " + plain)
    case .package:
      // Without this feature, plain imports are public, and an explicit level would conflict with those in the app's
      // own files.
      code.conditional("hasFeature(InternalImportsByDefault)") {
        $0.line("package " + plain)
      } else: {
        $0.line(plain)
      }
    }
  }
}
