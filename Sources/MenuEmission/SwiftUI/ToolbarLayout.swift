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
      for block in toolbar.blocks { print(block, to: &code) }
    }
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
    code.block(
      "\(context.access)func \(bar.name)(_ bar: ShownToolbar) -> some \(content)"
    ) { code in
      BuilderStatement.print(
        bar.statements, in: bar.isCustomizable ? "ToolbarPart" : "Group", to: &code)
    }
  }

  // MARK: - Bars

  private func bars(of block: Toolbar.Block, on platform: Platform) -> [Bar] {
    let entries = context.module.entries(block.entries, on: platform)
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
    var statements = items.grouped(entries, "bar.items")
    guard let index = statements.firstIndex(where: { !$0.isComment }),
      case .call(let callee, var ids) = statements[index]
    else { return statements }
    let first = ids.removeFirst()
    let isOnly = ids.isEmpty && !toolbar.scrolls
    statements[index] = .call(isOnly ? "bar.corner" : "bar.primary", [first])
    if !ids.isEmpty { statements.insert(.call(callee, ids), at: index + 1) }
    return statements
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
    /// An entry and its ID in the library.
    case id(String, Entry)
    case space, flexibleSpace
    /// The search field, and the comment where a bar does not place it.
    case search(String)
    case comment(String)
  }

  /// Entries that share a call: they leave a bar together as space runs out.
  private struct Run: Equatable {
    var callee = ""
    var priority = 0
    var ids: [String] = []

    /// Whether an entry with this callee and priority belongs to another call.
    func isLeft(by callee: String, _ priority: Int) -> Bool {
      !ids.isEmpty && (self.callee != callee || self.priority != priority)
    }

    mutating func end(in statements: inout [BuilderStatement]) {
      if !ids.isEmpty { statements.append(.call(callee, ids)) }
      ids = []
    }
  }

  /// Statements for entries that stay together, with comments on those that SwiftUI lacks.
  ///
  /// - Parameter pinned: The call for the last entries, if they are essential.
  func grouped(
    _ entries: [Entry], _ callee: String, pinned: String? = nil
  ) -> [BuilderStatement] {
    var shown: [(id: String, entry: Entry)] = []
    var statements: [BuilderStatement] = []
    for item in items(entries) {
      switch item {
      case .id(let id, let entry):
        if !entry.attributes.contains(.hidden) { shown.append((StringLiteral.quoted(id), entry)) }
      case .search(let words), .comment(let words): statements.append(.comment(words))
      case .space, .flexibleSpace: continue
      }
    }
    let last = shown.lastIndex { !$0.entry.attributes.contains(.essential) } ?? -1
    var run = Run()
    for (index, item) in shown.enumerated() {
      add(item.id, item.entry, index > last ? pinned ?? callee : callee, to: &run, &statements)
    }
    run.end(in: &statements)
    return statements
  }

  private func add(
    _ id: String, _ entry: Entry, _ callee: String, to run: inout Run,
    _ statements: inout [BuilderStatement]
  ) {
    let priority = isOnWatch ? 0 : self.priority(of: entry)
    if run.isLeft(by: callee, priority) { run.end(in: &statements) }
    (run.callee, run.priority) = (callee, priority)
    run.ids.append(id)
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
      case .id(let id, let entry):
        if entry.attributes.contains(.hidden) { continue }
        if let previous = last,
          separatesTexts && needSpaceBetween(previous, entry) || isGroup(previous) || isGroup(entry)
        {
          flush()
          statements.append(.line("bar.space"))
        }
        add(StringLiteral.quoted(id), entry, "bar.items", to: &run, &statements)
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
    let statements = items(entries).compactMap { item -> BuilderStatement? in
      switch item {
      case .id(let id, let entry):
        var options: [String] = []
        if entry.attributes.contains(.hidden) { options.append(".hidden") }
        if entry.attributes.contains(.essential) { options.append(".essential") }
        let arguments = [StringLiteral.quoted(id)] + (ToolbarType.set(options).map { [$0] } ?? [])
        return .call("bar.item", arguments)
      case .space: return spaces ? .line("bar.space") : nil
      case .flexibleSpace: return spaces ? .line("bar.flexibleSpace") : nil
      case .search(let words), .comment(let words): return .comment(words)
      }
    }
    return shown(statements)
  }

  private static let search = BuilderStatement.line("bar.search")

  /// Removes trailing spaces, where the search field goes. Keeps only comments if no entry is shown.
  private func shown(_ statements: [BuilderStatement]) -> [BuilderStatement] {
    func isEntry(_ statement: BuilderStatement) -> Bool {
      if case .call = statement { return true }
      return statement == Self.search
    }
    guard let last = statements.lastIndex(where: isEntry) else {
      return statements.filter(\.isComment)
    }
    return Array(statements[...last]) + statements[(last + 1)...].filter(\.isComment)
  }

  private func items(_ entries: [Entry]) -> [Item] {
    var taken: Set<String> = []
    return items(entries, &taken)
  }

  private func items(_ entries: [Entry], _ taken: inout Set<String>) -> [Item] {
    var items: [Item] = []
    for entry in entries {
      switch entry.kind {
      case .space, .separator:
        items.append(.space)
        continue
      case .flexible:
        items.append(.flexibleSpace)
        continue
      case .group(let group) where isOnWatch:
        items += self.items(group.entries, &taken)
        continue
      case .standard(let command):
        if let words = comment(on: command) { items.append(.comment(words)) }
        continue
      case .segmented(let variable, _):
        // Skip it: a comment in the toolbar's type says that no command chooses it.
        if context.command(choosing: variable) == nil { continue }
      case .command, .submenu, .group, .view: break
      case .search:
        items.append(
          .search(
            context.sentence("The search field is that of SwiftUI's `searchable`", entry.place)))
        continue
      case .titleMenu, .area, .each, .section, .row, .palette, .when, .include, .on:
        continue
      }
      // The library numbers IDs the same way.
      let base = names.id(of: entry)
      var id = base
      var number = 2
      while !taken.insert(id).inserted {
        id = base + "." + String(number)
        number += 1
      }
      if isOnWatch, needsMenu(entry) {
        items.append(.comment(context.sentence("watchOS has no menus", entry.place)))
      } else {
        items.append(.id(id, entry))
      }
    }
    return items
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
