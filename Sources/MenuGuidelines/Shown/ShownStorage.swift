import MenuModel
import MenuSyntax

/// Where the menus, entries and labels of a `ShownModule` have what they point to.
///
/// `@unchecked`: it is written while the module is walked, and never after.
final class ShownStorage: @unchecked Sendable {
  let entries = Keep<ShownEntry>()
  let toolbarParts = Keep<ShownToolbar.Parts>()
  let texts = Keep<Text>()
  let images = Keep<Image>()
  let conditions = Keep<Condition>()
  let titles = Keep<TitleFacts>()
  let symbols = Keep<SymbolFacts>()
}

/// What a symbol's name tells, once for all that have the symbol.
public struct SymbolFacts: Sendable {
  /// The number of the symbol among those of the module.
  public var number: Int32
  /// Whether all systems of the module have it, and any app may use it.
  public var isFine: Bool
  /// Whether there is such a symbol.
  public var exists: Bool
  /// The action that it stands for alone.
  var action: StandardIcons.Action?
}

/// The titles and symbols of a module, each once, however often it is written.
struct FactsTable {
  private let module: MenuModule
  private let storage: ShownStorage
  private var titles: WrittenTable
  private var symbols: WrittenTable
  /// The facts of a sentence, and of one that may have three dots.
  private let sentence: UnsafePointer<TitleFacts>
  private let dottedSentence: UnsafePointer<TitleFacts>
  private var titleFacts: [UnsafePointer<TitleFacts>] = []
  private var symbolFacts: [UnsafePointer<SymbolFacts>] = []

  init(_ module: MenuModule, in storage: ShownStorage) {
    self.module = module
    self.storage = storage
    titles = WrittenTable(module.sources)
    symbols = WrittenTable(module.sources)
    sentence = storage.titles.keep(TitleFacts(ofSentence: false))
    dottedSentence = storage.titles.keep(TitleFacts(ofSentence: true))
  }

  /// The facts of a title.
  mutating func facts(of text: UnsafePointer<Text>) -> UnsafePointer<TitleFacts> {
    let place = text.pointee.place
    let bytes = titles.bytes(at: place)
    let isQuoted = bytes.count > 1 && bytes[0] == UInt8(ascii: "\"")
    // What is not written as it is read is looked at each time.
    let (number, isNew) =
      isQuoted ? titles.number(of: bytes) : (titles.newNumber(), true)
    if !isNew { return titleFacts[Int(number)] }
    return add(TitleFacts(text.pointee, written: bytes))
  }

  /// The facts of a question or of help, of which no rule asks more than whether they have three dots.
  func facts(ofSentence text: UnsafePointer<Text>) -> UnsafePointer<TitleFacts> {
    let bytes = titles.bytes(at: text.pointee.place)
    // Behind a backslash may stand what is a dot when it is read.
    for byte in bytes where byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\\") {
      return dottedSentence
    }
    return sentence
  }

  private mutating func add(_ facts: TitleFacts) -> UnsafePointer<TitleFacts> {
    var facts = facts
    facts.number = Int32(truncatingIfNeeded: titleFacts.count)
    titleFacts.append(storage.titles.keep(facts))
    return titleFacts[titleFacts.count - 1]
  }

  /// The facts of a symbol; nil for no image and for one of the app's own.
  mutating func facts(of image: Image?) -> UnsafePointer<SymbolFacts>? {
    guard case .symbol(let symbol)? = image else { return nil }
    let (number, isNew) = symbols.number(of: symbols.bytes(at: symbol.place))
    if !isNew { return symbolFacts[Int(number)] }
    let name = symbol.text
    let systems = SymbolTable.availability(of: name)
    let isForAll = module.app.platforms.allSatisfy {
      systems?.covers($0.platform, from: $0.minimum) ?? false
    }
    symbolFacts.append(
      storage.symbols.keep(
        SymbolFacts(
          number: number, isFine: isForAll && !SymbolTable.isRestricted(name),
          exists: SymbolTable.contains(name), action: StandardIcons.action(of: name))))
    return symbolFacts[symbolFacts.count - 1]
  }
}
