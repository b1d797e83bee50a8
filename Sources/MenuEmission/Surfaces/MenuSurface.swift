import MenuModel
import MenuSyntax

/// A context menu, an edit menu, a button's menu or the menu bar, as the emitters of every framework see it.
struct MenuSurface {
  /// What the menu belongs to.
  enum Kind {
    case item(Preview?)
    case background
    case button(MenuButton)
    case edit(EditMenu)
    case menuBar
  }

  /// The Swift type: `NoteContextMenu`, `NoteListBackgroundMenu`, `NoteListMoreButton`.
  var typeName: String
  var kind: Kind
  /// The menu's title, or the button's.
  var title: Text?
  var isFixed = false
  var entries: [Entry]
  /// `on PLATFORM` around the menu; nil for every platform.
  var platforms: [Platform]?
  /// What the documentation says that it is: `The context menu of Note.`
  var summary: String
  var documentation: [String]
  var place: Place
  /// Whether `on` stands among the entries, so that platforms may differ.
  var hasPlatformEntries = false

  /// The first word of the keys of the menu's own texts: `noteContextMenu`.
  var keyPrefix: String { SwiftName.lowerCamel(typeName) }

  var isContextMenu: Bool {
    switch kind {
    case .item, .background: return true
    case .button, .edit, .menuBar: return false
    }
  }

  var isButton: Bool {
    if case .button = kind { return true }
    return false
  }

  var isMenuBar: Bool {
    if case .menuBar = kind { return true }
    return false
  }

  var preview: Preview? {
    if case .item(let preview) = kind { return preview }
    return nil
  }

  var button: MenuButton? {
    if case .button(let button) = kind { return button }
    return nil
  }

  var editMenu: EditMenu? {
    if case .edit(let menu) = kind { return menu }
    return nil
  }
}

/// All context menus, edit menus and buttons of a module.
///
/// A type is named after what the menu belongs to: `NoteContextMenu` or `NoteEditMenu` for the item Note,
/// `NoteListBackgroundMenu` for the background of the screen NoteList, `NoteListMoreButton` for its More button. Where
/// several screens have an item of one name, the screen stands before it: `InboxRowContextMenu`.
struct MenuSurfaceCatalogue {
  /// The menus of each source.
  private(set) var surfaces: [[MenuSurface]]

  init(_ module: MenuModule) {
    surfaces = Array(repeating: [], count: module.sources.count)
    var itemNames: [String: Int] = [:]
    var editNames: [String: Int] = [:]
    for item in module.screens.flatMap(\.items) + module.looseItems {
      if item.contextMenu != nil { itemNames[item.name.text, default: 0] += 1 }
      if item.editMenu != nil { editNames[item.name.text, default: 0] += 1 }
    }
    for screen in module.screens {
      for item in screen.items {
        let isShared = itemNames[item.name.text, default: 0] > 1
        add(item, of: screen, prefix: isShared ? SwiftName.upperCamel(screen.name.text) : "")
        let hasNamesake = editNames[item.name.text, default: 0] > 1
        addEditMenu(
          of: item, in: screen, prefix: hasNamesake ? SwiftName.upperCamel(screen.name.text) : "")
      }
      if let menu = screen.background { add(menu, backgroundOf: screen) }
      for button in screen.buttons { add(button, of: screen) }
    }
    for item in module.looseItems {
      add(item)
      addEditMenu(of: item)
    }
    for source in surfaces.indices {
      for index in surfaces[source].indices {
        var visited: Set<Int> = []
        surfaces[source][index].hasPlatformEntries =
          Self.hasPlatformEntries(surfaces[source][index].entries, in: module, visited: &visited)
      }
    }
  }

  /// Whether `on` stands among entries, also in the menus that they include or show.
  private static func hasPlatformEntries(
    _ entries: [Entry], in module: MenuModule, visited: inout Set<Int>
  ) -> Bool {
    // By number: a loop over the entries would copy each.
    for index in entries.indices {
      var inner: [Entry] = []
      switch entries[index].kind {
      case .command, .separator: continue
      case .on: return true
      case .include(let menu):
        if visited.insert(menu.index).inserted { inner = module.menus[menu.index].entries }
      case .submenu(let submenu):
        inner = submenu.entries
        if let menu = submenu.menu, visited.insert(menu.index).inserted {
          inner += module.menus[menu.index].entries
        }
      case .section(_, let entries), .row(let entries), .palette(let entries),
        .when(_, let entries):
        inner = entries
      default: break
      }
      if hasPlatformEntries(inner, in: module, visited: &visited) { return true }
    }
    return false
  }

