// The surfaces that are outside the windows of a Mac app.

/// The app's own commands in the menu of its icon in the Dock.
@MainActor
public protocol DockMenuSurface: MenuSurface {
  /// Adds the menu's entries.
  nonisolated static func build(_ menu: inout MenuBuilder<Command>)
}

extension DockMenuSurface {
  /// The menu's entries in a state, independent of any framework. Use them in tests, or to build
  /// your own menus.
  nonisolated public static func entries(in state: Command.State) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, isPad: false)
    build(&menu)
    return menu.entries
  }

  /// The menu in a state as text, for tests that compare it with a recorded one.
  nonisolated public static func description(in state: Command.State) -> String {
    MenuOutline(entries(in: state)).text
  }
}

/// An item in the menu bar's right half, a button with a menu that people see whatever app is in front.
///
/// It is shown while `isShown(in:)` says so. VoiceOver reads the title of its label.
@MainActor
public protocol StatusItemSurface: PullDownSurface {
  /// The name under which the system saves the item's place, and whether people have hidden it. Never change it.
  nonisolated static var id: String { get }
}
