/// A group of the system's commands that SwiftUI lets an app add to or replace: a `CommandGroupPlacement`.
package struct SwiftUICommandGroup: Sendable {
  /// The member of `CommandGroupPlacement`: `newItem`.
  package var placement: String
  package var menu: StandardCommandPlace
  /// Whether only a Mac has it. UIKit, which shows the menu bar of an iPad, throws an exception where a menu is to be
  /// changed that it does not have.
  package var isOnMacAlone: Bool
  /// Whether it is empty unless the app requests a set.
  package var isEmptyByDefault: Bool
  /// The names of its commands after `standard`.
  package var commands: [String]
}

/// Commands that SwiftUI adds on request: a type such as `SidebarCommands`.
package struct SwiftUICommandSet: Sendable {
  package var type: String
  /// The menu that is complete only with it, if any.
  package var menu: StandardCommandPlace?
  /// The names of its commands after `standard`.
  package var commands: [String]
}

/// What SwiftUI makes of the system's menus.
///
/// Sources: `CommandGroupPlacement` and the types that conform to `Commands` in Apple's reference of SwiftUI. Left out are
/// `windowList` and `singleWindowList`, which always stay: people need them to reopen a closed window.
package enum SwiftUICommands {
  /// The groups, in the order of the menus.
  package static let groups: [SwiftUICommandGroup] =
    AlignedTable(
      """
      app     appInfo            -      about
      app     appSettings        -      settings
      app     systemServices     mac    services
      app     appVisibility      mac    hide hideOthers showAll
      app     appTermination     -      quit
      file    newItem            -      new open openRecent
      file    saveItem           -      close save saveAs duplicate rename moveTo revert
      file    importExport       empty  -
      file    printItem          -      pageSetup print
      edit    undoRedo           -      undo redo
      edit    pasteboard         -      cut copy paste pasteAndMatchStyle delete select selectAll
      edit    textEditing        empty  TextEditingCommands
      format  textFormatting     empty  TextFormattingCommands
      view    toolbar            -      toolbar customizeToolbar
      view    sidebar            -      sidebar fullScreen
      window  windowSize         -      minimize zoom
      window  windowArrangement  mac    bringAllToFront
      help    help               -      help
      """
    ).rows.compactMap { row in
      guard let menu = StandardCommandPlace(name: row[0] ?? "") else { return nil }
      let commands = words(row[3])
      return SwiftUICommandGroup(
        placement: row[1] ?? "", menu: menu, isOnMacAlone: row[2] == "mac",
        isEmptyByDefault: row[2] == "empty",
        commands: sets.first { [$0.type] == commands }?.commands ?? commands)
    }

  /// The sets.
  package static let sets: [SwiftUICommandSet] =
    AlignedTable(
      """
      TextEditingCommands     edit    find findNext findPrevious useSelectionForFind jumpToSelection replace \
      spelling substitutions transformations speech showSpelling checkSpelling checkSpellingWhileTyping \
      correctSpelling showSubstitutions smartCopyPaste smartQuotes smartDashes smartLinks textReplacement \
      makeUpperCase makeLowerCase capitalize startSpeaking stopSpeaking
      TextFormattingCommands  format  font text bold italic underline bigger smaller showFonts showColors \
      copyStyle pasteStyle alignLeft alignCenter alignRight justify alignment writingDirection
      ToolbarCommands         view    toolbar customizeToolbar
      SidebarCommands         view    sidebar
      InspectorCommands       -       inspector
      """
    ).rows.map { row in
      SwiftUICommandSet(
        type: row[0] ?? "", menu: row[1].flatMap { StandardCommandPlace(name: $0) },
        commands: words(row[2]))
    }

  /// The group that holds a system command.
  package static func group(of command: String) -> SwiftUICommandGroup? {
    groups.first { $0.commands.contains(command) }
  }

  /// The set that an app has to request to get a system command.
  package static func set(of command: String) -> SwiftUICommandSet? {
    sets.first { $0.commands.contains(command) }
  }

  private static func words(_ field: String?) -> [String] {
    field?.split(separator: " ").map(String.init) ?? []
  }
}
