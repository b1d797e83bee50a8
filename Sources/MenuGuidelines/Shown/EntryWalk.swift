import MenuModel
import MenuSyntax

/// Flattens the entries of one menu for one platform.
struct EntryWalk {
  let platform: Platform
  var entries: [ShownEntry] = []
  var sections: [ShownMenu.Section] = []
  /// The submenus, with where they are written and the positions of their entries.
  var submenus: [(submenu: Submenu, place: Place, position: Int)] = []
  /// Separators of the menu's own text that divide two groups here.
  var kept: [Place] = []
  /// Separators of the menu's own text that lead, trail or double here.
  var surplus: [Place] = []

  private var group = 0
  private var section: Int?
  private var layout = ShownEntry.Layout.list
  private var layoutCount = 0
  private var condition: Condition?
  private var includedAt: Place?
  private var depth = 0
  /// A separator that awaits an entry.
  private var separator: Place?

  init(platform: Platform) {
    self.platform = platform
  }

  /// Adds all entries of a menu.
  mutating func add(_ list: [Entry], in module: MenuModule) {
    walk(list, module)
    if let separator { surplus.append(separator) }
    separator = nil
  }

  private mutating func walk(_ list: [Entry], _ module: MenuModule) {
    // Menus that include each other in a circle are an error of the model; here the walk just ends.
    if depth > 64 { return }
    depth += 1
    defer { depth -= 1 }
    for index in list.indices {
      let entry = list[index]
      switch entry.kind {
      case .separator:
        if entries.isEmpty || separator != nil {
          if includedAt == nil { surplus.append(entry.place) }
        } else {
          separator = includedAt == nil ? entry.place : nil
          if separator == nil { border() }
        }
      case .include(let menu):
        let outer = includedAt
        if includedAt == nil { includedAt = entry.place }
        walk(module.menus[menu.index].entries, module)
        includedAt = outer
      case .on(let platforms, let inner):
        if platforms.contains(platform) { walk(inner, module) }
      case .when(let inner, let list):
        let outer = condition
        condition = outer.map { .and($0, inner) } ?? inner
        walk(list, module)
        condition = outer
      case .section(let title, let inner):
        guard module.hasEntry(inner, on: platform) else { continue }
        border()
        sections.append(ShownMenu.Section(title: title, place: includedAt ?? entry.place))
        section = sections.count - 1
        walk(inner, module)
        section = nil
        border()
      case .row(let inner):
        layoutCount += 1
        layout = .row(layoutCount)
        walk(inner, module)
        layout = .list
      case .palette(let inner):
        layoutCount += 1
        layout = .palette(layoutCount)
        walk(inner, module)
        layout = .list
      case .submenu(let submenu):
        // The number is filled in when the submenu is walked.
        append(.menu(-1), entry, at: submenu.header)
        submenus.append((submenu, entry.place, entries.count - 1))
      case .command(let placement):
        append(.command(placement.command), entry, at: entry.place)
        entries[entries.count - 1].title = placement.title
        entries[entries.count - 1].image = placement.image
        entries[entries.count - 1].hidesImage = placement.hidesImage
      case .each(let command):
        append(.each(command), entry, at: entry.place)
      case .standard(let standard):
        append(.standard(standard.name.text), entry, at: entry.place)
      case .view(_, let label):
        append(.view, entry, at: entry.place)
        entries[entries.count - 1].title = label
      case .segmented(let variable, let choice):
        append(.segmented(variable, choice), entry, at: entry.place)
      case .search(let prompt):
        append(.search, entry, at: entry.place)
        entries[entries.count - 1].title = prompt
      case .group(let group):
        walk(group.entries, module)
      case .titleMenu(let inner), .area(_, _, let inner):
        walk(inner, module)
      case .space, .flexible:
        break
      }
    }
  }

  /// Ends a group without a separator, as a section's border does.
  private mutating func border() {
    if let separator { surplus.append(separator) }
    separator = nil
    if let last = entries.last, last.group == group { group += 1 }
  }

  private mutating func append(_ kind: ShownEntry.Kind, _ entry: Entry, at place: Place) {
    if let separator {
      kept.append(separator)
      self.separator = nil
      group += 1
    }
    var shown = ShownEntry(kind, place: includedAt ?? place)
    if includedAt != nil { shown.includedFrom = place }
    shown.group = group
    shown.section = section
    shown.layout = layout
    shown.condition = condition
    shown.isNested = depth > 1
    shown.attributes = entry.attributes
    shown.alternate = entry.alternate
    entries.append(shown)
  }
}
