import MenuModel
import MenuSyntax

/// The module and its Swift names, shared by all that builds declarations.
///
/// A class, so that neither passing it on nor reading one command copies the module.
final class EmissionContext {
  let module: MenuModule
  let names: GeneratedNames
  /// `NotesCommand`
  let commandType: String
  /// The bundle with the localized strings and the images: `.notesMenus`.
  let bundle: Expression
  /// The enums of commands in order: the app's own, then one per named block.
  let groups: [CommandGroup]
  /// The base name of each source: `Notes.menu`.
  let sourceNames: [String]
  /// The menus and buttons of each source.
  let menus: MenuSurfaceCatalogue
  /// The toolbars of each source.
  let toolbars: ToolbarCatalogue
  private let lineMaps: [LineMap]?

  init(_ module: MenuModule, printsPlaces: Bool = false) {
    self.module = module
    names = GeneratedNames(of: module)
    commandType = names.type(.command)
    bundle = .member(names.bundle)
    groups = CommandGroup.groups(of: module, in: commandType)
    sourceNames = module.sources.map { source in
      let names = source.path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      return names.last.map { String(decoding: $0, as: UTF8.self) } ?? source.path
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

  /// The parameter of functions that describe something in a state: `in state: NotesState`.
  var stateParameter: Parameter {
    Parameter(label: "in", name: "state", type: names.type(.state))
  }

  /// The Swift type of a state variable.
  func type(of variable: StateVariable) -> String {
    switch variable.type {
    case .bool: return "Bool"
    case .int: return "Int"
    case .string: return "String"
    case .choice(let choice): return name(of: choice) + (variable.isOptional ? "?" : "")
    }
  }

  /// The Swift type of a choice: `NoteOrder`.
  func name(of choice: ChoiceID) -> String { module.choices[choice.index].typeName }

  /// The value of a state variable: `state.noteCount`.
  ///
  /// - Parameter state: The state, as an expression.
  func value(of variable: StateID, in state: String = "state") -> Expression {
    .member(.code(state), module.state[variable.index].name.text)
  }

  /// The name of the state's array with a list's elements: `folders`.
  func field(_ list: ListID) -> String { module.lists[list.index].field }

  /// A command as a value of the app's enum: `.pin`, `.note(.move(id))`.
  ///
  /// - Parameters:
  ///   - payload: The value that it carries.
  ///   - type: The type to name before the case, if it cannot be inferred.
  func value(
    of command: CommandID, carrying payload: Expression? = nil, in type: String? = nil
  ) -> Expression {
    let cases = names.cases(of: module.commands[command.index])
    var value = payload
    for (index, name) in cases.enumerated().reversed() {
      let member = Expression.member(index == 0 ? type.map { .name($0) } : nil, name)
      value = value.map { .call(member, [$0]) } ?? member
    }
    return value ?? .member("")
  }

  /// A command where an optional one is expected: `NotesCommand.none` is not `.none`.
  func optionalValue(of command: CommandID) -> Expression {
    let first = names.cases(of: module.commands[command.index])[0]
    return value(of: command, in: SwiftNames.isOptionalCase(first) ? commandType : nil)
  }

  /// The ID of a command: `pin`, or `note.pin` in a block named Note.
  func id(of command: CommandID) -> String {
    names.cases(of: module.commands[command.index]).joined(separator: ".")
  }

  // MARK: - Commands

  /// The commands, and those of options, that have a `global` key on the Mac.
  var globalCommands: [Expression] {
    if module.app.minimum(of: .macOS) == nil { return [] }
    return module.commandIDs.flatMap { id -> [Expression] in
      let command = module.commands[id.index]
      switch command.payload {
      case .none: return command.keys.contains(where: \.isGlobal) ? [value(of: id)] : []
      case .choice(_, let choice):
        return module.choices[choice.index].options.filter { $0.keys.contains(where: \.isGlobal) }
          .map { value(of: id, carrying: .member($0.name.text)) }
      case .list: return []
      }
    }
  }

  /// The expression for all payloads of a command: `NoteOrder.self`, `\.folders`. Nil for one without a payload.
  func payloads(of command: CommandID) -> Expression? {
    switch module.commands[command.index].payload {
    case .none: return nil
    case .choice(_, let choice): return .metatype(name(of: choice))
    case .list(let list): return .member(.code("\\"), field(list))
    }
  }

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
    return command.flatMap { module.commands[$0.index].frequency?.rawValue }
  }

  // MARK: - Images

  /// An image of the module: `.symbol("pin")`.
  func image(_ image: Image) -> Expression {
    let name = Expression.string(image.name.text)
    switch image {
    case .symbol: return .link("symbol", [name] + stays(image))
    case .asset: return .link("asset", [name, bundle] + stays(image))
    }
  }

  /// The argument of an image that menus show even where they show few.
  func stays(_ image: Image) -> [Expression] {
    image.stays ? [.labeled("stays", .boolean(true))] : []
  }

  /// The image that a command has only here, as an argument.
  func imageChange(of placement: CommandPlacement) -> [Expression] {
    if placement.hidesImage { return [.labeled("image", .member("hidden"))] }
    return placement.image.map { [.labeled("image", image($0))] } ?? []
  }
}
