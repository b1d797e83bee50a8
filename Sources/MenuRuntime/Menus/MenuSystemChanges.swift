/// What is different of a system command in a menu.
nonisolated public struct MenuSystemChanges: Hashable, Sendable {
  /// Another title, or nil for the system's.
  public var title: String?
  /// Another shortcut in the menu bar, or none.
  public var shortcut = MenuShortcutChange.own
  /// The modifier that shows the command in place of the entry before it.
  public var alternate: MenuShortcut.Modifiers?
}

/// The shortcut that a menu shows for a system command.
nonisolated public enum MenuShortcutChange: Hashable, Sendable {
  /// The system's own shortcut.
  case own
  /// No shortcut.
  case hidden
  /// This shortcut.
  case key(MenuShortcut.Key, MenuShortcut.Modifiers = [], always: Bool = false)

  /// The shortcut of a command whose own is `own`.
  func shortcut(own: MenuShortcut?) -> MenuShortcut? {
    switch self {
    case .own: return own
    case .hidden: return nil
    case .key(let key, let modifiers, let always):
      return MenuShortcut(key, modifiers, worksInText: always)
    }
  }
}
