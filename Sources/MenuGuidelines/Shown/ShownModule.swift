import MenuModel
import MenuSyntax

/// What each platform shows of a module: all menus, toolbars and placements, found in one walk for all rules.
///
/// Its menus, entries and labels point into it, and are good for as long as it is there.
///
/// `@unchecked`: it is whole when `init` ends, and nothing writes it after.
public final class ShownModule: @unchecked Sendable {
  public let module: MenuModule
  /// The platforms of the module.
  public let platforms: PlatformSet
  /// A menu stands before its submenus; platforms that show the same share one.
  public let menus: [ShownMenu]
  public let toolbars: [ShownToolbar]
  public let labels: [Label]
  /// Separators that lead, trail or double on every platform.
  public let surplusSeparators: [Place]
  /// The numbers of the menus of each screen: of its items, its empty area, its buttons and its toolbar.
  public let menusOfScreens: [Range<Int>]
  /// The numbers of the toolbars of each screen, one for a platform.
  public let toolbarsOfScreens: [Range<Int>]
  /// Keeps what the menus, toolbars and labels point to.
  private let storage: ShownStorage
  private let commandTraits: [Traits]
  private let commandFacts: [UnsafePointer<TitleFacts>]
  private let commandFactsWhenOn: [UnsafePointer<TitleFacts>?]
  private let commandSymbols: [UnsafePointer<SymbolFacts>?]
  private let placements: [Placement]
  /// Where the placements of each command begin in `placements`, and the end.
  private let firstPlacements: [Int]

  /// The platforms that a main interface is described for.
  public private(set) var describedPlatforms: PlatformSet = []
  /// The shortcuts of the app's own commands and options, in the order of the module.
  public private(set) var shortcuts: [OwnShortcut] = []
  /// Where people meet each command, by its number.
  private var reaches: [CommandReach] = []

  /// Walks a module.
  public init(_ module: MenuModule) {
    self.module = module
    self.platforms = PlatformSet(module.app.platforms.lazy.map(\.platform))
    var builder = ShownModuleBuilder(module, platforms: platforms)
    builder.build()
    self.menus = builder.menus
    self.toolbars = builder.toolbars
    self.labels = builder.labels
    self.surplusSeparators = builder.surplusSeparators
    self.storage = builder.context.storage
    self.commandTraits = builder.context.commandTraits
    self.commandFacts = builder.context.commandFacts
    self.commandFactsWhenOn = builder.context.commandFactsWhenOn
    self.commandSymbols = builder.context.commandSymbols
    self.menusOfScreens = builder.menusOfScreens
    self.toolbarsOfScreens = builder.toolbarsOfScreens
    (self.placements, self.firstPlacements) = Self.sorted(
      builder.placements, byCommandsUpTo: module.commands.count)
    findDescribedPlatforms()
    self.reaches = CommandReach.all(in: self, builder.placements)
    self.shortcuts = OwnShortcut.all(in: self)
  }

  /// Where people meet a command.
  public func reach(of command: CommandID) -> CommandReach { reaches[command.index] }

  /// What a command is.
  func traits(of command: CommandID) -> Traits { commandTraits[command.index] }

  /// What the bytes of a command's own title tell.
  public func titleFacts(of command: CommandID) -> TitleFacts {
    commandFacts[command.index].pointee
  }

  /// What the bytes of a command's title when on tell; nil if it has none.
  func titleFactsWhenOn(of command: CommandID) -> TitleFacts? {
    commandFactsWhenOn[command.index]?.pointee
  }

  /// What a command's symbol tells; nil for none and for an image of the app's own.
  func symbolFacts(of command: CommandID) -> SymbolFacts? { commandSymbols[command.index]?.pointee }

  /// What the bytes of an entry's title tell where it stands; nil for what has none, and for the system's own.
  func facts(of entry: ShownEntry) -> TitleFacts? {
    if let facts = entry.writtenFacts { return facts.pointee }
    if case .menu(let number) = entry.kind { return menus[number].writtenFacts?.pointee }
    return nil
  }

  /// Where a command is, in the order of the surfaces.
  public func placements(of command: CommandID) -> ArraySlice<Placement> {
    placements[firstPlacements[command.index]..<firstPlacements[command.index + 1]]
  }

  /// The submenus, at any depth, of the menu with this number, and itself.
  public func menusWithin(_ number: Int) -> Range<Int> {
    var end = number + 1
    while end < menus.count && menus[end].level > menus[number].level { end += 1 }
    return number..<end
  }

  /// The command with this number.
  public func command(_ id: CommandID) -> Command { module.commands[id.index] }

  /// The title of a command, without a copy of the command.
  func title(of command: CommandID) -> Text { module.commands[command.index].title }

  /// The symbol or image of a command, without a copy of the command.
  func image(of command: CommandID) -> Image? { module.commands[command.index].image }

  /// The title of an entry where it stands; nil for what has none, and for the system's own.
  public func title(of entry: ShownEntry) -> Text? {
    if let title = entry.title { return title }
    switch entry.kind {
    case .command(let command), .each(let command): return module.commands[command.index].title
    case .menu(let number): return menus[number].title
    default: return nil
    }
  }

  /// The image of an entry where it stands.
  public func image(of entry: ShownEntry) -> Image? {
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
  public func describesMainInterface(on platform: Platform) -> Bool {
    describedPlatforms.contains(platform)
  }

  /// The platforms that show a menu bar.
  public static let menuBarPlatforms: PlatformSet = [.macOS, .iPadOS, .macCatalyst]

  private func findDescribedPlatforms() {
    if module.commands.contains(where: \.isOnscreen) {
      describedPlatforms = platforms
      return
    }
    if module.menuBar != nil { describedPlatforms = Self.menuBarPlatforms }
    for toolbar in toolbars { describedPlatforms.insert(PlatformSet(toolbar.platform)) }
    for menu in menus where menu.surface == .pullDown {
      describedPlatforms.formUnion(menu.platforms)
    }
    describedPlatforms.formIntersection(platforms)
  }

  /// The placements of each command together, in their order, and where those of each command begin.
  private static func sorted(
    _ unsorted: [Placement], byCommandsUpTo count: Int
  ) -> (placements: [Placement], firsts: [Int]) {
    var next = [Int](repeating: 0, count: count + 1)
    for placement in unsorted { next[placement.command.index + 1] += 1 }
    for index in 1..<next.count { next[index] += next[index - 1] }
    let firsts = next
    guard let any = unsorted.first else { return ([], firsts) }
    var placements = [Placement](repeating: any, count: unsorted.count)
    for placement in unsorted {
      placements[next[placement.command.index]] = placement
      next[placement.command.index] += 1
    }
    return (placements, firsts)
  }
}
