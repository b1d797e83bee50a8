import MenuModel
import MenuSyntax

/// A context menu, an edit menu or a button's menu, as a Swift type.
struct MenuSurface: Sendable {
  /// The kind of menu.
  enum Kind: Sendable {
    case item(Preview?)
    case background
    case button(MenuButton)
    case edit(EditMenu)
  }

  /// The name of the Swift type: `NoteContextMenu`, `NoteListBackgroundMenu`, `NoteListMoreButton`.
  var typeName: String
  var kind: Kind
  /// The title of the menu or button.
  var title: Text?
  var isFixed = false
  var entries: [Entry]
  /// The platforms of the `on PLATFORM` around the menu, or nil for every platform.
  var platforms: [Platform]?
  /// The first sentence of the documentation: `The context menu of Note.`
  var summary: String
  var documentation: [String]
  var place: Place

  /// The prefix of the keys of the menu's own texts: `noteContextMenu`.
  var keyPrefix: String { SwiftName.lowerCamel(typeName) }
}

/// All context menus, edit menus and buttons of a module that are not empty on every platform. `GeneratedTypeNames` names
/// their types.
struct MenuSurfaceCatalogue: Sendable {
  /// The menus of each source.
  private(set) var surfaces: [[MenuSurface]]
  private let module: MenuModule

  init(_ module: MenuModule) {
    self.module = module
    surfaces = Array(repeating: [], count: module.sources.count)
    let names = GeneratedTypeNames.ItemCounts(of: module)
    for screen in module.screens {
      for item in screen.items {
        addContextMenu(of: item, screen, names)
        addEditMenu(of: item, screen, names)
      }
      if let menu = screen.background { add(menu, backgroundOf: screen) }
      for button in screen.buttons { add(button, of: screen) }
    }
    for item in module.topLevelItems {
      addContextMenu(of: item, nil, names)
      addEditMenu(of: item, nil, names)
    }
  }

  private mutating func addContextMenu(
    of item: Item, _ screen: Screen?, _ names: GeneratedTypeNames.ItemCounts
  ) {
    guard let menu = item.contextMenu else { return }
    add(
      MenuSurface(
        typeName: names.contextMenu(of: item, screen),
        kind: .item(item.preview), title: menu.title, isFixed: menu.isFixed, entries: menu.entries,
        platforms: menu.platforms,
        summary: "The context menu of \(item.name.text)" + Self.words(screen),
        documentation: item.documentation, place: menu.header))
  }

  private mutating func addEditMenu(
    of item: Item, _ screen: Screen?, _ names: GeneratedTypeNames.ItemCounts
  ) {
    guard let menu = item.editMenu else { return }
    add(
      MenuSurface(
        typeName: names.editMenu(of: item, screen), kind: .edit(menu),
        entries: menu.entries, platforms: menu.platforms,
        summary: "The edit menu of \(item.name.text)" + Self.words(screen),
        documentation: item.documentation, place: menu.header))
  }

  private mutating func add(_ menu: ContextMenu, backgroundOf screen: Screen) {
    add(
      MenuSurface(
        typeName: SwiftName.upperCamel(screen.name.text) + "BackgroundMenu", kind: .background,
        title: menu.title, isFixed: menu.isFixed, entries: menu.entries, platforms: menu.platforms,
        summary: "The context menu of the empty area of \(screen.name.text).", documentation: [],
        place: menu.header))
  }

  private mutating func add(_ button: MenuButton, of screen: Screen) {
    let name = SwiftName.upperCamel(button.name.text)
    add(
      MenuSurface(
        typeName: GeneratedTypeNames.button(button, of: screen), kind: .button(button),
        title: button.title, entries: button.entries, platforms: button.platforms,
        summary: "The button \(name) of \(screen.name.text), with its menu.",
        documentation: button.documentation, place: button.header))
  }

  private mutating func add(_ surface: MenuSurface) {
    let isShown = PlatformBranches.menuPlatforms(of: module).contains { platform in
      surface.platforms?.contains(platform) ?? true
        && module.hasEntry(surface.entries, on: platform)
    }
    if isShown { surfaces[Int(surface.place.source)].append(surface) }
  }

  private static func words(_ screen: Screen?) -> String {
    screen.map { " in " + $0.name.text + "." } ?? "."
  }
}
