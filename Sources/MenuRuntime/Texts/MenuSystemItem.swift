/// A command or submenu that the system provides: the names that `standard` accepts in a `.menu` file, and the other
/// items of the system's own menus.
nonisolated public enum MenuSystemItem: String, CaseIterable, Hashable, Sendable {
  // App menu.
  case about
  case settings
  case services
  case hide
  case hideOthers
  case showAll
  case quit

  // File.
  case new
  case open
  case openRecent
  case close
  case save
  case saveAs
  case duplicate
  case rename
  case moveTo
  case revert
  case pageSetup
  case print
  case share

  // Edit.
  case undo
  case redo
  case cut
  case copy
  case paste
  case pasteAndMatchStyle
  case delete
  case select
  case selectAll
  case lookUp
  case translate
  case searchWeb

  // Edit > Find.
  case findMenu
  case find
  case findNext
  case findPrevious
  case useSelectionForFind
  case jumpToSelection
  case replace

  // Edit > Spelling and Grammar.
  case spelling
  case showSpelling
  case checkSpelling
  case checkSpellingWhileTyping
  case checkGrammar
  case correctSpelling

  // Edit > Substitutions.
  case substitutions
  case showSubstitutions
  case smartCopyPaste
  case smartQuotes
  case smartDashes
  case smartLinks
  case dataDetectors
  case textReplacement

  // Edit > Transformations.
  case transformations
  case makeUpperCase
  case makeLowerCase
  case capitalize

  // Edit > Speech.
  case speech
  case startSpeaking
  case stopSpeaking

  // Format > Font.
  case font
  case showFonts
  case bold
  case italic
  case underline
  case bigger
  case smaller
  case showColors
  case copyStyle
  case pasteStyle

  // Format > Text.
  case text
  case alignment
  case alignLeft
  case alignCenter
  case justify
  case alignRight
  case writingDirection
  case naturalDirection
  case leftToRight
  case rightToLeft
  case showRuler
  case copyRuler
  case pasteRuler

  // View.
  case toolbar
  case customizeToolbar
  case sidebar
  case inspector
  case tabBar
  case fullScreen

  // Window and Help.
  case minimize
  case zoom
  case bringAllToFront
  case help

  // Toolbars.
  case back
}

