// Texts that people see, and what is written in their place.

extension SyntaxDiagnoser {
  mutating func reportUnquotedText(_ node: SyntaxNode, parent: SyntaxNode?) {
    let text = tree.source.text(of: node.span)
    if reportCase(node, text, parent: parent) || isConditionOfTitle(node.firstToken)
      || reportFormFirst(node) || reportConditionFirst(node, parent: parent)
    {
      return
    }
    if node.firstToken.kind == .string {
      report(
        "quoted-symbol", at: node.span, "The name of a symbol is written without quotes",
        fixes: [fix("Remove the quotes", node.span, with: String(text.dropFirst().dropLast()))])
      return
    }
    // `Add Note"`: only its first quote is missing.
    let endsInQuote = tree.lexicalFaults.contains {
      $0.kind == .unterminatedString && $0.span.start >= node.span.end
        && !tree.source.text(of: Span(node.span.end, $0.span.start)).contains { $0.isNewline }
    }
    // What a text or a sign follows is more than words without quotes.
    let isWhole =
      token(after: tree.tokens[Int(node.node.tokenEnd) - 1])
      .map {
        $0.kind == .identifier || $0.kind == .leftBrace || $0.kind == .rightBrace
          || $0.kind == .semicolon || $0.kind == .slash || $0.kind == .comma
      } ?? true
    report(
      "unquoted-text", at: node.span, "Text is written in quotes",
      help: isWhole ? nil : "Write the whole text in one pair of quotes.",
      fixes: endsInQuote || !isWhole ? [] : [fix("Add quotes", node.span, with: "\"\(text)\"")])
  }

  /// Reports a text whose form for a number comes first: `one "Delete Note" other "Delete {count} Notes"`.
  private mutating func reportFormFirst(_ node: SyntaxNode) -> Bool {
    let word = node.firstToken
    switch word.keyword {
    case .zero, .one, .two, .few, .many, .other: break
    default: return false
    }
    guard let first = token(after: word), first.kind == .string else { return false }
    let form = tree.text(of: word)
    let other = token(after: first)
    var fixes: [Fix] = []
    if word.keyword == .other {
      fixes = [fix("Remove `other`", Span(word.start, first.start), with: "")]
    } else if let other, other.keyword == .other, let last = token(after: other),
      last.kind == .string
    {
      let written = "\(tree.text(of: last)) \(form) \(tree.text(of: first))"
      fixes = [fix("Write `\(written)`", Span(word.start, last.end), with: written)]
    }
    report(
      "unquoted-text", at: word.span,
      "The text for all other numbers comes first, without a word before it",
      help: "Write `\"Delete {noteCount} Notes\" one \"Delete {noteCount} Note\"`.", fixes: fixes)
    return true
  }

  /// Reports a condition before the text that it is for: `confirm when count > 1 "Delete?"`.
  private mutating func reportConditionFirst(_ node: SyntaxNode, parent: SyntaxNode?) -> Bool {
    guard node.firstToken.keyword == .when, let parent,
      [.confirm, .titleWhen, .command].contains(parent.kind)
    else { return false }
    let word = parent.kind == .command ? "title" : tree.text(of: parent.firstToken)
    report(
      "unquoted-text", at: node.firstToken.span, "The condition comes after the text",
      help: "Write `\(word) \"…\" when …`.")
    return true
  }
}
