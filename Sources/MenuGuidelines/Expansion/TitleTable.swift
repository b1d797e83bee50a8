import MenuModel

/// Facts about titles, worked out once for each spelling.
///
/// A language server keeps the table from one key press to the next, since nearly all titles stay as they are.
public struct TitleTable: Sendable {
  private(set) var facts: [TitleFacts] = []
  private(set) var edges: [TitleEdges] = []
  private var numbers = SpellingInterner()
  private var words = SpellingInterner()
  /// The number of titles of the module that the table was made for.
  private var usualCount: Int?

  public init() {}

  /// The number in `facts` and `edges` of what is known about a title.
  mutating func number(of title: Text) -> Int {
    let title = TitleText(title)
    let (number, isNew) = numbers.number(of: title.string)
    if isNew {
      let new = TitleFacts(title)
      facts.append(new)
      edges.append(TitleEdges(new, &words))
    }
    return number
  }

  /// Ends a walk through a module: the table begins anew where titles that are no longer written outnumber the others.
  mutating func endModule() {
    let usual = usualCount ?? facts.count
    usualCount = usual
    if facts.count > 2 * usual + 1_000 { self = TitleTable() }
  }
}

/// The words at the edges of a title, as numbers: the same words have the same number. Most have many titles.
struct TitleEdges: Sendable {
  /// The first of two or more words.
  private(set) var start: Int32?
  /// The last but one of three or more words.
  private(set) var lastButOne: Int32?

  init(_ title: TitleFacts, _ numbers: inout SpellingInterner) {
    if title.wordCount > 1 { start = Int32(numbers.number(of: title.firstWord).number) }
    if title.wordCount > 2 {
      let words = title.words
      lastButOne = Int32(numbers.number(of: words[words.count - 2]).number)
    }
  }
}
