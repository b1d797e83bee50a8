import MenuModel
import MenuSyntax

/// What each platform shows of a module: all menus, toolbars and placements, found in one walk for all rules.
///
/// A class, so that rules pass it on as one reference; it never changes.
package final class ExpandedModule: Sendable {
  package let module: MenuModule
  /// The platforms of the module.
  package let platforms: PlatformSet
  /// All menus, each before its submenus; platforms that show the same share one.
  package let menus: [ExpandedMenu]
  package let toolbars: [ExpandedToolbar]
  package let labels: [Label]
  /// Separators that lead, trail or double on every platform.
  package let surplusSeparators: [Place]
  /// Those of them that are next to a section, which is a group without them.
  let separatorsNextToSections: Set<Place>
  /// The numbers of the menus of each screen: of its items, its empty area, its buttons and its toolbar.
  package let menusOfScreens: [Range<Int>]
  /// The numbers of the toolbars of each screen, one for a platform.
  package let toolbarsOfScreens: [Range<Int>]
  /// The platforms that a main interface is described for.
  package let describedPlatforms: PlatformSet
  /// The shortcuts of the app's own commands and options, in the order of the module.
  package let shortcuts: [OwnShortcut]
  /// By the number of the command.
  private let wordings: [CommandWording]
  /// The shortcuts of the system's commands in the menu bar.
  let placedShortcuts: [PlacedShortcut]
  /// The menu of the system that each menu of the menu bar is, or has the title of.
  let barPlaces: [StandardCommandPlace?]
  /// The platforms whose menu bar always shows, in the oldest version that the module is for.
  let barPlatforms: PlatformSet
  /// The platforms that the module is for from version 27 on only.
  let platformsFrom27: PlatformSet
  let barTitles: BarTitles
  /// The shortcuts of the system's commands in the menu bar, in the form by which shortcuts are compared.
  let keysOfSystem: Set<StandardShortcut>
  /// All shortcuts, in that form.
  let keysInUse: Set<StandardShortcut>
  private let placements: [CommandID: [Placement]]
  private let debugCommands: Set<CommandID>
  /// Where people meet each command, by its number.
  private let reaches: [CommandReach]

  /// Whether the menu bar leaves out what conditions hide, as an app's own code builds it; a bar of a `.menu` file dims it.
  let barHides: Bool

  /// Walks a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - facts: What is known about titles and symbols already; it learns about others.
  ///   - barHides: Whether the menu bar leaves out what conditions hide.
  package init(
    _ module: MenuModule, facts: SpellingFacts = SpellingFacts(), barHides: Bool = false
  ) {
    self.barHides = barHides
    let platforms = PlatformSet(module.app.platforms.lazy.map(\.platform))
    var builder = ExpandedModuleBuilder(module, platforms: platforms, facts: facts)
    builder.build()
    // A menu of a status item or of the Dock has no other place than its name.
    if barHides { builder.addLabelsOfUnplacedMenus() }
    self.module = module
    self.platforms = platforms
    menus = builder.menus
    toolbars = builder.toolbars
    labels = builder.labels
    surplusSeparators = builder.surplusSeparators
    separatorsNextToSections = Set(builder.droppedBySections)
    wordings = builder.context.wordings
    menusOfScreens = builder.menusOfScreens
    toolbarsOfScreens = builder.toolbarsOfScreens
    placements = Dictionary(grouping: builder.placements, by: \.command)
    debugCommands = module.debugCommands
    describedPlatforms = Self.describedPlatforms(
      of: module, menus: builder.menus, toolbars: builder.toolbars
    ).intersection(platforms)
    reaches = CommandReach.all(
      in: module, builder.placements,
      inPalettes: Self.menusInPalettes(of: builder.toolbars, menus: builder.menus))
    barPlaces = builder.context.barPlaces
    barPlatforms = module.platformsWithMenuBar
    platformsFrom27 = module.app.platformsOnly(from: Version(27))
    barTitles = BarTitles(of: builder.menus)
    shortcuts = OwnShortcut.all(in: module)
    placedShortcuts = PlacedShortcut.all(in: builder.menus)
    keysOfSystem = Set(placedShortcuts.map(\.canonical))
    keysInUse = keysOfSystem.union(shortcuts.map(\.canonical))
  }

  /// Where people meet a command.
  package func reach(of command: CommandID) -> CommandReach { reaches[command.index] }

  /// The platforms whose menu bar has the title of a command, be it another command's.
  func barPlatforms(withTitleOf command: CommandID) -> PlatformSet {
    barTitles.platforms(with: titleFacts(of: command).lowercased)
  }

  /// The facts about a command's own title.
  func titleFacts(of command: CommandID) -> TitleFacts { wordings[command.index].title }

  /// The facts about a command's title when on; nil if it has none.
  func titleFactsWhenOn(of command: CommandID) -> TitleFacts? {
    wordings[command.index].titleWhenOn
  }

  /// The facts about a command's symbol; nil for none and for an image of the app's own.
  func symbolFacts(of command: CommandID) -> SymbolFacts? { wordings[command.index].symbol }

  /// The facts about a command's symbol when on; nil for none and for an image of the app's own.
  func symbolFactsWhenOn(of command: CommandID) -> SymbolFacts? {
    wordings[command.index].symbolWhenOn
  }

  /// The facts about an entry's title where it is placed; nil for the system's own, and for what has none.
  func titleFacts(of entry: ExpandedEntry) -> TitleFacts? {
    if case .menu(let number) = entry.kind { return menus[number].titleFacts }
    return entry.titleFacts
  }

  /// Where a command is, in the order of the surfaces.
  package func placements(of command: CommandID) -> [Placement] { placements[command] ?? [] }

  /// Whether only debug builds have a command.
  func isForDebugging(_ command: CommandID) -> Bool {
    debugCommands.contains(command) && placements(of: command).isEmpty
  }

  /// The menus of a surface, each before its submenus.
  func menus(of surface: MenuSurface) -> LazyFilterSequence<[ExpandedMenu]> {
    menus.lazy.filter { $0.surface == surface }
  }

  /// The context menus of items and of empty areas, each before its submenus, in the order of the module.
  var contextMenus: LazyFilterSequence<[ExpandedMenu]> {
    menus.lazy.filter { $0.surface == .context || $0.surface == .background }
  }

  /// The submenus, at any depth, of the menu with this number, and itself.
  package func menusWithin(_ number: Int) -> Range<Int> { Self.menusWithin(number, of: menus) }

  private static func menusWithin(_ number: Int, of menus: [ExpandedMenu]) -> Range<Int> {
    var end = number + 1
    while end < menus.count && menus[end].level > menus[number].level { end += 1 }
    return number..<end
  }

  package func command(_ id: CommandID) -> Command { module.commands[id.index] }

  /// The command that an entry places or whose options it shows.
  package func command(of entry: ExpandedEntry) -> Command? { entry.command.map { command($0) } }

  func title(of command: CommandID) -> Text { module.commands[command.index].title }

  func image(of command: CommandID) -> Image? { module.commands[command.index].image }

  /// The title of an entry where it is placed; nil for the system's own, and for what has none.
  package func title(of entry: ExpandedEntry) -> Text? {
    if let title = entry.title { return title }
    switch entry.kind {
    case .command(let command), .each(let command): return module.commands[command.index].title
    case .menu(let number): return menus[number].title
    default: return nil
    }
  }

  /// Calls a function with each text that an entry shows for its command: its title here, or those of the command.
  func forEachLabel(of entry: ExpandedEntry, _ body: (TitleFacts, () -> Text) -> Void) {
    guard let id = entry.command else { return }
    if let own = entry.title {
      entry.titleFacts.map { body($0) { own } }
      return
    }
    body(titleFacts(of: id)) { module.commands[id.index].title }
    if let facts = titleFactsWhenOn(of: id) {
      body(facts) { module.commands[id.index].titleWhenOn ?? module.commands[id.index].title }
    }
    for (facts, title) in zip(wordings[id.index].titlesWhen, command(id).titlesWhen) {
      body(facts) { title.value }
    }
  }

  /// The image of an entry where it is placed.
  package func image(of entry: ExpandedEntry) -> Image? {
    if entry.hidesImage { return nil }
    if let image = entry.image { return image }
    switch entry.kind {
    case .command(let command): return module.commands[command.index].image
    case .menu(let number): return menus[number].image
    default: return nil
    }
  }

  /// Whether a main interface is described for a platform: a toolbar, a button, a menu bar or an `onscreen` command.
  ///
  /// A module may describe a part of an app only; then nothing is said about what the main interface lacks.
  package func describesMainInterface(on platform: Platform) -> Bool {
    describedPlatforms.contains(platform)
  }

  /// The platforms that show a menu bar.
  package static let menuBarPlatforms = PlatformSet(Platform.withMenuBar)

  private static func describedPlatforms(
    of module: MenuModule, menus: [ExpandedMenu], toolbars: [ExpandedToolbar]
  ) -> PlatformSet {
    var platforms = PlatformSet(toolbars.map(\.platform))
    for command in module.commands where command.hasControl {
      // What a screen or an item shows tells of the app's interface everywhere.
      guard !command.isShown, let own = command.onscreenPlatforms else { return .all }
      platforms.formUnion(PlatformSet(own))
    }
    if module.menuBar != nil {
      platforms.formUnion(module.platformsWithMenuBar)
    }
    let inSight: Set<MenuSurface> = [.pullDown, .swipe, .quickActions, .dock, .statusItem]
    for menu in menus where inSight.contains(menu.surface) { platforms.formUnion(menu.platforms) }
    return platforms
  }

  /// The menus of toolbars that are in the customization palette only, by their numbers.
  private static func menusInPalettes(
    of toolbars: [ExpandedToolbar], menus: [ExpandedMenu]
  ) -> Set<Int> {
    var numbers: Set<Int> = []
    for toolbar in toolbars where toolbar.attributes.contains(.hidden) {
      for entry in toolbar.entries where entry.attributes.contains(.hidden) {
        guard case .menu(let number) = entry.kind else { continue }
        numbers.formUnion(menusWithin(number, of: menus))
      }
    }
    return numbers
  }
}
