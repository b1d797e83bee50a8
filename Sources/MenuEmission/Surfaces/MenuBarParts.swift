import MenuModel
import MenuSyntax

/// What the menu bar of a module has, so that nothing else is emitted.
struct MenuBarParts {
  /// A command or a submenu of the system.
  struct Standard {
    var entry: StandardCommandEntry
    var place: Place
  }

  /// What the commands in it need.
  let needs: MenuNeeds
  let menus: [MenuBarMenu]
  /// The commands and submenus of the system in it, each once: those that it names, and for AppKit, which makes the
  /// system's menus itself, what is in these.
  private(set) var standard: [Standard] = []
  /// The names of those that it names itself.
  private(set) var named: Set<String> = []
  /// Those that stand in a menu of the system's in which UIKit does not have them.
  private(set) var misplaced: [(entry: StandardCommandEntry, place: StandardCommandPlace)] = []
  /// Whether one that it names takes the place of the item before it while keys are held.
  private(set) var namesAlternate = false
  /// The same, also where AppKit's whole menus have such a command.
  private(set) var hasStandardAlternates = false
  /// Whether a menu has a submenu, be it of what a command carries.
  private(set) var hasSubmenus = false
  private(set) var hasPlainSubmenus = false
  private(set) var hasPayloadSubmenus = false
  private(set) var hasLists = false
  private(set) var hasConditions = false
  /// Whether a title has a state variable in it.
  private(set) var hasChangingMenus = false
  private(set) var hasChangingSubmenus = false
  private(set) var hasChangingSections = false
  /// Whether iPhone and iPad have different entries.
  let hasIdioms: Bool
  private var names: Set<String> = []
  private var visited: Set<Int> = []

  init(of context: EmissionContext) {
    let module = context.module
    needs = context.menuBarNeeds
    menus = MenuBarMenu.menus(in: context)
    let platforms = context.menuBarPlatforms
    let isOnBoth = platforms.contains(.iOS) && platforms.contains(.iPadOS)
    let isDivided = menus.contains { menu in
      menu.platforms.contains(.iOS) != menu.platforms.contains(.iPadOS)
    }
    hasIdioms = isOnBoth && (needs.idioms || isDivided)
    for bar in module.menuBar?.menus ?? [] {
      if bar.enabled != nil || bar.shown != nil { hasConditions = true }
      if bar.shownTitle(in: module)?.isPlain == false { hasChangingMenus = true }
      if bar.isStandard, let place = bar.standardPlace, context.showsMenuBar(in: .appkit) {
        for name in StandardMenus.groups(of: place).joined() {
          add(name, at: bar.header, in: context)
          if StandardMenus.isAlternate(name, in: place) { hasStandardAlternates = true }
        }
      }
      add(bar.shownEntries(in: module), of: bar, in: context)
    }
  }

  private mutating func add(_ entries: [Entry], of bar: BarMenu, in context: EmissionContext) {
    for entry in entries {
      switch entry.kind {
      case .command(let placement):
        switch context.module.commands[placement.command.index].payload {
        case .none: continue
        case .choice: break
        case .list: hasLists = true
        }
        hasSubmenus = true
        hasPayloadSubmenus = true
      case .each(let command):
        if !context.isChoice(command) { hasLists = true }
      case .standard(let command):
        add(command, alternate: entry.alternate, of: bar, in: context)
      case .submenu(let submenu):
        hasSubmenus = true
        if submenu.enabled != nil || submenu.shown != nil { hasConditions = true }
        if submenu.title?.isPlain ?? true {
          hasPlainSubmenus = true
        } else {
          hasChangingSubmenus = true
        }
        add(submenu.entries, of: bar, in: context)
        if let menu = submenu.menu { add(menu, of: bar, in: context) }
      case .section(let title, let inner):
        if !title.isPlain { hasChangingSections = true }
        add(inner, of: bar, in: context)
      case .when(_, let inner):
        hasConditions = true
        add(inner, of: bar, in: context)
      case .row(let inner), .palette(let inner), .on(_, let inner):
        add(inner, of: bar, in: context)
      case .include(let menu):
        add(menu, of: bar, in: context)
      case .separator, .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
        continue
      }
    }
  }

  private mutating func add(_ menu: MenuID, of bar: BarMenu, in context: EmissionContext) {
    if visited.insert(menu.index).inserted {
      add(context.module.menus[menu.index].entries, of: bar, in: context)
    }
  }

  private mutating func add(
    _ command: StandardCommand, alternate: KeyModifiers?, of bar: BarMenu,
    in context: EmissionContext
  ) {
    guard let entry = StandardMenus.entry(named: command.name.text) else { return }
    named.insert(entry.name)
    if alternate != nil {
      namesAlternate = true
      hasStandardAlternates = true
    }
    if let place = bar.standardPlace, !bar.isStandard, !entry.belongs(to: place) {
      misplaced.append((entry, place))
    }
    add(entry.name, at: command.name.place, in: context)
  }

  private mutating func add(_ name: String, at place: Place, in context: EmissionContext) {
    guard names.insert(name).inserted, let entry = StandardMenus.entry(named: name) else { return }
    standard.append(Standard(entry: entry, place: place))
    guard context.showsMenuBar(in: .appkit) else { return }
    for inner in StandardMenus.groups(ofSubmenu: name).joined() {
      add(inner, at: place, in: context)
    }
  }

  /// Whether it has a command or a submenu of the system.
  func hasStandard(_ name: String) -> Bool { names.contains(name) }

  /// The system's menus in it, each once.
  var places: [StandardCommandPlace] {
    var places: [StandardCommandPlace] = []
    for case let place? in menus.map(\.bar.standardPlace) where !places.contains(place) {
      places.append(place)
    }
    return places
  }

  /// Whether a title of a menu follows the state in a way that AppKit has to be told of.
  var hasFollowingTitles: Bool { hasChangingMenus || hasChangingSubmenus || hasPayloadSubmenus }
}
