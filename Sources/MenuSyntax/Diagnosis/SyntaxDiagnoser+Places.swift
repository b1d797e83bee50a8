extension SyntaxDiagnoser {
  /// Reports what belongs at the top of a file, or a swipe that is outside an item.
  mutating func reportDeclaration(
    _ token: Token, _ text: String, in owner: NodeKind
  ) -> Bool {
    switch token.keyword {
    case .swipe where owner == .screen || owner == .file:
      report(
        owner == .file ? "not-a-declaration" : "not-an-element", at: token.span,
        "Swipe actions belong in an `item`",
        help: "Write `item Name { swipe trailing { … } }`.")
    case .quick, .dock, .status:
      guard let declaration = Construct.first(text, in: .file),
        self.token(after: token)?.keyword == declaration.second
      else { return false }
      report(
        "not-an-element", at: token.span, "`\(declaration.words)` belongs at the top of a file",
        help: "Write it outside of braces: it is the app's.")
    default: return false
    }
    return true
  }
}
