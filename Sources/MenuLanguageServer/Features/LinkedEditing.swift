import MenuSyntax

/// The occurrences of a name that change together while someone types in one of them.
///
/// Only for a name that is declared and used in one file, with one spelling: an editor changes no other file while one
/// is typed in, and linked ranges have to have the same text. `Rename` is for all others.
enum LinkedEditing {
  static func ranges(
    _ params: LSP.LinkedEditingRangeParams, in context: FeatureContext
  ) -> LSP.LinkedEditingRanges? {
    guard let found = context.occurrence(at: params.position),
      found.symbol.isDeclarable, context.names.declarations[found.symbol]?.count == 1
    else { return nil }
    let all = context.names.occurrences(of: found.symbol)
    let spelling = context.text(at: found.place)
    guard all.count > 1,
      all.allSatisfy({
        $0.place.source == context.source && context.text(at: $0.place) == spelling
      })
    else { return nil }
    return LSP.LinkedEditingRanges(
      ranges: all.map { context.text.range($0.place.span) }, wordPattern: wordPattern)
  }

  /// A name, as a regular expression of JavaScript.
  private static let wordPattern = #"[\p{L}_][\p{L}\p{N}_]*"#
}
