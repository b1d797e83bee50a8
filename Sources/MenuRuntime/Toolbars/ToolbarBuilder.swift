/// Collects the entries of a screen's toolbar for one platform, in one state.
///
/// A surface fills it in `build(_:)`, with calls named as in the `.menu` file. Only the requested areas are built.
nonisolated public struct MenuToolbarBuilder<Command: MenuCommand> {
  /// The state to build the toolbar for.
  @_spi(Generated) public let state: Command.State
  /// The entries of each requested area.
  @_spi(Generated) public private(set) var areas: [MenuToolbarArea: [MenuToolbarEntry<Command>]] =
    [:]
  /// The traits of each requested area.
  @_spi(Generated) public private(set) var traits: [MenuToolbarArea: MenuToolbarTraits] = [:]
  /// The role of an iPad's bar, or nil if the file does not specify it.
  @_spi(Generated) public private(set) var role: MenuToolbarPurpose?
  /// The document menu of an iPhone's or an iPad's bar.
  @_spi(Generated) public private(set) var titleMenu: [MenuEntry<Command>]?
  private let wants: (MenuToolbarArea) -> Bool
  private let keepsHidden: Bool
  private let isBusy: (Command) -> Bool

  /// - Parameter keepsHidden: Whether to include hidden items, for a bar in which each item keeps its place.
  init(
    _ state: Command.State, wants: @escaping (MenuToolbarArea) -> Bool, keepsHidden: Bool = false,
    isBusy: @escaping (Command) -> Bool = { _ in false }
  ) {
    self.state = state
    self.wants = wants
    self.keepsHidden = keepsHidden
    self.isBusy = isBusy
  }

  /// The bars of an iPhone's screen: that at the bottom, or an edge of that at the top.
  @_spi(Generated) public mutating func iOS(
    _ area: MenuToolbarArea.Phone = .bottom,
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    switch area {
    case .leading: add(.phoneLeading, [], isPad: false, build)
    case .trailing: add(.phoneTrailing, [], isPad: false, build)
    case .bottom: add(.phoneBottom, [], isPad: false, build)
    }
  }

  /// The document menu in the bar at the top of an iPhone's screen.
  @_spi(Generated) public mutating func iOSTitleMenu(_ build: (inout MenuBuilder<Command>) -> Void)
  {
    if wants(.phoneLeading) { addTitleMenu(isPad: false, build) }
  }

  /// The bar at the top of an iPad's screen. Call `leading`, `center`, `trailing`, `titleMenu` and
  /// `bottom`, for the bar at the bottom, inside.
  @_spi(Generated) public mutating func iPadOS(
    _ role: MenuToolbarPurpose? = nil, _ build: (inout MenuToolbarBuilder) -> Void
  ) {
    self.role = role
    build(&self)
  }

  /// The leading entries of an iPad's bar, which people cannot move.
  @_spi(Generated) public mutating func leading(
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.padLeading, [], isPad: true, build)
  }

  /// The center entries of an iPad's bar.
  @_spi(Generated) public mutating func center(
    _ traits: MenuToolbarTraits = [], _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.padCenter, traits, isPad: true, build)
  }

  /// The trailing entries of an iPad's bar, which people cannot move.
  @_spi(Generated) public mutating func trailing(
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.padTrailing, [], isPad: true, build)
  }

  /// The bar at the bottom of an iPad's window.
  @_spi(Generated) public mutating func bottom(
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.padBottom, [], isPad: true, build)
  }

  /// The document menu of an iPad's bar.
  @_spi(Generated) public mutating func titleMenu(_ build: (inout MenuBuilder<Command>) -> Void) {
    if wants(.padLeading) { addTitleMenu(isPad: true, build) }
  }

  private mutating func addTitleMenu(isPad: Bool, _ build: (inout MenuBuilder<Command>) -> Void) {
    var menu = MenuBuilder<Command>(state, hiding: .notShown, isPad: isPad, isBusy: isBusy)
    build(&menu)
    titleMenu = menu.entries
  }

  /// The toolbar of a window on the Mac.
  @_spi(Generated) public mutating func macOS(
    _ traits: MenuToolbarTraits = [], _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.mac, traits, isPad: false, build)
  }

  /// The buttons on an Apple Watch.
  @_spi(Generated) public mutating func watchOS(
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.watch, [], isPad: false, build)
  }

  /// The ornament below a window of visionOS.
  @_spi(Generated) public mutating func visionOS(
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    add(.vision, [], isPad: false, build)
  }

  private mutating func add(
    _ area: MenuToolbarArea, _ traits: MenuToolbarTraits, isPad: Bool,
    _ build: (inout MenuToolbarAreaBuilder<Command>) -> Void
  ) {
    guard wants(area) else { return }
    var builder = MenuToolbarAreaBuilder<Command>(
      MenuBuilder(state, hiding: .notShown, isPad: isPad, isBusy: isBusy),
      items: MenuBuilder(
        state, hiding: keepsHidden ? .nothing : .notShown, isPad: isPad, isBusy: isBusy))
    build(&builder)
    areas[area, default: []] += builder.entries
    self.traits[area, default: []].formUnion(traits)
  }
}

