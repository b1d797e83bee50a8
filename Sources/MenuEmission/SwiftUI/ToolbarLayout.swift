import MenuModel
import MenuSyntax

/// Prints the layout of a toolbar for SwiftUI: which entries go where.
struct ToolbarLayout {
  let context: EmissionContext
  let toolbar: ToolbarSurface
  private let texts: SurfaceTexts

  init(context: EmissionContext, toolbar: ToolbarSurface) {
    self.context = context
    self.toolbar = toolbar
    texts = toolbar.texts(in: context)
  }

  /// Whether SwiftUI shows any of the toolbar.
  var hasBars: Bool {
    toolbar.blocks.contains { block in
      ToolbarSurface.platforms(of: block, in: context.module).contains { platform in
        bars(of: block, on: platform).contains { !$0.isEmpty }
      }
    }
  }

  /// Prints the conformance, with a function for each bar that is not empty.
  func print(to code: inout SwiftPrinter) {
    code.block("extension \(toolbar.typeName): ToolbarLayout") { code in
      let parts = partIDs
      if !parts.isEmpty {
        code.enumeration("\(context.access)nonisolated enum PartID: String", of: parts)
      }
      for block in toolbar.blocks { print(block, to: &code) }
    }
  }

  /// The IDs of the groups and menus that SwiftUI shows, each once.
  private var partIDs: [String] {
    var ids: [String] = []
    for block in toolbar.blocks {
      for platform in ToolbarSurface.platforms(of: block, in: context.module) {
        for bar in bars(of: block, on: platform) {
          for id in bar.statements.flatMap(\.partIDs) where !ids.contains(id) { ids.append(id) }
        }
      }
    }
    return ids.map(SwiftName.declared)
  }

  /// A bar on one platform.
  private struct Bar: Equatable {
    /// The name of the function: `phoneBar`, `macItems`.
    var name: String
    var isCustomizable = false
    var statements: [BuilderStatement]

    var isEmpty: Bool { statements.allSatisfy(\.isComment) }
  }

  private func print(_ block: Toolbar.Block, to code: inout SwiftPrinter) {
    let platforms = ToolbarSurface.platforms(of: block, in: context.module)
    guard let platform = platforms.first else { return }
    for (index, bar) in bars(of: block, on: platform).enumerated() {
      // macOS and Mac Catalyst show the same block, and may do it differently.
      let others = platforms.dropFirst().map { bars(of: block, on: $0)[index] }
      guard let other = others.first(where: { $0 != bar }) else {
        print(bar, to: &code)
        continue
      }
      code.blank()
      code.conditional(platform.compilerCondition) {
        print(bar, to: &$0)
      } else: {
        print(other, to: &$0)
      }
    }
  }

  private func print(_ bar: Bar, to code: inout SwiftPrinter) {
    code.blank()
    guard !bar.isEmpty else {
      // SwiftUI's builder cannot be empty.
      for case .comment(let words) in bar.statements { code.comment(words) }
      return
    }
    let content = bar.isCustomizable ? "CustomizableToolbarContent" : "ToolbarContent"
    let proxy = bar.isCustomizable ? "CustomizableToolbarProxy" : "ToolbarProxy"
    code.block(
      "\(context.access)func \(bar.name)(_ bar: \(proxy)<Self>) -> some \(content)"
    ) { code in
      BuilderStatement.print(
        bar.statements, in: bar.isCustomizable ? "ToolbarPart" : "Group", to: &code)
    }
  }

  // MARK: - Bars

  private func bars(of block: Toolbar.Block, on platform: Platform) -> [Bar] {
    let entries = context.module.expansion(of: block.entries, on: platform).entries
    let items = ToolbarLayoutItems(
      context: context, names: ToolbarNames(of: toolbar, block, texts, in: context),
      isOnWatch: platform == .watchOS)
    switch block.platform {
    case .iPadOS: return padBars(entries, items)
    case .watchOS: return [Bar(name: "watchBar", statements: watchBar(entries, items))]
    case .macOS, .macCatalyst:
      if block.isCustomizable {
        return [
          Bar(name: "macItems", isCustomizable: true, statements: items.customizable(entries))
        ]
      }
      return [Bar(name: "macBar", statements: items.fixed(entries, placesSearch: true))]
    case .visionOS: return [Bar(name: "visionBar", statements: items.fixed(entries))]
    case .iOS, .tvOS: return [Bar(name: "phoneBar", statements: phoneBar(entries, items))]
    }
  }