  private mutating func add(_ item: Item, of screen: Screen? = nil, prefix: String = "") {
    guard let menu = item.contextMenu else { return }
    surfaces[Int(menu.place.source)].append(
      MenuSurface(
        typeName: prefix + SwiftName.upperCamel(item.name.text) + "ContextMenu",
        kind: .item(item.preview), title: menu.title, isFixed: menu.isFixed, entries: menu.entries,
        platforms: menu.platforms,
        summary:
          "The context menu of \(item.name.text)\(screen.map { " in " + $0.name.text } ?? "").",
        documentation: item.documentation, place: menu.header))
  }

  private mutating func addEditMenu(
    of item: Item, in screen: Screen? = nil, prefix: String = ""
  ) {
    guard let menu = item.editMenu else { return }
    surfaces[Int(menu.place.source)].append(
      MenuSurface(
        typeName: prefix + SwiftName.upperCamel(item.name.text) + "EditMenu", kind: .edit(menu),
        entries: menu.entries, platforms: menu.platforms,
        summary: "The edit menu of \(item.name.text)\(screen.map { " in " + $0.name.text } ?? "").",
        documentation: item.documentation, place: menu.header))
  }

  private mutating func add(_ menu: ContextMenu, backgroundOf screen: Screen) {
    surfaces[Int(menu.place.source)].append(
      MenuSurface(
        typeName: SwiftName.upperCamel(screen.name.text) + "BackgroundMenu", kind: .background,
        title: menu.title, isFixed: menu.isFixed, entries: menu.entries, platforms: menu.platforms,
        summary: "The context menu of the empty area of \(screen.name.text).", documentation: [],
        place: menu.header))
  }

  private mutating func add(_ button: MenuButton, of screen: Screen) {
    let name = SwiftName.upperCamel(button.name.text)
    surfaces[Int(button.place.source)].append(
      MenuSurface(
        typeName: SwiftName.upperCamel(screen.name.text) + name + "Button", kind: .button(button),
        title: button.title, entries: button.entries, platforms: button.platforms,
        summary: "The button \(name) of \(screen.name.text), with its menu.",
        documentation: button.documentation, place: button.header))
  }
}

extension Framework {
  /// The platforms on which the framework shows menus.
  var menuPlatforms: [Platform] {
    switch self {
    case .uikit: return [.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS]
    case .appkit: return [.macOS]
    case .swiftui: return [.iOS, .iPadOS, .macOS, .macCatalyst, .tvOS, .visionOS]
    }
  }
}

extension MenuModule {
  /// The platforms of the module on which a framework shows menus.
  fileprivate func menuPlatforms(of framework: Framework) -> [Platform] {
    framework.menuPlatforms.filter { app.minimum(of: $0) != nil }
  }

  /// Whether a surface has entries on any of some platforms.
  fileprivate func shows(_ surface: MenuSurface, on platforms: [Platform]) -> Bool {
    for platform in platforms where surface.platforms?.contains(platform) ?? true {
      // UIKit has no edit menus on tvOS.
      if platform == .tvOS, surface.editMenu != nil { continue }
      if hasEntry(surface.entries, on: platform) { return true }
      if !surface.hasPlatformEntries { return false }
    }
    return false
  }
}

/// What one framework shows of a module. Gathered once, since every emitter asks for it.
struct FrameworkSurfaces {
  /// The platforms of the module on which the framework shows menus.
  let platforms: [Platform]
  /// The surfaces of each source that it shows; for SwiftUI without edit menus, for which it has no menu.
  let surfaces: [[MenuSurface]]
  /// Whether it shows all menus that the module has.
  let areAll: Bool
  /// What the menus and toolbars need that it shows.
  let needs: MenuNeeds

  /// - Parameter all: What all menus of the module need.
  init(
    _ framework: Framework, of catalogue: MenuSurfaceCatalogue, _ toolbars: ToolbarCatalogue,
    needing all: MenuNeeds, in module: MenuModule
  ) {
    let platforms = module.menuPlatforms(of: framework)
    self.platforms = platforms
    self.surfaces = catalogue.surfaces.map { surfaces in
      surfaces.filter {
        module.shows($0, on: platforms) && !(framework == .swiftui && $0.editMenu != nil)
      }
    }
    self.areAll = zip(surfaces, catalogue.surfaces).allSatisfy { $0.count == $1.count }
    var needs = areAll ? all : MenuNeeds(of: Array(surfaces.joined()), in: module)
    needs.add(toolbars.toolbars.joined().filter { module.shows($0, in: framework) }, in: module)
    self.needs = needs
  }
}

extension EmissionContext {
  /// The platforms of the module on which a framework shows menus.
  func menuPlatforms(of framework: Framework) -> [Platform] {
    frameworkSurfaces[Int(framework.rawValue)].platforms
  }

  /// Whether a framework shows a surface on any platform.
  ///
  /// Of an edit menu, SwiftUI has the standard commands on the Mac.
  func shows(_ surface: MenuSurface, in framework: Framework) -> Bool {
    var platforms = menuPlatforms(of: framework)
    if framework == .swiftui, surface.editMenu != nil {
      platforms = platforms.filter { $0 == .macOS }
    }
    return module.shows(surface, on: platforms)
  }

