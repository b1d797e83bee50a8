import MenuModel
import MenuSyntax

/// What rules ask about a symbol.
///
/// A class, so that rules take it from a table as one reference.
public final class SymbolFacts: Sendable {
  /// Whether all systems of the module have it, and any app may use it.
  public let isFine: Bool
  /// Whether SF Symbols has it.
  public let exists: Bool
  /// The action that it stands for alone.
  let action: StandardIcons.Action?

  init(_ name: String, for platforms: [PlatformRequirement]) {
    let systems = SymbolTable.availability(of: name)
    exists = systems != nil
    isFine =
      platforms.allSatisfy { systems?.covers($0.platform, from: $0.minimum) ?? false }
      && !SymbolTable.isRestricted(name)
    action = StandardIcons.action(of: name)
  }
}

/// Facts about the titles and symbols of a module, worked out once for each spelling.
struct FactsTable {
  var titles: TitleTable
  private(set) var symbols: [SymbolFacts] = []
  private var symbolNumbers = SpellingInterner()

  init(titles: TitleTable) {
    self.titles = titles
  }

  /// The number in `symbols` of the facts about a symbol; nil for no image and for one of the app's own.
  mutating func number(of image: Image?, in module: MenuModule) -> Int? {
    guard case .symbol(let symbol)? = image else { return nil }
    let name = symbol.text
    let (number, isNew) = symbolNumbers.number(of: name)
    if isNew { symbols.append(SymbolFacts(name, for: module.app.platforms)) }
    return number
  }
}
