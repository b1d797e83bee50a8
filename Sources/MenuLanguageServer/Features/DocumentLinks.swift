import MenuSyntax

/// From the id of a rule to the page of the guidelines that it was read from.
enum DocumentLinks {
  static func links(
    _ params: LSP.DocumentLinkParams, in context: FeatureContext
  ) -> [LSP.DocumentLink] {
    context.names.files[Int(context.source)].compactMap { found in
      guard case .rule(let id) = found.symbol, let url = RulePages.url(id) else { return nil }
      return LSP.DocumentLink(
        range: context.text.range(found.place.span), target: url,
        tooltip: "The guidelines that the rule was read from")
    }
  }
}