  /// The edit menus of the module that a framework shows, or whose standard commands it has.
  func editMenus(in framework: Framework) -> [MenuSurface] {
    guard module.app.frameworks.contains(framework) else { return [] }
    return menuSurfaces.surfaces.joined().filter { $0.editMenu != nil && shows($0, in: framework) }
  }

  /// The surfaces of a source that a framework shows.
  func surfaces(of part: SourcePart, in framework: Framework) -> [MenuSurface] {
    frameworkSurfaces[Int(framework.rawValue)].surfaces[part.source]
  }

  /// The surfaces of the module that a framework shows.
  func surfaces(in framework: Framework) -> [MenuSurface] {
    guard module.app.frameworks.contains(framework) else { return [] }
    return Array(frameworkSurfaces[Int(framework.rawValue)].surfaces.joined())
  }

  /// Whether a framework shows any surface of the module.
  func hasSurfaces(in framework: Framework) -> Bool {
    module.app.frameworks.contains(framework)
      && frameworkSurfaces[Int(framework.rawValue)].surfaces.contains { !$0.isEmpty }
  }

  /// What the surfaces that a framework shows need.
  func needs(of framework: Framework) -> MenuNeeds {
    frameworkSurfaces[Int(framework.rawValue)].needs
  }

  /// Finds what `sharedNeeds` keeps.
  func findSharedNeeds() -> MenuNeeds {
    let hasMenuBar = module.app.frameworks.contains { !menuBarPlatforms(of: $0).isEmpty }
    return needs(with: hasMenuBar ? menuBarSurface : nil)
  }

  /// `entryNeeds`, with the kinds of entries that the menu bar alone has, since both are of one type.
  var entryKindNeeds: MenuNeeds {
    var needs = entryNeeds
    guard showsMenuBar else { return needs }
    needs.submenus = true
    if menuBarNeeds.sections { needs.sections = true }
    if menuBarNeeds.choices { needs.choices = true }
    return needs
  }

  /// The same, with all that the commands of the menu bar have.
  var describedNeeds: MenuNeeds {
    var needs = entryKindNeeds
    guard showsMenuBar else { return needs }
    if menuBarNeeds.checks { needs.checks = true }
    if menuBarNeeds.subtitles { needs.subtitles = true }
    if menuBarNeeds.help { needs.help = true }
    if menuBarNeeds.alternates { needs.alternates = true }
    return needs
  }

  /// Whether commands or submenus of the system are in the description of the menu bar.
  var menuBarHasStandard: Bool {
    guard showsMenuBar else { return false }
    if menuBarNeeds.standard { return true }
    return showsMenuBar(in: .appkit) && module.menuBar?.menus.contains(where: \.isStandard) == true
  }

  /// Finds what the surfaces need that any framework of the module shows, and what the menu bar needs.
  func needs(with menuBar: MenuSurface?) -> MenuNeeds {
    for framework in module.app.frameworks
    where frameworkSurfaces[Int(framework.rawValue)].areAll {
      var needs = menuNeeds
      if menuBar != nil { needs.formUnion(menuBarNeeds) }
      needs.add(shownToolbars, in: module)
      return needs
    }
    let shown = menuSurfaces.surfaces.joined().filter { surface in
      module.app.frameworks.contains { shows(surface, in: $0) }
    }
    return MenuNeeds(
      of: shown + [menuBar].compactMap { $0 }, toolbars: shownToolbars, in: module)
  }

  /// Whether any framework shows a menu of the module, be it in a toolbar.
  var describesMenus: Bool { module.app.frameworks.contains { describesMenus(in: $0) } }

  /// Whether a framework of the module shows a menu, be it in a toolbar.
  func describesMenus(in framework: Framework) -> Bool {
    if hasSurfaces(in: framework) { return true }
    return !toolbars(in: framework).isEmpty && fillsToolbarMenus(in: framework)
  }

  /// The frameworks of the module that make menus of a surface: SwiftUI makes no edit menus.
  func frameworks(showing surface: MenuSurface) -> [Framework] {
    module.app.frameworks.filter { framework in
      if framework == .swiftui, surface.editMenu != nil { return false }
      return shows(surface, in: framework)
    }
  }

  /// Whether some framework makes menus of edit menus.
  var describesEditMenus: Bool {
    module.app.frameworks.contains { $0 != .swiftui && needs(of: $0).editMenus }
  }

  /// The value of a command that carries a payload: `.sort(option)`, `.note(.move(folder.id))`.
  func commandValue(_ command: CommandID, payload: String) -> String {
    let value = commandCases[command].text
    if value.hasSuffix(")") { return value.dropLast() + "(" + payload + "))" }
    return value + "(" + payload + ")"
  }
}
