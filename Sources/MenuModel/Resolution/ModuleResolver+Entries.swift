import MenuSyntax

extension ModuleResolver {
  /// The title, picture, conditions and tap of a header.
  struct HeaderParts {
    var title: Text?
    var image: Image?
    var enabled: Condition?
    var shown: Condition?
    var tap: CommandID?
  }

  mutating func headerParts(of node: NodeView) -> HeaderParts {
    var parts = HeaderParts()
    var seen = SeenKinds()
    for child in node.children {
      switch child.kind {
      case .text, .symbol, .image, .enabledWhen, .shownWhen, .tap: break
      default: continue
      }
      let kind = child.kind == .image ? .symbol : child.kind
      guard seen.insert(kind) else {
        let what = kind == .text ? "A title" : "`\(child.text(of: child.firstToken))`"
        let first = node.children.first {
          $0.kind == kind || kind == .symbol && $0.kind == .image
        }
        reportDuplicate(
          "duplicate-attribute", at: place(child), "\(what) stands twice",
          first: place(first ?? child))
        continue
      }
      switch child.kind {
      case .text: parts.title = text(child)
      case .symbol, .image: parts.image = images(child).first
      case .enabledWhen: parts.enabled = condition(of: child)
      case .shownWhen: parts.shown = condition(of: child)
      default: parts.tap = name(of: child).flatMap { plainCommand($0, of: "tap") }
      }
    }
    return parts
  }

  /// Warns of a block with nothing in it.
  mutating func warnIfEmpty(_ node: NodeView, what: String) {
    guard let block = node.child(.block) else { return }
    for child in block.children where child.kind != .allow {
      _ = child
      return
    }
    report("empty-menu", .warning, at: header(node), "\(what) is empty")
  }

