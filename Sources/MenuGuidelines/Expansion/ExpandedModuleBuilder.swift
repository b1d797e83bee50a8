import MenuModel
import MenuSyntax

/// Walks a module once and gathers what each platform shows.
struct ExpandedModuleBuilder {
  let platforms: PlatformSet
  var context: ExpansionContext
  var menus: [ExpandedMenu] = []
  var toolbars: [ExpandedToolbar] = []
  private(set) var labels: [Label] = []
  private(set) var placements: [Placement] = []
  /// The menus of each screen, which are next to each other.
  private(set) var menusOfScreens: [Range<Int>] = []
  /// The toolbars of each screen.
  private(set) var toolbarsOfScreens: [Range<Int>] = []

  init(_ module: MenuModule, platforms: PlatformSet, facts: SpellingFacts) {
    self.platforms = platforms
    self.context = ExpansionContext(module, facts: facts)
  }

  var module: MenuModule { context.module }

  /// Walks everything, in the order of the module.
  mutating func build() {
    for (index, command) in module.commands.enumerated() {
      addLabels(of: command, CommandID(index))
    }
    for choice in module.choices {
      for option in choice.options {
        addLabel(.option, option.title, on: platforms, isVerbatim: option.isVerbatim)
      }
    }
    for (index, item) in module.topLevelItems.enumerated() {
      addItem(item, owner: .item(screen: nil, item: index), screen: nil)
    }
    for index in module.screens.indices {
      let (firstMenu, firstToolbar) = (menus.count, toolbars.count)
      addScreen(module.screens[index], index)
      menusOfScreens.append(firstMenu..<menus.count)
      toolbarsOfScreens.append(firstToolbar..<toolbars.count)
    }
    for toolbar in module.toolbars { addToolbar(toolbar, screen: nil) }
    for (number, menu) in (module.menuBar?.menus ?? []).enumerated() { addBarMenu(menu, number) }
  }

  /// The separators that no platform shows, in the order of the text.
  var surplusSeparators: [Place] {
    if context.droppedSeparators.isEmpty { return [] }
    return Set(context.droppedSeparators).subtracting(context.shownSeparators).sorted {
      ($0.source, $0.span.start) < ($1.source, $1.span.start)
    }
  }

  // MARK: Surfaces

  private mutating func addScreen(_ screen: Screen, _ index: Int) {
    for (number, item) in screen.items.enumerated() {
      addItem(item, owner: .item(screen: index, item: number), screen: index)
    }
    if let background = screen.background {
      addRoot(
        .background, owner: .background(screen: index), background.entries,
        title: background.title, platforms: background.platforms, screen: index
      ) { menu in
        menu.isFixed = background.isFixed
        menu.header = background.header
        menu.place = background.place
      }
    }
    for (number, button) in screen.buttons.enumerated() { addButton(button, number, of: index) }
    if let toolbar = screen.toolbar { addToolbar(toolbar, screen: index) }
  }

  private mutating func addItem(_ item: Item, owner: ExpandedMenu.Owner, screen: Int?) {
    if let opens = item.preview?.opens {
      placements.append(
        Placement(
          command: opens, site: .preview, platforms: platforms, place: item.place, screen: screen,
          isHidden: false))
    }
    if let context = item.contextMenu {
      addRoot(
        .context, owner: owner, context.entries, title: context.title,
        platforms: context.platforms, screen: screen
      ) { menu in
        menu.isFixed = context.isFixed
        menu.header = context.header
        menu.place = context.place
      }
    }
    if let edit = item.editMenu {
      addRoot(.edit, owner: owner, edit.entries, platforms: edit.platforms, screen: screen) {
        menu in
        menu.header = edit.header
        menu.place = edit.place
      }
    }
  }

  private mutating func addButton(_ button: MenuButton, _ number: Int, of screen: Int) {
    let shownOn = button.platforms.map { platforms.intersection(PlatformSet($0)) } ?? platforms
    if let tap = button.tap {
      placements.append(
        Placement(
          command: tap, site: .tap(screen: screen, button: number), platforms: shownOn,
          place: button.header, screen: screen, isHidden: false))
    }
    if let title = button.title { addLabel(.button, title, surface: .pullDown, on: shownOn) }
    addRoot(
      .pullDown, owner: .button(screen: screen, button: number), button.entries,
      platforms: button.platforms, screen: screen
    ) { menu in
      menu.image = button.image
      menu.isConditional = button.enabled != nil || button.shown != nil
      menu.header = button.header
      menu.place = button.place
    }
  }

