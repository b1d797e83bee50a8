import MenuModel

/// What the menus of a module use, so that nothing else is emitted.
struct MenuNeeds {
  var contextMenus = false
  var buttons = false
  var editMenus = false
  /// An edit menu says where its arrow points.
  var editArrows = false
  /// An edit menu selects all before it opens.
  var editSelectsAll = false
  /// An edit menu or a command in one says that it can be undone.
  var undoableEdits = false
  /// Undo or Redo stands in an edit menu.
  var undoEntries = false
  var menuBar = false
  /// A context menu has a title of its own.
  var contextTitles = false
  var fixedOrder = false
  var previews = false
  var previewShapes = false
  var opensPreview = false
  var drags = false
  var taps = false
  var confirmations = false
  /// A command is checked while it is on.
  var checks = false
  var choices = false
  /// A choice is an entry of its own, with its options in a submenu.
  var choiceSubmenus = false
  /// The commands with a payload.
  var payloads: Set<CommandID> = []
  var submenus = false
  var sections = false
  var rows = false
  var palettes = false
  var titles = false
  var images = false
  var assets = false
  var subtitles = false
  var keepsOpen = false
  var alternates = false
  var standard = false
  /// A standard command shares its action with others, and has a tag.
  var standardTags = false
  /// Entries differ between iPhone and iPad.
  var idioms = false
  /// Entries of menus do, which ask when they open.
  var entryIdioms = false
  var help = false
  var toolbars = false
  private var isInEditMenu = false
  /// A command or an option has a keyboard shortcut.
  var shortcuts = false
  /// Entries depend on the state.
  var conditions = false

  /// Whether anything here shows commands.
  var any: Bool { menus || toolbars }

  /// Whether any menu is here.
  var menus: Bool { contextMenus || buttons || editMenus }

  /// What surfaces need.
  init(of surfaces: [MenuSurface], toolbars: [ToolbarSurface] = [], in module: MenuModule) {
    for surface in surfaces {
      isInEditMenu = surface.editMenu != nil
      add(surface)
      if let platforms = surface.platforms, platforms.contains(.iOS) != platforms.contains(.iPadOS),
        module.app.minimum(of: .iOS) != nil, module.app.minimum(of: .iPadOS) != nil
      {
        idioms = true
      }
      var visited: Set<Int> = []
      add(surface.entries, in: module, visited: &visited)
      if let tap = surface.button?.tap {
        taps = true
        add(tap, in: module)
      }
      if let opens = surface.preview?.opens { add(opens, in: module) }
    }
    entryIdioms =
      idioms && module.app.minimum(of: .iOS) != nil && module.app.minimum(of: .iPadOS) != nil
    add(toolbars, in: module)
    // The image of a command while it is on is an asset seldom: what is quick to see comes first.
    for index in module.commands.indices where !assets {
      assets =
        Self.isAsset(module.commands[index].image)
        || module.commands[index].on != nil && Self.isAsset(module.commands[index].imageWhenOn)
    }
  }

  /// Adds what toolbars need of what menus have too.
  mutating func add(_ toolbars: [ToolbarSurface], in module: MenuModule) {
    if toolbars.isEmpty { return }
    self.toolbars = true
    var visited: Set<Int> = []
    for toolbar in toolbars { add(toolbar.entries, in: module, visited: &visited) }
    let touch: [Platform] = [.iOS, .iPadOS]
    let haveBoth = touch.allSatisfy { module.app.minimum(of: $0) != nil }
    if haveBoth,
      toolbars.contains(where: { $0.block(on: .iOS) != nil || $0.block(on: .iPadOS) != nil })
    {
      idioms = true
    }
  }

  /// Adds what the menu bar needs.
  mutating func formUnion(_ other: MenuNeeds) {
    // A menu bar has no edit menu, in which undoing is the menu's own matter.
    isInEditMenu = false
    payloads.formUnion(other.payloads)
    if other.contextMenus { contextMenus = true }
    if other.buttons { buttons = true }
    if other.editMenus { editMenus = true }
    if other.editArrows { editArrows = true }
    if other.editSelectsAll { editSelectsAll = true }
    if other.undoableEdits { undoableEdits = true }
    if other.undoEntries { undoEntries = true }
    if other.menuBar { menuBar = true }
    if other.contextTitles { contextTitles = true }
    if other.fixedOrder { fixedOrder = true }
    if other.previews { previews = true }
    if other.previewShapes { previewShapes = true }
    if other.opensPreview { opensPreview = true }
    if other.drags { drags = true }
    if other.taps { taps = true }
    if other.confirmations { confirmations = true }
    if other.checks { checks = true }
    if other.choices { choices = true }
    if other.choiceSubmenus { choiceSubmenus = true }
    if other.submenus { submenus = true }
    if other.sections { sections = true }
    if other.rows { rows = true }
    if other.palettes { palettes = true }
    if other.titles { titles = true }
    if other.images { images = true }
    if other.assets { assets = true }
    if other.subtitles { subtitles = true }
    if other.keepsOpen { keepsOpen = true }
    if other.alternates { alternates = true }
    if other.standard { standard = true }
    if other.standardTags { standardTags = true }
    if other.idioms { idioms = true }
    if other.entryIdioms { entryIdioms = true }
    if other.help { help = true }
    if other.toolbars { toolbars = true }
    if other.shortcuts { shortcuts = true }
    if other.conditions { conditions = true }
  }

