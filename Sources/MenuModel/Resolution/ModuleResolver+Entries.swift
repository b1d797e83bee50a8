import MenuSyntax

extension ModuleResolver {
  /// The titles, picture, conditions and tap of a header.
  struct HeaderParts {
    var title: Text?
    var subtitle: Text?
    var image: Image?
    var enabled: Condition?
    var shown: Condition?
    var presence: Presence?
    var tap: CommandID?
  }

  mutating func headerParts(of syntax: some HeaderedSyntax) -> HeaderParts {
    var parts = HeaderParts()
    var seen: [AttributeLocation] = []
    for part in syntax.headerParts {
      guard let form = part.form else { continue }
      // A header has one picture.
      let kind = part.node.kind == .image ? .symbol : part.node.kind
      let location = AttributeLocation(kind: kind, place: place(part))
      if let first = seen.first(where: { $0.kind == kind }) {
        let what = kind == .text ? "A title" : "`\(part.keywordText)`"
        reportDuplicate(
          "duplicate-attribute", at: location.place, "\(what) is written twice", first: first.place)
        continue
      }
      seen.append(location)
      switch form {
      case .title(let title): parts.title = text(title)
      case .symbol(let symbol):
        reportAlternative(symbol.during)
        parts.image = image(symbol.name, of: symbol)
      case .image(let syntax):
        reportAlternative(syntax.during)
        parts.image = image(syntax.name, of: syntax)
        _ = image(syntax.nameWhenOn, of: syntax)
      case .condition(let syntax):
        let condition = condition(of: syntax)
        if syntax.keyword == .enabled { parts.enabled = condition } else { parts.shown = condition }
      case .only(let syntax): parts.presence = presence(of: syntax)
      case .tap(let tap): parts.tap = name(of: tap).flatMap { plainCommand($0, of: "tap") }
      case .subtitle(let syntax): parts.subtitle = subtitle(syntax)
      }
    }
    return parts
  }

  /// Warns of a block with nothing in it.
  mutating func warnIfEmpty(_ syntax: some BracedSyntax, what: String) {
    // Lines of text alone offer nothing.
    guard let block = syntax.block,
      block.node.children.allSatisfy({ $0.kind == .allow || $0.kind == .textEntry })
    else { return }
    report(
      "empty-menu", .warning, at: place(syntax.header), "\(what) is empty",
      help: "Write the commands that it offers, or remove it.")
  }