nonisolated extension MenuSystemItem {
  /// The title in the person's language: "Hide Notes", "Show Toolbar".
  public var title: String { MenuTexts.title(of: self) }

  /// The title while the item's target is visible, such as "Hide Toolbar"; nil for an item with one title.
  public var titleWhenOn: String? { textWhenOn.map { MenuTexts.text($0) } }

  /// The text for `titleWhenOn`.
  var textWhenOn: MenuText? {
    switch self {
    case .showSpelling: return .hideSpelling
    case .showSubstitutions: return .hideSubstitutions
    case .showFonts: return .hideFonts
    case .showColors: return .hideColors
    case .showRuler: return .hideRuler
    case .toolbar: return .hideToolbar
    case .sidebar: return .hideSidebar
    case .inspector: return .hideInspector
    case .tabBar: return .hideTabBar
    case .fullScreen: return .exitFullScreen
    default: return nil
    }
  }

  /// The SF Symbol that the system shows for the item, by its name on the current system.
  public var symbolName: String? {
    guard let olderSymbolName else { return currentSymbolName }
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return currentSymbolName }
    return olderSymbolName
  }

  /// The symbol's name in SF Symbols 6 and later.
  var currentSymbolName: String? {
    switch self {
    case .close: return "xmark"
    case .save: return "checkmark"
    case .duplicate: return "plus.square.on.square"
    case .rename: return "pencil"
    case .moveTo: return "folder"
    case .print: return "printer"
    case .share: return "square.and.arrow.up"
    case .undo: return "arrow.uturn.backward"
    case .redo: return "arrow.uturn.forward"
    case .cut: return "scissors"
    case .copy: return "document.on.document"
    case .paste: return "document.on.clipboard"
    case .delete: return "trash"
    case .select: return "checkmark.circle"
    case .find, .findNext, .findPrevious, .useSelectionForFind, .replace:
      return "text.page.badge.magnifyingglass"
    case .bold: return "bold"
    case .italic: return "italic"
    case .underline: return "underline"
    case .alignLeft: return "text.alignleft"
    case .alignCenter: return "text.aligncenter"
    case .alignRight: return "text.alignright"
    case .justify: return "text.justify"
    case .sidebar: return "sidebar.leading"
    case .inspector: return "sidebar.trailing"
    case .back: return "chevron.backward"
    default: return nil
    }
  }

  /// The symbol's name before SF Symbols 6, if it differs.
  var olderSymbolName: String? {
    switch self {
    case .copy: return "doc.on.doc"
    case .paste: return "doc.on.clipboard"
    case .find, .findNext, .findPrevious, .useSelectionForFind, .replace:
      return "doc.text.magnifyingglass"
    default: return nil
    }
  }

  /// The system's keyboard shortcut.
  ///
  /// `saveAs` and `duplicate` share a shortcut. In a menu with both, Duplicate keeps it and Save As adds Option.
  public var shortcut: MenuShortcut? {
    switch self {
    case .settings: return MenuShortcut(",", .command)
    case .hide: return MenuShortcut("h", .command)
    case .hideOthers: return MenuShortcut("h", [.option, .command])
    case .quit: return MenuShortcut("q", .command)
    case .new: return MenuShortcut("n", .command)
    case .open: return MenuShortcut("o", .command)
    case .close: return MenuShortcut("w", .command)
    case .save: return MenuShortcut("s", .command)
    case .saveAs, .duplicate: return MenuShortcut("s", [.shift, .command])
    case .pageSetup: return MenuShortcut("p", [.shift, .command])
    case .print: return MenuShortcut("p", .command)
    case .undo: return MenuShortcut("z", .command)
    case .redo: return MenuShortcut("z", [.shift, .command])
    case .cut: return MenuShortcut("x", .command)
    case .copy: return MenuShortcut("c", .command)
    case .paste: return MenuShortcut("v", .command)
    case .pasteAndMatchStyle: return MenuShortcut("v", [.option, .shift, .command])
    case .selectAll: return MenuShortcut("a", .command)
    case .find: return MenuShortcut("f", .command)
    case .findNext: return MenuShortcut("g", .command)
    case .findPrevious: return MenuShortcut("g", [.shift, .command])
    case .useSelectionForFind: return MenuShortcut("e", .command)
    case .jumpToSelection: return MenuShortcut("j", .command)
    case .replace: return MenuShortcut("f", [.option, .command])
    case .showSpelling: return MenuShortcut(":", .command)
    case .checkSpelling: return MenuShortcut(";", .command)
    case .showFonts: return MenuShortcut("t", .command)
    case .bold: return MenuShortcut("b", .command)
    case .italic: return MenuShortcut("i", .command)
    case .underline: return MenuShortcut("u", .command)
    case .bigger: return MenuShortcut("+", .command)
    case .smaller: return MenuShortcut("-", .command)
    case .showColors: return MenuShortcut("c", [.shift, .command])
    case .copyStyle: return MenuShortcut("c", [.option, .command])
    case .pasteStyle: return MenuShortcut("v", [.option, .command])
    case .alignLeft: return MenuShortcut("{", .command)
    case .alignCenter: return MenuShortcut("|", .command)
    case .alignRight: return MenuShortcut("}", .command)
    case .copyRuler: return MenuShortcut("c", [.control, .command])
    case .pasteRuler: return MenuShortcut("v", [.control, .command])
    case .toolbar: return MenuShortcut("t", [.option, .command])
    case .sidebar: return MenuShortcut("s", [.control, .command])
    case .inspector: return MenuShortcut("i", [.option, .command])
    case .fullScreen: return MenuShortcut("f", [.control, .command])
    case .minimize: return MenuShortcut("m", .command)
    case .help: return MenuShortcut("?", .command)
    default: return nil
    }
  }
}
