/// A piece of the language that has a word of its own: an attribute, an entry, a block, or a part of one of these.
///
/// The language is written down once, in `Construct.all`. The parser reads attributes and parts by it; diagnostics,
/// completion, hovers, the formatter and the grammars for editors take their words from it.
package struct Construct: Sendable {
  /// The word that it begins with.
  package let keyword: Keyword
  /// The word that follows the first: `menu` in `context menu`.
  package let second: Keyword?
  /// What it is in the tree. The words of one kind share it.
  package let kind: NodeKind
  package let operand: Operand
  package let places: Places
  /// What it means, in a sentence.
  package let meaning: String

  /// What comes straight after the words.
  package enum Operand: Sendable {
    /// Nothing, or a block.
    case none
    /// One symbol or two, with `stays` or without.
    case symbol
    /// One image of the asset catalog or two, with `stays` or without.
    case image
    /// Shortcuts, with commas between them.
    case shortcut
    case condition
    /// Nothing, or `when` and a condition.
    case optionalCondition
    /// Nothing, or `on` and platforms.
    case optionalPlatforms
    /// A text that people see, with its plural forms.
    case text
    /// A text that people see, with its plural forms, or `option`.
    case textOrOption
    /// A text that people see, or one for each of two states, with `/` between them.
    case textOfStates
    /// A text that people see, `when` and a condition.
    case textWhen
    /// A text that people see, with `{option}` in it, and a picture or none.
    case optionForm
    /// A text that people answer, with what follows it.
    case question
    /// The reason for something, in quotes.
    case reason
    case number
    /// One of these words.
    case word([Keyword])
    case name(Name)
    /// A language, a table of strings, versions of platforms, files, or rules.
    case setting
  }

  /// What a name refers to.
  package enum Name: Sendable {
    /// Something that this declares.
    case new
    case command
    /// A command with `choose` or `pick`.
    case listingCommand
    /// A state variable whose type is a choice.
    case choiceVariable
    case list, menu, platform, standardCommand
    /// A state variable of type `Int`.
    case number
    /// Something of the app's own code.
    case code
  }

  /// Where constructs can be: in blocks, and in what is before a block or after a name.
  package struct Places: OptionSet, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: UInt64) { rawValue = 1 << bit }

    // Blocks.
    package static let file = Places(bit: 0)
    package static let app = Places(bit: 1)
    package static let guidelines = Places(bit: 2)
    package static let screen = Places(bit: 3)
    package static let item = Places(bit: 4)
    package static let background = Places(bit: 5)
    package static let menuBar = Places(bit: 6)
    /// Among the platforms of a toolbar.
    package static let toolbar = Places(bit: 7)
    package static let menuEntries = Places(bit: 8)
    package static let toolbarEntries = Places(bit: 9)

    // After a name or a word.
    package static let command = Places(bit: 10)
    package static let option = Places(bit: 11)
    /// Before the block of a button or a menu.
    package static let header = Places(bit: 12)
    /// Straight after `menu` or `group` among entries, where a name could be too.
    package static let submenuHeader = Places(bit: 13)
    package static let buttonHeader = Places(bit: 14)
    package static let screenHeader = Places(bit: 15)
    package static let contextMenuHeader = Places(bit: 16)
    package static let editMenuHeader = Places(bit: 17)
    package static let iPadToolbarHeader = Places(bit: 18)
    package static let macToolbarHeader = Places(bit: 19)
    package static let areaHeader = Places(bit: 20)
    package static let barMenuHeader = Places(bit: 21)
    package static let entry = Places(bit: 22)
    /// After an entry of a toolbar only.
    package static let toolbarEntry = Places(bit: 23)
    package static let preview = Places(bit: 24)
    package static let choice = Places(bit: 25)
    package static let list = Places(bit: 26)
    package static let picture = Places(bit: 27)
    package static let shortcut = Places(bit: 28)
    package static let text = Places(bit: 29)
    package static let ruleSetting = Places(bit: 30)
    /// Before the block of a menu of the app's own in the menu bar.
    package static let ownMenuHeader = Places(bit: 31)
    /// After the `when` of entries and of `only when`.
    package static let presence = Places(bit: 32)
    package static let question = Places(bit: 33)
    /// After `commands` and a name, for all commands of the block.
    package static let commandsHeader = Places(bit: 34)
    package static let rowHeader = Places(bit: 35)
    /// After a name and `standard`.
    package static let standardEntry = Places(bit: 36)
    package static let subtitle = Places(bit: 37)
    /// After `allow` and rules in `guidelines`.
    package static let fileAllow = Places(bit: 38)
    package static let swipeHeader = Places(bit: 39)
    package static let statusItemHeader = Places(bit: 40)
    /// After an entry of quick actions only.
    package static let quickAction = Places(bit: 41)
  }

  init(
    _ keyword: Keyword, then second: Keyword? = nil, _ kind: NodeKind, _ operand: Operand = .none,
    in places: Places, _ meaning: String
  ) {
    self.keyword = keyword
    self.second = second
    self.kind = kind
    self.operand = operand
    self.places = places
    self.meaning = meaning
  }

  /// The word or the two words.
  package var words: String {
    second.map { "\(keyword.text) \($0.text)" } ?? keyword.text
  }
}

