import MenuModel
import MenuSyntax

/// A toolbar, as the emitters of every framework see it.
struct ToolbarSurface {
  /// What the toolbar is on one platform.
  struct Block {
    var platform: Platform
    var role: Toolbar.Block.Role?
    var isCustomizable: Bool
    var isHideable: Bool
    /// The entries as they are written.
    var entries: [Entry]
    /// The entries there, with `include` and `on` applied.
    var areas: ToolbarAreas
  }

  /// The Swift type: `NoteListToolbar`.
  var typeName: String
  /// What customization is kept under: `noteList`.
  var identifier: String
  /// Whether the content of its screen scrolls.
  var scrolls: Bool
  /// Whether it belongs to a window of settings, whose panes are its items.
  var isSettings: Bool
  var blocks: [Block]
  /// The entries of all blocks as they are written.
  var entries: [Entry]
  /// The views that the app supplies, in the order of the text.
  var views: [Name]
  var hasSearch: Bool
  var summary: String
  var documentation: [String]
  var place: Place

  /// The first word of the keys of the toolbar's own texts: `noteListToolbar`.
  var keyPrefix: String { SwiftName.lowerCamel(typeName) }

  /// What the toolbar is on a platform; Mac Catalyst shows that of macOS.
  func block(on platform: Platform) -> Block? {
    let wanted = platform == .macCatalyst ? .macOS : platform
    return blocks.first { $0.platform == wanted }
  }
}

/// The entries of a toolbar on one platform, by where they stand.
struct ToolbarAreas {
  var leading: [Entry] = []
  var center: [Entry] = []
  var isCenterCustomizable = false
  var trailing: [Entry] = []
  /// The entries of a bar without areas.
  var items: [Entry] = []
  var titleMenu: [Entry] = []
  var search: Text?

  /// Sorts expanded entries. What stands straight in an iPadOS block is at the trailing edge.
  init(_ entries: [Entry], on platform: Platform) {
    var loose: [Entry] = []
    for entry in entries {
      switch entry.kind {
      case .area(.leading, _, let inner): leading += taking(inner)
      case .area(.center, let isCustomizable, let inner):
        center += taking(inner)
        if isCustomizable { isCenterCustomizable = true }
      case .area(.trailing, _, let inner): trailing += taking(inner)
      default: loose += taking([entry])
      }
    }
    if platform == .iPadOS { trailing += loose } else { items = loose }
  }

  /// The entries without the title menu, of which there is one in a bar. A search stays among them too, since some bars
  /// have a place for it.
  private mutating func taking(_ entries: [Entry]) -> [Entry] {
    var rest: [Entry] = []
    for entry in entries {
      switch entry.kind {
      case .titleMenu(let inner):
        titleMenu += inner
      case .search(let prompt):
        if search == nil { search = prompt }
        rest.append(entry)
      default:
        rest.append(entry)
      }
    }
    return rest
  }
}

/// All toolbars of a module.
struct ToolbarCatalogue {
  /// The toolbars of each source.
  private(set) var toolbars: [[ToolbarSurface]]

  init(_ module: MenuModule) {
    toolbars = Array(repeating: [], count: module.sources.count)
    for screen in module.screens {
      if let toolbar = screen.toolbar { add(toolbar, of: screen, in: module) }
    }
    for toolbar in module.toolbars { add(toolbar, of: nil, in: module) }
  }

