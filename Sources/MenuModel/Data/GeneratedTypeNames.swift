import MenuSyntax

/// The names of the types that generated Swift declares or uses, apart from those of the `.menu` files.
package enum GeneratedTypeNames {
  /// The types that the files of a module share, by what follows the app's name: `Command` in `NotesCommand`.
  package enum Shared: String, CaseIterable, Sendable {
    case command = "Command"
    /// `NotesMenus`, the name of `MenuContext<NotesCommand>`.
    case menus = "Menus"
    case state = "State"
    case place = "Place"
    case menuBar = "MenuBar"
    case quickActions = "QuickActions"
    case dockMenu = "DockMenu"
    case globalKeys = "GlobalKeys"
    case bundleToken = "MenuBundleToken"
  }

  private static let suffixes = Set(Shared.allCases.map(\.rawValue))

  /// The types of the library `MenuRuntime`, which generated Swift names without a module in front.
  static let library: Set<String> = [
    "ContextMenuSurface", "DockMenuSurface", "EditMenuSurface", "EditMenuTraits",
    "GlobalKeysSurface", "MenuBarAddition", "MenuBarBuilder",
    "MenuBarLayout", "MenuBarMenu", "MenuBarPart", "MenuBarPlace", "MenuBarProxy", "MenuBarSurface",
    "MenuBuilder", "MenuBundle", "MenuChoice", "MenuCommand", "MenuCommandButton",
    "MenuCommandsScope", "MenuContext", "MenuCustomizableToolbarProxy", "MenuElementID",
    "MenuEntry", "MenuFacts", "MenuImage", "MenuImageChange", "MenuInspectorCommands",
    "MenuItemsContext", "MenuKeyConflict", "MenuKeyList", "MenuKeyRecorder", "MenuKeyStore",
    "MenuKeys", "MenuKeysChangeable", "MenuLabel", "MenuListElement",
    "MenuOrigin", "MenuOutcome", "MenuPlural",
    "MenuPreviewShape", "MenuPullDownButton", "MenuRowSize", "MenuRuntimeVersion2", "MenuSearch",
    "MenuShortcut", "MenuShortcutChange", "MenuState", "MenuSurface", "MenuSwipeEdge",
    "MenuSystemChanges",
    "MenuSystemItem", "MenuText", "MenuTexts", "MenuToolbarAction", "MenuToolbarArea",
    "MenuToolbarAreaBuilder", "MenuToolbarBuilder", "MenuToolbarEntry", "MenuToolbarLayout",
    "MenuToolbarOptions", "MenuToolbarPart", "MenuToolbarProxy", "MenuToolbarPurpose",
    "MenuToolbarTraits", "MenuUndo", "MenuUndoing", "NoPartID", "NoSuppliedView",
    "NoToolbarContent", "PullDownSurface", "QuickActionSurface", "RuntimeVersion",
    "StatusItemSurface", "SwipeSurface", "ToolbarSurface",
  ]

  /// The types that protocols of the library have in the types that conform to them, where they hide others.
  private static let associated: Set<String> = [
    "Body", "Command", "MacBar", "MacItems", "OwnMenus", "PadBar", "PadBottomBar", "PadItems",
    "PartID", "PhoneBar",
    "Place", "State", "SuppliedView", "SystemMenus", "VisionBar", "WatchBar",
  ]

  /// Whether a choice or list of this name would be taken for another type, of Swift, of a framework or of a protocol.
  package static func isTaken(_ name: String) -> Bool {
    SwiftNames.isTaken(name) || SwiftNames.cannotNameMember(name) || associated.contains(name)
  }

  /// The types of the state's fields, apart from those of the module.
  static let ofFields: Set<String> = ["Bool", "Int", "String"]

  /// Whether enums of commands and options, in which this would be a case, use a type of this name.
  static func isUsedBesideCases(_ name: String, ofApp app: String) -> Bool {
    name == "String" || associated.contains(name) || contains(name, ofApp: app)
  }

  /// Whether the Swift of the app `app` declares a type of this name for itself, or names one of the library's.
  package static func contains(_ name: String, ofApp app: String) -> Bool {
    if library.contains(name) { return true }
    let prefix = SwiftNames.upperCamel(app)
    guard name.utf8.count > prefix.utf8.count, name.hasPrefix(prefix) else { return false }
    return suffixes.contains(String(name.dropFirst(prefix.count)))
  }

  /// The type that an app of this name would have in common with the library or a framework: `MenuCommand` of an app Menu.
  package static func takenType(ofApp app: String) -> String? {
    let prefix = SwiftNames.upperCamel(app)
    return suffixes.sorted().lazy.map { prefix + $0 }
      .first { library.contains($0) || SwiftNames.isTaken($0) }
  }

  /// The name of the enum of each command block, nested in the app's; nil for one without a name.
  ///
  /// That is the block's, with a capital. It has `Commands` after it where that would be its case too, as in scripts without
  /// capitals, or would hide a type that the enum uses.
  package static func blocks(of module: MenuModule) -> [String?] {
    let prefix = SwiftNames.upperCamel(module.app.name)
    var hidden = associated
    for suffix in suffixes { hidden.insert(prefix + suffix) }
    for choice in module.choices { hidden.insert(choice.typeName) }
    for list in module.lists { hidden.insert(list.typeName) }
    return module.commandBlocks.map { block in
      guard let name = block.name?.text else { return nil }
      var type = SwiftNames.upperCamel(name)
      if type == SwiftNames.lowerCamel(name) { type += "Commands" }
      while hidden.contains(type) || library.contains(type) { type += "Commands" }
      return type
    }
  }

  /// The name of a toolbar's type: `NoteListToolbar` of the screen NoteList, `PlayerToolbar` of a toolbar Player or
  /// PlayerToolbar.
  package static func toolbar(_ toolbar: Toolbar, of screen: Screen?) -> String {
    guard let name = toolbar.name?.text ?? screen?.name.text else { return "Toolbar" }
    return SwiftNames.upperCamel(name.hasSuffix("Toolbar") ? name : name + "Toolbar")
  }

  /// Whether a name ends as those of `surfaces(of:)` do.
  static func mayNameSurface(_ name: String) -> Bool {
    ["Menu", "Button", "Toolbar", "Swipes", "StatusItem"].contains { name.hasSuffix($0) }
  }

  /// A type of a context menu, an edit menu, a background, a button, a toolbar, swipe actions or a status item.
  package struct SurfaceType: Sendable {
    /// `NoteContextMenu`
    package var name: String
    /// What it is named after.
    package var place: Place
  }

  /// The types of context menus, edit menus, backgrounds, buttons, toolbars, swipe actions and status items.
  ///
  /// A type is named after its owner: `NoteContextMenu` or `NoteEditMenu` for the item Note, `NoteListBackgroundMenu`
  /// for the background of the screen NoteList, `NoteListMoreButton` for its More button. If several screens have an
  /// item with the same name, the screen's name comes first: `InboxRowContextMenu`.
  package static func surfaces(of module: MenuModule) -> [SurfaceType] {
    let shared = ItemCounts(of: module)
    return module.generatedSurfaces.compactMap { surface in
      let screen = surface.screen.map { module.screens[$0] }
      switch surface.declaration {
      case .contextMenu(_, let item):
        return SurfaceType(name: shared.contextMenu(of: item, screen), place: item.name.place)
      case .editMenu(_, let item):
        return SurfaceType(name: shared.editMenu(of: item, screen), place: item.name.place)
      case .background:
        return screen.map {
          SurfaceType(
            name: SwiftNames.upperCamel($0.name.text) + "BackgroundMenu", place: surface.header)
        }
      case .button(let button):
        return screen.map {
          SurfaceType(name: self.button(button, of: $0), place: button.name.place)
        }
      case .toolbar(let bar):
        return SurfaceType(
          name: toolbar(bar, of: screen), place: bar.name?.place ?? surface.header)
      case .swipe(let swipe, let item):
        // One type has both edges.
        if item.swipes.first?.edge != swipe.edge { return nil }
        return SurfaceType(name: shared.swipes(of: item, screen), place: item.name.place)
      case .statusItem(let item):
        return SurfaceType(name: statusItem(item), place: item.name.place)
      case .barMenu, .quickActions, .dockMenu: return nil
      }
    }
  }

  /// The name of a button's type: `NoteListMoreButton`.
  package static func button(_ button: MenuButton, of screen: Screen) -> String {
    SwiftNames.upperCamel(screen.name.text) + SwiftNames.upperCamel(button.name.text) + "Button"
  }

  /// The name of a status item's type: `TimerStatusItem`.
  package static func statusItem(_ item: StatusItem) -> String {
    SwiftNames.upperCamel(
      item.name.text.hasSuffix("StatusItem") ? item.name.text : item.name.text + "StatusItem")
  }

  /// How many menus of items share a name, which then has the screen's in front.
  package struct ItemCounts: Sendable {
    private var contextMenus: [String: Int] = [:]
    private var editMenus: [String: Int] = [:]
    private var swipes: [String: Int] = [:]

    package init(of module: MenuModule) {
      for surface in module.surfaces {
        switch surface.declaration {
        case .contextMenu(_, let item):
          contextMenus[SwiftNames.upperCamel(item.name.text), default: 0] += 1
        case .editMenu(_, let item):
          editMenus[SwiftNames.upperCamel(item.name.text), default: 0] += 1
        case .swipe(let swipe, let item) where item.swipes.first?.edge == swipe.edge:
          swipes[SwiftNames.upperCamel(item.name.text), default: 0] += 1
        default: break
        }
      }
    }

    /// The name of the type of an item's context menu.
    package func contextMenu(of item: Item, _ screen: Screen?) -> String {
      name(of: item, screen, contextMenus) + "ContextMenu"
    }

    /// The name of the type of an item's edit menu.
    package func editMenu(of item: Item, _ screen: Screen?) -> String {
      name(of: item, screen, editMenus) + "EditMenu"
    }

    /// The name of the type of an item's swipe actions: `MessageRowSwipes`.
    package func swipes(of item: Item, _ screen: Screen?) -> String {
      name(of: item, screen, swipes) + "Swipes"
    }

    private func name(of item: Item, _ screen: Screen?, _ counts: [String: Int]) -> String {
      let name = SwiftNames.upperCamel(item.name.text)
      guard let screen, counts[name] ?? 0 > 1 else { return name }
      return SwiftNames.upperCamel(screen.name.text) + name
    }
  }
}
