import MenuGuidelines
import MenuSyntax

/// The places of a name that change together while someone types at one of them.
///
/// Only for a name that is declared and used in one file, and spelt everywhere in one way: an editor changes no other file
/// while one is typed in, and what it links has to be the same text. For all others there is `Rename`.
enum LinkedEditing {
  static func ranges(in context: FeatureContext, at offset: Int) -> JSONValue {
    guard let found = context.names.occurrence(in: context.source, at: offset),
      found.symbol.isDeclarable, context.names.declarations[found.symbol]?.count == 1
    else { return .null }
    let all = context.names.occurrences(of: found.symbol)
    let spelling = context.text(at: found.place)
    guard all.count > 1,
      all.allSatisfy({
        $0.place.source == context.source && context.text(at: $0.place) == spelling
      })
    else { return .null }
    return [
      "ranges": .array(all.map { context.text.range($0.place.span) }),
      "wordPattern": .string(wordPattern),
    ]
  }

  /// What a name may be made of. Editors take this as a pattern of JavaScript.
  private static let wordPattern = #"[\p{L}_][\p{L}\p{N}_]*"#
}
