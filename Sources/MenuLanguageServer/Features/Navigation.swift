import MenuGuidelines
import MenuSyntax

/// From a name to where it is declared and used.
enum Navigation {
  /// Where the name at an offset is declared.
  static func definition(in context: FeatureContext, at offset: Int) -> JSONValue {
    guard let occurrence = context.names.occurrence(in: context.source, at: offset) else {
      return .null
    }
    let declarations = context.names.declarations[occurrence.symbol] ?? []
    return declarations.isEmpty ? .null : .array(declarations.map { context.location($0.place) })
  }

  /// Where the name at an offset stands, in all files.
  static func references(
    in context: FeatureContext, at offset: Int, includingDeclaration: Bool
  ) -> JSONValue {
    guard let occurrence = context.names.occurrence(in: context.source, at: offset) else {
      return .null
    }
    let all = context.names.occurrences(of: occurrence.symbol)
    return .array(
      all.filter { includingDeclaration || !$0.isDeclaration }.map { context.location($0.place) })
  }

  /// Where the name at an offset stands in this file.
  static func highlights(in context: FeatureContext, at offset: Int) -> JSONValue {
    guard let occurrence = context.names.occurrence(in: context.source, at: offset) else {
      return .null
    }
    let own = context.names.files[Int(context.source)].filter { $0.symbol == occurrence.symbol }
    return .array(
      own.map { found in
        // 3: it is written here; 2: it is read.
        [
          "range": context.text.range(found.place.span), "kind": found.isDeclaration ? 3 : 2,
        ]
      })
  }
}