  /// The entries in the block of a node.
  ///
  /// - Parameter previous: What stands before them, where they are spliced.
  mutating func entries(
    of node: NodeView, in context: EntryContext, after previous: Predecessor = .none
  ) -> [Entry] {
    guard let block = node.child(.block) else { return [] }
    var room = 0
    for child in block.children {
      guard child.kind == .standardEntry else {
        room += 1
        continue
      }
      for name in child.children where name.kind == .name { room += 1 }
    }
    var result: [Entry] = []
    result.reserveCapacity(room)
    var allowances: [NodeView] = []
    var last = previous
    for child in block.children {
      switch child.kind {
      case .allow:
        allowances.append(child)
        continue
      case .missing, .unexpected:
        // The parser has told of it.
        if child.node.firstToken < child.node.tokenEnd { allowances = [] }
        continue
      default: break
      }
      resolveAllowances(&allowances, for: child)
      let count = result.count
      appendEntry(child, in: context, after: last, to: &result)
      if result.count > count { last = Predecessor(child.kind) }
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
    return result
  }

  private mutating func appendEntry(
    _ node: NodeView, in context: EntryContext, after previous: Predecessor,
    to result: inout [Entry]
  ) {
    // Most entries are a command's name alone.
    if node.kind == .commandEntry, node.subtreeEnd == node.index + 1,
      let id = commandID(node.firstToken, in: node)
    {
      result.append(Entry(kind: .command(CommandPlacement(command: id)), place: place(node)))
      return
    }
    if node.kind == .standardEntry {
      appendStandard(node, in: context, after: previous, to: &result)
      return
    }
    if node.kind == .editMenu {
      strayEditMenus.append(editMenu(node, on: nil))
      if case .pullDown = context.surface { return }
      report(
        "edit-menu-in-menu", at: header(node), "An edit menu stands in an `item`, not in a menu")
      return
    }
    guard let kind = entryKind(node, in: context, after: previous) else { return }
    // In place: an entry is not copied into the list.
    result.append(Entry(kind: kind, place: place(node)))
    resolveTraits(of: node, in: context, &result[result.count - 1], after: previous)
  }

  // MARK: Kinds

  private mutating func entryKind(
    _ node: NodeView, in context: EntryContext, after previous: Predecessor
  ) -> Entry.Kind? {
    switch node.kind {
    case .commandEntry: return commandPlacement(node, in: context)
    case .eachEntry: return each(node, in: context)
    case .separatorEntry: return separator(node, in: context)
    case .menuEntry: return submenu(node, in: context)
    case .sectionEntry:
      guard isMenuEntry(node, in: context) else { return nil }
      let title = node.child(.text).map { text($0) }
      let inner = entries(of: node, in: context)
      return title.map { .section(title: $0, entries: inner) }
    case .rowEntry:
      guard isMenuEntry(node, in: context) else { return nil }
      return .row(entries(of: node, in: context))
    case .paletteEntry:
      guard isMenuEntry(node, in: context) else { return nil }
      return .palette(entries(of: node, in: context))
    case .includeEntry:
      guard isMenuEntry(node, in: context), let name = name(of: node) else { return nil }
      return namedMenu(name).map { .include($0) }
    case .whenEntry:
      guard isMenuEntry(node, in: context) else { return nil }
      let condition = condition(of: node)
      let inner = entries(of: node, in: context, after: previous)
      return condition.map { .when($0, inner) }
    case .onEntry:
      let platforms = platforms(of: node)
      return .on(platforms, entries(of: node, in: context, after: previous))
    default:
      return toolbarEntryKind(node, in: context)
    }
  }

  private mutating func toolbarEntryKind(_ node: NodeView, in context: EntryContext) -> Entry
    .Kind?
  {
    guard context.isToolbar else {
      report(
        "not-in-menus", at: place(node.firstToken),
        "`\(node.text(of: node.firstToken))` stands in toolbars, not in menus",
        help: "For a command of that name write it in backticks.")
      return nil
    }
    switch node.kind {
    case .spaceEntry: return .space
    case .flexibleEntry: return .flexible
    case .viewEntry:
      guard let name = name(of: node), let label = node.child(.text) else { return nil }
      return .view(name, label: text(label))
    case .groupEntry:
      var group = ToolbarGroup(header: header(node))
      group.name = name(of: node)
      let parts = headerParts(of: node)
      group.title = parts.title
      group.image = parts.image
      var inner = context
      inner.isInGroup = true
      group.entries = entries(of: node, in: inner)
      warnIfEmpty(node, what: "This group")
      return .group(group)
    case .segmentedEntry:
      guard let name = name(of: node) else { return nil }
      return choiceVariable(name, of: "segmented").map { .segmented($0.0, $0.1) }
    case .searchEntry:
      return node.child(.text).map { .search(prompt: text($0)) }
    case .titleMenuEntry:
      guard isInPlace(node, context.takesTitleMenu) else { return nil }
      let inner = entries(of: node, in: context.submenu)
      warnIfEmpty(node, what: "This title menu")
      return .titleMenu(inner)
    case .areaEntry:
      guard isInPlace(node, context.takesAreas) else { return nil }
      let area: Entry.Area
      switch node.firstToken.keyword {
      case .leading: area = .leading
      case .center: area = .center
      default: area = .trailing
      }
      var inner = context
      inner.area = area
      return .area(
        area, isCustomizable: node.child(.toolbarTrait) != nil,
        entries: entries(of: node, in: inner))
    default:
      return nil
    }
  }

  /// Reports an area or a title menu that stands elsewhere than it can.
  private mutating func isInPlace(_ node: NodeView, _ isInPlace: Bool) -> Bool {
    if isInPlace { return true }
    let isTitleMenu = node.kind == .titleMenuEntry
    report(
      "ipados-only", at: place(node.firstToken),
      isTitleMenu
        ? "`title menu` stands in an `iPadOS` block or in its `leading` area"
        : "`\(node.text(of: node.firstToken))` is an area of an iPadOS toolbar, and stands straight in `iPadOS`",
      help: isTitleMenu
        ? nil : "Other toolbars have their entries straight in the platform's block.")
    return false
  }

  private mutating func separator(_ node: NodeView, in context: EntryContext) -> Entry.Kind {
    if context.isToolbar, case .toolbar(let platform) = context.surface, platform != .macOS {
      report(
        "separator-elsewhere", at: place(node), "A separator stands in menus and in macOS toolbars",
        help: "Write `space` or `flexible` between toolbar items, or `group { … }` around them.")
    }
    return .separator
  }

  /// Whether an entry that menus alone have stands in one.
  private mutating func isMenuEntry(_ node: NodeView, in context: EntryContext) -> Bool {
    guard context.isToolbar else { return true }
    report(
      "not-in-toolbars", at: place(node.firstToken),
      "`\(node.text(of: node.firstToken))` stands in menus, not in toolbars",
      help: "A toolbar's pull-down is a `menu \"Title\" { … }`.")
    return false
  }

  private mutating func commandPlacement(_ node: NodeView, in context: EntryContext) -> Entry
    .Kind?
  {
    guard let id = commandID(node.firstToken, in: node) else {
      // With more on its line than an entry has, it has been told of.
      if !isFollowed(node) { reportUnknownCommand(name(node.firstToken, in: node)) }
      return nil
    }
    var placement = CommandPlacement(command: id)
    var seen = SeenKinds()
    for child in node.children where child.kind == .entryTitle || child.kind == .symbol {
      guard seen.insert(child.kind) else {
        let first = node.child(child.kind) ?? child
        reportDuplicate(
          "duplicate-attribute", at: place(child),
          "`\(child.firstToken.keyword.text)` stands twice", first: place(first))
        continue
      }
      if child.kind == .entryTitle {
        placement.title = child.child(.text).map { text($0) }
        continue
      }
      let images = images(child)
      if images.second != nil {
        report("second-symbol", at: place(child), "A placement has one symbol")
      }
      if case .symbol(let symbol)? = images.first, symbol.text == "none" {
        placement.hidesImage = true
      } else {
        placement.image = images.first
      }
    }
    return .command(placement)
  }

  /// Whether a statement goes on behind a node.
  mutating func isFollowed(_ node: NodeView) -> Bool {
    let next = node.nextToken
    if next.flags.contains(.newlineBefore) { return false }
    switch next.kind {
    case .semicolon, .rightBrace, .endOfFile: return false
    default: return true
    }
  }

  /// The command that a token names.
  private mutating func commandID(_ token: Token, in node: NodeView) -> CommandID? {
    guard let number = commandNames.find(nameBytes(token, in: node)) else { return nil }
    noteUse(.command(number), at: place(token))
    return CommandID(number)
  }

  /// The command of a name, or a diagnostic.
  mutating func command(_ name: Name) -> CommandID? {
    if let id = commandID(name.text) {
      noteUse(.command(id.index), at: name.place)
      return id
    }
    reportUnknownCommand(name)
    return nil
  }

  private mutating func reportUnknownCommand(_ name: Name) {
    var help: String?
    if case .menu? = typeSymbol(name.text) {
      help = "`\(name.text)` is a menu: write `include \(name.text)` or `menu \(name.text)`."
    } else if variableNames.find(name.text) != nil {
      help = "`\(name.text)` is a state variable, which no menu shows."
    } else if name.text == "space" || name.text == "flexible" {
      help = "`\(name.text)` stands in toolbars; in menus `---` parts entries."
    } else if StandardCommandTable.entry(named: name.text) != nil {
      help = "The system's own is `standard \(name.text)`."
    }
    if let help {
      report("unknown-command", at: name.place, "There is no command `\(name.text)`", help: help)
    } else {
      reportUnknown(
        "unknown-command", name, "There is no command `\(name.text)`",
        among: module.commands.lazy.map(\.name.text),
        help: "Declare it: `commands { \(name.text) \"Title\" }`.")
    }
  }

  /// The command of a name that is performed as it is, without an option or element; or a diagnostic.
  mutating func plainCommand(_ name: Name, of word: String) -> CommandID? {
    guard let id = command(name) else { return nil }
    let command = module.commands[id.index]
    if case .none = command.payload { return id }
    report(
      "command-with-choices", at: name.place,
      "`\(word)` performs one command, and `\(name.text)` offers several",
      related: [RelatedPlace(place: command.name.place, message: "declared here")],
      help: "Name a command without `choose` and `pick`.")
    return nil
  }

  private mutating func each(_ node: NodeView, in context: EntryContext) -> Entry.Kind? {
    guard isMenuEntry(node, in: context), let name = name(of: node), let id = command(name) else {
      return nil
    }
    if case .none = module.commands[id.index].payload {
      // A payload that is at fault itself has been told of.
      let hasPayload = module.attributes(of: module.commands[id.index]).contains {
        $0.kind == .choose || $0.kind == .pick
      }
      if !hasPayload {
        report(
          "each-of-plain-command", at: name.place,
          "`each` shows the options of a `choose` or `pick` command, and `\(name.text)` is neither",
          related: [
            RelatedPlace(place: module.commands[id.index].name.place, message: "declared here")
          ],
          help: "Write `\(name.text)` alone.",
          fixes: [
            Fix(
              title: "Remove `each`", applicability: .unsafe,
              edits: [
                Edit(
                  place: Place(source: source, span: Span(node.span.start, name.place.span.start)),
                  text: "")
              ])
          ])
      }
      return nil
    }
    return .each(id)
  }

  private mutating func submenu(_ node: NodeView, in context: EntryContext) -> Entry.Kind? {
    var submenu = Submenu(header: header(node))
    let parts = headerParts(of: node)
    submenu.title = parts.title
    submenu.image = parts.image
    submenu.enabled = parts.enabled
    submenu.shown = parts.shown
    let name = name(of: node)
    if node.child(.block) != nil {
      submenu.entries = entries(of: node, in: context.submenu)
      if submenu.title == nil, let name {
        submenu.title = Text(segments: [.literal(name.text)], place: name.place)
      }
      warnIfEmpty(node, what: "This menu")
      return .submenu(submenu)
    }
    guard let name, let menu = namedMenu(name) else { return nil }
    submenu.menu = menu
    if submenu.title == nil {
      let named = module.menus[menu.index]
      submenu.title = named.title ?? Text(segments: [.literal(named.name.text)], place: name.place)
    }
    if submenu.image == nil { submenu.image = module.menus[menu.index].image }
    return .submenu(submenu)
  }

  /// The named menu of a name, or a diagnostic.
  mutating func namedMenu(_ name: Name) -> MenuID? {
    if case .menu(let id)? = typeSymbol(name.text) {
      noteUse(.type(name.text), at: name.place)
      return id
    }
    let help =
      commandID(name.text) != nil
      ? "`\(name.text)` is a command: write it alone." : "Declare it: `menu \(name.text) { … }`."
    reportUnknown(
      "unknown-menu", name, "There is no menu `\(name.text)`", among: module.menus.map(\.name.text),
      help: help)
    return nil
  }

  // MARK: Standard commands

  private mutating func appendStandard(
    _ node: NodeView, in context: EntryContext, after previous: Predecessor,
    to result: inout [Entry]
  ) {
    var last = previous
    for child in node.children where child.kind == .name {
      let bytes = nameBytes(child.firstToken, in: node)
      let name = name(child.firstToken, in: node)
      guard let standard = StandardCommandTable.number(of: bytes) else {
        reportUnknown(
          "unknown-standard", name, "The system has no `\(name.text)`",
          among: StandardCommandTable.names,
          help: commandID(name.text) == nil
            ? nil : "`\(name.text)` is a command of the module: write it alone.")
        continue
      }
      if let row = context.row, !StandardCommandTable.belongs(standard, to: row) {
        warnIfElsewhere(StandardCommandTable.all[standard], row, at: name.place)
      }
      result.append(Entry(kind: .standard(StandardCommand(name: name)), place: place(child)))
      resolveTraits(of: node, in: context, &result[result.count - 1], after: last)
      last = .other
    }
  }

  private mutating func warnIfElsewhere(
    _ entry: StandardCommandEntry, _ row: StandardCommandPlace, at place: Place
  ) {
    if isOfViewOrWindow(entry, in: row) { return }
    report(
      "standard-elsewhere", .warning, at: place, "`standard \(entry.name)` belongs elsewhere",
      help: "Its place is the \(placeNames(entry)).")
  }

  /// Whether `view-window-split` says what is wrong with a command in the View or the Window menu.
  private func isOfViewOrWindow(
    _ entry: StandardCommandEntry, in row: StandardCommandPlace
  ) -> Bool {
    switch row {
    case .view: return entry.belongs(to: .window) && entry.name != "help" || entry.name == "close"
    case .window: return entry.belongs(to: .view) || entry.name == "close"
    default: return false
    }
  }

  private func placeNames(_ entry: StandardCommandEntry) -> String {
    entry.places.map { place in
      switch place {
      case .app: return "app menu"
      case .file: return "File menu"
      case .edit: return "Edit menu"
      case .format: return "Format menu"
      case .view: return "View menu"
      case .window: return "Window menu"
      case .help: return "Help menu"
      case .toolbar: return "toolbar"
      }
    }.joined(separator: " or the ")
  }

  // MARK: Traits

  private mutating func resolveTraits(
    of node: NodeView, in context: EntryContext, _ entry: inout Entry, after previous: Predecessor
  ) {
    for child in node.children {
      switch child.kind {
      case .entryTrait: resolveTrait(child, of: node, in: context, &entry)
      case .alternate: resolveAlternate(child, of: node, &entry, after: previous)
      case .entryTitle, .symbol:
        let takesThem = node.kind == .commandEntry || (child.kind == .symbol && isHeader(node.kind))
        if !takesThem {
          report(
            "attribute-of-command", at: place(child),
            "`\(child.firstToken.keyword.text)` changes a command where it is placed, and this is none"
          )
        }
      default: break
      }
    }
  }

  private func isHeader(_ kind: NodeKind) -> Bool { kind == .menuEntry || kind == .groupEntry }

  private mutating func resolveTrait(
    _ trait: NodeView, of node: NodeView, in context: EntryContext, _ entry: inout Entry
  ) {
    let word =
      trait.node.tokenEnd - trait.node.firstToken > 1
      ? "clicks through" : trait.firstToken.keyword.text
    guard context.isToolbar else {
      report(
        "not-in-menus", at: place(trait),
        "`\(word)` says something about toolbar items, and this is a menu")
      return
    }
    let attribute: EntryAttributes
    switch trait.firstToken.keyword {
    case .hidden:
      attribute = .hidden
      if context.isInGroup {
        report(
          "hidden-in-group", at: place(trait), "A group is shown or hidden as a whole",
          help: "Write `hidden` behind `group`, or move the entry out of it.")
      }
    case .essential: attribute = .essential
    case .prominent: attribute = .prominent
    case .selectable: attribute = .selectable
    case .springs: attribute = .springs
    default: attribute = .clicksThrough
    }
    if entry.attributes.contains(attribute) {
      report("duplicate-trait", at: place(trait), "`\(word)` stands twice")
    }
    entry.attributes.insert(attribute)
  }

  private mutating func resolveAlternate(
    _ node: NodeView, of entryNode: NodeView, _ entry: inout Entry, after previous: Predecessor
  ) {
    var modifier = KeyModifiers.option
    if let name = name(of: node), let named = Self.modifier(name.text) { modifier = named }
    if entry.alternate != nil {
      report("duplicate-trait", at: place(node), "`alternate` stands twice")
    }
    entry.alternate = modifier
    if case .submenu = entry.kind {
      report(
        "alternate-of-submenu", at: place(node),
        "A submenu is no alternate: `alternate` takes a command")
      return
    }
    switch previous {
    case .none, .separator:
      report(
        "alternate-of-nothing", at: place(node),
        "This alternate has no entry before it whose place it could take",
        help: "Write it straight behind the entry that it replaces.")
    case .submenu:
      report(
        "alternate-of-submenu", at: place(node),
        "The entry before is a submenu, whose place no alternate takes")
    case .other: break
    }
  }

  /// The edit menus met in a button since the last call.
  mutating func takeStrayEditMenus() -> [EditMenu] {
    defer { strayEditMenus = [] }
    return strayEditMenus
  }
}
