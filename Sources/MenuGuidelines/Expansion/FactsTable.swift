import MenuModel

/// Facts about titles and symbols, worked out once for each spelling.
///
/// A language server keeps the table from one key press to the next, since nearly all spellings stay as they are.
public struct FactsTable: Sendable {
  private(set) var titles: [TitleFacts] = []
  private(set) var symbols: [SymbolFacts] = []
  /// A number for each title in lower case and without an ellipsis, by the number of the title.
  private(set) var bareNumbers: [Int] = []
  private var titleNumbers = SpellingInterner()
  private var bareTitleNumbers = SpellingInterner()
  private var symbolNumbers = SpellingInterner()
  /// The number of spellings in the module that the table was made for.
  private var usualCount: Int?

  public init() {}

  /// The number in `titles` of what is known about a title.
  mutating func number(of title: Text) -> Int {
    let title = TitleText(title)
    let (number, isNew) = titleNumbers.number(of: title.string)
    if isNew {
      let facts = TitleFacts(title)
      titles.append(facts)
      bareNumbers.append(bareTitleNumbers.number(of: facts.lowercased).number)
    }
    return number
  }

  /// The number in `bareNumbers` of a title in lower case and without an ellipsis.
  mutating func number(ofBareTitle title: String) -> Int {
    bareTitleNumbers.number(of: title).number
  }

  /// The number in `symbols` of what is known about a symbol; nil for no image and for one of the app's own.
  mutating func number(of image: Image?) -> Int? {
    guard case .symbol(let symbol)? = image else { return nil }
    let name = symbol.text
    let (number, isNew) = symbolNumbers.number(of: name)
    if isNew { symbols.append(SymbolFacts(name)) }
    return number
  }

  /// What is known about the symbol that an image is; nil for no image and for one of the app's own.
  func facts(about image: Image?) -> SymbolFacts? {
    guard case .symbol(let symbol)? = image else { return nil }
    return symbolNumbers.number(ofKnown: symbol.text).map { symbols[$0] }
      ?? SymbolFacts(symbol.text)
  }

  /// Ends a walk through a module: the table begins anew where spellings that are no longer written outnumber the others.
  mutating func endModule() {
    let count = titles.count + symbols.count
    let usual = usualCount ?? count
    usualCount = usual
    if count > 2 * usual + 1_000 { self = FactsTable() }
  }

  /// Takes what is known, so that more is added to it in place, without a copy.
  package mutating func take() -> Self {
    defer { self = Self() }
    return self
  }
}

/// What rules ask about a symbol.
///
/// A class, so that rules take it from a table as one reference.
public final class SymbolFacts: Sendable {
  /// The systems that have it; nil if SF Symbols does not.
  let systems: SymbolAvailability?
  /// The action that it stands for alone.
  let action: StandardIcons.Action?
  private let isRestricted: Bool

  init(_ name: String) {
    systems = SymbolTable.availability(of: name)
    isRestricted = SymbolTable.isRestricted(name)
    action = StandardIcons.action(of: name)
  }

  /// Whether all systems of a module have it, and any app may use it.
  func isFine(for platforms: [PlatformRequirement]) -> Bool {
    guard !isRestricted, let systems else { return false }
    return platforms.allSatisfy { systems.covers($0.platform, from: $0.minimum) }
  }
}
