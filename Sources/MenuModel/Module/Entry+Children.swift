extension Entry {
  /// The entries in its block; nil for an entry without a block. A submenu that names a menu has an empty one.
  package var block: [Entry]? {
    get {
      switch kind {
      case .submenu(let submenu): return submenu.entries
      case .group(let group): return group.entries
      case .section(_, _, let entries), .row(let entries, _), .palette(let entries),
        .when(_, let entries), .on(_, let entries), .titleMenu(let entries),
        .area(_, _, let entries):
        return entries
      case .command, .each, .text, .separator, .include, .standard, .view, .space, .flexible,
        .segmented,
        .search:
        return nil
      }
    }
    set {
      guard let entries = newValue else { return }
      switch kind {
      case .submenu(var submenu):
        submenu.entries = entries
        kind = .submenu(submenu)
      case .group(var group):
        group.entries = entries
        kind = .group(group)
      case .section(let title, let subtitle, _):
        kind = .section(title: title, subtitle: subtitle, entries: entries)
      case .row(_, let size): kind = .row(entries, size: size)
      case .palette: kind = .palette(entries)
      case .when(let presence, _): kind = .when(presence, entries)
      case .on(let platforms, _): kind = .on(platforms, entries)
      case .titleMenu: kind = .titleMenu(entries)
      case .area(let area, let isCustomizable, _):
        kind = .area(area, isCustomizable: isCustomizable, entries: entries)
      case .command, .each, .text, .separator, .include, .standard, .view, .space, .flexible,
        .segmented,
        .search:
        break
      }
    }
  }

  /// The entries in its block; empty for an entry without a block.
  package var children: [Entry] { block ?? [] }

  /// The entries in its block, and in their blocks, in the order of the text.
  package var descendants: [Entry] { children.withDescendants }

  /// The named menu whose entries it shows: that of an `include`, or of a submenu without entries of its own.
  package var namedMenu: MenuID? {
    switch kind {
    case .include(let menu): return menu
    case .submenu(let submenu): return submenu.menu
    default: return nil
    }
  }

  /// The command that a tap on it performs, where touch and hold opens a menu.
  package var tap: CommandID? {
    if case .submenu(let submenu) = kind { return submenu.tap }
    return nil
  }

  /// The command that it places, or whose options or elements it shows.
  package var command: CommandID? {
    switch kind {
    case .command(let placement): return placement.command
    case .each(let command): return command
    default: return nil
    }
  }
}

extension [Entry] {
  /// The entries, and those in their blocks, in the order of the text.
  package var withDescendants: [Entry] {
    var all: [Entry] = []
    func add(_ entries: [Entry]) {
      for entry in entries {
        all.append(entry)
        add(entry.children)
      }
    }
    add(self)
    return all
  }
}

extension MenuModule {
  /// The entries with their descendants, and with those of the named menus that they show, each menu once.
  package func allEntries(of entries: [Entry]) -> [Entry] {
    var visited: Set<MenuID> = []
    var all: [Entry] = []
    func add(_ entries: [Entry]) {
      for entry in entries {
        all.append(entry)
        if let menu = entry.namedMenu, visited.insert(menu).inserted {
          add(menus[menu.index].entries)
        }
        add(entry.children)
      }
    }
    add(entries)
    return all
  }
}
