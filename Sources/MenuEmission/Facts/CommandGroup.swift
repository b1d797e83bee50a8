import MenuModel
import MenuSyntax

/// The commands of one Swift enum: those of all unnamed blocks, or of a named one.
struct CommandGroup: Sendable {
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

  /// A case of the enum.
  enum Member: Sendable {
    case command(CommandID)
    /// The enum of a named block, by its number in `EmissionContext.groups`.
    case group(Int)
  }

  /// The groups of a module, the app's own first.
  ///
  /// - Parameter types: The types of all modules: that of the commands first.
  static func groups(of module: MenuModule, taken types: [String]) -> [CommandGroup] {
    var groups = [
      CommandGroup(
        typeName: types[0], caseName: nil, source: nil, place: module.app.place, documentation: [])
    ]
    // Inside the app's enum, a block's would hide a type of the same name.
    var taken = Set(types + ["MenuFacts", "Place", "State"])
    for choice in module.choices { taken.insert(choice.name.text) }
    for list in module.lists { taken.insert(list.name.text) }
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
