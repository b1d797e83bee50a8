import Foundation

/// A text of the system's that is not the title of a `MenuSystemItem`.
nonisolated public enum MenuText: String, CaseIterable, Hashable, Sendable {
  // What an item is called while the thing that it shows is visible.
  case hideToolbar
  case hideSidebar
  case hideInspector
  case hideTabBar
  case exitFullScreen
  case hideSpelling
  case hideSubstitutions
  case hideFonts
  case hideColors
  case hideRuler

  // Menus of the menu bar.
  case fileMenu
  case editMenu
  case formatMenu
  case viewMenu
  case windowMenu
  case helpMenu

  /// Undo with the name of an action: "Undo %@".
  case undoNamed
  /// Redo with the name of an action: "Redo %@".
  case redoNamed
  /// The command at the end of Open Recent: "Clear Menu".
  case clearRecent

  // Buttons.
  case cancel
  case ok
  case done
  /// A button that closes something; a window's command is `MenuSystemItem.close`.
  case close = "closeButton"
  case `continue`
  /// The button that shows what has no room in a bar: "More".
  case more
  /// The placeholder of a search field: "Search".
  case search

  /// The title of an alert about a command that failed.
  case commandFailed

  /// The key in an app's own strings table: `cancel.title`.
  var key: String { rawValue + ".title" }
}

/// The texts of the system's commands, menus and buttons, in the language that the app runs in.
///
/// An app can override each text in its main bundle, in a strings table (or catalog) named `MenuRuntime`. Keys are
/// `standard.cut.title` for the title of a `MenuSystemItem`, and `cancel.title` for a `MenuText`, both with the case's
/// raw value. In a text that has one, `%@` stands for the app's name or for the name of an action.
///
/// The texts are tables in Swift rather than resources, so that a package, a copied folder, a static library and Linux
/// have the same.
nonisolated public enum MenuTexts {
  /// A text in the language of the app.
  public static func text(_ text: MenuText) -> String {
    overridden(self.text(text, in: .current), key: text.key)
  }

  /// A text in a language, whatever the app overrides.
  public static func text(_ text: MenuText, in language: Language) -> String {
    Self.text(named: text.rawValue, in: language)
  }

  /// The title of a command or submenu of the system in the language of the app, with the app's name in it where the
  /// system has it: "Quit Notes".
  public static func title(of item: MenuSystemItem) -> String {
    let key = "standard." + item.rawValue + ".title"
    let title = overridden(text(named: item.rawValue, in: .current), key: key)
    return title.contains("%") ? format(title, with: appName) : title
  }

  /// The title of a command or submenu of the system in a language, whatever the app overrides.
  public static func title(
    of item: MenuSystemItem, appName: String, in language: Language
  ) -> String {
    format(text(named: item.rawValue, in: language), with: appName)
  }

  /// Undo with the name of the action: "Undo Typing"; "Undo" alone for an empty name.
  public static func undoTitle(for actionName: String) -> String {
    actionName.isEmpty ? title(of: .undo) : format(text(.undoNamed), with: actionName)
  }

  /// Redo with the name of the action: "Redo Typing"; "Redo" alone for an empty name.
  public static func redoTitle(for actionName: String) -> String {
    actionName.isEmpty ? title(of: .redo) : format(text(.redoNamed), with: actionName)
  }

  /// The app's name as the system shows it in menus.
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

  /// Replaces the first `%@` of a text. A text of the app's is never a format for `String(format:)`, which could read
  /// arguments that do not exist.
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

  /// What the app's own strings table has for a key, or else the text.
  private static func overridden(_ text: String, key: String) -> String {
    #if canImport(Darwin)
      return Bundle.main.localizedString(forKey: key, value: text, table: "MenuRuntime")
    #else
      return text
    #endif
  }

  /// A text by its name in the tables. No table lacks one; tests see to that.
  private static func text(named name: String, in language: Language) -> String {
    language.table.texts[name] ?? english.texts[name] ?? name
  }
}

/// The texts of one language by their names, which are the raw values of `MenuSystemItem` and `MenuText`.
nonisolated struct MenuTextTable: Sendable {
  let texts: [String: String]

  /// Reads lines of `cut=Cut`. They compile in no time, which a dictionary literal of this size does not.
  init(_ lines: String) {
    var texts: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      texts[String(line[..<equals])] = String(line[line.index(after: equals)...])
    }
    self.texts = texts
  }
}