  private mutating func addBarMenu(_ bar: BarMenu, _ number: Int) {
    var entries = bar.entries
    var title = bar.title
    let place = context.barPlaces[number]
    if case .named(let named) = bar.kind {
      entries = module.menus[named.index].entries
      title = module.menus[named.index].title
    }
    addRoot(
      .bar, owner: .barMenu(number), entries, title: title, platforms: bar.platforms, screen: nil,
      within: platforms.intersection(ExpandedModule.menuBarPlatforms), evenIfEmpty: true
    ) { menu in
      menu.image = bar.image
      menu.barPlace = place
      menu.isStandard = bar.isStandard
      menu.isConditional = bar.enabled != nil || bar.shown != nil
      menu.header = bar.header
      menu.place = bar.place
    }
  }

  // MARK: Menus

  /// Adds a menu that is not a submenu, once for each set of platforms that show the same.
  private mutating func addRoot(
    _ surface: MenuSurface, owner: ExpandedMenu.Owner, _ entries: [Entry], title: Text? = nil,
    platforms own: [Platform]?, screen: Int?, within limit: PlatformSet? = nil,
    evenIfEmpty: Bool = false, _ describe: (inout ExpandedMenu) -> Void
  ) {
    var shownOn = limit ?? platforms
    if let own { shownOn = shownOn.intersection(PlatformSet(own)) }
    for alike in variants(of: entries, on: shownOn) {
      let number = addMenu(
        surface, owner: owner, entries, platforms: alike, level: 0, parent: nil, screen: screen,
        includedAt: nil)
      describe(&menus[number])
      if menus[number].entries.isEmpty && !evenIfEmpty {
        menus.removeLast(menus.count - number)
        continue
      }
      if let barPlace = menus[number].barPlace {
        for index in number..<menus.count { menus[index].barPlace = barPlace }
      }
      if let title {
        addTitle(title, surface == .bar ? .barMenu : .contextMenuTitle, ofMenu: number)
      }
    }
  }

  /// Appends a menu and, after it, its submenus. Gives its number.
  mutating func addMenu(
    _ surface: MenuSurface, owner: ExpandedMenu.Owner, _ entries: [Entry], platforms: PlatformSet,
    level: Int, parent: Int?, screen: Int?, includedAt: Place?
  ) -> Int {
    let number = menus.count
    // The caller knows where it is written.
    let unknown = Place(source: 0, span: Span(0, 0))
    menus.append(
      ExpandedMenu(
        number: number, surface: surface, owner: owner, platforms: platforms, level: level,
        parent: parent, header: unknown, place: unknown, includedAt: includedAt))
    guard let platform = platforms.first else { return number }
    let dropped = context.droppedSeparators.count
    let walk = EntryWalk(entries, platform: platform, &context)
    if let separator = walk.trailingSeparator {
      if level == 0, isFilledBySystem(owner) {
        context.shownSeparators.append(separator)
      } else {
        context.droppedSeparators.append(separator)
      }
    }
    // A submenu of one entry and a separator is one that the app fills.
    if level > 0, walk.entries.count == 1, context.droppedSeparators.count == dropped + 1 {
      context.shownSeparators.append(context.droppedSeparators.removeLast())
    }
    addLoneSeparators(of: entries)
    var result = walk.entries
    for (submenu, place, position) in walk.submenus {
      let inner = submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries
      let entry = result[position]
      let child = addMenu(
        surface, owner: owner, inner, platforms: platforms, level: level + 1, parent: number,
        screen: screen, includedAt: entry.includedFrom == nil ? nil : entry.place)
      if menus[child].entries.isEmpty {
        menus.removeLast(menus.count - child)
        continue
      }
      result[position].kind = .menu(child)
      menus[child].image = submenu.image
      menus[child].isConditional = submenu.enabled != nil || submenu.shown != nil
      menus[child].header = submenu.header
      menus[child].place = place
      if let title = submenu.title {
        addTitle(title, .submenu, ofMenu: child, condition: submenu.shown ?? entry.condition)
      }
    }
    if !walk.submenus.isEmpty {
      result.removeAll { if case .menu(-1) = $0.kind { true } else { false } }
    }
    for section in walk.sections { addLabel(.section, section, surface: surface, on: platforms) }
    for entry in result {
      guard let command = entry.command else { continue }
      addPlacement(entry, command, site: .menu(number, surface), on: platforms, screen: screen)
      if let title = entry.title {
        addLabel(
          .placement, title, surface: surface, on: platforms, command: command,
          condition: entry.condition)
      }
    }
    menus[number].entries = result
    menus[number].sectionCount = walk.sections.count
    return number
  }

  /// Whether the system adds entries at the end of a menu: dictation, full screen, the open windows.
  private func isFilledBySystem(_ owner: ExpandedMenu.Owner) -> Bool {
    guard case .barMenu(let number) = owner, let place = context.barPlaces[number] else {
      return false
    }
    return place == .edit || place == .view || place == .window
  }

