import MenuModel
import MenuSyntax

/// Makes the pieces for the entries of a toolbar area.
struct ToolbarLayoutItems {
  let context: EmissionContext
  let names: ToolbarNames
  /// Whether the bar is for watchOS, which has no menus.
  let isOnWatch: Bool

  /// An entry in SwiftUI.
  private enum Item {
    /// An entry and what names it.
    case entry(ToolbarEntryName, Entry, Condition?)
    case space(ToolbarPiece)
    /// The search field, and the comment where a bar does not place it.
    case search(String)
    case comment(String)
  }

  /// When an entry is there, as the `when`s around it say.
  private struct Presence {
    var condition: Condition?
    var isForDebugging = false
  }

  /// Entries that share a statement: they leave a bar together as space runs out.
  private struct Run: Equatable {
    /// The value before the calls: `bar`, `bar.trailing`.
    var base = ""
    var priority = 0
    var names: [ToolbarEntryName] = []

    /// Whether an entry with this base and priority belongs to another statement.
    func isLeft(by base: String, _ priority: Int) -> Bool {
      !names.isEmpty && (self.base != base || self.priority != priority)
    }

    mutating func end(in pieces: inout [ToolbarPiece]) {
      if !names.isEmpty { pieces.append(.entries(base, names)) }
      names = []
    }
  }

  /// Pieces for entries that stay together, with comments on those that SwiftUI lacks.
  ///
  /// - Parameter pinned: The base of the last entries, if they are essential.
  func grouped(
    _ entries: [Entry], _ base: String, pinned: String? = nil
  ) -> [ToolbarPiece] {
    var shown: [(name: ToolbarEntryName, entry: Entry)] = []
    var pieces: [ToolbarPiece] = []
    for item in items(entries) {
      switch item {
      case .entry(let name, let entry, _):
        if !entry.attributes.contains(.hidden) { shown.append((name, entry)) }
      case .search(let words), .comment(let words): pieces.append(.comment(words))
      case .space: continue
      }
    }
    let last = shown.lastIndex { !$0.entry.attributes.contains(.essential) } ?? -1
    var run = Run()
    for (index, item) in shown.enumerated() {
      add(item.name, item.entry, index > last ? pinned ?? base : base, to: &run, &pieces)
    }
    run.end(in: &pieces)
    return pieces
  }

  private func add(
    _ name: ToolbarEntryName, _ entry: Entry, _ base: String, to run: inout Run,
    _ pieces: inout [ToolbarPiece]
  ) {
    if case .system = name {
      // It has a placement of its own.
      run.end(in: &pieces)
      pieces.append(.entry(base, name))
      return
    }
    let priority = isOnWatch ? 0 : self.priority(of: entry)
    if run.isLeft(by: base, priority) { run.end(in: &pieces) }
    (run.base, run.priority) = (base, priority)
    run.names.append(name)
  }

  /// How long an entry stays in the bar while space runs out: 0 for most. A group stays as long as any of its entries.
  private func priority(of entry: Entry) -> Int {
    if entry.attributes.contains(.essential) { return 2 }
    switch entry.kind {
    case .group(let group): return group.entries.map(priority).max() ?? 0
    default: return ["often": 1, "rarely": -1][context.use(of: entry) ?? ""] ?? 0
    }
  }

  /// Pieces for entries that people cannot rearrange, with spaces.
  ///
  /// A group is set apart from its neighbors.
  ///
  /// - Parameters:
  ///   - separatesTexts: Whether to put space around titles without images.
  ///   - placesSearch: Whether the search field has a place among the entries.
  func fixed(
    _ entries: [Entry], separatesTexts: Bool = false, placesSearch: Bool = false
  ) -> [ToolbarPiece] {
    var pieces: [ToolbarPiece] = []
    var run = Run()
    var last: (entry: Entry, condition: Condition?)?
    func flush() {
      run.end(in: &pieces)
      last = nil
    }
    for item in items(entries) {
      switch item {
      case .entry(let name, let entry, let condition):
        if entry.attributes.contains(.hidden) { continue }
        if let previous = last,
          separatesTexts && needSpaceBetween(previous.entry, entry)
            || isGroup(previous.entry) || isGroup(entry)
        {
          flush()
          pieces.append(space(while: .all([previous.condition, condition])))
        }
        add(name, entry, "bar", to: &run, &pieces)
        last = (entry, condition)
      case .space(let piece):
        flush()
        pieces.append(piece)
      case .search where placesSearch:
        flush()
        pieces.append(.search)
      case .search(let words), .comment(let words):
        pieces.append(.comment(words))
      }
    }
    flush()
    return shown(pieces)
  }

  private func space(while condition: Condition?, isFlexible: Bool = false) -> ToolbarPiece {
    var condition = condition.map { context.expression($0, state: "bar.state") }
    // Two neighbors may have a condition in common.
    if case .infix("&&", let operands) = condition {
      let once = operands.indices.filter { operands.firstIndex(of: operands[$0]) == $0 }
      condition = once.count == 1 ? operands[0] : .infix("&&", once.map { operands[$0] })
    }
    return isFlexible ? .flexibleSpace(when: condition) : .space(when: condition)
  }

