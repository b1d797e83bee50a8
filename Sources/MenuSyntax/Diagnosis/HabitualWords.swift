/// Words of SwiftUI, UIKit and AppKit, and others that people write out of habit, with the words of this language.
package enum HabitualWords {
  /// What is written for a word.
  package enum Replacement: Sendable, Equatable {
    case word(String)
    /// An attribute with the opposite condition: `enabled` for `disabled`.
    case opposite(of: String)
    /// A sentence, for a word that no word of this language replaces.
    case explained(String)
    /// The attribute that comes after the word's `:` and `.`, as in `role: .destructive`.
    case value
  }

  /// What is written for a word among the attributes of a command; nil for a word that nobody is used to.
  static func attribute(_ word: String) -> Replacement? { attributes[word.lowercased()] }

  /// What is written for a word with which an entry of a menu begins.
  package static func entry(_ word: String) -> String? { entries[word.lowercased()] }

  /// What to write instead of what begins with a word and a parenthesis or a colon: `ForEach(…)`, `children: […]`.
  static func explanation(ofEntry word: String) -> String? { explanations[word.lowercased()] }

  /// What is written for a word with which a declaration, or a part of a screen, begins.
  static func declaration(_ word: String) -> String? { declarations[word.lowercased()] }

  private static let attributes: [String: Replacement] = [
    "icon": .word("symbol"), "systemimage": .word("symbol"), "systemname": .word("symbol"),
    "sfsymbol": .word("symbol"), "shortcut": .word("key"), "keyequivalent": .word("key"),
    "keyboardshortcut": .word("key"), "hotkey": .word("key"), "tooltip": .word("help"),
    "toggle": .word("on when"), "checked": .word("on"), "disabled": .opposite(of: "enabled"),
    "hidden": .opposite(of: "shown"), "ishidden": .opposite(of: "shown"), "role": .value,
    "isenabled": .word("enabled when"), "state": .word("on when"),
    "action": .explained("A command has no `action` here: the app performs it in Swift"),
    "attributes": .explained("Attributes follow one another: `destructive undoable`"),
    "title": .explained("The title of a command comes right after its name"),
  ]

  private static let entries: [String: String] = [
    "divider": "---", "separator": "---", "submenu": "menu", "menu": "menu", "section": "section",
    "if": "when", "spacer": "flexible", "controlgroup": "row",
  ]

  private static let explanations: [String: String] = [
    "foreach": "`ForEach` is a command that says `pick LIST`, placed by `each` and its name",
    "picker": "`Picker` is a command that says `choose VARIABLE`, placed by its name",
    "toggle": "`Toggle` is a command with `on when`, placed by its name",
    "button": "A command is declared in `commands`, and placed by its name",
    "uiaction": "A command is declared in `commands`, and placed by its name",
    "nsmenuitem": "A command is declared in `commands`, and placed by its name",
    "toolbaritem":
      "The items of a toolbar are names of commands, in areas such as `trailing { … }`",
    "toolbaritemgroup": "Items of a toolbar are grouped by `group { … }`",
    "children": "The entries of a menu are in its braces, one to a line",
    "items": "The entries of a menu are in its braces, one to a line",
  ]

  private static let declarations: [String: String] = [
    "menubar": "menu bar", "mainmenu": "menu bar", "contextmenu": "context menu",
    "editmenu": "edit menu", "morebutton": "more button", "view": "screen", "window": "screen",
    "enum": "choice", "menu": "menu",
  ]
}