  private mutating func add(_ toolbar: Toolbar, of screen: Screen?, in module: MenuModule) {
    let typeName = SwiftName.upperCamel(GeneratedTypeNames.toolbar(toolbar, of: screen))
    let stem = typeName.hasSuffix("Toolbar") ? String(typeName.dropLast(7)) : typeName
    var surface = ToolbarSurface(
      typeName: typeName, identifier: SwiftName.lowerCamel(stem.isEmpty ? typeName : stem),
      scrolls: screen?.scrolls ?? false, isSettings: screen?.isSettings ?? false, blocks: [],
      entries: [], views: [], hasSearch: false,
      summary: screen.map { "The toolbar of \($0.name.text)." } ?? "The toolbar \(typeName).",
      documentation: toolbar.documentation, place: toolbar.header)
    for block in toolbar.blocks {
      let entries = Self.inPlace(module.entries(block.entries, on: block.platform))
      if entries.isEmpty { continue }
      surface.entries += block.entries
      surface.blocks.append(
        ToolbarSurface.Block(
          platform: block.platform, role: block.role, isCustomizable: block.isCustomizable,
          isHideable: block.isHideable, entries: block.entries,
          areas: ToolbarAreas(entries, on: block.platform)))
      Self.collect(entries, into: &surface)
    }
    guard !surface.blocks.isEmpty else { return }
    toolbars[Int(toolbar.place.source)].append(surface)
  }

  /// The entries with those of named menus as if they were written there.
  private static func inPlace(_ entries: [Entry]) -> [Entry] {
    entries.map { entry in
      var entry = entry
      switch entry.kind {
      case .submenu(var submenu):
        submenu.menu = nil
        submenu.entries = inPlace(submenu.entries)
        entry.kind = .submenu(submenu)
      case .section(let title, let inner):
        entry.kind = .section(title: title, entries: inPlace(inner))
      case .row(let inner): entry.kind = .row(inPlace(inner))
      case .palette(let inner): entry.kind = .palette(inPlace(inner))
      case .when(let condition, let inner): entry.kind = .when(condition, inPlace(inner))
      case .titleMenu(let inner): entry.kind = .titleMenu(inPlace(inner))
      case .area(let area, let isCustomizable, let inner):
        entry.kind = .area(area, isCustomizable: isCustomizable, entries: inPlace(inner))
      case .group(var group):
        group.entries = inPlace(group.entries)
        entry.kind = .group(group)
      default: break
      }
      return entry
    }
  }

  /// Notes the supplied views and the search among entries.
  private static func collect(_ entries: [Entry], into surface: inout ToolbarSurface) {
    for entry in entries {
      switch entry.kind {
      case .view(let name, _):
        if !surface.views.contains(where: { $0.text == name.text }) { surface.views.append(name) }
      case .search: surface.hasSearch = true
      case .area(_, _, let inner): collect(inner, into: &surface)
      case .group(let group): collect(group.entries, into: &surface)
      default: continue
      }
    }
  }
}

extension Framework {
  /// The platforms on which the framework shows toolbars.
  var toolbarPlatforms: [Platform] {
    switch self {
    case .uikit: return [.iOS, .iPadOS, .visionOS]
    case .appkit: return [.macOS]
    case .swiftui: return [.iOS, .iPadOS, .macOS, .macCatalyst, .watchOS, .visionOS]
    }
  }

  /// The platform on which the framework has `NSToolbar`; nil where it has none.
  var windowToolbarPlatform: Platform? {
    switch self {
    case .uikit: return .macCatalyst
    case .appkit: return .macOS
    case .swiftui: return nil
    }
  }
}

extension MenuModule {
  /// The platforms of the module on which a framework shows toolbars.
  fileprivate func toolbarPlatforms(of framework: Framework) -> [Platform] {
    framework.toolbarPlatforms.filter { app.minimum(of: $0) != nil }
  }

  /// Whether a framework shows a toolbar on any platform of the module.
  func shows(_ toolbar: ToolbarSurface, in framework: Framework) -> Bool {
    showsInWindow(toolbar, in: framework)
      || toolbarPlatforms(of: framework).contains { toolbar.block(on: $0) != nil }
  }

  /// Whether a framework shows a toolbar as an `NSToolbar`.
  fileprivate func showsInWindow(_ toolbar: ToolbarSurface, in framework: Framework) -> Bool {
    guard let platform = framework.windowToolbarPlatform else { return false }
    return app.minimum(of: platform) != nil && toolbar.block(on: platform) != nil
  }
}

extension EmissionContext {
  /// The platforms of the module on which a framework shows toolbars.
  func toolbarPlatforms(of framework: Framework) -> [Platform] {
    module.toolbarPlatforms(of: framework)
  }

