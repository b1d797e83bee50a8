import MenuSyntax

/// From a name to where it is declared and used.
enum Navigation {
  /// The declarations of the name at a position.
  static func definition(
    _ params: LSP.DefinitionParams, in context: FeatureContext
  ) -> [LSP.Location]? {
    guard let occurrence = context.occurrence(at: params.position),
      let declarations = context.names.declarations[occurrence.symbol]
    else { return nil }
    return declarations.map { context.location($0.place) }
  }

  /// The occurrences of the name at a position, in all files.
  static func references(
    _ params: LSP.ReferenceParams, in context: FeatureContext
  ) -> [LSP.Location]? {
    guard let occurrence = context.occurrence(at: params.position) else { return nil }
    let all = context.names.occurrences(of: occurrence.symbol)
    return all.filter { params.context.includeDeclaration || !$0.isDeclaration }
      .map { context.location($0.place) }
  }

  /// The occurrences of the name at a position in this file.
  static func highlights(
    _ params: LSP.DocumentHighlightParams, in context: FeatureContext
  ) -> [LSP.DocumentHighlight]? {
    guard let occurrence = context.occurrence(at: params.position) else { return nil }
    let own = context.names.files[Int(context.source)].filter { $0.symbol == occurrence.symbol }
    return own.map { found in
      LSP.DocumentHighlight(
        range: context.text.range(found.place.span), kind: found.isDeclaration ? .write : .read)
    }
  }
}
