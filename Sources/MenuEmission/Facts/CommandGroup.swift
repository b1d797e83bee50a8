import MenuModel
import MenuSyntax

/// The commands of one Swift enum: those of all unnamed blocks, or of one named block.
struct CommandGroup: Sendable {
  /// The declared name of the enum: `NotesCommand`, or `Note` nested in it; `NoteCommands` if a list or choice is
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
  /// - Parameter types: The names of the module's other types, starting with the type of the commands.
  static func groups(of module: MenuModule, taken types: [String]) -> [CommandGroup] {
    var groups = [
      CommandGroup(
        typeName: types[0], caseName: nil, source: nil, place: module.app.place, documentation: [])
    ]
    // A block's enum, nested in the app's, would hide a type of the same name.
    var taken = Set(types + ["MenuFacts", "Place", "State"])
    for choice in module.choices { taken.insert(choice.typeName) }
    for list in module.lists { taken.insert(list.typeName) }
    for block in module.commandBlocks {
      let members = block.commands.map { Member.command($0) }
      guard let name = block.name else {
        groups[0].documentation += block.documentation
        groups[0].members += members
        continue
      }
      groups[0].members.append(.group(groups.count))
      groups.append(
        CommandGroup(
          typeName: taken.contains(name.text)
            ? name.text + "Commands" : SwiftName.declared(name.text),
          caseName: SwiftName.lowerCamel(name.text),
          source: Int(block.place.source), place: block.place, documentation: block.documentation,
          members: members))
    }
    return groups
  }
}
