import MenuSyntax

extension ModuleResolver {
  /// Reports lists of elements that have elements in a palette, which has no submenus.
  mutating func reportNestedLists(in entries: [Entry]) {
    for entry in entries.withDescendants {
      let command: CommandID
      switch entry.kind {
      case .each(let id): command = id
      case .command(let placement): command = placement.command
      case .include(let menu):
        includesInPalettes.append((menu, entry.place))
        continue
      default: continue
      }
      if let list = nestedList(of: command) { reportNested(list, at: entry.place) }
    }
  }

  /// The same for the menus that palettes include, when all are known.
  mutating func reportIncludedNestedLists() {
    for (menu, place) in includesInPalettes {
      var seen: Set<Int> = []
      var open = [menu.index]
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        for entry in module.menus[next].entries.withDescendants {
          switch entry.kind {
          case .include(let other): open.append(other.index)
          case .each(let command): nestedList(of: command).map { reportNested($0, at: place) }
          case .command(let placement):
            nestedList(of: placement.command).map { reportNested($0, at: place) }
          default: continue
          }
        }
      }
    }
  }

  private func nestedList(of command: CommandID) -> MenuList? {
    guard case .list(let id) = module.commands[command.index].payload else { return nil }
    let list = module.lists[id.index]
    return list.isNested ? list : nil
  }

  private mutating func reportNested(_ list: MenuList, at place: Place) {
    report(
      "nested-in-palette", at: place,
      "The elements of `\(list.name.text)` have elements, and a palette has no submenus",
      related: [RelatedPlace(place: list.name.place, message: "the list")],
      help: "Place the command in a list of entries.")
  }
}