  private mutating func add(_ surface: MenuSurface) {
    if surface.isButton {
      buttons = true
      if case .asset = surface.button?.image { assets = true }
      return
    }
    if let menu = surface.editMenu {
      editMenus = true
      if menu.arrow != nil { editArrows = true }
      if menu.isUndoable { undoableEdits = true }
      if menu.selects == .all { editSelectsAll = true }
      return
    }
    if surface.isMenuBar {
      menuBar = true
      return
    }
    contextMenus = true
    if surface.title != nil { contextTitles = true }
    if surface.isFixed { fixedOrder = true }
    guard let preview = surface.preview else { return }
    previews = true
    if preview.opens != nil { opensPreview = true }
    if preview.drags { drags = true }
    if case .rectangle = preview.shape { return }
    previewShapes = true
  }

  private static func isAsset(_ image: Image?) -> Bool {
    if case .asset = image { return true }
    return false
  }

  private mutating func add(_ id: CommandID, in module: MenuModule) {
    // Its parts by the number: a command that is taken out of the array is held and let go, with all that is in it.
    let commands = module.commands
    let index = id.index
    if !confirmations, commands[index].confirmation != nil { confirmations = true }
    if !checks, commands[index].on != nil, commands[index].titleWhenOn == nil { checks = true }
    if !subtitles, commands[index].subtitle != nil { subtitles = true }
    if commands[index].keepsOpen { keepsOpen = true }
    if !help, commands[index].help != nil { help = true }
    if isInEditMenu, commands[index].isUndoable { undoableEdits = true }
    if !shortcuts, commands[index].key != nil { shortcuts = true }
    let payload = commands[index].payload
    if case .list = payload { payloads.insert(id) }
    if case .choice(_, let choice) = payload {
      payloads.insert(id)
      choices = true
      checks = true
      for option in module.choices[choice.index].options {
        if option.subtitle != nil { subtitles = true }
        if option.key != nil { shortcuts = true }
        if case .asset = option.symbol { assets = true }
      }
    }
  }

  private mutating func add(
    _ entries: [Entry], in module: MenuModule, visited: inout Set<Int>
  ) {
    entries.withUnsafeBufferPointer { entries in
      guard var entry = entries.baseAddress else { return }
      let end = entry + entries.count
      while entry < end {
        add(entry, in: module, visited: &visited)
        entry += 1
      }
    }
  }

  /// By a pointer: an entry that is taken out of an array is held and let go, with all that is in it.
  private mutating func add(
    _ entry: UnsafePointer<Entry>, in module: MenuModule, visited: inout Set<Int>
  ) {
    if entry.pointee.alternate != nil { alternates = true }
    switch entry.pointee.kind {
    case .command(let placement):
      add(placement.command, in: module)
      if placement.isChanged {
        if placement.title != nil { titles = true }
        if placement.image != nil || placement.hidesImage { images = true }
        if case .asset = placement.image { assets = true }
      }
      switch module.commands[placement.command.index].payload {
      case .none: break
      case .choice:
        submenus = true
        choiceSubmenus = true
      case .list: submenus = true
      }
    case .each(let command):
      add(command, in: module)
    case .submenu(let submenu):
      submenus = true
      if case .asset = submenu.image { assets = true }
      add(submenu.entries, in: module, visited: &visited)
      if let menu = submenu.menu, visited.insert(menu.index).inserted {
        add(module.menus[menu.index].entries, in: module, visited: &visited)
      }
    case .include(let menu):
      if visited.insert(menu.index).inserted {
        add(module.menus[menu.index].entries, in: module, visited: &visited)
      }
    case .section(_, let inner):
      sections = true
      add(inner, in: module, visited: &visited)
    case .row(let inner):
      rows = true
      add(inner, in: module, visited: &visited)
    case .palette(let inner):
      palettes = true
      add(inner, in: module, visited: &visited)
    case .when(_, let inner):
      conditions = true
      add(inner, in: module, visited: &visited)
    case .on(let platforms, let inner):
      if platforms.contains(.iOS) != platforms.contains(.iPadOS) { idioms = true }
      add(inner, in: module, visited: &visited)
    case .standard(let command):
      standard = true
      if isInEditMenu, command.isUndoOrRedo { undoEntries = true }
      if StandardCommandTable.entry(named: command.name.text)?.appKit?.tag != nil {
        standardTags = true
      }
    case .group(let group):
      add(group.entries, in: module, visited: &visited)
    case .titleMenu(let inner), .area(_, _, let inner):
      add(inner, in: module, visited: &visited)
    case .segmented(let variable, _):
      for (index, command) in module.commands.enumerated() {
        guard case .choice(variable, _) = command.payload else { continue }
        add(CommandID(index), in: module)
        break
      }
    case .separator, .view, .space, .flexible, .search:
      break
    }
  }
}

extension StandardCommand {
  /// Whether it is Undo or Redo, for which UIKit has no action.
  var isUndoOrRedo: Bool { name.text == "undo" || name.text == "redo" }
}
