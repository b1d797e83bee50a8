import MenuModel

/// What the macOS toolbars of a module use in one framework, so that nothing else is emitted.
struct MacToolbarNeeds {
  var commands = false
  /// A command has a title or a picture that it has only here.
  var titles = false
  var images = false
  var menus = false
  var menuConditions = false
  var menuHelp = false
  /// Whether menus are made of commands.
  var fillsMenus: Bool { menus || segments }
  var groups = false
  /// A command is a button of its own, since an item cannot do all that its entry says.
  var buttons = false
  var choices = false
  /// A choice is a segmented control of its own, since the system's cannot do all that its entry says.
  var segments = false
  var searches = false
  /// A search field hands its text to a target, not to a closure.
  var searchTargets = false
  var views = false
  var shares = false
  var actions = false
  var fontActions = false
  var tags = false
  var systemItems = false
  var options: EntryAttributes = []
  var settings = false
  /// A toolbar that is not one of settings.
  var windows = false
  /// A command of a toolbar may be hidden.
  var hiding = false
  /// A command of a toolbar can be on.
  var tints = false
  /// A command of a toolbar is checked in the overflow menu while it is on.
  var checks = false
  var help = false

  /// Whether the app makes any item.
  var makesItems: Bool { makesFaces || groups || searches || views || shares }
  var makesFaces: Bool { makesTargets || actions }
  var makesTargets: Bool { commands || menus || choices || segments || searchTargets }
  var selectable: Bool { options.contains(.selectable) }
  /// Whether any item has options.
  var hasOptions: Bool { options.rawValue != 0 }

  /// - Parameter toolbars: Toolbars that one framework shows.
  init(of toolbars: [MacToolbar], in context: EmissionContext) {
    for toolbar in toolbars {
      if toolbar.surface.isSettings { settings = true } else { windows = true }
      add(toolbar.entries, of: toolbar, in: context)
    }
  }

  private mutating func add(
    _ entries: [Entry], of toolbar: MacToolbar, in context: EmissionContext
  ) {
    for entry in entries {
      var kept: EntryAttributes = [.hidden, .essential, .prominent]
      switch entry.kind {
      case .command(let placement):
        let command = context.module.commands[placement.command.index]
        if case .none = command.payload {
          commands = true
          if toolbar.takesControls, entry.isControl { buttons = true }
          if placement.title != nil { titles = true }
          if placement.image != nil || placement.hidesImage { images = true }
          if command.on != nil { tints = true }
          if command.on != nil && command.titleWhenOn == nil { checks = true }
          if command.help != nil { help = true }
          if entry.isPane(in: toolbar.surface) { options.insert(.selectable) }
          if toolbar.takesControls { kept.formUnion([.springs, .clicksThrough]) }
        } else {
          menus = true
          if command.help != nil {
            help = true
            menuHelp = true
          }
          if command.enabled != nil || command.shown != nil { menuConditions = true }
        }
        if command.shown != nil { hiding = true }
      case .submenu(let submenu):
        menus = true
        if submenu.enabled != nil || submenu.shown != nil { menuConditions = true }
        if submenu.shown != nil { hiding = true }
      case .group(let group):
        if toolbar.name(of: entry) == nil { continue }
        groups = true
        add(group.entries, of: toolbar, in: context)
      case .segmented(let variable, _):
        guard let command = context.command(choosing: variable) else { continue }
        if toolbar.takesControls, entry.isControl {
          segments = true
          kept.formUnion([.springs, .clicksThrough])
        } else {
          choices = true
        }
        if context.module.commands[command.index].help != nil { help = true }
      case .search:
        searches = true
        if toolbar.takesControls { searchTargets = true }
      case .view: views = true
      case .space, .flexible, .separator:
        systemItems = true
        continue
      case .standard(let command):
        guard let standard = StandardCommandTable.entry(named: command.name.text) else { continue }
        switch MacStandardItem(standard, of: toolbar.framework, in: context) {
        case .system:
          systemItems = true
          kept = .hidden
        case .share: shares = true
        case .action(let action):
          actions = true
          if action.tag != nil { tags = true }
          if action.targetsFontManager { fontActions = true }
        case .none: continue
        }
      default: continue
      }
      options.formUnion(entry.attributes.intersection(kept))
    }
  }
}
