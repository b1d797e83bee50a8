import MenuModel

/// Facts about titles, worked out once for each spelling.
///
/// A language server keeps the table from one key press to the next, since nearly all titles stay as they are.
public struct TitleTable: Sendable {
  private(set) var facts: [TitleFacts] = []
  private var numbers = SpellingInterner()
  /// The number of titles of the module that the table was made for.
  private var usualCount: Int?

  public init() {}

  /// The number in `facts` of what is known about a title.
  mutating func number(of title: Text) -> Int {
    let title = TitleText(title)
    let (number, isNew) = numbers.number(of: title.string)
    if isNew { facts.append(TitleFacts(title)) }
    return number
  }

  /// Ends a walk through a module: the table begins anew where titles that are no longer written outnumber the others.
  mutating func endModule() {
    let usual = usualCount ?? facts.count
    usualCount = usual
    if facts.count > 2 * usual + 1_000 { self = TitleTable() }
  }
}
