nonisolated extension MenuTexts {
  /// The texts in English.
  static let english = MenuTextTable(
    """
    about=About %@
    settings=Settings…
    services=Services
    hide=Hide %@
    hideOthers=Hide Others
    showAll=Show All
    quit=Quit %@

    new=New
    open=Open…
    openRecent=Open Recent
    close=Close
    save=Save
    saveAs=Save As…
    duplicate=Duplicate
    rename=Rename…
    moveTo=Move To…
    revert=Revert to Saved
    pageSetup=Page Setup…
    print=Print…
    share=Share…

    undo=Undo
    redo=Redo
    cut=Cut
    copy=Copy
    paste=Paste
    pasteAndMatchStyle=Paste and Match Style
    delete=Delete
    select=Select
    selectAll=Select All
    lookUp=Look Up
    translate=Translate
    searchWeb=Search Web

    findMenu=Find
    find=Find…
    findNext=Find Next
    findPrevious=Find Previous
    useSelectionForFind=Use Selection for Find
    jumpToSelection=Jump to Selection
    replace=Find and Replace…

    spelling=Spelling and Grammar
    showSpelling=Show Spelling and Grammar
    checkSpelling=Check Document Now
    checkSpellingWhileTyping=Check Spelling While Typing
    checkGrammar=Check Grammar With Spelling
    correctSpelling=Correct Spelling Automatically

    substitutions=Substitutions
    showSubstitutions=Show Substitutions
    smartCopyPaste=Smart Copy/Paste
    smartQuotes=Smart Quotes
    smartDashes=Smart Dashes
    smartLinks=Smart Links
    dataDetectors=Data Detectors
    textReplacement=Text Replacement

    transformations=Transformations
    makeUpperCase=Make Upper Case
    makeLowerCase=Make Lower Case
    capitalize=Capitalize

    speech=Speech
    startSpeaking=Start Speaking
    stopSpeaking=Stop Speaking

    font=Font
    showFonts=Show Fonts
    bold=Bold
    italic=Italic
    underline=Underline
    bigger=Bigger
    smaller=Smaller
    showColors=Show Colors
    copyStyle=Copy Style
    pasteStyle=Paste Style

    text=Text
    alignment=Text Alignment
    alignLeft=Align Left
    alignCenter=Center
    justify=Justify
    alignRight=Align Right
    writingDirection=Writing Direction
    naturalDirection=Default
    leftToRight=Left to Right
    rightToLeft=Right to Left
    showRuler=Show Ruler
    copyRuler=Copy Ruler
    pasteRuler=Paste Ruler

    toolbar=Show Toolbar
    customizeToolbar=Customize Toolbar…
    sidebar=Show Sidebar
    inspector=Show Inspector
    tabBar=Show Tab Bar
    fullScreen=Enter Full Screen

    minimize=Minimize
    zoom=Zoom
    bringAllToFront=Bring All to Front
    help=%@ Help
    back=Back
    forward=Forward

    hideToolbar=Hide Toolbar
    hideSidebar=Hide Sidebar
    hideInspector=Hide Inspector
    hideTabBar=Hide Tab Bar
    exitFullScreen=Exit Full Screen
    hideSpelling=Hide Spelling and Grammar
    hideSubstitutions=Hide Substitutions
    hideFonts=Hide Fonts
    hideColors=Hide Colors
    hideRuler=Hide Ruler

    fileMenu=File
    editMenu=Edit
    formatMenu=Format
    viewMenu=View
    windowMenu=Window
    helpMenu=Help

    undoNamed=Undo %@
    redoNamed=Redo %@
    clearRecent=Clear Menu

    cancel=Cancel
    ok=OK
    done=Done
    closeButton=Close
    continue=Continue
    more=More
    search=Search
    commandFailed=The operation couldn’t be completed.

    recordShortcut=Record Shortcut
    typeShortcut=Type a Shortcut
    noShortcut=None
    useAnyway=Use Anyway
    restoreDefaults=Restore Defaults
    shortcutTaken=“%@” has this shortcut.
    shortcutTakenOver=If you use it here, the other command loses it.
    shortcutOfSystem=The system uses this shortcut.
    shortcutEditsText=While text is edited, this shortcut edits the text.
    shortcutNeedsModifier=Use this key with ⌘, ⌥ or ⌃.
    shortcutInvalid=This key cannot be used.
    shortcutInSettings=This shortcut is set in System Settings.
    shortcutsNeedRelaunch=The menus show all shortcuts when the app is opened again.
    """)
}