  private func phoneBar(
    _ entries: [Entry], _ items: ToolbarLayoutItems
  ) -> [BuilderStatement] {
    let (areas, _) = Self.areas(of: entries, loose: .bottom)
    return items.grouped(areas[.leading] ?? [], "bar.leading")
      + items.grouped(areas[.trailing] ?? [], "bar.trailing", pinned: "bar.pinned")
      + items.fixed(areas[.bottom] ?? [], separatesTexts: true, placesSearch: true)
  }

  /// The entries of each area, and whether people can rearrange one.
  ///
  /// - Parameter looseArea: Where the entries outside any area go.
  private static func areas(
    of entries: [Entry], loose looseArea: Entry.Area
  ) -> (entries: [Entry.Area: [Entry]], isCustomizable: Bool) {
    var areas: [Entry.Area: [Entry]] = [:]
    var isCustomizable = false
    var loose: [Entry] = []
    for entry in entries {
      switch entry.kind {
      case .area(let area, let isAreaCustomizable, let inner):
        areas[area, default: []] += inner
        if isAreaCustomizable && area == .center { isCustomizable = true }
      default: loose.append(entry)
      }
    }
    areas[looseArea, default: []] += loose
    return (areas, isCustomizable)
  }

  private func padBars(_ entries: [Entry], _ items: ToolbarLayoutItems) -> [Bar] {
    let (areas, isCustomizable) = Self.areas(of: entries, loose: .trailing)
    var bar: [BuilderStatement] = []
    bar += items.grouped(areas[.leading] ?? [], "bar.leading")
    if !isCustomizable { bar += items.grouped(areas[.center] ?? [], "bar.center") }
    bar += items.grouped(areas[.trailing] ?? [], "bar.trailing", pinned: "bar.pinned")
    let center = isCustomizable ? items.customizable(areas[.center] ?? [], spaces: false) : []
    return [
      Bar(name: "padBar", statements: bar),
      Bar(name: "padItems", isCustomizable: true, statements: center),
    ]
  }

  private func watchBar(
    _ entries: [Entry], _ items: ToolbarLayoutItems
  ) -> [BuilderStatement] {
    var statements = items.grouped(entries, "bar")
    guard let index = statements.firstIndex(where: { !$0.isComment }),
      case .entries(let base, var names) = statements[index]
    else { return statements }
    let first = names.removeFirst()
    let isOnly = names.isEmpty && !toolbar.scrolls
    statements[index] = .entry(isOnly ? "bar.corner" : "bar.primary", first)
    if !names.isEmpty { statements.insert(.entries(base, names), at: index + 1) }
    return statements
  }
}

/// What names an entry of a toolbar in its layout.
enum ToolbarEntryName: Equatable {
  /// A command, as an expression, and which of its entries.
  case command(String, number: Int)
  /// The ID of a group or menu.
  case part(String)
  /// The ID of a view that the app supplies.
  case view(String)

  /// Whether it is a command that names the first entry it has.
  var isFirstOfCommand: Bool {
    if case .command(_, number: 1) = self { return true }
    return false
  }

  /// The call that finds the entry, with other arguments.
  func call(_ base: String, _ options: String?) -> Expression {
    let options = options.map { [Expression.code($0)] } ?? []
    switch self {
    case .command(let command, let number):
      let number = number == 1 ? [] : [Expression.labeled("number", .code(String(number)))]
      return .call(base + ".item", [.code(command)] + options + number)
    case .part(let id): return .call(base + ".part", [.code("." + SwiftName.member(id))] + options)
    case .view(let id): return .call(base + ".view", [.code("." + SwiftName.member(id))] + options)
    }
  }

