/// Words of SwiftUI, UIKit and AppKit, and others that people write out of habit, with the words of this language.
package enum HabitualWords {
  /// What is written for a word.
  package enum Replacement: Sendable, Equatable {
    case word(String)
    /// An attribute with the opposite condition: `enabled` for `disabled`.
    case opposite(of: String)
    /// The attribute that comes after the word's `:` and `.`, as in `role: .destructive`.
    case value
  }

  /// What is written for a word among the attributes of a command; nil for a word that nobody is used to.
  static func attribute(_ word: String) -> Replacement? { attributes[word.lowercased()] }

  /// What is written for a word with which an entry of a menu begins.
  package static func entry(_ word: String) -> String? { entries[word.lowercased()] }

  /// What is written for a word with which a declaration, or a part of a screen, begins.
  static func declaration(_ word: String) -> String? { declarations[word.lowercased()] }

  private static let attributes: [String: Replacement] = [
    "icon": .word("symbol"), "systemimage": .word("symbol"), "systemname": .word("symbol"),
    "sfsymbol": .word("symbol"), "shortcut": .word("key"), "keyequivalent": .word("key"),
    "keyboardshortcut": .word("key"), "hotkey": .word("key"), "tooltip": .word("help"),
    "toggle": .word("on when"), "checked": .word("on"), "disabled": .opposite(of: "enabled"),
    "hidden": .opposite(of: "shown"), "role": .value,
  ]

  private static let entries: [String: String] = [
    "divider": "---", "separator": "---", "submenu": "menu", "menu": "menu", "section": "section",
    "if": "when", "spacer": "flexible", "controlgroup": "row",
  ]

  private static let declarations: [String: String] = [
    "menubar": "menu bar", "mainmenu": "menu bar", "contextmenu": "context menu",
    "editmenu": "edit menu", "morebutton": "more button", "view": "screen", "window": "screen",
    "enum": "choice",
  ]
}
