import MenuModel
import MenuSyntax

/// Flattens the entries of one menu for one platform.
struct EntryWalk {
  let platform: Platform
  private(set) var entries: [ExpandedEntry] = []
  /// The titles of the sections.
  private(set) var sections: [Text] = []
  /// The submenus, with where they are written and the positions of their entries.
  private(set) var submenus: [(submenu: Submenu, place: Place, position: Int)] = []

  /// The separator after the last entry.
  private(set) var trailingSeparator: Place?

  private var group = 0
  private var section: Int?
  private var layout = ExpandedEntry.Layout.list
  private var layoutCount = 0
  private var condition: Condition?
  private var includedAt: Place?
  private var depth = 0
  /// A separator with no entry after it yet.
  private var separator: Place?

  /// Walks all entries of a menu.
  init(_ list: [Entry], platform: Platform, _ context: inout ExpansionContext) {
    self.platform = platform
    walk(list, &context)
    trailingSeparator = separator
  }

  private mutating func walk(_ list: [Entry], _ context: inout ExpansionContext) {
    // Menus that include each other in a circle are an error of the model; here the walk just ends.
    if depth > Nesting.maximumDepth { return }
    depth += 1
    defer { depth -= 1 }
    for entry in list { add(entry, &context) }
  }

  private mutating func add(_ entry: Entry, _ context: inout ExpansionContext) {
    switch entry.kind {
    case .separator:
      if entries.isEmpty || separator != nil {
        if includedAt == nil { context.droppedSeparators.append(entry.place) }
      } else {
        separator = includedAt == nil ? entry.place : nil
        if separator == nil { border(&context) }
      }
    case .include(let menu):
      let outer = includedAt
      if includedAt == nil { includedAt = entry.place }
      walk(context.module.menus[menu.index].entries, &context)
      includedAt = outer
    case .on(let platforms, let inner):
      if platforms.contains(platform) { walk(inner, &context) }
    case .when(let inner, let list):
      let outer = condition
      condition = outer.map { .and($0, inner) } ?? inner
      walk(list, &context)
      condition = outer
    case .section(let title, let inner):
      guard context.module.hasEntry(inner, on: platform) else { return }
      border(&context)
      sections.append(title)
      section = sections.count - 1
      walk(inner, &context)
      section = nil
      border(&context)
    case .row(let inner):
      layoutCount += 1
      layout = .row(layoutCount)
      walk(inner, &context)
      layout = .list
    case .palette(let inner):
      layoutCount += 1
      layout = .palette(layoutCount)
      walk(inner, &context)
      layout = .list
    case .submenu(let submenu):
      submenus.append((submenu, entry.place, entries.count))
      // The number is filled in when the submenu is walked.
      append(makeEntry(.menu(-1), entry, at: submenu.header), &context)
    case .command(let placement):
      var added = makeEntry(.command(placement.command), entry)
      context.place(placement, at: &added)
      append(added, &context)
    case .each(let command):
      var added = makeEntry(.each(command), entry)
      context.show(command, at: &added)
      append(added, &context)
    case .standard(let standard):
      append(makeEntry(.standard(standard.name.text), entry), &context)
    case .view(_, let label):
      var added = makeEntry(.view, entry)
      context.setTitle(label, of: &added)
      append(added, &context)
    case .segmented(let variable, let choice):
      append(makeEntry(.segmented(variable, choice), entry), &context)
    case .search(let prompt):
      var added = makeEntry(.search, entry)
      context.setTitle(prompt, of: &added)
      append(added, &context)
    case .group(let group):
      walk(group.entries, &context)
    case .titleMenu(let inner), .area(_, _, let inner):
      walk(inner, &context)
    case .space, .flexible:
      break
    }
  }

  /// Ends a group without a separator, as a section's border does.
  private mutating func border(_ context: inout ExpansionContext) {
    if let separator { context.droppedSeparators.append(separator) }
    separator = nil
    if let last = entries.last, last.group == group { group += 1 }
  }

  /// Makes an entry with what the blocks around it say.
  private func makeEntry(
    _ kind: ExpandedEntry.Kind, _ entry: Entry, at place: Place? = nil
  ) -> ExpandedEntry {
    let place = place ?? entry.place
    var added = ExpandedEntry(kind, place: includedAt ?? place)
    if includedAt != nil { added.includedFrom = place }
    added.section = section
    added.layout = layout
    added.condition = condition
    added.isNested = depth > 1
    added.attributes = entry.attributes
    added.alternate = entry.alternate
    return added
  }

  private mutating func append(_ entry: ExpandedEntry, _ context: inout ExpansionContext) {
    if let separator {
      context.shownSeparators.append(separator)
      self.separator = nil
      group += 1
    }
    entries.append(entry)
    entries[entries.count - 1].group = group
  }
}
