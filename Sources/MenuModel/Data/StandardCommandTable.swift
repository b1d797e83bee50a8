import MenuSyntax

/// The commands and controls that the system provides, by their names after `standard`.
///
/// Sources: titles, selectors and toolbar items from Apple's reference of AppKit and from the main
/// menus of CotEditor and NetNewsWire; menus and responder actions from Apple's reference of UIKit
/// (`UIMenu.Identifier`, `UIResponderStandardEditActions`); shortcuts from "Standard keyboard
/// shortcuts" and symbols from "Standard icons" of the Human Interface Guidelines, which leave out
/// some that are taken from the system's own bars: `chevron.backward`, `chevron.forward`,
/// `sidebar.leading` and `sidebar.trailing`, and the symbols of Cancel and Done from version 26 on. Find and Replace, Bigger and Show Sidebar carry the shortcuts of AppKit's
/// menus.
///
/// The tables are text, which compiles quickly; they are read when the first entry is asked for.
package enum StandardCommandTable {
  /// The entry with this name after `standard`.
  package static func entry(named name: String) -> StandardCommandEntry? {
    numbers[name].map { all[$0] }
  }

  /// All entries, in the order of the menus.
  package static let all: [StandardCommandEntry] =
    zip(AlignedTable(titles).rows, AlignedTable(actions).rows).map { entry($0, $1) }

  /// All names, in the order of the menus.
  package static let names: [String] = all.map(\.name)

  private static let numbers = Dictionary(
    uniqueKeysWithValues: zip(names, names.indices))

  /// The names that belong to a menu or bar, in the order of the menus.
  package static func names(in place: StandardCommandPlace) -> [String] {
    all.filter { $0.places.contains(place) }.map(\.name)
  }

  /// The names that someone who wrote `name` may have meant, the best first.
  package static func suggestions(for name: String) -> [String] {
    Spelling.nearest(to: name, among: names)
  }

  /// The shortcut of Save As in a menu that has Duplicate too: both want Shift-Command-S, and
  /// Duplicate has it.
  package static let saveAsBesideDuplicate = StandardShortcut(
    modifiers: [.option, .shift, .command], key: .character(0x73))

  // MARK: - Reading the tables

  /// The entry of a row of `titles` and one of `actions`.
  private static func entry(_ titles: [String?], _ actions: [String?]) -> StandardCommandEntry {
    let title = titles[3].map { pair($0) }
    let symbol = titles[5].map { pair($0) }
    let selector = actions[1].map { dated($0) }
    let firstIOS = Version(13)
    return StandardCommandEntry(
      name: titles[0] ?? "",
      places: titles[1]?.split(separator: ",").compactMap { .init(name: String($0)) } ?? [],
      isSubmenu: titles[2] == "submenu",
      title: title?.first ?? "", titleWhenOn: title?.second,
      symbol: symbol?.first, olderSymbol: symbol?.second,
      shortcut: titles[4].flatMap { StandardShortcut($0) },
      appKit: selector.map {
        .init(
          selector: $0.name, declaration: actions[2], tag: actions[3].flatMap { Int($0) },
          since: $0.since)
      },
      uiKitMenu: actions[4].map { dated($0) }.map {
        .init(name: $0.name, since: $0.since ?? firstIOS)
      },
      uiKitAction: actions[5].map { dated($0) }.map {
        .init(name: $0.name, since: $0.since ?? firstIOS)
      },
      toolbarItem: actions[6].map { dated($0) }.map { .init(name: $0.name, since: $0.since) })
  }

  /// The halves of `Show Toolbar / Hide Toolbar`.
  private static func pair(_ field: String) -> (first: String, second: String?) {
    let bytes = field.utf8
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
      field[..<slash].utf8.last == UInt8(ascii: " ")
    else { return (field, nil) }
    return (String(field[..<slash].dropLast()), String(field[slash...].dropFirst(2)))
  }

  /// The name and the version of `open@18.1`.
  private static func dated(_ field: String) -> (name: String, since: Version?) {
    guard let at = field.utf8.firstIndex(of: UInt8(ascii: "@")) else { return (field, nil) }
    return (String(field[..<at]), Version(String(field[at...].dropFirst())))
  }

  // MARK: - The tables

  /// What people see: name, places, kind, title (while off / while on), shortcut, symbol (/ on
  /// systems before it).
  static let titles = """
    about                     app             command  About {app}                           -                -
    settings                  app             command  Settings…                             cmd+,            -
    services                  app             submenu  Services                              -                -
    hide                      app             command  Hide {app}                            cmd+H            -
    hideOthers                app             command  Hide Others                           opt+cmd+H        -
    showAll                   app             command  Show All                              -                -
    quit                      app             command  Quit {app}                            cmd+Q            -

    new                       file            command  New                                   cmd+N            -
    open                      file            command  Open…                                 cmd+O            -
    openRecent                file            submenu  Open Recent                           -                -
    close                     file,toolbar    command  Close                                 cmd+W            xmark
    save                      file            command  Save                                  cmd+S            checkmark
    saveAs                    file            command  Save As…                              shift+cmd+S      -
    duplicate                 file            command  Duplicate                             shift+cmd+S      plus.square.on.square
    rename                    file            command  Rename…                               -                pencil
    moveTo                    file            command  Move To…                              -                folder
    revert                    file            command  Revert to Saved                       -                -
    pageSetup                 file            command  Page Setup…                           shift+cmd+P      -
    print                     file,toolbar    command  Print…                                cmd+P            printer
    share                     file,toolbar    command  Share…                                -                square.and.arrow.up

    undo                      edit            command  Undo                                  cmd+Z            arrow.uturn.backward
    redo                      edit            command  Redo                                  shift+cmd+Z      arrow.uturn.forward
    cut                       edit            command  Cut                                   cmd+X            scissors
    copy                      edit            command  Copy                                  cmd+C            document.on.document / doc.on.doc
    paste                     edit            command  Paste                                 cmd+V            document.on.clipboard / doc.on.clipboard
    pasteAndMatchStyle        edit            command  Paste and Match Style                 opt+shift+cmd+V  -
    delete                    edit            command  Delete                                -                trash
    select                    edit            command  Select                                -                checkmark.circle
    selectAll                 edit            command  Select All                            cmd+A            -
    find                      edit            command  Find…                                 cmd+F            text.page.badge.magnifyingglass / doc.text.magnifyingglass
    findNext                  edit            command  Find Next                             cmd+G            text.page.badge.magnifyingglass / doc.text.magnifyingglass
    findPrevious              edit            command  Find Previous                         shift+cmd+G      text.page.badge.magnifyingglass / doc.text.magnifyingglass
    useSelectionForFind       edit            command  Use Selection for Find                cmd+E            text.page.badge.magnifyingglass / doc.text.magnifyingglass
    jumpToSelection           edit            command  Jump to Selection                     cmd+J            -
    replace                   edit            command  Find and Replace…                     opt+cmd+F        text.page.badge.magnifyingglass / doc.text.magnifyingglass
    spelling                  edit            submenu  Spelling and Grammar                  -                -
    substitutions             edit            submenu  Substitutions                         -                -
    transformations           edit            submenu  Transformations                       -                -
    speech                    edit            submenu  Speech                                -                -
    showSpelling              edit            command  Show Spelling and Grammar             cmd+:            -
    checkSpelling             edit            command  Check Document Now                    cmd+;            -
    checkSpellingWhileTyping  edit            command  Check Spelling While Typing           -                -
    correctSpelling           edit            command  Correct Spelling Automatically        -                -
    showSubstitutions         edit            command  Show Substitutions                    -                -
    smartCopyPaste            edit            command  Smart Copy/Paste                      -                -
    smartQuotes               edit            command  Smart Quotes                          -                -
    smartDashes               edit            command  Smart Dashes                          -                -
    smartLinks                edit            command  Smart Links                           -                -
    textReplacement           edit            command  Text Replacement                      -                -
    makeUpperCase             edit            command  Make Upper Case                       -                -
    makeLowerCase             edit            command  Make Lower Case                       -                -
    capitalize                edit            command  Capitalize                            -                -
    startSpeaking             edit            command  Start Speaking                        -                -
    stopSpeaking              edit            command  Stop Speaking                         -                -
    lookUp                    edit            command  Look Up                               -                -
    translate                 edit            command  Translate                             -                -
    searchWeb                 edit            command  Search Web                            -                -

    font                      format          submenu  Font                                  -                -
    text                      format          submenu  Text                                  -                -
    bold                      format          command  Bold                                  cmd+B            bold
    italic                    format          command  Italic                                cmd+I            italic
    underline                 format          command  Underline                             cmd+U            underline
    bigger                    format          command  Bigger                                cmd++            -
    smaller                   format          command  Smaller                               cmd+-            -
    showFonts                 format,toolbar  command  Show Fonts                            cmd+T            -
    showColors                format,toolbar  command  Show Colors                           shift+cmd+C      -
    copyStyle                 format          command  Copy Style                            opt+cmd+C        -
    pasteStyle                format          command  Paste Style                           opt+cmd+V        -
    alignLeft                 format          command  Align Left                            cmd+{            text.alignleft
    alignCenter               format          command  Center                                cmd+|            text.aligncenter
    alignRight                format          command  Align Right                           cmd+}            text.alignright
    justify                   format          command  Justify                               -                text.justify
    alignment                 format          submenu  Text Alignment                        -                -
    writingDirection          format          submenu  Writing Direction                     -                -

    toolbar                   view            command  Show Toolbar / Hide Toolbar           opt+cmd+T        -
    customizeToolbar          view            command  Customize Toolbar…                    -                -
    sidebar                   view,toolbar    command  Show Sidebar / Hide Sidebar           ctrl+cmd+S       sidebar.leading
    inspector                 view,toolbar    command  Show Inspector / Hide Inspector       opt+cmd+I        sidebar.trailing
    tabBar                    view            command  Show Tab Bar / Hide Tab Bar           -                -
    fullScreen                view            command  Enter Full Screen / Exit Full Screen  ctrl+cmd+F       -

    minimize                  window          command  Minimize                              cmd+M            -
    zoom                      window          command  Zoom                                  -                -
    bringAllToFront           window          command  Bring All to Front                    -                -
    help                      help            command  {app} Help                            cmd+?            -

    back                      toolbar         command  Back                                  -                chevron.backward
    forward                   toolbar         command  Forward                               -                chevron.forward
    cancel                    toolbar         command  Cancel                                -                xmark
    done                      toolbar         command  Done                                  -                checkmark
    """

  /// What it does: name, AppKit's selector, declaration and tag, UIKit's menu and responder action,
  /// and the toolbar item. `@` gives the first macOS or iOS; without one, every macOS that is
  /// supported, and iOS 13.
  ///
  /// Tags: `NSTextFinder.Action`, `NSFontTraitMask` and `NSFontAction`.
  static let actions = """
    about                     orderFrontStandardAboutPanel:       NSApplication.orderFrontStandardAboutPanel(_:)                   -   about                -                           -
    settings                  showSettingsWindow:                 -                                                                -   preferences          -                           -
    services                  -                                   -                                                                -   services             -                           -
    hide                      hide:                               NSApplication.hide(_:)                                           -   hide                 -                           -
    hideOthers                hideOtherApplications:              NSApplication.hideOtherApplications(_:)                          -   hide                 -                           -
    showAll                   unhideAllApplications:              NSApplication.unhideAllApplications(_:)                          -   hide                 -                           -
    quit                      terminate:                          NSApplication.terminate(_:)                                      -   quit                 -                           -

    new                       newDocument:                        NSDocumentController.newDocument(_:)                             -   newItem@26           -                           -
    open                      openDocument:                       NSDocumentController.openDocument(_:)                            -   open@18.1            -                           -
    openRecent                clearRecentDocuments:               NSDocumentController.clearRecentDocuments(_:)                    -   openRecent@14        -                           -
    close                     performClose:                       NSWindow.performClose(_:)                                        -   close                performClose(_:)@26         -
    save                      saveDocument:                       NSDocument.save(_:)                                              -   -                    -                           -
    saveAs                    saveDocumentAs:                     NSDocument.saveAs(_:)                                            -   -                    -                           -
    duplicate                 duplicateDocument:                  NSDocument.duplicate(_:)                                         -   document@16          duplicate(_:)@16            -
    rename                    renameDocument:                     NSDocument.rename(_:)                                            -   document@16          rename(_:)@16               -
    moveTo                    moveDocument:                       NSDocument.move(_:)                                              -   document@16          move(_:)@16                 -
    revert                    revertDocumentToSaved:              NSDocument.revertToSaved(_:)                                     -   -                    -                           -
    pageSetup                 runPageLayout:                      NSDocument.runPageLayout(_:)                                     -   -                    -                           -
    print                     printDocument:                      NSDocument.printDocument(_:)                                     -   print                printContent(_:)@15         print
    share                     -                                   -                                                                -   share                -                           -

    undo                      undo:                               -                                                                -   undoRedo             -                           -
    redo                      redo:                               -                                                                -   undoRedo             -                           -
    cut                       cut:                                NSText.cut(_:)                                                   -   standardEdit         cut(_:)                     -
    copy                      copy:                               NSText.copy(_:)                                                  -   standardEdit         copy(_:)                    -
    paste                     paste:                              NSText.paste(_:)                                                 -   standardEdit         paste(_:)                   -
    pasteAndMatchStyle        pasteAsPlainText:                   NSTextView.pasteAsPlainText(_:)                                  -   standardEdit         pasteAndMatchStyle(_:)@15   -
    delete                    delete:                             NSText.delete(_:)                                                -   standardEdit         delete(_:)                  -
    select                    -                                   -                                                                -   standardEdit         select(_:)                  -
    selectAll                 selectAll:                          NSText.selectAll(_:)                                             -   standardEdit         selectAll(_:)               -
    find                      performTextFinderAction:            NSResponder.performTextFinderAction(_:)                          1   find                 find(_:)@16                 -
    findNext                  performTextFinderAction:            NSResponder.performTextFinderAction(_:)                          2   find                 findNext(_:)@16             -
    findPrevious              performTextFinderAction:            NSResponder.performTextFinderAction(_:)                          3   find                 findPrevious(_:)@16         -
    useSelectionForFind       performTextFinderAction:            NSResponder.performTextFinderAction(_:)                          7   find                 useSelectionForFind(_:)@16  -
    jumpToSelection           centerSelectionInVisibleArea:       NSStandardKeyBindingResponding.centerSelectionInVisibleArea(_:)  -   find                 -                           -
    replace                   performTextFinderAction:            NSResponder.performTextFinderAction(_:)                          12  find                 findAndReplace(_:)@16       -
    spelling                  -                                   -                                                                -   spelling             -                           -
    substitutions             -                                   -                                                                -   substitutions        -                           -
    transformations           -                                   -                                                                -   transformations      -                           -
    speech                    -                                   -                                                                -   speech               -                           -
    showSpelling              showGuessPanel:                     NSText.showGuessPanel(_:)                                        -   spellingPanel        -                           -
    checkSpelling             checkSpelling:                      NSText.checkSpelling(_:)                                         -   spellingPanel        -                           -
    checkSpellingWhileTyping  toggleContinuousSpellChecking:      NSTextView.toggleContinuousSpellChecking(_:)                     -   spellingOptions      -                           -
    correctSpelling           toggleAutomaticSpellingCorrection:  NSTextView.toggleAutomaticSpellingCorrection(_:)                 -   spellingOptions      -                           -
    showSubstitutions         orderFrontSubstitutionsPanel:       NSTextView.orderFrontSubstitutionsPanel(_:)                      -   substitutionsPanel   -                           -
    smartCopyPaste            toggleSmartInsertDelete:            NSTextView.toggleSmartInsertDelete(_:)                           -   substitutionOptions  -                           -
    smartQuotes               toggleAutomaticQuoteSubstitution:   NSTextView.toggleAutomaticQuoteSubstitution(_:)                  -   substitutionOptions  -                           -
    smartDashes               toggleAutomaticDashSubstitution:    NSTextView.toggleAutomaticDashSubstitution(_:)                   -   substitutionOptions  -                           -
    smartLinks                toggleAutomaticLinkDetection:       NSTextView.toggleAutomaticLinkDetection(_:)                      -   substitutionOptions  -                           -
    textReplacement           toggleAutomaticTextReplacement:     NSTextView.toggleAutomaticTextReplacement(_:)                    -   substitutionOptions  -                           -
    makeUpperCase             uppercaseWord:                      NSResponder.uppercaseWord(_:)                                    -   transformations      -                           -
    makeLowerCase             lowercaseWord:                      NSResponder.lowercaseWord(_:)                                    -   transformations      -                           -
    capitalize                capitalizeWord:                     NSResponder.capitalizeWord(_:)                                   -   transformations      -                           -
    startSpeaking             startSpeaking:                      NSTextView.startSpeaking(_:)                                     -   speech               -                           -
    stopSpeaking              stopSpeaking:                       NSTextView.stopSpeaking(_:)                                      -   speech               -                           -
    lookUp                    -                                   -                                                                -   lookup               -                           -
    translate                 -                                   -                                                                -   -                    -                           -
    searchWeb                 -                                   -                                                                -   -                    -                           -

    font                      -                                   -                                                                -   font                 -                           -
    text                      -                                   -                                                                -   text                 -                           -
    bold                      addFontTrait:                       NSFontManager.addFontTrait(_:)                                   2   textStyle            toggleBoldface(_:)          -
    italic                    addFontTrait:                       NSFontManager.addFontTrait(_:)                                   1   textStyle            toggleItalics(_:)           -
    underline                 underline:                          NSText.underline(_:)                                             -   textStyle            toggleUnderline(_:)         -
    bigger                    modifyFont:                         NSFontManager.modifyFont(_:)                                     3   textSize             increaseSize(_:)            -
    smaller                   modifyFont:                         NSFontManager.modifyFont(_:)                                     4   textSize             decreaseSize(_:)            -
    showFonts                 orderFrontFontPanel:                NSFontManager.orderFrontFontPanel(_:)                            -   font                 -                           showFonts
    showColors                orderFrontColorPanel:               NSApplication.orderFrontColorPanel(_:)                           -   textColor            -                           showColors
    copyStyle                 copyFont:                           NSText.copyFont(_:)                                              -   textStylePasteboard  -                           -
    pasteStyle                pasteFont:                          NSText.pasteFont(_:)                                             -   textStylePasteboard  -                           -
    alignLeft                 alignLeft:                          NSText.alignLeft(_:)                                             -   alignment            alignLeft(_:)@26            -
    alignCenter               alignCenter:                        NSText.alignCenter(_:)                                           -   alignment            alignCenter(_:)@26          -
    alignRight                alignRight:                         NSText.alignRight(_:)                                            -   alignment            alignRight(_:)@26           -
    justify                   alignJustified:                     NSTextView.alignJustified(_:)                                    -   alignment            alignJustified(_:)@26       -
    alignment                 -                                   -                                                                -   alignment            -                           -
    writingDirection          -                                   -                                                                -   writingDirection     -                           -

    toolbar                   toggleToolbarShown:                 NSWindow.toggleToolbarShown(_:)                                  -   toolbar              -                           -
    customizeToolbar          runToolbarCustomizationPalette:     NSWindow.runToolbarCustomizationPalette(_:)                      -   toolbar              -                           -
    sidebar                   toggleSidebar:                      NSSplitViewController.toggleSidebar(_:)                          -   sidebar@15           toggleSidebar(_:)@26        toggleSidebar
    inspector                 toggleInspector:@14                 NSSplitViewController.toggleInspector(_:)                        -   -                    toggleInspector(_:)@26      toggleInspector@14
    tabBar                    toggleTabBar:                       NSWindow.toggleTabBar(_:)                                        -   -                    -                           -
    fullScreen                toggleFullScreen:                   NSWindow.toggleFullScreen(_:)                                    -   fullscreen           -                           -

    minimize                  performMiniaturize:                 NSWindow.performMiniaturize(_:)                                  -   minimizeAndZoom      -                           -
    zoom                      performZoom:                        NSWindow.performZoom(_:)                                         -   minimizeAndZoom      -                           -
    bringAllToFront           arrangeInFront:                     NSApplication.arrangeInFront(_:)                                 -   bringAllToFront      -                           -
    help                      showHelp:                           NSApplication.showHelp(_:)                                       -   help                 -                           -

    back                      -                                   -                                                                -   -                    -                           -
    forward                   -                                   -                                                                -   -                    -                           -
    cancel                    -                                   -                                                                -   -                    -                           -
    done                      -                                   -                                                                -   -                    -                           -
    """
}
