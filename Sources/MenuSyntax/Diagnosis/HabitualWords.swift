/// Words of SwiftUI, UIKit and AppKit, and others that people write out of habit, with the words of this language.
package enum HabitualWords {
  /// What is written for a word.
  package enum Replacement: Sendable, Equatable {
    case word(String)
    /// An attribute with the opposite condition: `enabled` for `disabled`.
    case opposite(of: String)
    /// A sentence, and what to do, for a word that no word of this language replaces.
    case explained(String, help: String)
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

  /// What is written for a word before the `{` of a menu or a button.
  static func headerPart(_ word: String) -> String? { headerParts[word.lowercased()] }

  /// What follows the edge of swipe actions, for a word of SwiftUI or UIKit.
  static func swipeTrait(_ word: String) -> String? { swipeTraits[word.lowercased()] }

  /// The area of a toolbar that SwiftUI calls by a word.
  static func area(_ word: String) -> String? { areas[word.lowercased()] }

  /// The name after `standard` for a word by which other frameworks, or older systems, call a command.
  package static func standard(_ word: String) -> String? { standards[word.lowercased()] }

  /// The type of a state variable that other languages call by a word.
  package static func type(_ word: String) -> String? { types[word.lowercased()] }

  private static let swipeTraits = [
    "allowsfullswipe": "full", "fullswipe": "full",
    "performsfirstactionwithfullswipe": "full",
  ]

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
    "include": (
      "A `.menu` file includes no other: the files of a target are one module",
      "In a menu, `include NAME` shows the entries of another menu."
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
    "swipeactions": (
      "Swipe actions are `swipe` and an edge, in an `item`",
      "Write `item Name { swipe trailing { … } }`; `full` after the edge is for a full swipe."
    ),
    "menubarextra": (
      "An item of the Mac's menu bar with a menu is a `status item`",
      "Write `status item Name \"Title\" symbol star { … }` at the top of a file."
    ),
    "nsstatusitem": (
      "An item of the Mac's menu bar with a menu is a `status item`",
      "Write `status item Name \"Title\" symbol star { … }` at the top of a file."
    ),
    "shortcut": (
      "What people choose at the app's icon on the Home Screen are `quick actions`",
      "Write `quick actions { … }` at the top of a file; a keyboard shortcut is `key` at a command."
    ),
    "picker": (
      "`Picker` is a command that says `choose VARIABLE`, placed by its name",
      "Write `sort \"Sort\" choose sortOrder` in `commands`."
    ),
  ]

  private static let colour = Replacement.explained(
    "Commands have no colors of their own",
    help: "One that says `destructive` where it is declared is red.")

  private static let globally = Replacement.explained(
    "A shortcut that also works in other apps says `global` after its keys",
    help: "Write `key ctrl+opt+P global`.")

  private static let headerParts = [
    "click": "tap", "onclick": "tap", "press": "tap", "action": "tap", "primaryaction": "tap",
    "icon": "symbol", "systemimage": "symbol", "systemname": "symbol", "sfsymbol": "symbol",
  ]

  private static let attributes: [String: Replacement] = [
    "icon": .word("symbol"), "systemimage": .word("symbol"), "systemname": .word("symbol"),
    "sfsymbol": .word("symbol"), "shortcut": .word("key"), "keyequivalent": .word("key"),
    "keyboardshortcut": .word("key"), "hotkey": .word("key"), "tooltip": .word("help"),
    "toggle": .word("on when"), "checked": .word("on"), "disabled": .opposite(of: "enabled"),
    "hidden": .opposite(of: "shown"), "ishidden": .opposite(of: "shown"), "role": .value,
    "isenabled": .word("enabled when"), "state": .word("on when"),
    "action": .explained(
      "A command has no `action` here: the app performs it in Swift", help: "Leave it out."),
    "attributes": .explained(
      "Attributes follow one another: `destructive undoable`", help: "Write them without brackets."),
    "title": .explained(
      "The title of a command comes right after its name", help: "Write `newNote \"New Note\"`."),
    "modifiers": .explained(
      "The modifiers of a key come before it, with `+`", help: "Write `key shift+cmd+N`."),
    "tint": colour, "tintcolor": colour, "color": colour, "backgroundcolor": colour,
    "foregroundcolor": colour,
    "everywhere": globally, "systemwide": globally, "anywhere": globally,
    "changeable": .explained(
      "Where `app` says `keys changeable`, people may change the shortcuts of all menus",
      help: "Leave it out here; `fixed` after a shortcut keeps that one."),
    "cancel": .explained(
      "The button that cancels is the system's, in each language", help: "Leave it out."),
  ]

  private static let entries: [String: String] = [
    "divider": "---", "separator": "---", "submenu": "menu", "menu": "menu", "section": "section",
    "if": "when", "spacer": "flexible", "controlgroup": "row", "searchable": "search",
    "searchfield": "search", "searchbar": "search",
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
    "enum": "choice", "menu": "menu", "dockmenu": "dock menu", "applicationdockmenu": "dock menu",
    "quickactions": "quick actions", "shortcutitems": "quick actions",
    "applicationshortcutitems": "quick actions", "statusitem": "status item",
  ]
}
