import MenuSyntax

extension ModuleResolver {
  /// Reports lists of elements that have elements in a palette, which has no submenus.
  mutating func reportNestedLists(in entries: [Entry]) {
    for entry in entries.withDescendants {
      let command: CommandID
      switch entry.kind {
      case .each(let id): command = id
      case .command(let placement): command = placement.command
      default: continue
      }
      guard case .list(let id) = module.commands[command.index].payload,
        case let list = module.lists[id.index], list.isNested
      else { continue }
      report(
        "nested-in-palette", at: entry.place,
        "The elements of `\(list.name.text)` have elements, and a palette has no submenus",
        related: [RelatedPlace(place: list.name.place, message: "the list")],
        help: "Place the command in a list of entries.")
    }
  }
}
