import MenuModel

/// What the toolbars that one framework shows use, so that nothing else is emitted.
struct ToolbarNeeds {
  var toolbars = false
  /// A bar at the edge of a phone's screen or of a visionOS window.
  var bottomBars = false
  /// An iPadOS bar with its areas.
  var areas = false
  var customization = false
  var roles = false
  var titleMenus = false
  var searches = false
  var bottomSearches = false
  var spaces = false
  var views = false
  var groups = false
  var segments = false
  /// A toolbar's pull-down or title menu.
  var menus = false
  var toggles = false
  var standard = false
  /// A back button beside the bar's own leading items.
  var backButtons = false
  /// A command that stands there by itself.
  var commands = false
  var prominent = false
  var springs = false
  /// Entries that say something about themselves.
  var traits = false
  /// Titles or pictures that a command has only here.
  var overrides = false

  init() {}

  init(of framework: Framework, in context: EmissionContext) {
    let toolbars = framework == .uikit ? context.bars : context.toolbars(in: framework)
    for toolbar in toolbars {
      self.toolbars = true
      for platform in context.toolbarPlatforms(of: framework) {
        if let block = toolbar.block(on: platform) { add(block, in: context) }
      }
    }
  }

  private mutating func add(_ block: ToolbarSurface.Block, in context: EmissionContext) {
    let areas = block.areas
    if block.platform == .iPadOS {
      self.areas = true
      if areas.isCenterCustomizable { customization = true }
    } else {
      bottomBars = true
      if block.isCustomizable { customization = true }
      if block.platform == .iOS, areas.search != nil { bottomSearches = true }
    }
    if block.role != nil { roles = true }
    if areas.search != nil { searches = true }
    if !areas.titleMenu.isEmpty {
      titleMenus = true
      menus = true
    }
    for entries in [areas.leading, areas.center, areas.trailing, areas.items] {
      add(entries, in: context)
    }
  }

  private mutating func add(_ entries: [Entry], in context: EmissionContext) {
    for entry in entries {
      if !entry.attributes.isEmpty { traits = true }
      if entry.attributes.contains(.prominent) { prominent = true }
      if entry.attributes.contains(.springs) { springs = true }
      switch entry.kind {
      case .command(let placement):
        let command = context.module.commands[placement.command.index]
        if placement.title != nil || placement.image != nil || placement.hidesImage {
          overrides = true
        }
        if case .none = command.payload {
          if context.isToggle(placement.command) { toggles = true } else { commands = true }
        } else {
          menus = true
        }
      case .submenu: menus = true
      case .segmented: segments = true
      case .view: views = true
      case .space, .flexible, .separator: spaces = true
      case .standard(let command):
        standard = true
        if command.name.text == "back" { backButtons = true }
      case .group(let group):
        groups = true
        add(group.entries, in: context)
      case .each, .include, .search, .when, .section, .row, .palette, .on, .area, .titleMenu:
        continue
      }
    }
  }
}
