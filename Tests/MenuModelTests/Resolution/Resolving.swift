import MenuModel
import MenuSyntax

/// Texts as the files of one module.
func resolve(_ texts: String..., fallbackName: String = "App") -> ResolvedModule {
  let trees = texts.enumerated().map { number, text in
    SyntaxTree(parsing: Source(path: "\(number).menu", text: text))
  }
  return ModuleResolver.resolve(trees, fallbackName: fallbackName)
}

/// The rules that a module's resolution speaks of, each with file, line and column.
func found(_ resolved: ResolvedModule) -> [String] {
  resolved.diagnostics.map { diagnostic in
    let source = resolved.module.sources[Int(diagnostic.place.source)]
    let position = LineMap(source).position(of: diagnostic.place.span.start)
    return "\(source.path):\(position.line):\(position.column) \(diagnostic.rule)"
  }
}

/// Entries in short: names of commands, `---`, and other entries with what is in them.
func outline(_ entries: [Entry], in module: MenuModule) -> String {
  entries.map { entry in
    switch entry.kind {
    case .command(let placement): return module.commands[placement.command.index].name.text
    case .each(let command): return "each \(module.commands[command.index].name.text)"
    case .text: return "text"
    case .separator: return "---"
    case .submenu(let submenu): return "menu(\(outline(submenu.entries, in: module)))"
    case .section(_, _, let inner): return "section(\(outline(inner, in: module)))"
    case .row(let inner, _): return "row(\(outline(inner, in: module)))"
    case .palette(let inner): return "palette(\(outline(inner, in: module)))"
    case .when(_, let inner): return "when(\(outline(inner, in: module)))"
    case .on(let platforms, let inner):
      return "on \(platforms.map(\.name).joined(separator: "+"))(\(outline(inner, in: module)))"
    case .group(let group): return "group(\(outline(group.entries, in: module)))"
    case .area(let area, _, let inner): return "\(area)(\(outline(inner, in: module)))"
    case .titleMenu(let inner): return "title(\(outline(inner, in: module)))"
    case .include(let menu): return "include \(module.menus[menu.index].name.text)"
    case .standard(let standard): return "standard \(standard.name.text)"
    case .view(let name, _): return "view \(name.text)"
    case .space: return "space"
    case .flexible: return "flexible"
    case .segmented(let state, _): return "segmented \(module.state[state.index].name.text)"
    case .search: return "search"
    }
  }.joined(separator: " ")
}
