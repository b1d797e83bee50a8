import MenuModel
import MenuSyntax

/// A toolbar as a Swift type.
struct ToolbarSurface: Sendable {
  /// The name of the Swift type: `NoteListToolbar`.
  var typeName: String
  /// The key under which customizations are saved: `noteList`.
  var identifier: String
  /// Whether its screen's content scrolls.
  var scrolls: Bool
  /// Whether it belongs to a settings window, whose panes are its items.
  var isSettings: Bool
  /// The blocks that are not empty, in source order.
  var blocks: [Toolbar.Block]
  /// The views that the app supplies, in source order.
  var views: [Name] = []
  /// What it is: `toolbar of NoteList`.
  var owner: String
  var documentation: [String]
  var place: Place

  /// The prefix of the keys of the toolbar's own texts: `noteListToolbar`.
  var keyPrefix: String { SwiftNames.lowerCamel(typeName) }

  /// The texts of all blocks, which share their keys.
  func texts(in context: EmissionContext) -> SurfaceTexts {
    SurfaceTexts(
      of: blocks.entries, keyPrefix: keyPrefix, owner: owner, isToolbar: true,
      in: context)
  }
}

/// All toolbars of a module that are not empty.
struct ToolbarCatalogue: Sendable {
  /// The toolbars of each source.
  private(set) var toolbars: [[ToolbarSurface]]

  init(_ module: MenuModule) {
    toolbars = Array(repeating: [], count: module.sources.count)
    for surface in module.surfaces {
      guard case .toolbar(let toolbar) = surface.declaration else { continue }
      add(toolbar, of: surface.screen.map { module.screens[$0] }, in: module)
    }
  }

  private mutating func add(_ toolbar: Toolbar, of screen: Screen?, in module: MenuModule) {
    let typeName = GeneratedTypeNames.toolbar(toolbar, of: screen)
    let stem = typeName.hasSuffix("Toolbar") ? String(typeName.dropLast(7)) : typeName
    var surface = ToolbarSurface(
      typeName: typeName, identifier: SwiftNames.lowerCamel(stem.isEmpty ? typeName : stem),
      scrolls: screen?.scrolls ?? false, isSettings: screen?.isSettings ?? false,
      blocks: toolbar.blocks.filter { block in
        ToolbarSurface.platforms(of: block, in: module).contains { platform in
          !module.expansion(of: block.entries, on: platform).isEmpty
        }
      },
      owner: screen.map { "toolbar of \($0.name.text)" } ?? "toolbar \(typeName)",
      documentation: toolbar.documentation, place: toolbar.header)
    if surface.blocks.isEmpty { return }
    for case .view(let name, _) in surface.blocks.entries.withDescendants.map(\.kind)
    where !surface.views.contains(where: { $0.text == name.text }) {
      surface.views.append(name)
    }
    toolbars[Int(toolbar.place.source)].append(surface)
  }
}

extension ToolbarSurface {
  /// The platforms of the module that show a block. Mac Catalyst shows the block for macOS.
  static func platforms(of block: Toolbar.Block, in module: MenuModule) -> [Platform] {
    let platforms = block.platform == .macOS ? [.macOS, .macCatalyst] : [block.platform]
    return platforms.filter { module.app.minimum(of: $0) != nil }
  }

  /// The entries of a block, with `include` and `on` resolved if its platforms show the same.
  func entries(of block: Toolbar.Block, in module: MenuModule) -> [Entry] {
    let platforms = Self.platforms(of: block, in: module)
    if platforms.count > 1 { return block.entries }
    return module.expansion(of: block.entries, on: platforms.first ?? block.platform).entries
  }
}
