import MenuModel
import MenuSyntax

/// A toolbar of a window on the Mac, in AppKit or in UIKit on Mac Catalyst: its entries, and the identifiers of its items.
struct MacToolbar {
  /// An identifier of an item that the app makes.
  struct Identifier {
    /// The name, which is the identifier's text too: `newNote`, `arrangeMenu`.
    var name: String
    var place: Place
  }

  let surface: ToolbarSurface
  /// The framework that shows the toolbar.
  let framework: Framework
  let block: ToolbarSurface.Block
  /// The entries, without `on` around them.
  let entries: [Entry]
  /// The texts that the toolbar has of its own.
  let texts: SurfaceTexts
  /// The identifiers in the order of the entries.
  private(set) var identifiers: [Identifier] = []
  /// The number of the identifier of each entry.
  private var numbers = PlaceNumbers()
  private var taken: Set<String> = []

  /// Those among toolbars that a framework shows as `NSToolbar`, if it is one of the module's.
  static func all(
    _ toolbars: [ToolbarSurface], of framework: Framework, in context: EmissionContext
  ) -> [MacToolbar] {
    guard context.showsWindowToolbars(in: framework) else { return [] }
    return toolbars.compactMap { toolbar in
      context.shows(toolbar, in: framework)
        ? MacToolbar(toolbar, of: framework, in: context) : nil
    }
  }

  /// The macOS toolbar of a surface, as a framework shows it; nil where there is none.
  init?(_ surface: ToolbarSurface, of framework: Framework, in context: EmissionContext) {
    guard let platform = framework.windowToolbarPlatform, let block = surface.block(on: platform)
    else { return nil }
    self.surface = surface
    self.framework = framework
    self.block = block
    self.entries = Self.flat(block.entries, on: platform)
    self.texts = SurfaceTexts(of: surface, in: context)
    name(entries, in: context)
  }

  /// The name of an item's identifier; nil for one of the system's own.
  func name(of entry: Entry) -> String? {
    numbers[entry.place].map { identifiers[$0].name }
  }

  /// Whether an item may have a button or segments of its own: Mac Catalyst has no control of AppKit.
  var takesControls: Bool { framework == .appkit }

  /// Whether the app supplies views.
  var hasViews: Bool {
    Self.contains(entries) { entry in
      if case .view = entry.kind { return true }
      return false
    }
  }

  /// Whether the app says what the system's Share button shares, not the scene of its window.
  var suppliesSharedItems: Bool { framework == .appkit && isSharing }

  /// Whether it has the system's Share button.
  private var isSharing: Bool {
    Self.contains(entries) { entry in
      if case .standard(let command) = entry.kind { return command.name.text == "share" }
      return false
    }
  }

  /// Whether an entry, also of a group, is one that is looked for.
  private static func contains(_ entries: [Entry], where isWanted: (Entry) -> Bool) -> Bool {
    entries.contains { entry in
      if case .group(let group) = entry.kind { return contains(group.entries, where: isWanted) }
      return isWanted(entry)
    }
  }

  /// Entries without `on` around them, where they are for a platform.
  private static func flat(_ entries: [Entry], on platform: Platform) -> [Entry] {
    var result: [Entry] = []
    for entry in entries {
      if case .on(let platforms, let inner) = entry.kind {
        if platforms.contains(platform) { result += flat(inner, on: platform) }
        continue
      }
      var entry = entry
      if case .group(var group) = entry.kind {
        group.entries = flat(group.entries, on: platform)
        entry.kind = .group(group)
      }
      result.append(entry)
    }
    return result
  }

  private mutating func name(_ entries: [Entry], in context: EmissionContext) {
    for entry in entries {
      guard let base = base(for: entry, in: context) else { continue }
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = base + String(number)
        number += 1
      }
      numbers.set(identifiers.count, for: entry.place)
      identifiers.append(Identifier(name: name, place: entry.place))
      if case .group(let group) = entry.kind { self.name(group.entries, in: context) }
    }
  }

  /// What an item is called, from what stays when texts and order change; nil for an item of the system's own.
  private func base(for entry: Entry, in context: EmissionContext) -> String? {
    let module = context.module
    switch entry.kind {
    case .command(let placement):
      return module.commands[placement.command.index].name.text
    case .submenu(let submenu):
      if let menu = submenu.menu {
        return SwiftName.lowerCamel(module.menus[menu.index].name.text) + "Menu"
      }
      guard let title = submenu.title else { return "menu" }
      return texts.identifier(of: title) + "Menu"
    case .group(let group):
      if let name = group.name { return SwiftName.lowerCamel(name.text) }
      if let title = group.title {
        return texts.identifier(of: title) + "Group"
      }
      for inner in group.entries {
        if let name = base(for: inner, in: context) { return name + "Group" }
      }
      return nil
    case .segmented(let variable, _):
      return context.command(choosing: variable) == nil
        ? nil : module.state[variable.index].name.text
    case .search:
      return "search"
    case .view(let name, _):
      return SwiftName.lowerCamel(name.text)
    case .standard(let command):
      guard let standard = StandardCommandTable.entry(named: command.name.text) else { return nil }
      switch MacStandardItem(standard, of: framework, in: context) {
      case .share, .action: return "standard" + SwiftName.upperCamel(standard.name)
      case .system, .none: return nil
      }
    default:
      return nil
    }
  }
}

/// What a name after `standard` is in a macOS toolbar.
enum MacStandardItem {
  /// An action that goes along the responder chain.
  struct Action {
    /// `#selector(NSText.copy(_:))`
    var selector: String
    var tag: Int?
    var targetsFontManager = false
  }

  /// An item that the toolbar makes itself: a member of `NSToolbarItem.Identifier`.
  case system(StandardCommandEntry.AppKitName)
  /// The item with what the app shares.
  case share
  /// An item whose action goes along the responder chain.
  case action(Action)
  /// Nothing.
  case none

  init(_ entry: StandardCommandEntry, of framework: Framework, in context: EmissionContext) {
    if entry.name == "share" {
      self = .share
    } else if let item = entry.toolbarItem {
      self = .system(item)
    } else if framework == .uikit {
      self = Self.responderAction(entry, in: context)
    } else if let action = entry.appKit, !entry.isSubmenu {
      let selector =
        action.declaration.map { "#selector(\($0))" } ?? "Selector((\"\(action.selector)\"))"
      self = .action(
        Action(
          selector: selector, tag: action.tag, targetsFontManager: action.targetsFontManager))
    } else {
      self = .none
    }
  }

  /// The action of UIKit, where the oldest Mac Catalyst of the module has it.
  private static func responderAction(
    _ entry: StandardCommandEntry, in context: EmissionContext
  ) -> MacStandardItem {
    guard let action = entry.uiKitAction, !entry.isSubmenu,
      let minimum = context.module.app.minimum(of: .macCatalyst), minimum >= action.since
    else { return .none }
    let selector = "#selector((any UIResponderStandardEditActions).\(action.name))"
    return .action(Action(selector: selector))
  }
}

extension EmissionContext {
  /// Whether a macOS toolbar shows a system's command as an item of its own, under a title.
  func isToolbarAction(_ entry: StandardCommandEntry) -> Bool {
    module.app.frameworks.contains { framework in
      guard showsWindowToolbars(in: framework) else { return false }
      if case .action = MacStandardItem(entry, of: framework, in: self) { return true }
      return false
    }
  }
}