extension Construct {
  package static let all = attributes + blocks + entries + parts

  /// The constructs of some places, in the order of the table.
  package static func all(in places: Places) -> [Construct] {
    all.filter { !$0.places.isDisjoint(with: places) }
  }

  /// The construct that a word begins in some places.
  package static func first(_ word: String, in places: Places) -> Construct? {
    all.first { $0.keyword.text == word && !$0.places.isDisjoint(with: places) }
  }

  /// The construct that a word belongs to in a node of a kind.
  package static func first(_ keyword: Keyword, in kind: NodeKind) -> Construct? {
    all.first { $0.kind == kind && ($0.keyword == keyword || $0.second == keyword) }
  }

  /// The meaning of a word or two, wherever they are.
  package static func meaning(of words: String) -> String? {
    all.first { $0.words == words }?.meaning
  }
}

extension NodeKind {
  private static let blocks = Dictionary(
    Construct.blocks.filter { !$0.places.isDisjoint(with: [.file, .screen, .item, .background]) }
      .map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })

  private static let operandNames = Dictionary(
    Construct.all.compactMap { construct -> (NodeKind, Construct.Name)? in
      guard case .name(let name) = construct.operand else { return nil }
      return (construct.kind, name)
    }, uniquingKeysWith: { first, _ in first })

  /// What the names after its word refer to; nil where none can be there.
  package var operandName: Construct.Name? { Self.operandNames[self] }

  /// The declaration, or the element of a screen or an item, that it is; nil for any other kind.
  package var block: Construct? { Self.blocks[self] }
}

// MARK: - By number

/// The constructs of some places by the words that they begin with.
///
/// The parser asks at each attribute, so this is an array by the numbers of the keywords.
struct ConstructsByKeyword: Sendable {
  static let attributes = ConstructsByKeyword(.command)
  static let screenTraits = ConstructsByKeyword(.screenHeader)
  static let contextMenuTraits = ConstructsByKeyword(.contextMenuHeader)
  static let editMenuOptions = ConstructsByKeyword(.editMenuHeader)
  static let previewTraits = ConstructsByKeyword(.preview)
  static let questionParts = ConstructsByKeyword(.question)
  static let entryParts = ConstructsByKeyword([.entry, .toolbarEntry, .quickAction])
  static let swipeTraits = ConstructsByKeyword(.swipeHeader)
  static let rowSizes = ConstructsByKeyword(.rowHeader)
  static let headerParts = ConstructsByKeyword(.header)
  static let submenuParts = ConstructsByKeyword(.submenuHeader)

  private var constructs: [Construct?]

  private init(_ places: Construct.Places) {
    constructs = Array(repeating: nil, count: Keyword.allCases.count)
    for construct in Construct.all(in: places) {
      constructs[Int(construct.keyword.rawValue)] = construct
    }
  }

  subscript(keyword: Keyword) -> Construct? { constructs[Int(keyword.rawValue)] }

  func contains(_ keyword: Keyword) -> Bool { constructs[Int(keyword.rawValue)] != nil }
}

extension NodeKind {
  /// The attributes by the numbers of the kinds.
  private static let attributes: [Construct?] = {
    var attributes = [Construct?](repeating: nil, count: NodeKind.allCases.count)
    for construct in Construct.attributes { attributes[Int(construct.kind.rawValue)] = construct }
    return attributes
  }()

  /// What an attribute of a command or an option is; nil for any other kind.
  package var attribute: Construct? { Self.attributes[Int(rawValue)] }

  /// Whether it is an attribute of a command or an option.
  package var isAttribute: Bool { Self.attributes[Int(rawValue)] != nil }
}
