import MenuGuidelines
import MenuSyntax

/// From the id of a rule to the page of the guidelines that it was read from.
enum DocumentLinks {
  static func links(in context: FeatureContext) -> JSONValue {
    var result: [JSONValue] = []
    for found in context.names.files[Int(context.source)] {
      guard case .rule(let id) = found.symbol, let url = RulePages.url(id) else { continue }
      result.append([
        "range": context.text.range(found.place.span), "target": .string(url),
        "tooltip": "The guidelines that the rule was read from",
      ])
    }
    return .array(result)
  }
}
