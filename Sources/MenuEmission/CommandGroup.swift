import MenuModel
import MenuSyntax

/// The commands of one Swift enum: those of all unnamed blocks, or of a named one.
struct CommandGroup {
  /// The enum as it is declared: `NotesCommand`, or `Note` inside it; `NoteCommands` where a list or choice is called Note.
  let typeName: String
  /// The case of the app's enum that carries the block's: `note`; nil for the app's own.
  let caseName: String?
  /// The source whose file holds the enum; nil for the app's own, which stands in `MenuModule.swift`.
  let source: Int?
  /// Where the app or the block stands.
  let place: Place?
  var documentation: [String]
  var members: [Member] = []
  /// Whether the constant texts of the commands stand in literals of a line each, beside the enum.
  var keepsTextLines = false

  /// A case of the enum.
  enum Member {
    case command(CommandID)
    /// The enum of a named block, by its number in `EmissionContext.commandGroups`.
    case group(Int)
  }

  /// The most cases for which the plain shape of an enum compiles as quickly as any, and reads better.
  static let plainLimit = 60

  /// Whether the enum takes the shape that compiles in linear time.
  var isLarge: Bool { keepsTextLines || members.count > Self.plainLimit }

  /// The groups of a module, the app's own first.
  ///
  /// - Parameters:
  ///   - appType: `NotesCommand`
  ///   - appState: `NotesState`
  ///   - appSurface: `NotesSurface`
  ///   - keepsTextLines: Whether also enums with few commands keep their texts in literals of a line each.
  static func groups(
    of module: MenuModule, appType: String, appState: String, appSurface: String,
    keepsTextLines: Bool
  ) -> [CommandGroup] {
    var groups = [
      CommandGroup(
        typeName: appType, caseName: nil, source: nil, place: module.app.place, documentation: [])
    ]
    let limit = keepsTextLines ? 0 : plainLimit
    var plainCommands = 0
    // Inside the app's enum, a block's would hide a type of the same name.
    var taken: Set<String> = ["MenuShortcut", appType, appState, appSurface]
    for choice in module.choices { taken.insert(choice.name.text) }
    for list in module.lists { taken.insert(list.name.text) }
    for block in module.commandBlocks {
      guard let name = block.name else {
        groups[0].documentation += block.documentation
        groups[0].members += block.commands.map { .command($0) }
        plainCommands += block.commands.count
        continue
      }
      groups[0].members.append(.group(groups.count))
      groups.append(
        CommandGroup(
          typeName: taken.contains(name.text)
            ? name.text + "Commands" : SwiftName.declared(name.text),
          caseName: SwiftName.lowerCamel(name.text),
          source: Int(block.place.source), place: block.place, documentation: block.documentation,
          members: block.commands.map { .command($0) },
          keepsTextLines: block.commands.count > limit))
    }
    groups[0].keepsTextLines = plainCommands > limit
    return groups
  }
}
