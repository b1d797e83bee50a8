/// A shortcut that people know from the system, and what it does there.
package struct SystemShortcut: Sendable {
  package var shortcut: StandardShortcut
  /// Who answers it.
  package var scope: Scope
  /// What it does, in English; "Varies" where that depends on the system's settings.
  package var action: String

  /// Who answers a shortcut.
  package enum Scope: String, Sendable {
    /// The system, or a command that each app has; an app cannot use it for something else.
    case system
    /// A command of most apps.
    case app
    /// A text view that people type in.
    case text
  }
}

/// The shortcuts of the system, of common commands, and of moving about in text.
///
/// Source: "Standard keyboard shortcuts" of the Human Interface Guidelines. The scope is this
/// project's reading of the page. The two shortcuts with the Eject key are left out, since no
/// `.menu` file can name it.
package enum SystemShortcutTable {
  /// What a shortcut does on the system, whichever way its key is written: `cmd+?` is
  /// `shift+cmd+/`.
  package static func use(of shortcut: StandardShortcut) -> SystemShortcut? {
    uses[shortcut.canonical]
  }

  /// All shortcuts, in the order of the page.
  package static let all: [SystemShortcut] = AlignedTable(table).rows.compactMap { row in
    guard let shortcut = row[0].flatMap({ StandardShortcut($0) }),
      let scope = row[1].flatMap({ SystemShortcut.Scope(rawValue: $0) }), let action = row[2]
    else { return nil }
    return SystemShortcut(shortcut: shortcut, scope: scope, action: action)
  }

  private static let uses = Dictionary(
    all.map { ($0.shortcut.canonical, $0) }, uniquingKeysWith: { _, last in last })

  private static let table = """
    cmd+space         system  Show or hide the Spotlight search field
    shift+cmd+space   system  Varies
    opt+cmd+space     system  Show the Spotlight search results window
    ctrl+cmd+space    system  Show the Special Characters window
    ctrl+space        system  Toggle between current and last input source
    ctrl+opt+space    system  Switch to next input source in the list
    shift+tab         system  Navigate through controls in reverse direction
    cmd+tab           system  Move forward to next most recently used app
    shift+cmd+tab     system  Move backward through list of open apps
    ctrl+tab          system  Move focus to next group of controls / next table
    ctrl+shift+tab    system  Move focus to previous group of controls
    escape            app     Cancel the current action or process
    opt+cmd+escape    system  Open the Force Quit dialog
    ctrl+F1           system  Toggle full keyboard access
    ctrl+F2           system  Move focus to the menu bar
    ctrl+F3           system  Move focus to the Dock
    ctrl+F4           system  Move focus to the active (or next) window
    ctrl+shift+F4     system  Move focus to the previously active window
    ctrl+F5           system  Move focus to the toolbar
    cmd+F5            system  Turn VoiceOver on or off
    ctrl+F6           system  Move focus to the first (or next) panel
    ctrl+shift+F6     system  Move focus to the previous panel
    ctrl+F7           system  Temporarily override current keyboard access mode
    F8                system  Varies
    F9                system  Varies
    F10               system  Varies
    F11               system  Show desktop
    F12               system  Hide or display Dashboard
    cmd+`             system  Activate next open window in frontmost app
    shift+cmd+`       system  Activate previous open window in frontmost app
    opt+cmd+`         system  Move focus to the window drawer
    cmd+-             app     Decrease the size of the selection
    opt+cmd+-         system  Zoom out when screen zooming is on
    cmd+{             app     Left-align a selection
    cmd+}             app     Right-align a selection
    cmd+|             app     Center-align a selection
    cmd+:             app     Display the Spelling window
    cmd+;             app     Find misspelled words in the document
    cmd+,             app     Open the app's settings window
    ctrl+opt+cmd+,    system  Decrease screen contrast
    cmd+.             app     Cancel an operation
    ctrl+opt+cmd+.    system  Increase screen contrast
    cmd+?             app     Open the app's Help menu
    opt+cmd+/         system  Turn font smoothing on or off
    shift+cmd+=       app     Increase the size of the selection
    opt+cmd+=         system  Zoom in when screen zooming is on
    shift+cmd+3       system  Capture the screen to a file
    ctrl+shift+cmd+3  system  Capture the screen to the Clipboard
    shift+cmd+4       system  Capture a selection to a file
    ctrl+shift+cmd+4  system  Capture a selection to the Clipboard
    opt+cmd+8         system  Turn screen zooming on or off
    ctrl+opt+cmd+8    system  Invert the screen colors
    cmd+A             app     Select every item / all characters
    shift+cmd+A       app     Deselect all selections or characters
    cmd+B             app     Bold
    cmd+C             app     Copy the selection
    shift+cmd+C       app     Display the Colors window
    opt+cmd+C         app     Copy the style of the selected text
    ctrl+cmd+C        app     Copy the formatting settings of the selection
    opt+cmd+D         system  Show or hide the Dock
    ctrl+cmd+D        system  Display definition of selected word in Dictionary
    cmd+E             app     Use the selection for a find operation
    cmd+F             app     Open a Find window
    opt+cmd+F         app     Jump to the search field control
    ctrl+cmd+F        app     Enter full screen
    cmd+G             app     Find next occurrence of the selection
    shift+cmd+G       app     Find previous occurrence of the selection
    cmd+H             system  Hide the windows of the current app
    opt+cmd+H         system  Hide the windows of all other apps
    cmd+I             app     Italic, or display an Info window
    opt+cmd+I         app     Display an inspector window
    cmd+J             app     Scroll to a selection
    cmd+M             system  Minimize the active window
    opt+cmd+M         app     Minimize all windows of the active app
    cmd+N             app     Open a new document
    cmd+O             app     Display a dialog for choosing a document to open
    cmd+P             app     Display the Print dialog
    shift+cmd+P       app     Display the Page Setup dialog
    cmd+Q             system  Quit the app
    shift+cmd+Q       system  Log out the current person
    opt+shift+cmd+Q   system  Log out without confirmation
    cmd+S             app     Save a new document or a version
    shift+cmd+S       app     Duplicate the active document or Save As
    cmd+T             app     Display the Fonts window
    opt+cmd+T         app     Show or hide a toolbar
    cmd+U             app     Underline
    cmd+V             app     Paste
    shift+cmd+V       app     Paste as (e.g. Paste as Quotation)
    opt+cmd+V         app     Apply the style of one object to the selection
    opt+shift+cmd+V   app     Paste and match surrounding style
    ctrl+cmd+V        app     Apply formatting settings to the selection
    cmd+W             app     Close the active window
    shift+cmd+W       app     Close a file and its associated windows
    opt+cmd+W         app     Close all windows in the app
    cmd+X             app     Cut
    cmd+Z             app     Undo the previous operation
    shift+cmd+Z       app     Redo
    cmd+right         system  Change keyboard layout to current layout of Roman script
    shift+cmd+right   text    Extend selection to next semantic unit (end of line)
    shift+right       text    Extend selection one character right
    opt+shift+right   text    Extend selection to end of current/next word
    ctrl+right        system  Move focus to another value or cell within a view
    cmd+left          system  Change keyboard layout to current layout of system script
    shift+cmd+left    text    Extend selection to previous semantic unit (start of line)
    shift+left        text    Extend selection one character left
    opt+shift+left    text    Extend selection to beginning of current/previous word
    ctrl+left         system  Move focus to another value or cell within a view
    shift+cmd+up      text    Extend selection upward to next semantic unit (start of document)
    shift+up          text    Extend selection to the line above
    opt+shift+up      text    Extend selection to beginning of current/previous paragraph
    ctrl+up           system  Move focus to another value or cell within a view
    shift+cmd+down    text    Extend selection downward to next semantic unit (end of document)
    shift+down        text    Extend selection to the line below
    opt+shift+down    text    Extend selection to end of current/next paragraph
    ctrl+down         system  Move focus to another value or cell within a view
    """
}
