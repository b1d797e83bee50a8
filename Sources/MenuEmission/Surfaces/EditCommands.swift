import MenuModel

/// The standard commands of edit menus, and when each makes sense.
struct EditCommands {
  /// A standard command of an edit menu with the condition under which it is there; nil for always.
  struct Listed {
    var entry: StandardCommandEntry
    var condition: Condition?
    /// Its title where it stands first.
    var title: Text
  }

  /// The commands that change what is selected, so that people undo them.
  static let changing = ["cut", "paste", "pasteAndMatchStyle", "delete"]

  /// The commands that the system offers by itself, so that a menu without them has to leave them out.
  static let offered = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "delete", "select", "selectAll",
  ]

  /// The cases of the module's enum: what the system offers, and what the edit menus list besides.
  static func all(
    of catalogue: MenuSurfaceCatalogue, in module: MenuModule
  ) -> [StandardCommandEntry] {
    let surfaces = catalogue.surfaces.joined().filter { $0.editMenu != nil }
    if surfaces.isEmpty { return [] }
    var names = Set(offered)
    for surface in surfaces {
      for listed in listed(in: surface, of: module) { names.insert(listed.entry.name) }
    }
    return StandardCommandTable.all.filter { names.contains($0.name) }
  }

  /// Whether the edit menus of a module list nothing but what the system offers by itself.
  static func areAllOffered(in context: EmissionContext) -> Bool {
    context.editCommands.count == offered.count
  }

  /// The standard commands of an edit menu that have an action, each once, in the order of the text.
  static func listed(in surface: MenuSurface, of module: MenuModule) -> [Listed] {
    guard let menu = surface.editMenu else { return [] }
    var found: [(name: Name, condition: Condition?)] = []
    var visited: Set<Int> = []
    collect(menu.entries, when: nil, in: module, visited: &visited, to: &found)
    var result: [Listed] = []
    for (name, surrounding) in found {
      guard let entry = StandardCommandTable.entry(named: name.text), isAction(entry) else {
        continue
      }
      let condition = both(surrounding, need(of: name.text, in: menu))
      if let index = result.firstIndex(where: { $0.entry.name == name.text }) {
        result[index].condition = either(result[index].condition, condition)
      } else {
        let title = Text(literal: entry.title, place: name.place)
        result.append(Listed(entry: entry, condition: condition, title: title))
      }
    }
    return result
  }

  /// Whether a command is one action, so that a responder can be asked for it. Undo and Redo are the undo manager's.
  private static func isAction(_ entry: StandardCommandEntry) -> Bool {
    if entry.isSubmenu || entry.name == "undo" || entry.name == "redo" { return false }
    return entry.uiKitAction != nil || entry.appKit != nil
  }

  /// What a command needs of the selection and the pasteboard.
  private static func need(of name: String, in menu: EditMenu) -> Condition? {
    switch name {
    case "cut", "copy", "delete", "useSelectionForFind", "jumpToSelection":
      return menu.selection
    case "select":
      return menu.selection.map { .not($0) }
    case "paste", "pasteAndMatchStyle":
      return menu.pasteboard
    default:
      return nil
    }
  }

  private static func collect(
    _ entries: [Entry], when condition: Condition?, in module: MenuModule,
    visited: inout Set<Int>, to result: inout [(name: Name, condition: Condition?)]
  ) {
    for entry in entries {
      switch entry.kind {
      case .standard(let command):
        result.append((command.name, condition))
      case .when(let inner, let entries):
        collect(
          entries, when: both(condition, inner), in: module, visited: &visited, to: &result)
      case .include(let menu):
        // A menu that is open already includes itself, which is an error elsewhere.
        guard visited.insert(menu.index).inserted else { continue }
        collect(
          module.menus[menu.index].entries, when: condition, in: module, visited: &visited,
          to: &result)
        visited.remove(menu.index)
      case .submenu(let submenu):
        collect(
          submenu.entries, when: condition, in: module, visited: &visited, to: &result)
        guard let menu = submenu.menu, visited.insert(menu.index).inserted else { continue }
        collect(
          module.menus[menu.index].entries, when: condition, in: module, visited: &visited,
          to: &result)
        visited.remove(menu.index)
      case .section(_, let inner), .row(let inner), .palette(let inner), .on(_, let inner):
        collect(inner, when: condition, in: module, visited: &visited, to: &result)
      case .command, .each, .separator, .view, .space, .flexible, .group, .segmented, .search,
        .titleMenu, .area:
        continue
      }
    }
  }

  /// Both conditions, where nil always holds.
  private static func both(_ left: Condition?, _ right: Condition?) -> Condition? {
    guard let left else { return right }
    guard let right else { return left }
    return left == right ? left : .and(left, right)
  }

  /// One of the conditions, where nil always holds.
  private static func either(_ left: Condition?, _ right: Condition?) -> Condition? {
    guard let left, let right else { return nil }
    return left == right ? left : .or(left, right)
  }
}
