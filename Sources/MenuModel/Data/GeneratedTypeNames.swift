/// The names of the types that generated Swift declares beside those of the `.menu` files.
public enum GeneratedTypeNames {
  /// What follows the app's name in the types that a module shares: `Command` in `NotesCommand`.
  public static let suffixes = [
    "AppCommands", "Bar", "BarBuilding", "BarGroup", "BarItem", "BarItems", "BarLabel", "BarMenu",
    "BarRole", "BarSegments", "BarToggle", "BundleFinder", "ButtonSurface", "ChangingMenu",
    "Command", "CommandLabel", "Confirmation", "ContextMenuSurface", "DragHandler",
    "DragInteraction", "DraggableSurface", "EditCommand", "EditCommandsModifier", "EditMenuArrow",
    "EditMenuHandler", "EditMenuInteraction", "EditMenuLayout", "EditMenuSurface", "EditSelection",
    "FrontWindow", "FrontWindowKey", "FrontWindowModifier", "InspectorCommands", "KeepsOpen",
    "MenuAnchor", "MenuAttributes", "MenuBar", "MenuBarAlternates", "MenuBarChoice",
    "MenuBarContent", "MenuBarContext", "MenuBarEntries", "MenuBarEntry", "MenuBarEntryView",
    "MenuBarItemView", "MenuBarMenu", "MenuBuilder", "MenuBuilding", "MenuBundle", "MenuChoice",
    "MenuContext", "MenuEntries", "MenuEntry", "MenuEntryView", "MenuFiller", "MenuHandler",
    "MenuImage", "MenuInteraction", "MenuItem", "MenuItemView", "MenuItems", "MenuLists",
    "MenuModifier", "MenuOrder", "MenuPerformer", "MenuSurface", "MenuTarget", "MenuTexts", "Menus",
    "PendingCommand", "PreviewMenuModifier", "PreviewOutline", "PreviewShape", "Prominence",
    "PullDown", "SearchHandler", "SelectionMenuModifier", "SharedItems", "SpringLoading",
    "StandardCommand", "State", "Surface", "TextLines", "TitleMenu", "ToolbarButton",
    "ToolbarButtonItem", "ToolbarDelegate", "ToolbarEntry", "ToolbarFace", "ToolbarGroup",
    "ToolbarItem", "ToolbarItems", "ToolbarMenuItem", "ToolbarOptions", "ToolbarSegments",
    "ToolbarSegmentsItem", "ToolbarSelection", "ToolbarSurface", "ToolbarTarget", "ToolbarTexts",
    "UndoProvider", "UndoableAction",
  ]

  /// What follows the app's name in the types of the menu bar that UIKit and AppKit need.
  public static let menuBarSuffixes = [
    "CommandResponder", "MainMenu", "MenuBarBuilder", "MenuBarFiller", "MenuBarItem", "MenuBarList",
    "MenuBarTarget", "MenuBarUpdater", "RecentDocuments", "StandardItem", "SystemMenu",
  ]

  /// Names that are the same in every module.
  public static let common: Set<String> = ["MenuShortcut"]

  /// Whether the Swift of the app `app` declares a type of this name for itself.
  public static func contains(_ name: String, ofApp app: String) -> Bool {
    if common.contains(name) { return true }
    guard name.utf8.count > app.utf8.count, name.hasPrefix(app) else { return false }
    let suffix = String(name.dropFirst(app.count))
    return suffixes.contains(suffix) || menuBarSuffixes.contains(suffix)
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
    for item in module.looseItems {
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
