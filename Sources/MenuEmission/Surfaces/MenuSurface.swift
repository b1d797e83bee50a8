import MenuModel
import MenuSyntax

/// A menu, a button with one, or the swipe actions of an item, as a Swift type.
struct MenuSurface: Sendable {
  /// The name of the Swift type: `NoteContextMenu`, `NoteListBackgroundMenu`, `NoteListMoreButton`.
  var typeName: String
  var declaration: Surface.Declaration
  /// The title of the menu or button.
  var title: Text?
  var isFixed = false
  var entries: [Entry]
  /// The platforms of the `on PLATFORM` around the menu, or nil for every platform.
  var platforms: [Platform]?
  /// What it is: `context menu of Note in NoteList`.
  var owner: String
  var documentation: [String]
  var place: Place

  init(
    _ typeName: String, _ surface: Surface, owner: String, documentation: [String] = []
  ) {
    self.typeName = typeName
    self.declaration = surface.declaration
    self.entries = surface.entries
    self.platforms = surface.platforms
    self.owner = owner
    self.documentation = documentation
    self.place = surface.header
  }

  /// The first sentence of the documentation: `The context menu of Note in NoteList.`
  var summary: String {
    if declaration.kind == .button || declaration.kind == .statusItem {
      return "The \(owner), with its menu."
    }
    return "The \(owner)."
  }

  /// The prefix of the keys of the menu's own texts: `noteContextMenu`.
  var keyPrefix: String { SwiftNames.lowerCamel(typeName) }
}

/// All surfaces of a module but toolbars and the menu bar that are not empty on every platform. `GeneratedTypeNames` names
/// their types.
struct MenuSurfaceCatalogue: Sendable {
  /// The menus of each source.
  private(set) var surfaces: [[MenuSurface]]
  private let module: MenuModule

  init(_ module: MenuModule) {
    self.module = module
    surfaces = Array(repeating: [], count: module.sources.count)
    let names = GeneratedTypeNames.ItemCounts(of: module)
    for surface in module.generatedSurfaces { add(surface, names) }
  }

  private mutating func add(_ surface: Surface, _ names: GeneratedTypeNames.ItemCounts) {
    let screen = surface.screen.map { module.screens[$0] }
    let onScreen = screen.map { " in " + $0.name.text } ?? ""
    var menu: MenuSurface
    switch (surface.declaration, screen) {
    case (.contextMenu(let declared, let item), _):
      menu = MenuSurface(
        names.contextMenu(of: item, screen), surface,
        owner: "context menu of \(item.name.text)" + onScreen,
        documentation: item.documentation)
      menu.title = declared.title
      menu.isFixed = declared.isFixed
    case (.editMenu(_, let item), _):
      menu = MenuSurface(
        names.editMenu(of: item, screen), surface,
        owner: "edit menu of \(item.name.text)" + onScreen,
        documentation: item.documentation)
    case (.background(let declared), let screen?):
      menu = MenuSurface(
        SwiftNames.upperCamel(screen.name.text) + "BackgroundMenu", surface,
        owner: "context menu of the empty area of \(screen.name.text)")
      menu.title = declared.title
      menu.isFixed = declared.isFixed
    case (.button(let button), let screen?):
      let name = SwiftNames.upperCamel(button.name.text)
      menu = MenuSurface(
        GeneratedTypeNames.button(button, of: screen), surface,
        owner: "button \(name) of \(screen.name.text)",
        documentation: button.documentation)
      menu.title = button.title
    case (.swipe(let swipe, let item), _):
      // One type has both edges.
      if item.swipes.first?.edge != swipe.edge { return }
      menu = MenuSurface(
        names.swipes(of: item, screen), surface,
        owner: "swipe actions of \(item.name.text)" + onScreen, documentation: item.documentation)
      menu.entries = item.swipes.flatMap(\.entries)
    case (.quickActions(let declared), _):
      menu = MenuSurface(
        GeneratedNames(of: module).type(.quickActions), surface,
        owner: "quick actions of \(module.app.name)", documentation: declared.documentation)
    case (.dockMenu(let declared), _):
      menu = MenuSurface(
        GeneratedNames(of: module).type(.dockMenu), surface,
        owner: "Dock menu of \(module.app.name)", documentation: declared.documentation)
    case (.statusItem(let item), _):
      menu = MenuSurface(
        GeneratedTypeNames.statusItem(item), surface, owner: "status item \(item.name.text)",
        documentation: item.documentation)
      menu.title = item.title
    case (.background, nil), (.button, nil), (.toolbar, _), (.barMenu, _): return
    }
    let isShown = PlatformBranches.platforms(of: surface.declaration.kind, in: module).contains {
      // Of swipe actions the other edge may be on other platforms.
      (surface.declaration.kind == .swipe || surface.isShown(on: $0))
        && !module.expansion(of: menu.entries, on: $0).isEmpty
    }
    if isShown { surfaces[Int(menu.place.source)].append(menu) }
  }
}
