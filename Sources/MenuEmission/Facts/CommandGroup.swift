import MenuModel
import MenuSyntax

/// The commands of one Swift enum: those of all unnamed blocks, or of one named block.
struct CommandGroup: Sendable {
  /// The name of the enum: `NotesCommand`, or `Note` nested in it; `NoteCommands` if a list or choice is
  /// called Note.
  let typeName: String
  /// The case of the app's enum that wraps the block's enum: `note`. Nil for the app's own enum.
  let caseName: String?
  /// The source whose file contains the enum. Nil for the app's own, which is in `MenuModule.swift`.
  let source: Int?
  /// The location of the app's or block's declaration.
  let place: Place?
  var documentation: [String]
  var members: [Member] = []

  /// A case of the enum.
  enum Member: Sendable {
    case command(CommandID)
    /// The enum of a named block, by index in `EmissionContext.groups`.
    case group(Int)
  }

  /// The groups of a module, the app's own first.
  ///
  /// - Parameter type: The type of the commands.
  static func groups(of module: MenuModule, in type: String) -> [CommandGroup] {
    var groups = [
      CommandGroup(
        typeName: type, caseName: nil, source: nil, place: module.app.place, documentation: [])
    ]
    for (block, type) in zip(module.commandBlocks, GeneratedTypeNames.blocks(of: module)) {
      let members = block.commands.map { Member.command($0) }
      guard let name = block.name, let type else {
        groups[0].documentation += block.documentation
        groups[0].members += members
        continue
      }
      groups[0].members.append(.group(groups.count))
      groups.append(
        CommandGroup(
          typeName: type, caseName: SwiftNames.lowerCamel(name.text),
          source: Int(block.place.source), place: block.place, documentation: block.documentation,
          members: members))
    }
    return groups
  }
}