  /// Pieces for entries that people can rearrange.
  func customizable(_ entries: [Entry], spaces: Bool = true) -> [ToolbarPiece] {
    var pieces: [ToolbarPiece] = []
    for item in items(entries) {
      switch item {
      case .entry(let name, let entry, _):
        var options: [String] = []
        if entry.attributes.contains(.hidden) { options.append("hidden") }
        if entry.attributes.contains(.essential) { options.append("essential") }
        pieces.append(.entry("bar", name, options: Expression.options(options)))
      case .space(let piece): if spaces { pieces.append(piece) }
      case .search(let words), .comment(let words): pieces.append(.comment(words))
      }
    }
    return shown(pieces)
  }

  /// Removes trailing spaces, where the search field goes. Keeps only comments if no entry is shown.
  private func shown(_ pieces: [ToolbarPiece]) -> [ToolbarPiece] {
    func isEntry(_ piece: ToolbarPiece) -> Bool {
      switch piece {
      case .entries, .entry, .search: return true
      case .space, .flexibleSpace, .comment, .debug: return false
      }
    }
    guard let last = pieces.lastIndex(where: isEntry) else {
      return pieces.filter(\.isComment)
    }
    return Array(pieces[...last]) + pieces[(last + 1)...].filter(\.isComment)
  }

  private func items(_ entries: [Entry]) -> [Item] {
    var counts: [String: Int] = [:]
    return items(entries, Presence(), &counts)
  }

  /// - Parameter counts: How many entries each command has so far. The library counts them in the same way.
  private func items(
    _ entries: [Entry], _ presence: Presence, _ counts: inout [String: Int]
  ) -> [Item] {
    var items: [Item] = []
    for entry in entries {
      var name: ToolbarEntryName?
      switch entry.kind {
      case .space, .separator, .flexible:
        let isFlexible = if case .flexible = entry.kind { true } else { false }
        let space = space(while: presence.condition, isFlexible: isFlexible)
        items.append(.space(presence.isForDebugging ? .debug(space) : space))
      case .when(let own, let inner):
        var inside = presence
        inside.condition = .all([presence.condition, own.condition])
        if case .debugBuilds = own { inside.isForDebugging = true }
        items += self.items(inner, inside, &counts)
      case .group(let group) where isOnWatch:
        items += self.items(group.entries, presence, &counts)
      case .standard(let command) where Self.performed.contains(command.name.text):
        let item = command.name.text
        counts["system." + item, default: 0] += 1
        name = .system(item, number: counts["system." + item] ?? 1)
      case .standard(let command):
        if let words = comment(on: command) { items.append(.comment(words)) }
      case .command(let placement):
        name = self.name(of: placement.command, &counts)
      case .segmented(let variable, _):
        // Skip it without a command: a comment in the toolbar's type says so.
        name = context.command(choosing: variable).flatMap { self.name(of: $0, &counts) }
      case .submenu, .group: name = .part(names.id(of: entry))
      case .view(let view, _): name = .view(SwiftNames.lowerCamel(view.text))
      case .search:
        items.append(
          .search(
            context.sentence("The search field is that of SwiftUI's `searchable`", entry.place)))
      case .titleMenu, .area, .each, .text, .section, .row, .palette, .include, .on: break
      }
      guard let name else { continue }
      if isOnWatch, needsMenu(entry) {
        items.append(.comment(context.sentence("watchOS has no menus", entry.place)))
      } else {
        items.append(.entry(name, entry, presence.condition))
      }
    }
    return items
  }

  /// The system's items that the library makes in SwiftUI: `MenuToolbarAction`, Share, Undo and Redo.
  private static let performed: Set<String> = [
    "forward", "cancel", "done", "close", "share", "undo", "redo",
  ]

  /// The name of a command's next entry. A choice is named by its first option, a list by any element.
  private func name(of command: CommandID, _ counts: inout [String: Int]) -> ToolbarEntryName? {
    let value: Expression
    switch context.module.commands[command.index].payload {
    case .none: value = context.value(of: command)
    case .choice(_, let choice):
      // A choice without options has no entry.
      guard let first = context.module.choices[choice.index].options.first else { return nil }
      value = context.value(of: command, carrying: .member(first.name.text))
    case .list: value = context.value(of: command, carrying: .string(""))
    }
    counts[value.flat, default: 0] += 1
    return .command(value, number: counts[value.flat] ?? 1)
  }

  private func needsMenu(_ entry: Entry) -> Bool {
    switch entry.kind {
    case .command(let placement): return context.payloads(of: placement.command) != nil
    case .submenu, .segmented: return true
    default: return false
    }
  }

  private func comment(on command: StandardCommand) -> String? {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return nil }
    func sentence(_ words: String) -> String { context.sentence(words, command.name.place) }
    switch entry.name {
    case "back": return sentence("NavigationStack shows the Back button itself")
    case "sidebar": return sentence("NavigationSplitView shows its Sidebar button itself")
    default:
      return sentence("SwiftUI has no toolbar item for the system's \(entry.title)")
    }
  }

  /// Whether an entry is a group, which has a glass background of its own.
  private func isGroup(_ entry: Entry) -> Bool {
    if case .group = entry.kind { return true }
    return false
  }

  /// Whether one of two neighbors is a title without an image.
  private func needSpaceBetween(_ first: Entry, _ second: Entry) -> Bool {
    guard let first = isText(first), let second = isText(second) else { return false }
    return first || second
  }

  /// Whether an entry is a title without an image; nil for other kinds of entries.
  private func isText(_ entry: Entry) -> Bool? {
    switch entry.kind {
    case .command(let placement):
      if placement.hidesImage { return true }
      return placement.image == nil
        && context.module.commands[placement.command.index].image == nil
    case .submenu(let submenu): return submenu.image == nil
    default: return nil
    }
  }
}
