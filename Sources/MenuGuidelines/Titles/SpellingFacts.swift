import MenuModel

/// Works out the facts about titles and symbols, once for each spelling.
///
/// A language server keeps one from key press to key press, since nearly all spellings stay as they are.
package final class SpellingFacts {
  private var titles: [String: TitleFacts] = [:]
  private var symbols: [String: SymbolFacts] = [:]

  /// More spellings than a large app has. Past it the oldest are of texts that were edited since.
  private static let limit = 20_000

  /// The names of the app, which keep their case.
  private let names: Set<String>

  /// - Parameter names: The names of the app, which keep their case.
  package init(names: Set<String> = []) { self.names = names }

  /// The facts about a title.
  func title(_ text: Text) -> TitleFacts {
    let title = TitleText(text)
    if let known = titles[title.string] { return known }
    if titles.count >= Self.limit { titles = [:] }
    let facts = TitleFacts(title, names: names)
    titles[title.string] = facts
    return facts
  }

  /// The facts about the symbol that an image is; nil for no image and for one of the app's own.
  func symbol(_ image: Image?) -> SymbolFacts? {
    guard case .symbol(let symbol)? = image else { return nil }
    if let known = symbols[symbol.text] { return known }
    if symbols.count >= Self.limit { symbols = [:] }
    let facts = SymbolFacts(symbol.text)
    symbols[symbol.text] = facts
    return facts
  }
}

/// What rules ask about a symbol.
package final class SymbolFacts: Sendable {
  /// The systems that have the symbol; nil if SF Symbols lacks it.
  let systems: SymbolAvailability?
  /// The only action whose symbol it is, if there is one.
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
