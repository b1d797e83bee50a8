import MenuModel
import MenuSyntax

/// Flattens the entries of one menu for one platform.
struct EntryWalk {
  let platform: Platform
  var entries: [ShownEntry]
  /// What any of the entries is.
  var traits: Traits = []
  /// The titles of the sections.
  var sections: [Text] = []
  /// The submenus, with where they are written and the positions of their entries.
  var submenus: [(submenu: Submenu, place: Place, position: Int)] = []

  private var group = 0
  private var section: Int?
  private var layout = ShownEntry.Layout.list
  private var layoutCount = 0
  private var condition: Condition?
  /// The condition where it is kept, once an entry has it.
  private var keptCondition: UnsafePointer<Condition>?
  private var includedAt: Place?
  private var depth = 0
  /// A separator that awaits an entry.
  private var separator: Place?

  /// - Parameter spare: An empty list whose memory the entries take.
  init(platform: Platform, spare: [ShownEntry]) {
    self.platform = platform
    entries = spare
  }

  /// Adds all entries of a menu.
  mutating func add(_ list: [Entry], _ context: inout ShownContext) {
    walk(list, &context)
    if let separator { context.surplusSeparators.append(separator) }
    separator = nil
  }

  private mutating func walk(_ list: [Entry], _ context: inout ShownContext) {
    list.withUnsafeBufferPointer { walk($0, &context) }
  }

  private mutating func walk(
    _ list: UnsafeBufferPointer<Entry>, _ context: inout ShownContext
  ) {
    // Menus that include each other in a circle are an error of the model; here the walk just ends.
    if depth > 64 { return }
    depth += 1
    defer { depth -= 1 }
    guard var entry = list.baseAddress else { return }
    let end = entry + list.count
    while entry < end {
      defer { entry += 1 }
      // Not a copy of the entry, which counts references to all that is in it.
      switch entry.pointee.kind {
      case .separator:
        if entries.isEmpty || separator != nil {
          if includedAt == nil { context.surplusSeparators.append(entry.pointee.place) }
        } else {
          separator = includedAt == nil ? entry.pointee.place : nil
          if separator == nil { border(&context) }
        }
      case .include(let menu):
        let outer = includedAt
        if includedAt == nil { includedAt = entry.pointee.place }
        walk(context.module.menus[menu.index].entries, &context)
        includedAt = outer
      case .on(let platforms, let inner):
        if platforms.contains(platform) { walk(inner, &context) }
      case .when(let inner, let list):
        let outer = (condition, keptCondition)
        condition = outer.0.map { .and($0, inner) } ?? inner
        keptCondition = nil
        walk(list, &context)
        (condition, keptCondition) = outer
      case .section(let title, let inner):
        guard context.module.hasEntry(inner, on: platform) else { continue }
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
        // The number is filled in when the submenu is walked.
        append(.menu(-1), entry, at: submenu.header, .menu, &context)
        submenus.append((submenu, entry.pointee.place, entries.count - 1))
      case .command(let placement):
        append(.command(placement.command), entry, at: entry.pointee.place, .command, &context)
        context.place(placement, &entries[entries.count - 1])
      case .each(let command):
        append(.each(command), entry, at: entry.pointee.place, .each, &context)
        context.describe(command, &entries[entries.count - 1])
      case .standard(let standard):
        append(
          .standard(StandardName(standard.name.text)), entry, at: entry.pointee.place,
          .standard, &context)
      case .view(_, let label):
        append(.view, entry, at: entry.pointee.place, .view, &context)
        context.call(label, &entries[entries.count - 1])
      case .segmented(let variable, let choice):
        append(
          .segmented(variable, choice), entry, at: entry.pointee.place, .segmented, &context)
      case .search(let prompt):
        append(.search, entry, at: entry.pointee.place, .search, &context)
        context.call(prompt, &entries[entries.count - 1])
      case .group(let group):
        walk(group.entries, &context)
      case .titleMenu(let inner), .area(_, _, let inner):
        walk(inner, &context)
      case .space, .flexible:
        break
      }
    }
  }

  /// Ends a group without a separator, as a section's border does.
  private mutating func border(_ context: inout ShownContext) {
    if let separator { context.surplusSeparators.append(separator) }
    separator = nil
    if let last = entries.last, last.group == group { group += 1 }
  }

  private mutating func append(
    _ kind: ShownEntry.Kind, _ entry: UnsafePointer<Entry>, at place: Place, _ trait: Traits,
    _ context: inout ShownContext
  ) {
    if let separator {
      context.keptSeparators.append(separator)
      self.separator = nil
      group += 1
    }
    var shown = ShownEntry(kind, place: includedAt ?? place)
    if includedAt != nil { shown.includedFrom = place }
    shown.group = group
    shown.section = section
    shown.layout = layout
    shown.traits = trait
    if let condition {
      let kept = keptCondition ?? context.storage.conditions.keep(condition)
      keptCondition = kept
      shown.writtenCondition = kept
      shown.traits.insert(.conditional)
    }
    if case .list = layout {} else { shown.traits.insert(.laidOut) }
    shown.isNested = depth > 1
    shown.attributes = entry.pointee.attributes
    shown.alternate = entry.pointee.alternate
    if shown.alternate != nil { shown.traits.insert(.alternate) }
    entries.append(shown)
  }
}
