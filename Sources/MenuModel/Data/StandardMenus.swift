/// What the system's own menus hold: the groups of each, and the order in them.
///
/// Sources: the lists of "The menu bar" in the Human Interface Guidelines (App, File, Edit, Format, View, Window, Help),
/// and, for what the guidelines only name as submenus, the main menus of CotEditor and NetNewsWire, which keep those of
/// Xcode's app template. Left out is what the system adds by itself: the tab commands of View and Window, the list of
/// windows, Start Dictation, and Emoji & Symbols. AppKit also adds Close All, Minimize All and Arrange in Front while
/// Option is held.
package enum StandardMenus {
  /// The menus of the menu bar, in its order.
  package static let places: [StandardCommandPlace] = [
    .app, .file, .edit, .format, .view, .window, .help,
  ]

  /// The groups of a whole menu of the menu bar, as names for `entry(named:)`; none for a toolbar.
  package static func groups(of place: StandardCommandPlace) -> [[String]] {
    switch place {
    case .app:
      return [
        ["about"], ["settings"], ["services"], ["hide", "hideOthers", "showAll"], ["quit"],
      ]
    case .file:
      return [
        ["new", "open", "openRecent"],
        ["close", "save", "duplicate", "saveAs", "rename", "moveTo", "revert"],
        ["pageSetup", "print"],
      ]
    case .edit:
      return [
        ["undo", "redo"],
        ["cut", "copy", "paste", "pasteAndMatchStyle", "delete", "selectAll"],
        ["findMenu", "spelling", "substitutions", "transformations", "speech"],
      ]
    case .format:
      return [["font", "text"]]
    case .view:
      return [["toolbar", "customizeToolbar"], ["sidebar"], ["fullScreen"]]
    case .window:
      return [["minimize", "zoom"], ["bringAllToFront"]]
    case .help:
      return [["help"]]
    case .toolbar:
      return []
    }
  }

  /// The groups of a whole submenu; none for one that the system or the app fills: Services, Open Recent.
  package static func groups(ofSubmenu name: String) -> [[String]] {
    switch name {
    case "findMenu":
      return [
        [
          "find", "replace", "findNext", "findPrevious", "useSelectionForFind", "jumpToSelection",
        ]
      ]
    case "spelling":
      return [
        ["showSpelling", "checkSpelling"],
        ["checkSpellingWhileTyping", "checkGrammar", "correctSpelling"],
      ]
    case "substitutions":
      return [
        ["showSubstitutions"],
        [
          "smartCopyPaste", "smartQuotes", "smartDashes", "smartLinks", "dataDetectors",
          "textReplacement",
        ],
      ]
    case "transformations":
      return [["makeUpperCase", "makeLowerCase", "capitalize"]]
    case "speech":
      return [["startSpeaking", "stopSpeaking"]]
    case "font":
      return [
        ["showFonts", "bold", "italic", "underline"], ["bigger", "smaller"], ["showColors"],
        ["copyStyle", "pasteStyle"],
      ]
    case "text":
      return [
        ["alignLeft", "alignCenter", "justify", "alignRight"], ["writingDirection"],
        ["showRuler", "copyRuler", "pasteRuler"],
      ]
    case "alignment":
      return [["alignLeft", "alignCenter", "justify", "alignRight"]]
    case "writingDirection":
      return [["naturalDirection", "leftToRight", "rightToLeft"]]
    default:
      return []
    }
  }

  /// Whether a command of a whole menu takes the place of the one before it while Option is held.
  package static func isAlternate(_ name: String, in place: StandardCommandPlace) -> Bool {
    place == .file && name == "saveAs"
  }

  /// Whether the whole menu has a command or a submenu, also deeper in it.
  package static func contains(_ name: String, in place: StandardCommandPlace) -> Bool {
    contains(name, in: groups(of: place))
  }

  private static func contains(_ name: String, in groups: [[String]]) -> Bool {
    groups.contains { group in
      group.contains { $0 == name || contains(name, in: Self.groups(ofSubmenu: $0)) }
    }
  }

  /// The entry that a whole menu has under a name: one of `StandardCommandTable`, or one that cannot be placed by itself.
  package static func entry(named name: String) -> StandardCommandEntry? {
    if let entry = StandardCommandTable.entry(named: name) { return entry }
    switch name {
    case "findMenu": return submenu(name, "Find", .edit, uiKit: "find")
    case "checkGrammar":
      return command(
        name, "Check Grammar With Spelling", .edit, "toggleGrammarChecking:",
        "NSTextView.toggleGrammarChecking(_:)", uiKit: "spellingOptions")
    case "dataDetectors":
      return command(
        name, "Data Detectors", .edit, "toggleAutomaticDataDetection:",
        "NSTextView.toggleAutomaticDataDetection(_:)", uiKit: "substitutionOptions")
    case "showRuler":
      return command(
        name, "Show Ruler", .format, "toggleRuler:", "NSText.toggleRuler(_:)", uiKit: "text")
    case "copyRuler":
      return command(
        name, "Copy Ruler", .format, "copyRuler:", "NSText.copyRuler(_:)", key: "ctrl+cmd+C",
        uiKit: "text")
    case "pasteRuler":
      return command(
        name, "Paste Ruler", .format, "pasteRuler:", "NSText.pasteRuler(_:)", key: "ctrl+cmd+V",
        uiKit: "text")
    case "naturalDirection": return direction(name, "Default", "Natural")
    case "leftToRight": return direction(name, "Left to Right", "LeftToRight")
    case "rightToLeft": return direction(name, "Right to Left", "RightToLeft")
    default: return nil
    }
  }

  private static func submenu(
    _ name: String, _ title: String, _ place: StandardCommandPlace, uiKit menu: String
  ) -> StandardCommandEntry {
    StandardCommandEntry(
      name: name, places: [place], isSubmenu: true, title: title,
      uiKitMenu: .init(name: menu, since: Version(13)))
  }

  private static func command(
    _ name: String, _ title: String, _ place: StandardCommandPlace, _ selector: String,
    _ declaration: String, key: String? = nil, uiKit menu: String
  ) -> StandardCommandEntry {
    StandardCommandEntry(
      name: name, places: [place], isSubmenu: false, title: title,
      shortcut: key.flatMap { StandardShortcut($0) },
      appKit: .init(selector: selector, declaration: declaration, tag: nil, since: nil),
      uiKitMenu: .init(name: menu, since: Version(13)))
  }

  /// A direction of the paragraph.
  private static func direction(
    _ name: String, _ title: String, _ word: String
  ) -> StandardCommandEntry {
    let method = "makeBaseWritingDirection" + word
    return command(
      name, title, .format, method + ":", "NSStandardKeyBindingResponding.\(method)(_:)",
      uiKit: "writingDirection")
  }
}
