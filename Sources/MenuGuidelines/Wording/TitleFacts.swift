import MenuModel
import MenuSyntax

/// The words of a title, and what rules about wording may object to.
///
/// Most titles are simple: ASCII letters and digits in words with one blank between, and an ellipsis character at the
/// end at most. Of a simple title nearly all that rules ask is known without a second look.
///
/// A class, so that rules take it from a table as one reference.
public final class TitleFacts: Sendable {
  /// The title in lower case, without an ellipsis at its end.
  let lowercased: String
  /// The first word in lower case, without the punctuation around it; empty for a title without words.
  let firstWord: String
  /// The last word likewise, without an ellipsis.
  let lastWord: String
  /// The number of words, with state variables and without an ellipsis.
  let wordCount: Int
  /// The number of characters that people see; a state variable counts as three.
  let characterCount: Int
  let issues: TitleIssues
  /// The names of the standard actions that it says, of those with a symbol of their own.
  let actions: [String]
  /// What the system calls so; nil for most titles.
  private let standard: StandardTitle?

  /// What the system calls by a title, whatever its case and ellipsis.
  private final class StandardTitle: Sendable {
    let symbols: [String]?
    let shortcut: (name: String, shortcut: StandardShortcut)?
    let editCommand: String?
    let addedItem: NoSystemItems.AddedItem?
    let commandWithShortcut: String?

    /// - Parameter title: The title in lower case and without an ellipsis.
    init?(_ title: String) {
      symbols = StandardIcons.symbols(forTitle: title)
      shortcut = StandardRoles.shortcut(ofTitle: title)
      editCommand = StandardTitles.editCommand(titled: title)
      addedItem = NoSystemItems.AddedItem(titled: title)
      commandWithShortcut = ShortcutSurroundings.command(titled: title)
      if symbols == nil && shortcut == nil && editCommand == nil && addedItem == nil
        && commandWithShortcut == nil
      {
        return nil
      }
    }
  }

  init(_ title: TitleText) {
    let bare = title.withoutEllipsis
    lowercased = bare.lowercased()
    var issues: TitleIssues = []
    if title.endsInEllipsis { issues.insert(.ellipsis) }
    characterCount = title.characterCount
    if let words = Self.simpleWords(of: bare), Self.isSimple(title.string, without: bare) {
      firstWord = words[0]
      lastWord = words[words.count - 1]
      wordCount = words.count
      actions = StandardIcons.actions(saidBy: words)
      if words.dropLast().contains(where: { $0 == "a" || $0 == "an" || $0 == "the" }) {
        issues.insert(.article)
      }
      if !TitleCase.isPlainlyRight(bare, words: words), !TitleCase.wrongParts(in: title).isEmpty {
        issues.insert(.capitals)
      }
      if !VerbPhrase.begins(words[0], words.count > 1 ? words[1] : nil) { issues.insert(.noVerb) }
    } else {
      let words = TitleText(bare).words
      firstWord = words.first.map(TitleText.bare) ?? ""
      lastWord = words.last.map(TitleText.bare) ?? ""
      wordCount = title.wordCount
      actions = StandardIcons.actions(saidBy: words.map(TitleText.bare))
      if words.isEmpty { issues.insert(.noWords) }
      issues.formUnion([.signs, .dots])
      if title.string.utf8.contains(0xEF) { issues.insert(.variables) }
      if !TitleCase.wrongParts(in: title).isEmpty { issues.insert(.capitals) }
      if !VerbPhrase.begins(title) { issues.insert(.noVerb) }
    }
    self.issues = issues
    standard = StandardTitle(lowercased)
  }

  /// The words in lower case, without the punctuation around them and without an ellipsis at the end.
  var words: [String] { TitleText(lowercased).words.map(TitleText.bare) }

  /// The symbols that stand for the action that it names; nil for a title that names none.
  var standardSymbols: [String]? { standard?.symbols }

  /// The standard command with a shortcut that has the title.
  var standardShortcut: (name: String, shortcut: StandardShortcut)? { standard?.shortcut }

  /// The edit command of the system that has the title.
  var editCommand: String? { standard?.editCommand }

  /// The standard command, of those with a shortcut, whose title it is or whose title when on.
  var commandWithShortcut: String? { standard?.commandWithShortcut }

  /// The item with the title that the system adds to menus by itself.
  var addedItem: NoSystemItems.AddedItem? { standard?.addedItem }

  /// Whether it has only letters and digits of ASCII, single blanks, and an ellipsis character at its end.
  var isSimple: Bool { !issues.contains(.signs) }

  /// Whether a title is what is left of it without an ellipsis, or that and one ellipsis character.
  private static func isSimple(_ title: String, without bare: String) -> Bool {
    let surplus = title.utf8.count - bare.utf8.count
    return surplus == 0 || surplus == 3 && title.hasSuffix("…")
  }

  /// The words of a text in lower case; nil unless it is letters and digits of ASCII with single blanks between words.
  private static func simpleWords(of text: String) -> [String]? {
    var words: [String] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if !TitleText.isLetterOrDigit(bytes[index]) {
        guard bytes[index] == UInt8(ascii: " "), start < index else { return nil }
        words.append(String(text[start..<index]).lowercased())
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    guard start < index else { return nil }
    words.append(String(text[start...]).lowercased())
    return words
  }
}

/// What a title or a sentence may have that a rule about wording objects to.
public struct TitleIssues: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Anything but letters, digits and single blanks.
  public static let signs = Self(rawValue: 1 << 0)
  /// A word whose first letter has the wrong case.
  public static let capitals = Self(rawValue: 1 << 1)
  public static let article = Self(rawValue: 1 << 2)
  public static let ellipsis = Self(rawValue: 1 << 3)
  /// A start without a verb.
  public static let noVerb = Self(rawValue: 1 << 4)
  public static let noWords = Self(rawValue: 1 << 5)
  /// Dots, perhaps three in a row.
  public static let dots = Self(rawValue: 1 << 6)
  /// State variables.
  public static let variables = Self(rawValue: 1 << 7)

  /// The issues of a question or of help, which only dots and variables can be wrong with.
  static func inSentence(_ text: Text, of sources: [Source]) -> Self {
    let source = sources[Int(text.place.source)]
    // A dot may be written as an escape.
    let hasDots =
      source.contains(UInt8(ascii: "."), in: text.place.span)
      || source.contains(UInt8(ascii: "\\"), in: text.place.span)
    var issues: Self = hasDots ? .dots : []
    if !text.isPlain { issues.insert(.variables) }
    return issues
  }
}
