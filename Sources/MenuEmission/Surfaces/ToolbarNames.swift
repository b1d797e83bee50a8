import MenuModel
import MenuSyntax

/// The IDs of the items in one toolbar block, under which the system remembers their positions. They equal
/// `ToolbarEntry.id` in the library.
///
/// Each is derived from what does not change when texts and order do.
struct ToolbarNames {
  private let context: EmissionContext
  private let texts: SurfaceTexts
  private var ids: [Place: String] = [:]
  private var taken = UniqueNames()

  init(
    of toolbar: ToolbarSurface, _ block: Toolbar.Block, _ texts: SurfaceTexts,
    in context: EmissionContext
  ) {
    self.context = context
    self.texts = texts
    name(toolbar.entries(of: block, in: context.module))
  }

  /// The ID of an item: `newNote`, `shareGroup`, `system.sidebar`; empty for a space.
  func id(of entry: Entry) -> String {
    switch entry.kind {
    case .command(let placement): return context.id(of: placement.command)
    case .standard(let command): return "system." + command.name.text
    case .view(let name, _): return SwiftNames.lowerCamel(name.text)
    default: return ids[entry.place] ?? ""
    }
  }

  private mutating func name(_ entries: [Entry]) {
    for entry in entries {
      switch entry.kind {
      case .on(_, let inner), .area(_, _, let inner), .when(_, let inner):
        name(inner)
        continue
      default: break
      }
      guard let base = base(for: entry) else { continue }
      ids[entry.place] = taken.take(base)
      if case .group(let group) = entry.kind { name(group.entries) }
    }
  }

  /// The ID of an item before duplicates are numbered; nil for a space.
  private func base(for entry: Entry) -> String? {
    let module = context.module
    switch entry.kind {
    case .command(let placement):
      return module.commands[placement.command.index].name.text
    case .submenu(let submenu):
      if let menu = submenu.menu {
        return SwiftNames.lowerCamel(module.menus[menu.index].name.text) + "Menu"
      }
      return (submenu.title.map { texts.member($0).identifier } ?? "") + "Menu"
    case .group(let group):
      if let name = group.name { return SwiftNames.lowerCamel(name.text) }
      if let title = group.title { return texts.member(title).identifier + "Group" }
      return group.entries.lazy.compactMap(base).first.map { $0 + "Group" } ?? "group"
    case .segmented(let variable, _):
      return module.state[variable.index].name.text
    case .search:
      return "search"
    case .view(let name, _):
      return SwiftNames.lowerCamel(name.text)
    default:
      return nil
    }
  }
}