  /// The entries in the block of a node.
  ///
  /// - Parameter previous: What comes before them, where they are spliced.
  mutating func entries(
    of syntax: some BracedSyntax, in context: EntryContext, after previous: Predecessor = .none
  ) -> [Entry] {
    var result: [Entry] = []
    var last = previous
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      guard let entry = statement.as(EntrySyntax.self) else { continue }
      let count = result.count
      append(entry, in: context, after: last, to: &result)
      if result.count > count { last = Predecessor(entry.node.kind) }
    }
    return result
  }

  private mutating func append(
    _ syntax: EntrySyntax, in context: EntryContext, after previous: Predecessor,
    to result: inout [Entry]
  ) {
    guard let form = syntax.form else { return }
    switch form {
    case .standard(let standard) where context.commandsOnly == nil:
      append(standard, syntax, in: context, after: previous, to: &result)
    case .include(let include) where context.isToolbar:
      result += items(of: include, syntax, in: context)
    case .editMenu(let menu):
      misplacedEditMenus.append(editMenu(menu, on: nil))
      if case .pullDown = context.surface { return }
      report(
        "edit-menu-in-menu", at: place(menu.header),
        "An edit menu belongs in an `item`, not in another menu",
        help: "Write `item Name { edit menu { … } }`.")
    default:
      guard let kind = kind(of: syntax, form, in: context, after: previous) else { return }
      var entry = Entry(kind: kind, place: place(syntax))
      resolveModifiers(of: syntax, in: context, &entry, after: previous)
      result.append(consume entry)
    }
  }

  // MARK: Kinds

  private mutating func kind(
    of syntax: EntrySyntax, _ form: EntrySyntax.Form, in context: EntryContext,
    after previous: Predecessor
  ) -> Entry.Kind? {
    if let surface = context.commandsOnly, refuse(syntax, form, amongCommandsOf: surface, context) {
      return nil
    }
    switch form {
    case .command(let command): return placement(command, syntax.modifiers, in: context)
    case .separator: return separator(syntax, in: context)
    case .menu(let menu): return submenu(menu, in: context)
    case .on(let on):
      let platforms = platforms(of: on)
      return .on(platforms, entries(of: on, in: context, after: previous))
    case .when(let when):
      var inside = context
      inside.isConditional = true
      let presence = presence(of: when)
      let inner = entries(of: when, in: inside, after: previous)
      return presence.map { .when($0, inner) }
    case .each, .text, .section, .row, .palette, .include:
      guard !context.isToolbar else {
        report(
          "not-in-toolbars", at: place(syntax.keywordToken.span),
          "`\(syntax.keywordText)` belongs in menus, not in toolbars",
          help: "For a pull-down in a toolbar, write `menu \"Title\" { … }`.")
        return nil
      }
      return menuEntryKind(form, in: context)
    default:
      guard context.isToolbar else {
        report(
          "not-in-menus", at: place(syntax.keywordToken.span),
          "`\(syntax.keywordText)` belongs in toolbars, not in menus",
          help: syntax.keywordText == "group"
            ? "The groups of a menu are separated by `---`, or are a `section \"Title\" { … }`."
            : "If a command has this name, write it in backticks.")
        return nil
      }
      return toolbarEntryKind(syntax, form, in: context)
    }
  }

  /// An entry that only menus have.
  private mutating func menuEntryKind(
    _ form: EntrySyntax.Form, in context: EntryContext
  ) -> Entry.Kind? {
    switch form {
    case .each(let each): return self.each(each)
    case .text(let line): return self.line(line, in: context)
    case .section(let section):
      let title = section.title.map { text($0) }
      let subtitle = section.subtitle.flatMap { self.subtitle($0) }
      let inner = entries(of: section, in: context)
      return title.map { .section(title: $0, subtitle: subtitle, entries: inner) }
    case .row(let row):
      let size = size(of: row)
      return .row(entries(of: row, in: context.sideBySide), size: size)
    case .palette(let palette):
      let inner = entries(of: palette, in: context.sideBySide)
      reportNestedLists(in: inner)
      return .palette(inner)
    case .include(let include):
      return name(of: include).flatMap { namedMenu($0) }.map { .include($0) }
    default: return nil
    }
  }

  /// The size that a row says, once.
  private mutating func size(of row: RowEntrySyntax) -> RowSize? {
    guard let size = row.sizes.first else { return nil }
    if let second = row.sizes.dropFirst().first {
      reportDuplicate(
        "duplicate-trait", at: place(second), "A row has one size", first: place(size))
    }
    return size.keyword == .small ? .small : .medium
  }

  /// An entry that only toolbars have.
  private mutating func toolbarEntryKind(
    _ entry: EntrySyntax, _ form: EntrySyntax.Form, in context: EntryContext
  ) -> Entry.Kind? {
    switch form {
    case .space: return .space
    case .flexible: return .flexible
    case .view(let view):
      guard let name = name(of: view), let label = view.label else { return nil }
      return .view(name, label: text(label))
    case .group(let syntax):
      var group = ToolbarGroup(header: place(syntax.header))
      group.name = name(of: syntax)
      let parts = headerParts(of: syntax)
      reportSubtitle(of: syntax, what: "this is a group of toolbar items")
      group.title = parts.title
      group.image = parts.image
      var inner = context
      inner.isInGroup = true
      group.entries = entries(of: syntax, in: inner)
      warnIfEmpty(syntax, what: "This group")
      return .group(group)
    case .segmented(let segmented):
      guard let name = name(of: segmented) else { return nil }
      return choiceVariable(name, of: "segmented").map { .segmented($0.0, $0.1) }
    case .search(let search):
      if context.isConditional {
        report(
          "search-in-when", at: place(entry.keywordToken.span),
          "A search field cannot come and go with a condition",
          help: "Write `search` outside of `when`.")
      }
      return search.prompt.map { .search(prompt: text($0)) }
    case .titleMenu(let titleMenu):
      guard context.takesTitleMenu else {
        report(
          "area-elsewhere", at: place(entry.keywordToken.span),
          "`title menu` belongs in a toolbar's `iOS` or `iPadOS` block, or in its `leading` area",
          help: "Write `iPadOS { title menu { … } }`.")
        return nil
      }
      let inner = entries(of: titleMenu, in: context.submenu)
      warnIfEmpty(titleMenu, what: "This title menu")
      return .titleMenu(inner)
    case .area(let syntax):
      let area: Entry.Area
      switch syntax.keyword {
      case .leading: area = .leading
      case .center: area = .center
      case .bottom: area = .bottom
      default: area = .trailing
      }
      guard context.areas.contains(area) else {
        report(area, at: place(entry.keywordToken.span), outOfPlaceIn: context)
        return nil
      }
      var inner = context
      inner.area = area
      return .area(
        area, isCustomizable: syntax.isCustomizable, entries: entries(of: syntax, in: inner))
    default:
      return nil
    }
  }

  private mutating func report(
    _ area: Entry.Area, at place: Place, outOfPlaceIn context: EntryContext
  ) {
    if case .toolbar(let platforms) = context.surface, let last = context.areas.last,
      let platform = platforms.first(where: { !Entry.Area.all(on: $0).contains(area) })
    {
      let others = context.areas.dropLast().map { "`\($0.rawValue)`" }.joined(separator: ", ")
      let names = platforms.map(\.name).joined(separator: " and ")
      report(
        "area-elsewhere", at: place, "`\(area.rawValue)` is not an area of \(platform.name)",
        help: platforms.count > 1
          ? "\(names) share the areas \(others) and `\(last.rawValue)`; for `\(area.rawValue)`, give each platform a block of its own."
          : "\(names) has the areas \(others) and `\(last.rawValue)`.")
      return
    }
    let platforms = Platform.allCases.filter { Entry.Area.all(on: $0).contains(area) }
    report(
      "area-elsewhere", at: place,
      "`\(area.rawValue)` is an area of a toolbar and belongs directly in \(platforms.map { "`\($0.name)`" }.joined(separator: " or "))",
      help: context.isConditional
        ? "Write `when` in the area: `\(area.rawValue) { when … { … } }`."
        : "Elsewhere in a toolbar, write the entries directly in the platform's block.")
  }

  private mutating func separator(
    _ syntax: EntrySyntax, in context: EntryContext
  ) -> Entry.Kind {
    if context.isToolbar, case .toolbar(let platforms) = context.surface, platforms != [.macOS] {
      report(
        "separator-elsewhere", at: place(syntax),
        "A separator belongs in menus and in macOS toolbars",
        help: "Write `space` or `flexible` between toolbar items, or `group { … }` around them.")
    }
    return .separator
  }

  /// The command that an entry places, or a diagnostic.
  private mutating func placedCommand(
    _ syntax: CommandEntrySyntax, in context: EntryContext
  ) -> CommandID? {
    let name = name(syntax.name)
    guard let id = commandIDs[name.text] else {
      // With more on its line than an entry has, it has been reported.
      if !syntax.node.isFollowedOnLine {
        reportUnknownCommand(name, in: context)
      }
      return nil
    }
    noteUse(.command(id.index), at: name.place)
    return id
  }

  private mutating func placement(
    _ syntax: CommandEntrySyntax, _ modifiers: [EntryModifierSyntax], in context: EntryContext
  ) -> Entry.Kind? {
    guard let id = placedCommand(syntax, in: context) else { return nil }
    var placement = CommandPlacement(command: id)
    var title: EntryModifierSyntax?
    var picture: EntryModifierSyntax?
    var subtitle: EntryModifierSyntax?
    for modifier in modifiers {
      let first: EntryModifierSyntax?
      switch modifier.node.kind {
      case .entryTitle: (first, title) = (title, title ?? modifier)
      case .symbol, .image: (first, picture) = (picture, picture ?? modifier)
      case .subtitle: (first, subtitle) = (subtitle, subtitle ?? modifier)
      default: continue
      }
      if let first {
        reportDuplicate(
          "duplicate-attribute", at: place(modifier),
          first.keyword == modifier.keyword
            ? "`\(modifier.keyword.text)` is written twice" : "A placement has only one picture",
          first: place(first))
        continue
      }
      switch modifier.form {
      case .title(let title): placement.title = title.text.map { text($0) }
      case .symbol(let symbol):
        reportAlternative(symbol.during)
        if symbol.nameWhenOn != nil { reportSecondSymbol(of: "A placement", at: place(symbol)) }
        if symbol.name?.equals("none") ?? false {
          placement.hidesImage = true
          _ = isNoneThatStays(symbol, ofCommand: false)
        } else {
          placement.image = image(symbol.name, of: symbol)
        }
      case .image(let syntax):
        reportAlternative(syntax.during)
        if let second = syntax.nameWhenOn {
          reportSecondSymbol(of: "A placement", at: place(syntax))
          _ = image(second, of: syntax)
        }
        placement.image = image(syntax.name, of: syntax)
      case .subtitle(let syntax) where context.isQuickActions:
        placement.subtitle = self.subtitle(syntax)
      default: break
      }
    }
    return .command(placement)
  }

  /// The command of a name, or a diagnostic.
  mutating func command(_ name: Name) -> CommandID? {
    if let id = commandIDs[name.text] {
      noteUse(.command(id.index), at: name.place)
      return id
    }
    reportUnknownCommand(name, in: nil)
    return nil
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
      help: "Name a command that has neither `choose` nor `pick`.")
    return nil
  }

  private mutating func submenu(
    _ syntax: MenuEntrySyntax, in context: EntryContext
  ) -> Entry.Kind? {
    var submenu = Submenu(header: place(syntax.header))
    let parts = headerParts(of: syntax)
    submenu.title = parts.title
    submenu.subtitle = parts.subtitle
    submenu.image = parts.image
    submenu.enabled = parts.enabled
    submenu.shown = parts.shown
    if context.isToolbar {
      submenu.tap = parts.tap
      reportSubtitle(of: syntax, what: "a menu of a toolbar is a button")
    } else if let tap = syntax.headerParts.first(where: { $0.node.kind == .tap }) {
      report(
        "tap-of-submenu", at: place(tap),
        "A submenu opens when it is chosen, so no tap is left for a command",
        help: "Make the command an entry of the submenu, or write `tap` at a menu of a toolbar.")
    }
    let name = name(of: syntax)
    if syntax.block != nil {
      submenu.entries = entries(of: syntax, in: context.submenu)
      if submenu.title == nil, let name {
        submenu.title = Text(segments: [.literal(name.text)], place: name.place)
      }
      warnIfEmpty(syntax, what: "This menu")
      return .submenu(submenu)
    }
    guard let name, let menu = namedMenu(name) else { return nil }
    submenu.menu = menu
    if submenu.title == nil {
      let named = module.menus[menu.index]
      submenu.title = named.title ?? Text(segments: [.literal(named.name.text)], place: name.place)
    }
    if submenu.subtitle == nil { submenu.subtitle = module.menus[menu.index].subtitle }
    if submenu.image == nil { submenu.image = module.menus[menu.index].image }
    return .submenu(submenu)
  }

  /// The named menu of a name, or a diagnostic.
  mutating func namedMenu(_ name: Name) -> MenuID? {
    if case .menu(let id)? = types[name.text]?.symbol {
      noteUse(.type(name.text), at: name.place)
      return id
    }
    let help =
      commandIDs[name.text] != nil
      ? "`\(name.text)` is a command: write it without `include`."
      : "Declare it: `menu \(name.text) { … }`."
    reportUnknown(
      "unknown-menu", name, "There is no menu `\(name.text)`", among: module.menus.map(\.name.text),
      help: help)
    return nil
  }

  // MARK: Standard commands

  private mutating func append(
    _ standard: StandardEntrySyntax, _ syntax: EntrySyntax, in context: EntryContext,
    after previous: Predecessor, to result: inout [Entry]
  ) {
    var last = previous
    if standard.names.count > 1 { reportChangesOfSeveral(standard) }
    for name in standard.names.map({ name($0) }) {
      guard let command = StandardCommandTable.entry(named: name.text) else {
        if commandIDs[name.text] == nil, let word = HabitualWords.standard(name.text) {
          reportHabit(name, word)
          continue
        }
        reportUnknown(
          "unknown-standard", name, "There is no standard command `\(name.text)`",
          among: StandardCommandTable.names,
          help: commandIDs[name.text] == nil
            ? "The documentation of the language lists them, by the menus that they belong in."
            : "`\(name.text)` is a command of the module: write it without `standard`.")
        continue
      }
      if let row = context.row {
        if !command.belongs(to: row) { warnIfElsewhere(command, row, at: name.place) }
      } else if command.isOfToolbarsAlone, !context.isNamedMenu {
        warnElsewhere(command, at: name.place)
      }
      var changed = StandardCommand(name: name)
      if standard.names.count == 1 { change(&changed, as: standard, of: command, in: context) }
      var entry = Entry(kind: .standard(changed), place: name.place)
      resolveModifiers(of: syntax, in: context, &entry, after: last)
      result.append(entry)
      last = .other
    }
  }

  // MARK: Modifiers

  mutating func resolveModifiers(
    of syntax: EntrySyntax, in context: EntryContext, _ entry: inout Entry,
    after previous: Predecessor
  ) {
    for modifier in syntax.modifiers {
      switch modifier.form {
      case .trait(let trait): resolve(trait, in: context, &entry)
      case .alternate(let alternate):
        if let surface = context.commandsOnly {
          report(
            "alternate-of-nothing", at: place(alternate),
            "\(capitalized(surface)) have no alternates: no key is held while they are chosen",
            help: "Remove `alternate`.")
        } else {
          resolve(alternate, &entry, after: previous)
        }
      case .subtitle:
        guard syntax.node.kind == .commandEntry, !context.isQuickActions else { continue }
        report(
          "attribute-of-command", at: place(modifier),
          "Only in quick actions has a placement a `subtitle` of its own",
          help: "Write it where the command is declared.")
      case .title, .symbol, .image:
        let kind = syntax.node.kind
        let takesPicture = [.menuEntry, .groupEntry, .textEntry].contains(kind)
        if kind == .standardEntry && modifier.keyword == .as && !context.isToolbar { continue }
        if kind == .commandEntry || takesPicture && modifier.keyword != .as { continue }
        report(
          "attribute-of-command", at: place(modifier),
          "`\(modifier.keyword.text)` changes a command where it is placed, and this is not a command",
          help: "Remove it.")
      case nil: break
      }
    }
  }

  private mutating func resolve(
    _ trait: EntryTraitSyntax, in context: EntryContext, _ entry: inout Entry
  ) {
    let word = trait.node.tokens.count > 1 ? "clicks through" : trait.keyword.text
    guard context.isToolbar else {
      report(
        "not-in-menus", at: place(trait),
        "`\(word)` applies to toolbar items, and this is a menu",
        help: "Remove it.")
      return
    }
    let attribute: EntryAttributes
    switch trait.keyword {
    case .hidden:
      attribute = .hidden
      if context.isInGroup {
        report(
          "hidden-in-group", at: place(trait), "A group is shown or hidden as a whole",
          help: "Write `hidden` after `group`, or move the entry out of it.")
      }
    case .essential: attribute = .essential
    case .prominent: attribute = .prominent
    case .selectable: attribute = .selectable
    case .springs: attribute = .springs
    default: attribute = .clicksThrough
    }
    if entry.attributes.contains(attribute) {
      report(
        "duplicate-trait", at: place(trait), "`\(word)` is written twice",
        help: "Remove one of the two.")
    }
    entry.attributes.insert(attribute)
  }

  private mutating func resolve(
    _ alternate: AlternateSyntax, _ entry: inout Entry, after previous: Predecessor
  ) {
    if entry.alternate != nil {
      report(
        "duplicate-trait", at: place(alternate), "`alternate` is written twice",
        help: "Remove one of the two.")
    }
    entry.alternate = alternate.modifier.flatMap { Self.modifier($0.text) } ?? .option
    if case .submenu = entry.kind {
      report(
        "alternate-of-submenu", at: place(alternate),
        "A submenu cannot be an alternate; only a command can",
        help: "Remove `alternate`, or place a command here.")
      return
    }
    switch previous {
    case .none, .separator:
      report(
        "alternate-of-nothing", at: place(alternate),
        "No entry precedes this alternate for it to replace",
        help: "Write it directly after the entry that it replaces.")
    case .submenu:
      report(
        "alternate-of-submenu", at: place(alternate),
        "An alternate cannot replace a submenu, which is what precedes it",
        help: "Write it directly after the command that it replaces.")
    case .other: break
    }
  }

  /// The edit menus found in a button since the last call.
  mutating func takeMisplacedEditMenus() -> [EditMenu] {
    defer { misplacedEditMenus = [] }
    return misplacedEditMenus
  }
}
