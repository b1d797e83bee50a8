import MenuModel
import MenuSyntax

/// Walks a module once and writes down what each platform shows.
struct ShownModuleBuilder {
  let platforms: PlatformSet
  var context: ShownContext
  var menus: [ShownMenu] = []
  var toolbars: [ShownToolbar] = []
  var labels: [Label] = []
  var placements: [Placement] = []
  var surplusSeparators: [Place] = []
  /// The menus of each screen, which stand together.
  var menusOfScreens: [Range<Int>] = []
  /// The toolbars of each screen.
  var toolbarsOfScreens: [Range<Int>] = []
  /// Lists whose memory the next walks take.
  var spare: [[ShownEntry]] = []

  init(_ module: MenuModule, platforms: PlatformSet) {
    self.platforms = platforms
    self.context = ShownContext(module)
  }

  var module: MenuModule { context.module }

  /// Walks everything, in the order of the module.
  mutating func build() {
    labels.reserveCapacity(3 * module.commands.count)
    menus.reserveCapacity(module.commands.count / 2)
    placements.reserveCapacity(3 * module.commands.count)
    addCommandLabels()
    for index in module.topLevelItems.indices {
      addItem(module.topLevelItems[index], owner: .item(screen: nil, item: index), screen: nil)
    }
    for index in module.screens.indices {
      let (firstMenu, firstToolbar) = (menus.count, toolbars.count)
      addScreen(index)
      menusOfScreens.append(firstMenu..<menus.count)
      toolbarsOfScreens.append(firstToolbar..<toolbars.count)
    }
    for toolbar in module.toolbars { addToolbar(toolbar, screen: nil) }
    if let menuBar = module.menuBar { addMenuBar(menuBar) }
    findSurplusSeparators()
  }

  /// Finds the separators that no platform shows, in the order of the text.
  private mutating func findSurplusSeparators() {
    let surplus = context.surplusSeparators
    if surplus.isEmpty { return }
    func key(_ place: Place) -> UInt64 {
      UInt64(UInt32(bitPattern: place.source)) << 32 | UInt64(place.span.start)
    }
    let shown = context.keptSeparators.map(key).sorted()
    var next = shown.startIndex
    for place in surplus.sorted(by: { key($0) < key($1) }) where place != surplusSeparators.last {
      while next < shown.endIndex, shown[next] < key(place) { next += 1 }
      if next == shown.endIndex || shown[next] != key(place) { surplusSeparators.append(place) }
    }
  }

  private mutating func addScreen(_ index: Int) {
    for item in module.screens[index].items.indices {
      addItem(
        module.screens[index].items[item], owner: .item(screen: index, item: item), screen: index)
    }
    if let background = module.screens[index].background {
      let title = kept(background.title)
      addRoot(
        .background, owner: .background(screen: index), background.entries,
        platforms: background.platforms, screen: index
      ) { menu in
        menu.writtenTitle = title
        menu.isFixed = background.isFixed
        menu.header = background.header
        menu.place = background.place
      }
    }
    for number in module.screens[index].buttons.indices { addButton(number, of: index) }
    if let toolbar = module.screens[index].toolbar { addToolbar(toolbar, screen: index) }
  }

