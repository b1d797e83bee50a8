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

  /// What to write instead of a word of SwiftUI with which a part of an app or of a screen begins.
  static func explanation(ofDeclaration word: String) -> (message: String, help: String)? {
    declared[word.lowercased()]
  }

  /// The area of a toolbar that SwiftUI calls by a word.
  static func area(_ word: String) -> String? { areas[word.lowercased()] }

  /// The name after `standard` for a word by which other frameworks, or older systems, call a command.
  package static func standard(_ word: String) -> String? { standards[word.lowercased()] }

  /// The type of a state variable that other languages call by a word.
  package static func type(_ word: String) -> String? { types[word.lowercased()] }

  private static let areas = [
    "topbartrailing": "trailing", "topbarleading": "leading", "navigationbartrailing": "trailing",
    "navigationbarleading": "leading", "bottombar": "bottom", "primaryaction": "trailing",
    "confirmationaction": "trailing", "cancellationaction": "leading", "navigation": "leading",
  ]

  private static let standards = [
    "preferences": "settings", "prefs": "settings", "exit": "quit",
    "togglefullscreen": "fullScreen",
    "togglesidebar": "sidebar", "recents": "openRecent", "hideapp": "hide",
    "hideothersapps": "hideOthers", "closewindow": "close", "performclose": "close",
    "miniaturize": "minimize",
  ]

  private static let types = [
    "boolean": "Bool", "bool": "Bool", "integer": "Int", "int": "Int", "number": "Int",
    "long": "Int", "uint": "Int", "str": "String", "text": "String", "nsstring": "String",
  ]

  private static let declared: [String: (message: String, help: String)] = [
    "import": (
      "A `.menu` file imports nothing", "Leave the line out: the files of a target are one module."
    ),
    "commandgroup": (
      "`CommandGroup` is a menu of the system in `menu bar`, with the commands in it",
      "Write `menu bar { file { … } }`, or `edit`, `view`, `window` or `help`."
    ),
    "commandmenu": (
      "`CommandMenu` is a menu of the app's own in `menu bar`",
      "Write `menu bar { menu Name \"Title\" { … } }`."
    ),
    "sheet": (
      "A sheet is a screen: what it shows in its toolbar and menus is written there",
      "Write `screen Name { … }`; what opens it is a command that says `asks`."
    ),
    "toolbaritem": (
      "The items of a toolbar are names of commands, in areas such as `trailing { … }`",
      "Write `toolbar { iOS { trailing { newNote } } }`."
    ),
    "picker": (
      "`Picker` is a command that says `choose VARIABLE`, placed by its name",
      "Write `sort \"Sort\" choose sortOrder` in `commands`."
    ),
  ]

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