/// Collects the entries of one toolbar area, or of a group in it.
nonisolated public struct MenuToolbarAreaBuilder<Command: MenuCommand> {
  /// The entries so far.
  @_spi(Generated) public private(set) var entries: [MenuToolbarEntry<Command>] = []
  /// Builds the menus in the bar.
  private let menu: MenuBuilder<Command>
  /// Builds the items of the bar.
  private let items: MenuBuilder<Command>

  init(_ menu: MenuBuilder<Command>, items: MenuBuilder<Command>) {
    self.menu = menu
    self.items = items
  }

  /// The state to build the toolbar for.
  @_spi(Generated) public var state: Command.State { menu.state }

  /// Adds commands, side by side.
  ///
  /// - Parameters:
  ///   - title: The title in this bar, if it differs from the command's own.
  ///   - image: The image in this bar, if it differs from the command's own.
  @_spi(Generated) public mutating func add(
    _ commands: Command..., title: String? = nil, image: MenuImageChange = .own,
    options: MenuToolbarOptions = []
  ) {
    for command in commands {
      guard let item = items.item(command, title: title, image: image) else { continue }
      entries.append(.item(item, options))
    }
  }

  /// Adds a button with a menu of a choice's options.
  @_spi(Generated) public mutating func addChoice<Choice: MenuChoice>(
    _ choice: Choice.Type, title: String? = nil, image: MenuImageChange = .own,
    options: MenuToolbarOptions = [], _ command: (Choice) -> Command
  ) {
    guard let first = choice.allCases.first.map(command) else { return }
    addMenu(of: first, options, title, image) { $0.addEach(choice, command) }
  }

  /// Adds a button with a menu of a list's elements.
  @_spi(Generated) public mutating func addList<Element: MenuListElement>(
    _ elements: KeyPath<Command.State, [Element]>, title: String? = nil,
    image: MenuImageChange = .own, options: MenuToolbarOptions = [],
    _ command: (Element.ID) -> Command
  ) {
    addMenu(of: command(Element.ID(rawValue: "")), options, title, image) {
      $0.addEach(elements, command)
    }
  }

  /// Adds a button with a menu.
  ///
  /// - Parameter tap: The command that a tap performs, so that touch and hold opens the menu; nil if a tap opens it.
  @_spi(Generated) public mutating func addMenu(
    _ id: String, _ label: MenuLabel, options: MenuToolbarOptions = [], tap: Command? = nil,
    isEnabled: Bool = true, isShown: Bool = true, _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    guard isShown || items.keepsHidden else { return }
    var menu = menu
    build(&menu)
    entries.append(
      .menu(
        .init(
          id: id, label: label, help: nil, isEnabled: isEnabled, isShown: isShown,
          entries: menu.entries, tap: tap.flatMap { items.item($0) }), options))
  }

  /// Adds a group of items that stay together.
  @_spi(Generated) public mutating func addGroup(
    _ id: String, _ label: MenuLabel? = nil, options: MenuToolbarOptions = [],
    _ build: (inout MenuToolbarAreaBuilder) -> Void
  ) {
    var group = MenuToolbarAreaBuilder(menu, items: items)
    build(&group)
    entries.append(.group(.init(id: id, label: label, entries: group.entries), options))
  }

  /// Adds a segmented control for the options of a choice.
  @_spi(Generated) public mutating func addSegments<Choice: MenuChoice>(
    _ id: String, _ choice: Choice.Type, options: MenuToolbarOptions = [],
    _ command: (Choice) -> Command
  ) {
    let commands = choice.allCases.map(command)
    guard let facts = commands.first?.facts(in: state) else { return }
    let label = MenuLabel(facts.title, facts.image)
    let segments = commands.compactMap { items.item($0) }
    entries.append(
      .segments(.init(id: id, label: label, help: facts.help, items: segments), options))
  }

  /// Adds a search field.
  @_spi(Generated) public mutating func addSearch(_ prompt: String, id: String = "search") {
    entries.append(.search(id: id, prompt: prompt))
  }

  /// Adds a view that the app supplies.
  @_spi(Generated) public mutating func addView<View: RawRepresentable>(
    _ view: View, _ title: String, options: MenuToolbarOptions = []
  ) where View.RawValue == String {
    entries.append(.view(id: view.rawValue, title: title, options))
  }

  /// Adds the system's controls.
  @_spi(Generated) public mutating func addSystem(
    _ items: MenuSystemItem..., options: MenuToolbarOptions = []
  ) {
    for item in items { entries.append(.system(item, options)) }
  }

  /// Adds entries that are there only while a condition holds.
  @_spi(Generated) public mutating func when(
    _ condition: Bool, _ build: (inout MenuToolbarAreaBuilder) -> Void
  ) {
    guard condition || items.keepsHidden else { return }
    var inner = MenuToolbarAreaBuilder(menu, items: items)
    build(&inner)
    entries += condition ? inner.entries : inner.entries.map { .hidden($0) }
  }

  /// Adds a space of a fixed width.
  @_spi(Generated) public mutating func space() { entries.append(.space) }

  /// Adds a flexible space.
  @_spi(Generated) public mutating func flexibleSpace() { entries.append(.flexibleSpace) }

  /// Adds the tracking separator between two panes of a window.
  @_spi(Generated) public mutating func separate() { entries.append(.separator) }

  private mutating func addMenu(
    of command: Command, _ options: MenuToolbarOptions, _ title: String?, _ image: MenuImageChange,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    let facts = command.facts(in: state)
    guard facts.isShown || items.keepsHidden else { return }
    var menu = menu
    build(&menu)
    let label = MenuLabel(title ?? facts.title, image.image(own: facts.image))
    entries.append(
      .menu(
        .init(
          id: facts.id, label: label, help: facts.help, isEnabled: facts.isEnabled,
          isShown: facts.isShown, entries: menu.entries), options))
  }
}
