/// A command or submenu that the system provides: the names that `standard` accepts in a `.menu` file, and the other
/// items of the system's own menus.
nonisolated public enum MenuSystemItem: String, CaseIterable, Hashable, Sendable {
  // App menu.
  /// “About Notes”.
  case about
  /// “Settings…”, ⌘,.
  case settings
  /// “Services”, a submenu.
  case services
  /// “Hide Notes”, ⌘H.
  case hide
  /// “Hide Others”, ⌥⌘H.
  case hideOthers
  /// “Show All”.
  case showAll
  /// “Quit Notes”, ⌘Q.
  case quit

  // File.
  /// “New”, ⌘N.
  case new
  /// “Open…”, ⌘O.
  case open
  /// “Open Recent”, a submenu.
  case openRecent
  /// “Close”, ⌘W.
  case close
  /// “Save”, ⌘S.
  case save
  /// “Save As…”, ⇧⌘S.
  case saveAs
  /// “Duplicate”, ⇧⌘S.
  case duplicate
  /// “Rename…”.
  case rename
  /// “Move To…”.
  case moveTo
  /// “Revert to Saved”.
  case revert
  /// “Page Setup…”, ⇧⌘P.
  case pageSetup
  /// “Print…”, ⌘P.
  case print
  /// “Share…”.
  case share

  // Edit.
  /// “Undo”, ⌘Z.
  case undo
  /// “Redo”, ⇧⌘Z.
  case redo
  /// “Cut”, ⌘X.
  case cut
  /// “Copy”, ⌘C.
  case copy
  /// “Paste”, ⌘V.
  case paste
  /// “Paste and Match Style”, ⌥⇧⌘V.
  case pasteAndMatchStyle
  /// “Delete”.
  case delete
  /// “Select”.
  case select
  /// “Select All”, ⌘A.
  case selectAll
  /// “Look Up”.
  case lookUp
  /// “Translate”.
  case translate
  /// “Search Web”.
  case searchWeb

  // Edit > Find.
  /// “Find”, a submenu.
  case findMenu
  /// “Find…”, ⌘F.
  case find
  /// “Find Next”, ⌘G.
  case findNext
  /// “Find Previous”, ⇧⌘G.
  case findPrevious
  /// “Use Selection for Find”, ⌘E.
  case useSelectionForFind
  /// “Jump to Selection”, ⌘J.
  case jumpToSelection
  /// “Find and Replace…”, ⌥⌘F.
  case replace

  // Edit > Spelling and Grammar.
  /// “Spelling and Grammar”, a submenu.
  case spelling
  /// “Show Spelling and Grammar”, ⌘:.
  case showSpelling
  /// “Check Document Now”, ⌘;.
  case checkSpelling
  /// “Check Spelling While Typing”.
  case checkSpellingWhileTyping
  /// “Check Grammar With Spelling”.
  case checkGrammar
  /// “Correct Spelling Automatically”.
  case correctSpelling

  // Edit > Substitutions.
  /// “Substitutions”, a submenu.
  case substitutions
  /// “Show Substitutions”.
  case showSubstitutions
  /// “Smart Copy/Paste”.
  case smartCopyPaste
  /// “Smart Quotes”.
  case smartQuotes
  /// “Smart Dashes”.
  case smartDashes
  /// “Smart Links”.
  case smartLinks
  /// “Data Detectors”.
  case dataDetectors
  /// “Text Replacement”.
  case textReplacement

  // Edit > Transformations.
  /// “Transformations”, a submenu.
  case transformations
  /// “Make Upper Case”.
  case makeUpperCase
  /// “Make Lower Case”.
  case makeLowerCase
  /// “Capitalize”.
  case capitalize

  // Edit > Speech.
  /// “Speech”, a submenu.
  case speech
  /// “Start Speaking”.
  case startSpeaking
  /// “Stop Speaking”.
  case stopSpeaking

  // Format > Font.
  /// “Font”, a submenu.
  case font
  /// “Show Fonts”, ⌘T.
  case showFonts
  /// “Bold”, ⌘B.
  case bold
  /// “Italic”, ⌘I.
  case italic
  /// “Underline”, ⌘U.
  case underline
  /// “Bigger”, ⌘+.
  case bigger
  /// “Smaller”, ⌘-.
  case smaller
  /// “Show Colors”, ⇧⌘C.
  case showColors
  /// “Copy Style”, ⌥⌘C.
  case copyStyle
  /// “Paste Style”, ⌥⌘V.
  case pasteStyle

  // Format > Text.
  /// “Text”, a submenu.
  case text
  /// “Text Alignment”, a submenu.
  case alignment
  /// “Align Left”, ⌘{.
  case alignLeft
  /// “Center”, ⌘|.
  case alignCenter
  /// “Justify”.
  case justify
  /// “Align Right”, ⌘}.
  case alignRight
  /// “Writing Direction”, a submenu.
  case writingDirection
  /// “Default”.
  case naturalDirection
  /// “Left to Right”.
  case leftToRight
  /// “Right to Left”.
  case rightToLeft
  /// “Show Ruler”.
  case showRuler
  /// “Copy Ruler”, ⌃⌘C.
  case copyRuler
  /// “Paste Ruler”, ⌃⌘V.
  case pasteRuler

  // View.
  /// “Show Toolbar”, ⌥⌘T.
  case toolbar
  /// “Customize Toolbar…”.
  case customizeToolbar
  /// “Show Sidebar”, ⌃⌘S.
  case sidebar
  /// “Show Inspector”, ⌥⌘I.
  case inspector
  /// “Show Tab Bar”.
  case tabBar
  /// “Enter Full Screen”, ⌃⌘F.
  case fullScreen

  // Window and Help.
  /// “Minimize”, ⌘M.
  case minimize
  /// “Zoom”.
  case zoom
  /// “Bring All to Front”.
  case bringAllToFront
  /// “Notes Help”, ⌘?.
  case help

  // Toolbars.
  /// “Back”.
  case back
  /// “Forward”.
  case forward
  /// “Cancel”.
  case cancel
  /// “Done”.
  case done
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
    case .close, .cancel: return "xmark"
    case .save, .done: return "checkmark"
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
    case .forward: return "chevron.forward"
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
