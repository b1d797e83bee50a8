import MenuModel
import MenuSyntax

/// One place where people meet a command.
package struct Placement: Sendable {
  /// What kinds of places there are.
  package enum Site: Sendable, Hashable {
    /// In a menu or a submenu, by its number in `ExpandedModule.menus`.
    case menu(Int, MenuSurface)
    /// In a toolbar, by its number in `ExpandedModule.toolbars`.
    case toolbar(Int)
    /// A tap on a button of a screen.
    case tap(screen: Int, button: Int)
    /// A click on a status item, by its number in the module.
    case statusItem(Int)
    /// A tap on an item's preview.
    case preview
  }

  package var command: CommandID
  package var site: Site
  package var platforms: PlatformSet
  /// Where findings about it are reported.
  package var place: Place
  /// The screen that it is on; nil in the menu bar, and in items and toolbars outside a screen.
  package var screen: Int?
  /// Whether it is in the customization palette only.
  package var isHidden: Bool

  /// The surface of the menu that it is in.
  package var surface: MenuSurface? {
    if case .menu(_, let surface) = site { return surface }
    return nil
  }

  /// Whether it is an item of a toolbar itself, not of a menu there.
  package var isInToolbar: Bool {
    if case .toolbar = site { return true }
    return false
  }
}
