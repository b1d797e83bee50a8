/// What the system provides under a name after `standard`.
package struct StandardCommandEntry: Sendable {
  /// The name after `standard`.
  package var name: String
  /// The menus and bars that it belongs to; its usual one first.
  package var places: [StandardCommandPlace]
  /// Whether it is a whole submenu rather than one command.
  package var isSubmenu: Bool
  /// The system's English title, with `{app}` for the app's name.
  package var title: String
  /// The title while what the command shows is visible: "Hide Toolbar".
  package var titleWhenOn: String?
  /// The SF Symbol that the system gives it.
  package var symbol: String?
  /// The name of the same symbol on systems that lack `symbol`.
  package var olderSymbol: String?
  /// The system's shortcut.
  package var shortcut: StandardShortcut?
  /// The action that AppKit sends; nil where AppKit has none.
  package var appKit: AppKitAction?
  /// The menu of UIKit's main menu that it is or that it is in.
  package var uiKitMenu: UIKitName?
  /// The method of `UIResponderStandardEditActions` that it calls, as `#selector` takes it:
  /// `copy(_:)`.
  package var uiKitAction: UIKitName?
  /// The member of `NSToolbarItem.Identifier` that is its toolbar item.
  package var toolbarItem: AppKitName?

  /// Whether it belongs to a menu or bar. Window and Help count as
  /// one.
  package func belongs(to place: StandardCommandPlace) -> Bool {
    switch place {
    case .window, .help: return places.contains(.window) || places.contains(.help)
    default: return places.contains(place)
    }
  }

  /// Whether it is an item of bars, which no menu has.
  package var isOfToolbarsAlone: Bool { places == [.toolbar] }

  /// An action of AppKit.
  package struct AppKitAction: Sendable {
    /// The Objective-C selector: `copy:`. For `openRecent` it is that of the item in the submenu.
    package var selector: String
    /// The declaration as `#selector` takes it: `NSText.copy(_:)`. Nil where no public one exists,
    /// so that only `Selector(("undo:"))` names it.
    package var declaration: String?
    /// The tag that the menu item needs, since several commands share the selector.
    package var tag: Int?
    /// The first macOS that has it; nil where every supported one does.
    package var since: Version?
    /// Whether the item's target is the shared font manager, which is not in the responder chain.
    package var targetsFontManager: Bool { declaration?.hasPrefix("NSFontManager.") ?? false }
  }

  /// A name of AppKit, and the first macOS that has it; nil where every supported one does.
  package struct AppKitName: Sendable {
    package var name: String
    package var since: Version?
  }

  /// A name of UIKit, and the first iOS that has it.
  package struct UIKitName: Sendable {
    package var name: String
    package var since: Version
  }
}

/// Where a name after `standard` belongs: a menu of the menu bar, or a toolbar.
package enum StandardCommandPlace: UInt8, Sendable, CaseIterable, Hashable {
  /// Edit menus outside the menu bar count as `edit`.
  case app, file, edit, format, view, window, help, toolbar

  /// The place that a word of a `.menu` file names; nil for any other word.
  package init?(name: String) {
    guard let place = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = place
  }

  /// The word in a `.menu` file.
  package var name: String {
    switch self {
    case .app: return "app"
    case .file: return "file"
    case .edit: return "edit"
    case .format: return "format"
    case .view: return "view"
    case .window: return "window"
    case .help: return "help"
    case .toolbar: return "toolbar"
    }
  }
}
