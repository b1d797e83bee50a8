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
  private(set) var menusOfScreens: [Range<Int>]
  /// The toolbars of each screen.
  private(set) var toolbarsOfScreens: [Range<Int>]
  /// The separators that some platform drops, because they lead, trail or double there.
  var droppedSeparators: [Expansion.DroppedSeparator] = []
  private(set) var droppedBySections: [Place] = []
  /// The separators that divide two groups on some platform.
  private var shownSeparators: [Place] = []

  init(_ module: MenuModule, platforms: PlatformSet, facts: SpellingFacts) {
    self.platforms = platforms
    self.context = ExpansionContext(module, facts: facts)
    menusOfScreens = Array(repeating: 0..<0, count: module.screens.count)
    toolbarsOfScreens = menusOfScreens
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
    for item in module.topLevelItems { addPreview(of: item, screen: nil) }
    for (index, screen) in module.screens.enumerated() {
      for item in screen.items { addPreview(of: item, screen: index) }
    }
    for surface in module.surfaces {
      let (firstMenu, firstToolbar) = (menus.count, toolbars.count)
      add(surface)
      guard let screen = surface.screen else { continue }
      extend(&menusOfScreens[screen], from: firstMenu, to: menus.count)
      extend(&toolbarsOfScreens[screen], from: firstToolbar, to: toolbars.count)
    }
  }

  /// Adds what a screen's next surface has to that of those before.
  private func extend(_ range: inout Range<Int>, from first: Int, to end: Int) {
    range = (range.isEmpty ? first : range.lowerBound)..<end
  }

  /// The separators that no platform shows, in the order of the text.
  var surplusSeparators: [Place] {
    Set(droppedSeparators.map(\.place) + droppedBySections).subtracting(shownSeparators).sorted {
      ($0.source, $0.span.start) < ($1.source, $1.span.start)
    }
  }

  // MARK: Surfaces

  private mutating func add(_ surface: Surface) {
    let (screen, number) = (surface.screen, surface.number)
    switch surface.declaration {
    case .contextMenu(let declared, _):
      addRoot(surface, .context, owner: .item(screen: screen, item: number)) { menu in
        menu.title = declared.title
        menu.isFixed = declared.isFixed
      }
    case .editMenu:
      addRoot(surface, .edit, owner: .item(screen: screen, item: number))
    case .background(let declared):
      guard let screen else { return }
      addRoot(surface, .background, owner: .background(screen: screen)) { menu in
        menu.title = declared.title
        menu.isFixed = declared.isFixed
      }
    case .button(let button):
      guard let screen else { return }
      addButton(button, surface, number, of: screen)
    case .toolbar(let toolbar): addToolbar(toolbar, screen: screen)
    case .barMenu(let bar): addBarMenu(bar, surface)
    case .swipe(let swipe, _):
      addRoot(surface, .swipe, owner: .item(screen: screen, item: number)) { menu in
        menu.hasFullSwipe = swipe.isFull
      }
    case .quickActions: addRoot(surface, .quickActions, owner: .icon)
    case .dockMenu: addRoot(surface, .dock, owner: .icon)
    case .statusItem(let item): addStatusItem(item, surface)
    }
  }

  /// Adds the placement of the command that a tap on an item's preview performs.
  private mutating func addPreview(of item: Item, screen: Int?) {
    guard let opens = item.preview?.opens else { return }
    placements.append(
      Placement(
        command: opens, site: .preview, platforms: platforms, place: item.place, screen: screen,
        isHidden: false))
  }

  private mutating func addButton(
    _ button: MenuButton, _ surface: Surface, _ number: Int, of screen: Int
  ) {
    let shownOn = platforms.intersection(surface.platforms.map { PlatformSet($0) } ?? .all)
    if let tap = button.tap {
      placements.append(
        Placement(
          command: tap, site: .tap(screen: screen, button: number), platforms: shownOn,
          place: button.header, screen: screen, isHidden: false))
    }
    if let title = button.title { addLabel(.button, title, surface: .pullDown, on: shownOn) }
    addRoot(surface, .pullDown, owner: .button(screen: screen, button: number)) { menu in
      menu.image = button.image
      menu.isConditional = button.enabled != nil || button.shown != nil
      menu.hasTap = button.tap != nil
    }
  }

  private mutating func addStatusItem(_ item: StatusItem, _ surface: Surface) {
    // The guidelines are for what people see: release builds.
    if case .debugBuilds = item.presence { return }
    let shownOn = platforms.intersection(PlatformSet(surface.declaration.kind.platforms))
    if let tap = item.tap {
      placements.append(
        Placement(
          command: tap, site: .statusItem(surface.number), platforms: shownOn, place: item.header,
          screen: nil, isHidden: false))
    }
    if let title = item.title { addLabel(.button, title, surface: .statusItem, on: shownOn) }
    addRoot(surface, .statusItem, owner: .statusItem(surface.number)) { menu in
      menu.image = item.image
      menu.isConditional = item.enabled != nil || item.shown != nil
      menu.hasTap = item.tap != nil
      menu.leaves = item.presence != nil
    }
  }

  private mutating func addBarMenu(_ bar: BarMenu, _ surface: Surface) {
    // The guidelines are for what people see: release builds.
    if case .debugBuilds = bar.presence { return }
    let place = context.barPlaces[surface.number]
    var title = bar.title
    if case .named(let named) = bar.kind { title = module.menus[named.index].title }
    addRoot(surface, .bar, owner: .barMenu(surface.number)) { menu in
      menu.title = title
      menu.image = bar.image
      menu.barPlace = place
      menu.isStandard = bar.isStandard
      menu.leaves = bar.presence != nil
      menu.isOfSystem = bar.kind.standardPlace != nil
      menu.isConditional = bar.enabled != nil || bar.shown != nil
    }
  }

  // MARK: Menus

  /// Adds a menu that is not a submenu, once for each set of platforms that show the same.
  private mutating func addRoot(
    _ surface: Surface, _ kind: MenuSurface, owner: ExpandedMenu.Owner,
    _ describe: (inout ExpandedMenu) -> Void = { _ in }
  ) {
    var shownOn = platforms.intersection(surface.platforms.map { PlatformSet($0) } ?? .all)
    // What the module has for platforms that it is not for is checked all the same.
    let own = shownOn.intersection(PlatformSet(surface.declaration.kind.platforms))
    shownOn = own.isEmpty ? shownOn : own
    if kind == .bar { shownOn.formIntersection(ExpandedModule.menuBarPlatforms) }
    for alike in variants(of: surface.entries, on: shownOn) {
      guard let platform = alike.first else { continue }
      var menu = ExpandedMenu(
        surface: kind, owner: owner, platforms: alike, header: surface.header, place: surface.place)
      describe(&menu)
      let expansion = module.expansion(of: surface.entries, on: platform)
      let isFilled = isFilledBySystem(menu)
      droppedSeparators += expansion.droppedSeparators.filter { separator in
        !(isFilled && separator.isTrailing && separator.menu == nil)
      }
      let label: Label.Role = kind == .bar ? .barMenu : .contextMenuTitle
      _ = addMenu(menu, expansion.entries, label, screen: surface.screen)
    }
  }

  /// Appends a menu and, after it, its submenus; gives its number, or nil if the menu is left out since it is empty.
  mutating func addMenu(
    _ menu: ExpandedMenu, _ expansion: [Entry], _ label: Label.Role, screen: Int?,
    isInToolbar: Bool = false, condition: Condition? = nil
  ) -> Int? {
    let number = menus.count
    var menu = menu
    menu.number = number
    menu.titleFacts = menu.title.map { context.facts.title($0) }
    menus.append(menu)
    let list = EntryList(expansion, isToolbar: false, context)
    shownSeparators += list.shownSeparators
    droppedBySections += list.droppedSeparators
    var entries: [ExpandedEntry] = []
    for var entry in list.entries {
      if case .menu(let position) = entry.kind {
        guard let child = addSubmenu(list.menus[position], entry, of: menu, screen: screen) else {
          continue
        }
        entry.kind = .menu(child)
      }
      entries.append(entry)
    }
    if entries.isEmpty && (menu.surface != .bar || menu.level > 0) {
      menus.removeLast(menus.count - number)
      return nil
    }
    if menu.level > 0, entries.count == 1 {
      // A submenu of one entry and a separator is one that the app fills.
      let dropped = Set(droppedSeparators.filter { $0.menu == menu.place }.map(\.place))
      if dropped.count == 1 { shownSeparators += dropped }
    }
    menus[number].entries = entries
    menus[number].lineImages = list.lineImages
    menus[number].sectionCount = list.sections.count
    for line in list.lines { addLabel(.line, line, surface: menu.surface, on: menu.platforms) }
    for section in list.sections {
      addLabel(.section, section, surface: menu.surface, on: menu.platforms)
    }
    for subtitle in list.sectionSubtitles {
      addLabel(.subtitle, subtitle, surface: menu.surface, on: menu.platforms)
    }
    for entry in entries {
      addPlacement(of: entry, site: .menu(number, menu.surface), on: menu.platforms, screen: screen)
    }
    if let title = menu.title {
      addLabel(
        label, title, surface: menu.surface, on: menu.platforms, isInToolbar: isInToolbar,
        condition: condition)
    }
    return number
  }

  private mutating func addSubmenu(
    _ entry: Entry, _ shown: ExpandedEntry, of parent: ExpandedMenu, screen: Int?
  ) -> Int? {
    guard case .submenu(let submenu) = entry.kind else { return nil }
    var menu = ExpandedMenu(
      submenu, entry, surface: parent.surface, owner: parent.owner, platforms: parent.platforms)
    menu.level = parent.level + 1
    menu.parent = parent.number
    menu.barPlace = parent.barPlace
    let condition = submenu.shown ?? shown.condition
    let number = addMenu(menu, submenu.entries, .submenu, screen: screen, condition: condition)
    if number != nil, let subtitle = submenu.subtitle {
      addLabel(
        .subtitle, subtitle, surface: menu.surface, on: menu.platforms, condition: condition)
    }
    return number
  }

  /// Whether the system adds entries at the end of a menu: dictation, full screen, the open windows.
  private func isFilledBySystem(_ menu: ExpandedMenu) -> Bool {
    menu.surface == .bar
      && (menu.barPlace == .edit || menu.barPlace == .view || menu.barPlace == .window)
  }

  /// Adds the placement of the command that an entry shows, and the label of the title that the command has there only.
  mutating func addPlacement(
    of entry: ExpandedEntry, site: Placement.Site, on platforms: PlatformSet, screen: Int?
  ) {
    guard let command = entry.command else { return }
    let placement = Placement(
      command: command, site: site, platforms: platforms, place: entry.place, screen: screen,
      isHidden: entry.attributes.contains(.hidden))
    placements.append(placement)
    guard let title = entry.title else { return }
    addLabel(
      .placement, title, surface: placement.surface, on: platforms, command: command,
      isInToolbar: placement.isInToolbar, condition: entry.condition)
  }

  // MARK: Labels

  /// Adds the titles of sections and submenus in the named menus that no surface shows.
  mutating func addLabelsOfUnplacedMenus() {
    let shown = Set(
      module.surfaces.flatMap { module.allEntries(of: $0.entries) }.compactMap(\.namedMenu))
    for (index, menu) in module.menus.enumerated() where !shown.contains(MenuID(index)) {
      for entry in module.allEntries(of: menu.entries) {
        switch entry.kind {
        case .submenu(let submenu):
          submenu.title.map { addLabel(.submenu, $0, on: platforms) }
        case .section(let title, _, _): addLabel(.section, title, on: platforms)
        default: continue
        }
      }
    }
  }

  /// Adds the texts of a command.
  private mutating func addLabels(of command: Command, _ id: CommandID) {
    let wording = CommandWording(
      title: context.facts.title(command.title),
      titleWhenOn: command.titleWhenOn.map { context.facts.title($0) },
      titlesWhen: command.titlesWhen.map { context.facts.title($0.value) },
      symbol: context.facts.symbol(command.image),
      symbolWhenOn: context.facts.symbol(command.imageWhenOn))
    context.wordings.append(wording)
    let texts: [(Label.Role, Text?)] = [
      (.command, command.title), (.commandWhenOn, command.titleWhenOn),
      (.confirmation, command.confirmation), (.confirmation, command.confirmationMessage),
      (.confirmationButton, command.confirmationButton), (.help, command.help),
      (.subtitle, command.subtitle), (.spoken, command.label), (.spoken, command.labelWhenOn),
      (.optionForm, command.optionForm?.title),
    ]
    for case (let role, let text?) in texts { addLabel(role, text, on: platforms, command: id) }
    for title in command.titlesWhen {
      addLabel(
        .commandWhen, title.value, on: platforms, command: id, condition: title.condition)
    }
  }

  /// Adds a text that people see, and its plural forms.
  mutating func addLabel(
    _ role: Label.Role, _ text: Text, surface: MenuSurface? = nil,
    on platforms: PlatformSet, command: CommandID? = nil, isInToolbar: Bool = false,
    isVerbatim: Bool = false, condition: Condition? = nil
  ) {
    let isSentence = role == .confirmation || role == .help || role == .spoken
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
    let mentioned = Set(
      module.allEntries(of: entries).compactMap { entry in
        if case .on(let platforms, _) = entry.kind { return PlatformSet(platforms) }
        return nil
      })
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
}

extension MenuModule {
  /// The commands in entries and menus of debug builds alone.
  var debugCommands: Set<CommandID> {
    let debugEntries = surfaces.flatMap { surface -> [Entry] in
      switch surface.declaration {
      case .barMenu(let menu):
        if case .debugBuilds = menu.presence { return surface.entries }
      case .statusItem(let item):
        if case .debugBuilds = item.presence { return surface.entries }
      default: break
      }
      return allEntries(of: surface.entries).filter { entry in
        if case .when(.debugBuilds, _) = entry.kind { true } else { false }
      }
    }
    return Set(allEntries(of: debugEntries).compactMap(\.command))
  }
}