  /// The calls that find entries, one after the other: `.items(.pin, .share)`, `.part(.answer)`.
  static func calls(_ names: [ToolbarEntryName]) -> [Expression] {
    var calls: [Expression] = []
    var rest = names[...]
    while let first = rest.first {
      let commands = rest.prefix(while: \.isFirstOfCommand)
      if !commands.isEmpty {
        calls.append(
          .call(
            ".items",
            commands.compactMap { name in
              if case .command(let command, _) = name { return .code(command) }
              return nil
            }))
        rest = rest.dropFirst(commands.count)
        continue
      }
      if case .command(let command, let number) = first {
        calls.append(
          .call(".items", [.code(command), .labeled("number", .code(String(number)))]))
      } else {
        calls.append(first.call("", nil))
      }
      rest = rest.dropFirst()
    }
    return calls
  }
}

/// Makes the statements for the entries of a toolbar area.
private struct ToolbarLayoutItems {
  let context: EmissionContext
  let names: ToolbarNames
  /// Whether the bar is for watchOS, which has no menus.
  let isOnWatch: Bool

  /// An entry in SwiftUI.
  private enum Item {
    /// An entry and what names it.
    case entry(ToolbarEntryName, Entry)
    case space, flexibleSpace
    /// The search field, and the comment where a bar does not place it.
    case search(String)
    case comment(String)
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

    mutating func end(in statements: inout [BuilderStatement]) {
      if !names.isEmpty { statements.append(.entries(base, names)) }
      names = []
    }
  }

  /// Statements for entries that stay together, with comments on those that SwiftUI lacks.
  ///
  /// - Parameter pinned: The base of the last entries, if they are essential.
  func grouped(
    _ entries: [Entry], _ base: String, pinned: String? = nil
  ) -> [BuilderStatement] {
    var shown: [(name: ToolbarEntryName, entry: Entry)] = []
    var statements: [BuilderStatement] = []
    for item in items(entries) {
      switch item {
      case .entry(let name, let entry):
        if !entry.attributes.contains(.hidden) { shown.append((name, entry)) }
      case .search(let words), .comment(let words): statements.append(.comment(words))
      case .space, .flexibleSpace: continue
      }
    }
    let last = shown.lastIndex { !$0.entry.attributes.contains(.essential) } ?? -1
    var run = Run()
    for (index, item) in shown.enumerated() {
      add(item.name, item.entry, index > last ? pinned ?? base : base, to: &run, &statements)
    }
    run.end(in: &statements)
    return statements
  }

