/// The names of the types that generated Swift declares or uses, apart from those of the `.menu` files.
public enum GeneratedTypeNames {
  /// What follows the app's name in the types that a module shares: `Command` in `NotesCommand`.
  static let suffixes: Set<String> = ["Command", "State", "Surface", "MenuBar", "MenuBundleToken"]

  /// The types of the library `MenuRuntime`, which generated Swift names without a module in front.
  static let library: Set<String> = [
    "ContextMenuSurface", "EditMenuSurface", "EditMenuTraits", "MenuAction", "MenuBarBuilder",
    "MenuBarLayout", "MenuBarMenu", "MenuBarPart", "MenuBarPlace", "MenuBarSurface",
    "MenuBuilder", "MenuBundle", "MenuChoice", "MenuCollectionDelegate", "MenuCommand",
    "MenuContext", "MenuContexts", "MenuElementID", "MenuEntry", "MenuFacts", "MenuImage",
    "MenuImageChange", "MenuInspectorCommands", "MenuItemsContext", "MenuLabel",
    "MenuListElement",
    "MenuPlural", "MenuPreviewShape", "MenuRuntimeVersion1", "MenuSearch", "MenuShortcut",
    "MenuState", "MenuSurface", "MenuSystemItem", "MenuTableDelegate", "MenuText", "MenuTexts",
    "NoSuppliedView", "NoToolbarContent", "PullDownButton", "PullDownSurface", "ShownMenuBar",
    "ShownToolbar", "ToolbarArea", "ToolbarAreaBuilder", "ToolbarBuilder", "ToolbarEntry",
    "ToolbarLayout", "ToolbarOptions", "ToolbarPart", "ToolbarPurpose", "ToolbarSurface",
    "ToolbarTraits", "RuntimeVersion",
  ]

  /// Whether the Swift of the app `app` declares a type of this name for itself, or names one of the library's.
  public static func contains(_ name: String, ofApp app: String) -> Bool {
    if library.contains(name) { return true }
    guard name.utf8.count > app.utf8.count, name.hasPrefix(app) else { return false }
    return suffixes.contains(String(name.dropFirst(app.count)))
  }

  /// The name of a toolbar's type: `NoteListToolbar` of the screen NoteList, `PlayerToolbar` of a toolbar Player or
  /// PlayerToolbar.
  public static func toolbar(_ toolbar: Toolbar, of screen: Screen?) -> String {
    guard let name = toolbar.name?.text ?? screen?.name.text else { return "Toolbar" }
    return name.hasSuffix("Toolbar") ? name : name + "Toolbar"
  }

  /// Whether a name ends as those of `surfaces(of:)` do.
  static func mayNameSurface(_ name: String) -> Bool {
    name.hasSuffix("Menu") || name.hasSuffix("Button") || name.hasSuffix("Toolbar")
  }

  /// The names of the types of context menus, edit menus, backgrounds, buttons and toolbars.
  public static func surfaces(of module: MenuModule) -> Set<String> {
    var names: Set<String> = []
    for item in module.topLevelItems {
      names.insert("\(item.name.text)ContextMenu")
      names.insert("\(item.name.text)EditMenu")
    }
    for screen in module.screens {
      let prefix = screen.name.text
      for item in screen.items {
        names.insert("\(item.name.text)ContextMenu")
        names.insert("\(prefix)\(item.name.text)ContextMenu")
        names.insert("\(item.name.text)EditMenu")
        names.insert("\(prefix)\(item.name.text)EditMenu")
      }
      if screen.background != nil { names.insert("\(prefix)BackgroundMenu") }
      for button in screen.buttons { names.insert("\(prefix)\(button.name.text)Button") }
      if let bar = screen.toolbar { names.insert(toolbar(bar, of: screen)) }
    }
    for bar in module.toolbars { names.insert(toolbar(bar, of: nil)) }
    return names
  }
}
