/// The names in the Swift of a module. The emitter writes them; an editor shows them.
package struct GeneratedNames: Sendable {
  private let module: MenuModule
  /// What the names of the module's own types begin with: `Notes`.
  package let prefix: String

  package init(of module: MenuModule) {
    self.module = module
    prefix = SwiftNames.upperCamel(module.app.name)
  }

  /// The name of a type that the module's files share: `NotesCommand`.
  package func type(_ type: GeneratedTypeNames.Shared) -> String { prefix + type.rawValue }

  /// The member of `Bundle` that holds the localized strings and the images: `notesMenus`.
  package var bundle: String { SwiftNames.lowerCamel(prefix) + "Menus" }

  /// The cases that lead to a command: `pin` of the app's enum, or `note` and `pin` in a block named Note.
  package func cases(of command: Command) -> [String] {
    let block = module.commandBlocks[command.block].name.map { SwiftNames.lowerCamel($0.text) }
    return [block, command.name.text].compactMap { $0 }
  }

  /// The type of the value that a command carries: `NoteOrder`, `Folder.ID`.
  package func payload(of command: Command) -> String? {
    switch command.payload {
    case .none: return nil
    case .choice(_, let choice): return module.choices[choice.index].typeName
    case .list(let list): return module.lists[list.index].typeName + ".ID"
    }
  }
}