  private func add(
    _ name: ToolbarEntryName, _ entry: Entry, _ base: String, to run: inout Run,
    _ statements: inout [BuilderStatement]
  ) {
    let priority = isOnWatch ? 0 : self.priority(of: entry)
    if run.isLeft(by: base, priority) { run.end(in: &statements) }
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

  /// Statements for entries that people cannot rearrange, with spaces.
  ///
  /// A group stands apart from its neighbors.
  ///
  /// - Parameters:
  ///   - separatesTexts: Whether to put space around titles without images.
  ///   - placesSearch: Whether the search field has a place among the entries.
  func fixed(
    _ entries: [Entry], separatesTexts: Bool = false, placesSearch: Bool = false
  ) -> [BuilderStatement] {
    var statements: [BuilderStatement] = []
    var run = Run()
    var last: Entry?
    func flush() {
      run.end(in: &statements)
      last = nil
    }
    for item in items(entries) {
      switch item {
      case .entry(let name, let entry):
        if entry.attributes.contains(.hidden) { continue }
        if let previous = last,
          separatesTexts && needSpaceBetween(previous, entry) || isGroup(previous) || isGroup(entry)
        {
          flush()
          statements.append(.line("bar.space"))
        }
        add(name, entry, "bar", to: &run, &statements)
        last = entry
      case .space:
        flush()
        statements.append(.line("bar.space"))
      case .flexibleSpace:
        flush()
        statements.append(.line("bar.flexibleSpace"))
      case .search where placesSearch:
        flush()
        statements.append(Self.search)
      case .search(let words), .comment(let words):
        statements.append(.comment(words))
      }
    }
    flush()
    return shown(statements)
  }

  /// Statements for entries that people can rearrange.
  func customizable(_ entries: [Entry], spaces: Bool = true) -> [BuilderStatement] {
    var statements: [BuilderStatement] = []
    for item in items(entries) {
      switch item {
      case .entry(let name, let entry):
        var options: [String] = []
        if entry.attributes.contains(.hidden) { options.append(".hidden") }
        if entry.attributes.contains(.essential) { options.append(".essential") }
        if let options = ToolbarType.set(options) {
          statements.append(.entry("bar", name, options: options))
        } else if case .entries(let base, let names) = statements.last, name.isFirstOfCommand,
          names.count < Self.mostCommandsOfCall, names.allSatisfy(\.isFirstOfCommand)
        {
          statements[statements.count - 1] = .entries(base, names + [name])
        } else {
          statements.append(
            name.isFirstOfCommand ? .entries("bar", [name]) : .entry("bar", name))
        }
      case .space: if spaces { statements.append(.line("bar.space")) }
      case .flexibleSpace: if spaces { statements.append(.line("bar.flexibleSpace")) }
      case .search(let words), .comment(let words): statements.append(.comment(words))
      }
    }
    let single = statements.map { statement -> BuilderStatement in
      guard case .entries(let base, let names) = statement, names.count == 1 else {
        return statement
      }
      return .entry(base, names[0])
    }
    return shown(single)
  }

  /// How many commands `CustomizableToolbarProxy.items` takes, which needs a function for each number.
  private static let mostCommandsOfCall = 4

  private static let search = BuilderStatement.line("bar.search")

  /// Removes trailing spaces, where the search field goes. Keeps only comments if no entry is shown.
  private func shown(_ statements: [BuilderStatement]) -> [BuilderStatement] {
    func isEntry(_ statement: BuilderStatement) -> Bool {
      switch statement {
      case .entries, .entry: return true
      default: return statement == Self.search
      }
    }
    guard let last = statements.lastIndex(where: isEntry) else {
      return statements.filter(\.isComment)
    }
    return Array(statements[...last]) + statements[(last + 1)...].filter(\.isComment)
  }

  private func items(_ entries: [Entry]) -> [Item] {
    var counts: [String: Int] = [:]
    return items(entries, &counts)
  }

  /// - Parameter counts: How many entries each command has so far. The library counts them in the same way.
  private func items(_ entries: [Entry], _ counts: inout [String: Int]) -> [Item] {
    var items: [Item] = []
    for entry in entries {
      var name: ToolbarEntryName?
      switch entry.kind {
      case .space, .separator:
        items.append(.space)
      case .flexible:
        items.append(.flexibleSpace)
      case .group(let group) where isOnWatch:
        items += self.items(group.entries, &counts)
      case .standard(let command):
        if let words = comment(on: command) { items.append(.comment(words)) }
      case .command(let placement):
        name = self.name(of: placement.command, &counts)
      case .segmented(let variable, _):
        // Skip it without a command: a comment in the toolbar's type says so.
        name = context.command(choosing: variable).flatMap { self.name(of: $0, &counts) }
      case .submenu, .group: name = .part(names.id(of: entry))
      case .view(let view, _): name = .view(SwiftName.lowerCamel(view.text))
      case .search:
        items.append(
          .search(
            context.sentence("The search field is that of SwiftUI's `searchable`", entry.place)))
      case .titleMenu, .area, .each, .section, .row, .palette, .when, .include, .on: break
      }
      guard let name else { continue }
      if isOnWatch, needsMenu(entry) {
        items.append(.comment(context.sentence("watchOS has no menus", entry.place)))
      } else {
        items.append(.entry(name, entry))
      }
    }
    return items
  }

  /// The name of a command's next entry. A choice is named by its first option, a list by any element.
  private func name(of command: CommandID, _ counts: inout [String: Int]) -> ToolbarEntryName? {
    let value: String
    switch context.module.commands[command.index].payload {
    case .none: value = context.value(of: command)
    case .choice(_, let choice):
      // A choice without options has no entry.
      guard let first = context.module.choices[choice.index].options.first else { return nil }
      value = context.value(of: command, carrying: "." + SwiftName.member(first.name.text))
    case .list: value = context.value(of: command, carrying: "\"\"")
    }
    counts[value, default: 0] += 1
    return .command(value, number: counts[value] ?? 1)
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