  private mutating func addItem(_ item: Item, owner: ShownMenu.Owner, screen: Int?) {
    if let opens = item.preview?.opens {
      placements.append(
        Placement(
          command: opens, site: .preview, platforms: platforms, place: item.place, screen: screen,
          isHidden: false))
    }
    if let context = item.contextMenu {
      let title = kept(context.title)
      addRoot(.context, owner: owner, context.entries, platforms: context.platforms, screen: screen)
      { menu in
        menu.writtenTitle = title
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

  private mutating func addButton(_ number: Int, of screen: Int) {
    let button = module.screens[screen].buttons[number]
    let shownOn = button.platforms.map { platforms.intersection(PlatformSet($0)) } ?? platforms
    if let tap = button.tap {
      placements.append(
        Placement(
          command: tap, site: .tap(screen: screen, button: number), platforms: shownOn,
          place: button.header, screen: screen, isHidden: false))
    }
    if let title = button.title { addLabel(.button, title, surface: .pullDown, on: shownOn) }
    let image = kept(button.image)
    addRoot(
      .pullDown, owner: .button(screen: screen, button: number), button.entries,
      platforms: button.platforms, screen: screen
    ) { menu in
      menu.writtenImage = image
      menu.isConditional = button.enabled != nil || button.shown != nil
      menu.header = button.header
      menu.place = button.place
    }
  }

  private mutating func addMenuBar(_ menuBar: MenuBar) {
    menuBar.menus.withUnsafeBufferPointer { menus in
      guard let first = menus.baseAddress else { return }
      for number in menus.indices { addBarMenu(first + number, number) }
    }
  }

  private mutating func addBarMenu(_ bar: UnsafePointer<BarMenu>, _ number: Int) {
    let shownOn = platforms.intersection(ShownModule.menuBarPlatforms)
    var entries = bar.pointee.entries
    var title = bar.pointee.title
    if case .named(let named) = bar.pointee.kind {
      entries = module.menus[named.index].entries
      title = module.menus[named.index].title
    }
    let (keptTitle, image) = (kept(title), kept(bar.pointee.image))
    addRoot(
      .bar, owner: .barMenu(number), entries, platforms: bar.pointee.platforms, screen: nil,
      within: shownOn, evenIfEmpty: true
    ) { menu in
      menu.writtenTitle = keptTitle
      menu.writtenImage = image
      menu.barPlace = bar.pointee.kind.standardPlace
      menu.isStandard = bar.pointee.isStandard
      menu.isConditional = bar.pointee.enabled != nil || bar.pointee.shown != nil
      menu.header = bar.pointee.header
      menu.place = bar.pointee.place
    }
  }

  /// Adds a menu of its own, once for each set of platforms that show the same.
  private mutating func addRoot(
    _ surface: MenuSurface, owner: ShownMenu.Owner, _ entries: [Entry], platforms own: [Platform]?,
    screen: Int?, within limit: PlatformSet? = nil, evenIfEmpty: Bool = false,
    _ describe: (inout ShownMenu) -> Void
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
      if let title = menus[number].writtenTitle {
        let facts = context.facts.facts(of: title)
        addLabel(
          surface == .bar ? .barMenu : .contextMenuTitle, title, facts, surface: surface, on: alike)
        menus[number].writtenFacts = facts
      }
    }
  }

  /// Appends a menu and, behind it, its submenus. Gives its number.
  mutating func addMenu(
    _ surface: MenuSurface, owner: ShownMenu.Owner, _ entries: [Entry], platforms: PlatformSet,
    level: Int, parent: Int?, screen: Int?, includedAt: Place?
  ) -> Int {
    let number = menus.count
    let nowhere = Place(source: 0, span: Span(0, 0))
    menus.append(
      ShownMenu(
        number: number, surface: surface, owner: owner, platforms: platforms, level: level,
        parent: parent, header: nowhere, place: nowhere, includedAt: includedAt, isFixed: false,
        isStandard: false))
    guard let platform = platforms.first else { return number }
    var walk = EntryWalk(platform: platform, spare: spare.popLast() ?? [])
    walk.add(entries, &context)
    for (submenu, place, position) in walk.submenus {
      let inner = submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries
      let entry = walk.entries[position]
      let child = addMenu(
        surface, owner: owner, inner, platforms: platforms, level: level + 1, parent: number,
        screen: screen, includedAt: entry.includedFrom == nil ? nil : entry.place)
      if menus[child].entries.isEmpty {
        menus.removeLast(menus.count - child)
        continue
      }
      walk.entries[position].kind = .menu(child)
      menus[child].writtenTitle = kept(submenu.title)
      menus[child].writtenImage = kept(submenu.image)
      menus[child].isConditional = submenu.enabled != nil || submenu.shown != nil
      menus[child].header = submenu.header
      menus[child].place = place
      if let title = menus[child].writtenTitle {
        let facts = context.facts.facts(of: title)
        addLabel(.submenu, title, facts, surface: surface, on: platforms)
        menus[child].writtenFacts = facts
      }
    }
    if !walk.submenus.isEmpty {
      walk.entries.removeAll { if case .menu(-1) = $0.kind { true } else { false } }
    }
    for section in walk.sections { addLabel(.section, section, surface: surface, on: platforms) }
    var traits: Traits = []
    walk.entries.withUnsafeBufferPointer { entries in
      guard var entry = entries.baseAddress else { return }
      for _ in entries.indices {
        defer { entry += 1 }
        traits.formUnion(entry.pointee.traits)
        guard let command = entry.pointee.command else { continue }
        addPlacement(entry, command, site: .menu(number, surface), on: platforms, screen: screen)
        if let title = entry.pointee.writtenTitle, let facts = entry.pointee.writtenFacts {
          addLabel(
            .placement, title, facts, surface: surface, on: platforms, command: command)
        }
      }
    }
    menus[number].traits = traits
    menus[number].entries = kept(walk.entries[...])
    menus[number].sectionCount = walk.sections.count
    walk.entries.removeAll(keepingCapacity: true)
    spare.append(walk.entries)
    return number
  }

  /// Keeps the entries of a menu or a toolbar.
  func kept(_ entries: ArraySlice<ShownEntry>) -> EntryList {
    EntryList(context.storage.entries.keep(entries), 0..<entries.count)
  }

  func kept(_ title: Text?) -> UnsafePointer<Text>? {
    title.map { context.storage.texts.keep($0) }
  }

  func kept(_ image: Image?) -> UnsafePointer<Image>? {
    image.map { context.storage.images.keep($0) }
  }

  mutating func addPlacement(
    _ entry: UnsafePointer<ShownEntry>, _ command: CommandID, site: Placement.Site,
    on platforms: PlatformSet,
    screen: Int?
  ) {
    placements.append(
      Placement(
        command: command, site: site, platforms: platforms, place: entry.pointee.place,
        screen: screen, isHidden: entry.pointee.attributes.contains(.hidden)))
  }

  mutating func addLabel(
    _ role: Label.Role, _ text: Text, surface: MenuSurface? = nil, on platforms: PlatformSet,
    command: CommandID? = nil, isInToolbar: Bool = false
  ) {
    addLabel(
      role, context.storage.texts.keep(text), surface: surface, on: platforms,
      command: command, isInToolbar: isInToolbar)
  }

  private mutating func addLabel(
    _ role: Label.Role, _ text: UnsafePointer<Text>, surface: MenuSurface? = nil,
    on platforms: PlatformSet, command: CommandID? = nil, isInToolbar: Bool = false
  ) {
    let facts =
      switch role {
      case .confirmation, .help: context.facts.facts(ofSentence: text)
      default: context.facts.facts(of: text)
      }
    addLabel(
      role, text, facts, surface: surface, on: platforms, command: command, isInToolbar: isInToolbar
    )
  }

  mutating func addLabel(
    _ role: Label.Role, _ text: UnsafePointer<Text>, _ facts: UnsafePointer<TitleFacts>,
    surface: MenuSurface? = nil, on platforms: PlatformSet, command: CommandID? = nil,
    isInToolbar: Bool = false
  ) {
    labels.append(
      Label(
        role: role, writtenText: text, place: text.pointee.place, command: command,
        surface: surface, isInToolbar: isInToolbar,
        isVerbatim: command.map { context.commandTraits[$0.index].contains(.verbatim) } ?? false,
        platforms: platforms, writtenFacts: facts))
  }

  private mutating func addCommandLabels() {
    // Titles and help are not copied: they stay where they stand in the commands and options, for `ShownModule` holds the
    // module, and nothing writes it.
    let commands = module.commands
    let ofCommand = MemoryLayout<Command>.offset(of: \.title)
    // A text that is there stands where the optional one does, if no byte beside it tells so.
    let isBare = MemoryLayout<Text?>.size == MemoryLayout<Text>.size
    let ofHelp = isBare ? MemoryLayout<Command>.offset(of: \.help) : nil
    commands.withUnsafeBufferPointer { commands in
      guard var command = commands.baseAddress else { return }
      for index in commands.indices {
        let title =
          Self.text(in: command, at: ofCommand) ?? context.storage.texts.keep(command.pointee.title)
        addLabels(of: command, CommandID(index), title, ofHelp)
        command += 1
      }
    }
    let ofOption = MemoryLayout<Choice.Option>.offset(of: \.title)
    for index in module.choices.indices {
      let options = module.choices[index].options
      options.withUnsafeBufferPointer { options in
        guard var option = options.baseAddress else { return }
        for _ in options.indices {
          let title =
            Self.text(in: option, at: ofOption) ?? context.storage.texts.keep(option.pointee.title)
          addLabel(.option, title, context.facts.facts(of: title), on: platforms)
          labels[labels.count - 1].isVerbatim = option.pointee.isVerbatim
          option += 1
        }
      }
    }
  }

  /// A text that is a part of a value, where it stands.
  private static func text(
    in value: UnsafeRawPointer, at offset: Int?
  ) -> UnsafePointer<Text>? {
    offset.map { (value + $0).assumingMemoryBound(to: Text.self) }
  }

  private mutating func addLabels(
    of command: UnsafePointer<Command>, _ id: CommandID, _ title: UnsafePointer<Text>,
    _ ofHelp: Int?
  ) {
    let traits = Traits.of(command)
    context.commandTraits.append(traits)
    context.commandSymbols.append(
      traits.contains(.image) ? context.facts.facts(of: command.pointee.image) : nil)
    let facts = context.facts.facts(of: title)
    context.commandFacts.append(facts)
    addLabel(.command, title, facts, on: platforms, command: id)
    context.commandFactsWhenOn.append(nil)
    if traits.contains(.titleWhenOn), let title = command.pointee.titleWhenOn {
      addLabel(.commandWhenOn, title, on: platforms, command: id)
      context.commandFactsWhenOn[id.index] = labels[labels.count - 1].writtenFacts
    }
    if traits.contains(.confirmed), let text = command.pointee.confirmation {
      addLabel(.confirmation, text, on: platforms, command: id)
    }
    if command.pointee.help != nil {
      if let help = Self.text(in: command, at: ofHelp) {
        addLabel(.help, help, on: platforms, command: id)
      } else if let help = command.pointee.help {
        addLabel(.help, help, on: platforms, command: id)
      }
    }
    if let text = command.pointee.subtitle {
      addLabel(.subtitle, text, on: platforms, command: id)
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
    if depth > 64 { return }
    for index in entries.indices {
      switch entries[index].kind {
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
