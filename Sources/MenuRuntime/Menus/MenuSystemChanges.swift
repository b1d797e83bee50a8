/// What is different of a system command in a menu.
nonisolated public struct MenuSystemChanges: Hashable, Sendable {
  /// Another title, or nil for the system's.
  public var title: String?
  /// Other shortcuts in the menu bar, or none.
  public var shortcut = MenuShortcutChange.own
  /// The modifier that shows the command in place of the entry before it.
  public var alternate: MenuShortcut.Modifiers?
}

/// The shortcuts that a menu gives to a system command.
nonisolated public enum MenuShortcutChange: Hashable, Sendable {
  /// The system's own shortcut.
  case own
  /// No shortcut.
  case hidden
  /// This shortcut.
  case key(MenuShortcut.Key, MenuShortcut.Modifiers = [], always: Bool = false)
  /// These shortcuts, the first of which the menu shows.
  case keys([MenuShortcut])

  /// The shortcuts of a command whose own is `own`.
  func shortcuts(own: MenuShortcut?) -> [MenuShortcut] {
    switch self {
    case .own: return own.map { [$0] } ?? []
    case .hidden: return []
    case .key(let key, let modifiers, let always):
      return [MenuShortcut(key, modifiers, worksInText: always)]
    case .keys(let shortcuts): return shortcuts
    }
  }
}
