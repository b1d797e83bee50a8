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
      edges.append(TitleEdges(new.words, &words))
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

/// What a title of several words has at its start and end, as numbers: the same words have the same number.
struct TitleEdges: Sendable {
  /// The first of two or more words.
  private(set) var start: Int?
  /// The last two of three or more words.
  private(set) var end: Int?

  init(_ words: [String], _ numbers: inout SpellingInterner) {
    if words.count > 1 { start = numbers.number(of: words[0]).number }
    if words.count > 2 {
      end = numbers.number(of: words.suffix(2).joined(separator: " ")).number
    }
  }
}
