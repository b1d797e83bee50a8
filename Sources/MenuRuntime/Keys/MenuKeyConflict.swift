public import Foundation

/// Why a command cannot simply have a key.
nonisolated public enum MenuKeyConflict: Error, Hashable, Sendable {
  /// Another command has it. To take it over takes it away there.
  case command(Holder)
  /// A command has it whose keys people cannot change.
  case fixedCommand(Holder)
  /// An item of the menus has it that is not one of these commands, or one to which System Settings gives it.
  case menuItem(Holder)
  /// The system has it: a key as menus display it, such as ⌃↑.
  case systemShortcut(String)
  /// It edits text, so it does not reach the command while people edit text.
  case editsText
  /// It has no modifier.
  case needsModifier
  /// There is no such key.
  case notAKey

  /// Who has a key.
  nonisolated public struct Holder: Hashable, Sendable {
    /// The command, as in `MenuKeys.propertyList`; nil for an item that is none of these commands.
    public let id: String?
    /// The titles of the menus, then its own. A command that no menu of the app has at the time has its own alone.
    public let path: [String]
  }

  /// Whether the command can have the key nonetheless.
  public var canBeTakenOver: Bool {
    switch self {
    case .command, .editsText: return true
    case .fixedCommand, .menuItem, .systemShortcut, .needsModifier, .notAKey: return false
    }
  }
}

nonisolated extension MenuKeyConflict: LocalizedError {
  /// What speaks against the key, in the app's language: “File ▸ Close” has this shortcut.
  public var errorDescription: String? {
    switch self {
    case .command(let holder), .fixedCommand(let holder), .menuItem(let holder):
      return MenuTexts.format(
        MenuTexts.text(.shortcutTaken), with: holder.path.joined(separator: " ▸ "))
    case .systemShortcut: return MenuTexts.text(.shortcutOfSystem)
    case .editsText: return MenuTexts.text(.shortcutEditsText)
    case .needsModifier: return MenuTexts.text(.shortcutNeedsModifier)
    case .notAKey: return MenuTexts.text(.shortcutInvalid)
    }
  }

  /// What happens if it is taken over.
  public var recoverySuggestion: String? {
    guard case .command = self else { return nil }
    return MenuTexts.text(.shortcutTakenOver)
  }
}