  /// Records the separators of a menu, or of a block in it, that has nothing else.
  private mutating func addLoneSeparators(of entries: [Entry]) {
    var isAlone = true
    for entry in entries {
      switch entry.kind {
      case .separator: break
      case .on(_, let inner), .when(_, let inner), .section(_, let inner), .row(let inner),
        .palette(let inner):
        isAlone = false
        addLoneSeparators(of: inner)
      default: isAlone = false
      }
    }
    if isAlone { for entry in entries { context.loneSeparators.insert(entry.place) } }
  }

  /// Gives a menu its title, and adds the label.
  mutating func addTitle(
    _ title: Text, _ role: Label.Role, ofMenu number: Int, isInToolbar: Bool = false,
    condition: Condition? = nil
  ) {
    let facts = context.facts.title(title)
    menus[number].title = title
    menus[number].titleFacts = facts
    addLabel(
      role, title, surface: menus[number].surface, on: menus[number].platforms,
      isInToolbar: isInToolbar, condition: condition)
  }

  mutating func addPlacement(
    _ entry: ExpandedEntry, _ command: CommandID, site: Placement.Site, on platforms: PlatformSet,
    screen: Int?
  ) {
    placements.append(
      Placement(
        command: command, site: site, platforms: platforms, place: entry.place, screen: screen,
        isHidden: entry.attributes.contains(.hidden)))
  }

  // MARK: Labels

  /// Adds the texts of a command.
  private mutating func addLabels(of command: Command, _ id: CommandID) {
    let wording = CommandWording(
      title: context.facts.title(command.title),
      titleWhenOn: command.titleWhenOn.map { context.facts.title($0) },
      symbol: context.facts.symbol(command.image),
      symbolWhenOn: context.facts.symbol(command.imageWhenOn))
    context.wordings.append(wording)
    let texts: [(Label.Role, Text?)] = [
      (.command, command.title), (.commandWhenOn, command.titleWhenOn),
      (.confirmation, command.confirmation), (.help, command.help), (.subtitle, command.subtitle),
    ]
    for case (let role, let text?) in texts { addLabel(role, text, on: platforms, command: id) }
  }

  /// Adds a text that people see, and its plural forms.
  mutating func addLabel(
    _ role: Label.Role, _ text: Text, surface: MenuSurface? = nil,
    on platforms: PlatformSet, command: CommandID? = nil, isInToolbar: Bool = false,
    isVerbatim: Bool = false, condition: Condition? = nil
  ) {
    let isSentence = role == .confirmation || role == .help
    var label = Label(
      role: role, text: text, command: command, surface: surface, condition: condition,
      isInToolbar: isInToolbar,
      isVerbatim: command.map { module.commands[$0.index].isVerbatim } ?? isVerbatim,
      platforms: platforms, facts: isSentence ? nil : context.facts.title(text))
    labels.append(label)
    label.isPluralForm = true
    for form in text.plural?.forms ?? [] {
      label.text = form.text
      label.facts = isSentence ? nil : context.facts.title(form.text)
      labels.append(label)
    }
  }

  // MARK: Platforms

  /// The platforms in sets that show the same of some entries.
  func variants(of entries: [Entry], on shownOn: PlatformSet) -> [PlatformSet] {
    var mentioned: [PlatformSet] = []
    collectPlatforms(entries, depth: 0, into: &mentioned)
    if mentioned.isEmpty { return shownOn.isEmpty ? [] : [shownOn] }
    var sets: [(first: Platform, set: PlatformSet)] = []
    for platform in shownOn.platforms {
      let same = sets.firstIndex { other in
        mentioned.allSatisfy { $0.contains(platform) == $0.contains(other.first) }
      }
      if let same {
        sets[same].set.insert(PlatformSet(platform))
      } else {
        sets.append((platform, PlatformSet(platform)))
      }
    }
    return sets.map(\.set)
  }

  /// Appends the platforms of each `on` in some entries.
  private func collectPlatforms(_ entries: [Entry], depth: Int, into sets: inout [PlatformSet]) {
    // Menus that include each other in a circle are an error of the model; here the walk just ends.
    if depth > Nesting.maximumDepth { return }
    for entry in entries {
      switch entry.kind {
      case .on(let platforms, let inner):
        let set = PlatformSet(platforms)
        if !sets.contains(set) { sets.append(set) }
        collectPlatforms(inner, depth: depth + 1, into: &sets)
      case .include(let menu):
        collectPlatforms(module.menus[menu.index].entries, depth: depth + 1, into: &sets)
      case .submenu(let submenu):
        collectPlatforms(
          submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries,
          depth: depth + 1, into: &sets)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .titleMenu(let inner), .area(_, _, let inner):
        collectPlatforms(inner, depth: depth + 1, into: &sets)
      case .group(let group):
        collectPlatforms(group.entries, depth: depth + 1, into: &sets)
      case .command, .each, .separator, .standard, .view, .space, .flexible, .segmented, .search:
        break
      }
    }
  }
}
