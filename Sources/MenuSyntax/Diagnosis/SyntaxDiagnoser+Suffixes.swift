// Words that come straight behind another part of a statement.

extension SyntaxDiagnoser {
  /// Reports an `always` that is not behind a key.
  mutating func reportAlways(_ node: SyntaxNode, _ token: Token) -> Bool {
    guard node.node.error.isSurplus, token.keyword == .always else { return false }
    if let previous = previousToken(token), previous.keyword == .always,
      !token.flags.contains(.newlineBefore)
    {
      report(
        "duplicate-attribute", at: token.span, "`always` is written twice",
        fixes: [fix("Remove it", Span(previous.end, token.end), with: "")])
    } else if previousToken(token)?.keyword == .key {
      let key = node.nextToken
      let moved = Span(token.start, key.end)
      report(
        "always-misplaced", at: token.span, "`always` comes after the shortcut",
        fixes: [fix("Move it", moved, with: "\(tree.text(of: key)) always")])
    } else {
      report(
        "always-misplaced", at: token.span,
        "`always` follows a shortcut that also works while text is edited",
        help: "Write `key cmd+delete always` where the command is declared.")
    }
    return true
  }

  /// Reports a `stays` that is not behind a picture, or has a second picture behind it.
  mutating func reportStays(_ node: SyntaxNode, _ token: Token) -> Bool {
    guard node.node.error.isSurplus else { return false }
    let previous = previousToken(token)
    if token.kind == .slash, let previous, previous.keyword == .stays {
      let second = tree.tokens[Int(node.node.firstToken) + 1]
      let moved = Span(previous.start, second.end)
      report(
        "stays-misplaced", at: previous.span, "`stays` comes after both pictures",
        help: "Write it once, at the end of the line.",
        fixes: second.flags.contains(.newlineBefore)
          ? [] : [fix("Move it", moved, with: "/ \(tree.text(of: second)) stays")])
      return true
    }
    guard token.keyword == .stays else { return false }
    if let previous, previous.keyword == .stays, !token.flags.contains(.newlineBefore) {
      report(
        "duplicate-attribute", at: token.span, "`stays` is written twice",
        fixes: [fix("Remove it", Span(previous.end, token.end), with: "")])
    } else {
      report(
        "stays-misplaced", at: token.span,
        "`stays` comes after the symbol or image that it keeps visible",
        help: "Write `symbol house stays` or `image \"Map\" stays`.")
    }
    return true
  }
}

extension ParseError {
  /// Whether a word is too many where it is.
  fileprivate var isSurplus: Bool {
    switch self {
    case .trailing, .notAnElement, .attributeOnSameLine: return true
    default: return false
    }
  }
}