  /// Whether a framework shows a toolbar on any platform of the module.
  func shows(_ toolbar: ToolbarSurface, in framework: Framework) -> Bool {
    module.shows(toolbar, in: framework)
  }

  /// The toolbars of a source that a framework shows.
  func toolbars(of part: SourcePart, in framework: Framework) -> [ToolbarSurface] {
    toolbars.toolbars[part.source].filter { shows($0, in: framework) }
  }

  /// The toolbars of the module that a framework shows.
  func toolbars(in framework: Framework) -> [ToolbarSurface] {
    guard module.app.frameworks.contains(framework) else { return [] }
    return toolbars.toolbars.joined().filter { shows($0, in: framework) }
  }

  /// The toolbars of the module that UIKit shows as bars of a view controller.
  var bars: [ToolbarSurface] { toolbars(in: .uikit).filter(isBar) }

  /// The toolbars of a source that UIKit shows as bars of a view controller.
  func bars(of part: SourcePart) -> [ToolbarSurface] {
    toolbars(of: part, in: .uikit).filter(isBar)
  }

  /// Whether a bar of a view controller has views that the app supplies.
  func hasBarViews(_ toolbar: ToolbarSurface) -> Bool {
    toolbarPlatforms(of: .uikit).contains { platform in
      guard let areas = toolbar.block(on: platform)?.areas else { return false }
      let entries = areas.leading + areas.center + areas.trailing + areas.items
      return entries.contains(where: \.hasView)
    }
  }

  private func isBar(_ toolbar: ToolbarSurface) -> Bool {
    toolbarPlatforms(of: .uikit).contains { toolbar.block(on: $0) != nil }
  }

  /// Whether a framework of the module has `NSToolbar` on one of its platforms.
  func showsWindowToolbars(in framework: Framework) -> Bool {
    guard let platform = framework.windowToolbarPlatform else { return false }
    return module.app.frameworks.contains(framework) && module.app.minimum(of: platform) != nil
  }

  /// The toolbars of a source that a framework shows as `NSToolbar`.
  func windowToolbars(of part: SourcePart, in framework: Framework) -> [MacToolbar] {
    windowToolbars[Int(framework.rawValue)][part.source]
  }

  /// The toolbars of the module that a framework shows as `NSToolbar`.
  func windowToolbars(in framework: Framework) -> [MacToolbar] {
    Array(windowToolbars[Int(framework.rawValue)].joined())
  }

  /// Whether a framework makes menus for its toolbars out of entries.
  func fillsToolbarMenus(in framework: Framework) -> Bool {
    if framework != .appkit, ToolbarNeeds(of: framework, in: self).menus { return true }
    return MacToolbarNeeds(of: windowToolbars(in: framework), in: self).fillsMenus
  }

  /// The toolbars that any framework of the module shows.
  var shownToolbars: [ToolbarSurface] {
    toolbars.toolbars.joined().filter { toolbar in
      module.app.frameworks.contains { shows(toolbar, in: $0) }
    }
  }

  /// The command that chooses among the options of a state variable; the first, if there are several.
  func command(choosing variable: StateID) -> CommandID? {
    let index = module.commands.firstIndex { command in
      if case .choice(variable, _) = command.payload { return true }
      return false
    }
    return index.map { CommandID($0) }
  }

  /// Whether a command is shown as a toggle: it can be on, and its title does not say so.
  func isToggle(_ command: CommandID) -> Bool {
    let command = module.commands[command.index]
    guard case .none = command.payload else { return false }
    return command.on != nil && command.titleWhenOn == nil
  }

  /// Whether a placed command has a title and no picture.
  func isTextOnly(_ placement: CommandPlacement) -> Bool {
    if placement.hidesImage { return true }
    return placement.image == nil && module.commands[placement.command.index].image == nil
  }
}

extension Entry {
  /// Whether a toolbar's entry is a view that the app supplies, or a group with one.
  fileprivate var hasView: Bool {
    switch kind {
    case .view: return true
    case .group(let group): return group.entries.contains(where: \.hasView)
    default: return false
    }
  }
}
