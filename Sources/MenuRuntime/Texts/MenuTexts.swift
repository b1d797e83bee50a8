import Foundation

/// A system text other than the title of a `MenuSystemItem`.
nonisolated public enum MenuText: String, CaseIterable, Hashable, Sendable {
  // Titles while the item's target is visible.
  /// “Hide Toolbar”.
  case hideToolbar
  /// “Hide Sidebar”.
  case hideSidebar
  /// “Hide Inspector”.
  case hideInspector
  /// “Hide Tab Bar”.
  case hideTabBar
  /// “Exit Full Screen”.
  case exitFullScreen
  /// “Hide Spelling and Grammar”.
  case hideSpelling
  /// “Hide Substitutions”.
  case hideSubstitutions
  /// “Hide Fonts”.
  case hideFonts
  /// “Hide Colors”.
  case hideColors
  /// “Hide Ruler”.
  case hideRuler

  // Titles of menus in the menu bar.
  /// “File”.
  case fileMenu
  /// “Edit”.
  case editMenu
  /// “Format”.
  case formatMenu
  /// “View”.
  case viewMenu
  /// “Window”.
  case windowMenu
  /// “Help”.
  case helpMenu

  /// Undo with the name of an action: "Undo %@".
  case undoNamed
  /// Redo with the name of an action: "Redo %@".
  case redoNamed
  /// The last command in Open Recent: "Clear Menu".
  case clearRecent

  // Buttons.
  /// “Cancel”.
  case cancel
  /// “OK”.
  case ok
  /// “Done”.
  case done
  /// A button that closes a view. The window command is `MenuSystemItem.close`.
  case close = "closeButton"
  /// “Continue”.
  case `continue`
  /// The button for items that do not fit in a bar: "More".
  case more
  /// The placeholder of a search field: "Search".
  case search

  /// The title of an alert for a failed command.
  case commandFailed

  // Keys that people change.
  /// What the button of a recorder does, said to VoiceOver: “Record Shortcut”.
  case recordShortcut
  /// A recorder that waits for a key: “Type a Shortcut”.
  case typeShortcut
  /// A recorder of a command without a key: “None”.
  case noShortcut
  /// The button that gives a key to a command although something speaks against it: “Use Anyway”.
  case useAnyway
  /// The button that gives their own keys back to one command or to all: “Restore Defaults”.
  case restoreDefaults
  /// Who has a key, with the titles of the menus and its own.
  case shortcutTaken
  /// What happens if a key is taken over.
  case shortcutTakenOver
  /// The system has the key.
  case shortcutOfSystem
  /// The key does not reach the command while text is edited.
  case shortcutEditsText
  /// The key has no modifier.
  case shortcutNeedsModifier
  /// No shortcut can have this key.
  case shortcutInvalid
  /// System Settings gives the command another key.
  case shortcutInSettings
  /// Menus still show other keys.
  case shortcutsNeedRelaunch

  /// The key in the app's strings table: `cancel.title`.
  var key: String { rawValue + ".title" }
}

/// The texts of system commands, menus and buttons in the app's current language.
///
/// An app can override each text in a strings table or catalog named `MenuRuntime` in its main bundle. The keys are
/// `standard.cut.title` for the title of a `MenuSystemItem` and `cancel.title` for a `MenuText`, both with the case's
/// raw value. `%@` is replaced by the app's name or the name of an action. <doc:SystemTexts> lists all keys.
///
/// The texts are tables in Swift rather than resources, so that they are the same in a package, a copied folder, a
/// static library and on Linux.
nonisolated public enum MenuTexts {
  /// A text in the app's language.
  public static func text(_ text: MenuText) -> String {
    overridden(self.text(text, in: .current), key: text.key)
  }

  /// A text in a given language, ignoring overrides.
  public static func text(_ text: MenuText, in language: Language) -> String {
    Self.text(named: text.rawValue, in: language)
  }

  /// The title of a system command or submenu in the app's language, including the app's name if the system's title
  /// does: "Quit Notes".
  public static func title(of item: MenuSystemItem) -> String {
    let key = "standard." + item.rawValue + ".title"
    let title = overridden(text(named: item.rawValue, in: .current), key: key)
    return title.contains("%") ? format(title, with: appName) : title
  }

  /// The title of a system command or submenu in a given language, ignoring overrides.
  public static func title(
    of item: MenuSystemItem, appName: String, in language: Language
  ) -> String {
    format(text(named: item.rawValue, in: language), with: appName)
  }

  /// The title of Undo for an action: "Undo Typing"; "Undo" if the name is empty.
  public static func undoTitle(for actionName: String) -> String {
    actionName.isEmpty ? title(of: .undo) : format(text(.undoNamed), with: actionName)
  }

  /// The title of Redo for an action: "Redo Typing"; "Redo" if the name is empty.
  public static func redoTitle(for actionName: String) -> String {
    actionName.isEmpty ? title(of: .redo) : format(text(.redoNamed), with: actionName)
  }

  /// The app's name, as the system shows it in menus.
  public static var appName: String {
    #if os(macOS) || targetEnvironment(macCatalyst)
      let keys = ["CFBundleName", "CFBundleDisplayName"]
    #else
      let keys = ["CFBundleDisplayName", "CFBundleName"]
    #endif
    for key in keys {
      if let name = Bundle.main.object(forInfoDictionaryKey: key) as? String, !name.isEmpty {
        return name
      }
    }
    return ProcessInfo.processInfo.processName
  }

  /// Replaces the first `%@` of a text. `String(format:)` is not safe here: the app may override texts, and a wrong
  /// format would read arguments that do not exist.
  static func format(_ text: String, with name: String) -> String {
    var start = text.startIndex
    while let percent = text[start...].firstIndex(of: "%") {
      let next = text.index(after: percent)
      if text[next...].first == "@" {
        return text[..<percent] + name + text[text.index(after: next)...]
      }
      start = next
    }
    return text
  }

  /// The override in the app's strings table, or else the text.
  private static func overridden(_ text: String, key: String) -> String {
    #if canImport(Darwin)
      return Bundle.main.localizedString(forKey: key, value: text, table: "MenuRuntime")
    #else
      return text
    #endif
  }

  /// The text with a name in the language's table; the English one if the table lacks it.
  private static func text(named name: String, in language: Language) -> String {
    language.table.texts[name] ?? english.texts[name] ?? name
  }
}

/// The texts of one language by name: the raw value of a `MenuSystemItem` or `MenuText`.
nonisolated struct MenuTextTable: Sendable {
  let texts: [String: String]

  /// Parses lines of `cut=Cut`. A dictionary literal of this size takes long to compile.
  init(_ lines: String) {
    var texts: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      texts[String(line[..<equals])] = String(line[line.index(after: equals)...])
    }
    self.texts = texts
  }
}
