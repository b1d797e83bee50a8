import MenuModel

/// What rules ask about a title.
package final class TitleFacts: Sendable {
  /// The title in lower case, without an ellipsis at its end.
  let lowercased: String
  /// The words in lower case, without the punctuation around them and without an ellipsis at the end.
  let words: [String]
  /// The number of words, with state variables and without an ellipsis.
  let wordCount: Int
  /// The number of characters that people see; a state variable counts as three.
  let characterCount: Int
  /// The words, and parts of words, whose first letter has the wrong case.
  let wrongCapitals: [TitleCase.WrongPart]
  /// Whether it begins with a verb, as the title of an action does.
  let beginsWithVerb: Bool
  /// The names of the standard actions that it says, of those with a symbol of their own.
  let actions: [String]
  /// The symbols that stand for the action that it names; nil for a title that names none.
  let standardSymbols: [String]?
  /// The standard command with a shortcut that has the title.
  let standardShortcut: (name: String, shortcut: StandardShortcut)?
  /// The edit command of the system that has the title.
  let editCommand: String?
  /// The standard command, of those with a shortcut, whose title it is or whose title when on.
  let commandWithShortcut: String?
  /// The item with the title that the system adds to menus by itself.
  let addedItem: NoSystemItems.AddedItem?

  /// - Parameter names: Words that keep the case that they have.
  init(_ title: TitleText, names: Set<String> = []) {
    let bare = title.withoutEllipsis
    lowercased = bare.lowercased()
    words = TitleText(bare).words.map(TitleText.bare)
    wordCount = title.wordCount
    characterCount = title.characterCount
    wrongCapitals = TitleCase.wrongParts(in: title, besides: names)
    beginsWithVerb = VerbPhrase.begins(title)
    actions = StandardIcons.actions(saidBy: words)
    standardSymbols = StandardIcons.symbols(forTitle: lowercased)
    standardShortcut = StandardRoles.shortcut(ofTitle: lowercased)
    editCommand = StandardTitles.editCommand(titled: lowercased)
    commandWithShortcut = ShortcutSurroundings.command(titled: lowercased)
    addedItem = NoSystemItems.AddedItem(titled: lowercased)
  }

  /// The first word; empty for a title without words.
  var firstWord: String { words.first ?? "" }

  /// The last word; empty for a title without words.
  var lastWord: String { words.last ?? "" }
}
