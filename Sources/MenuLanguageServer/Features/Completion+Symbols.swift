import MenuModel
import MenuSyntax

/// SF Symbols.
extension Completion {
  /// How many symbols are offered at once, of more than six thousand.
  private static let symbolLimit = 200

  /// Adds the symbols whose names begin with the word, those that the module uses first, then those that contain it.
  mutating func addSymbols() {
    let word = Array(context.text.source.text(of: place.word).lowercased().utf8)
    let used = usedSymbols
    var left = Self.symbolLimit
    for name in SymbolTable.names where left > 0 && name.utf8.starts(with: word) {
      if addSymbol(name, rank: used.contains(name) ? 0 : 1, isTyped: !word.isEmpty) { left -= 1 }
    }
    if !word.isEmpty {
      for name in SymbolTable.names
      where left > 0 && !name.utf8.starts(with: word) && Self.contains(name, word) {
        if addSymbol(name, rank: 2, isTyped: true) { left -= 1 }
      }
    }
    noteIncomplete()
  }

  private var usedSymbols: Set<String> {
    let names = context.names.files.joined().compactMap { occurrence -> String? in
      guard case .sfSymbol(let name) = occurrence.symbol else { return nil }
      return name
    }
    return Set(names)
  }

  /// Adds a symbol, last if a platform of the module lacks it. False if it is not worth offering: it has a newer name
  /// everywhere, or it is lacking and nothing is typed.
  private mutating func addSymbol(_ name: String, rank: Int, isTyped: Bool) -> Bool {
    if let newName = SymbolTable.renamedTo(name), isEverywhere(newName) { return false }
    let isThere = isEverywhere(name)
    if !isThere && !isTyped { return false }
    add(
      name, .color, rank: isThere ? rank : 6,
      detail: isThere ? "SF Symbol" : "newer than the module's platforms",
      documentation: Hover.symbol(name, context))
    return true
  }

  /// Whether all platforms of the module have a symbol.
  private func isEverywhere(_ name: String) -> Bool {
    guard let availability = SymbolTable.availability(of: name) else { return false }
    return context.module.app.platforms.allSatisfy {
      availability.covers($0.platform, from: $0.minimum)
    }
  }

  private static func contains(_ name: String, _ word: [UInt8]) -> Bool {
    let bytes = Array(name.utf8)
    guard bytes.count >= word.count else { return false }
    return (0...(bytes.count - word.count)).contains { start in
      bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
    }
  }
}
