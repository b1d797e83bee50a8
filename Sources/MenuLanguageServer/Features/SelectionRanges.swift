import MenuGuidelines
import MenuSyntax

/// What a selection grows to: the word, the pieces around it, the file.
enum SelectionRanges {
  static func ranges(in context: FeatureContext, at positions: [JSONValue]) -> JSONValue {
    .array(
      positions.map { json in
        let offset = TextPosition(json).map(context.text.offset) ?? 0
        return range(in: context, at: offset)
      })
  }

  private static func range(in context: FeatureContext, at offset: Int) -> JSONValue {
    let lookup = context.lookup
    var spans = [Span(0, UInt32(context.tree.source.count))]
    func add(_ span: Span) {
      guard let last = spans.last, span != last, last.start <= span.start, span.end <= last.end,
        Int(span.start) <= offset, offset <= Int(span.end)
      else { return }
      spans.append(span)
    }
    for node in lookup.nodes(around: offset) {
      add(node.span)
      if node.kind == .block, let first = node.tokens.first, let last = node.tokens.last,
        last.kind == .rightBrace, first.end <= last.start
      {
        add(Span(first.end, last.start))
      }
    }
    if let comment = lookup.comment(at: offset) {
      add(comment)
    } else if let index = lookup.token(at: offset) {
      let token = context.tree.tokens[index]
      add(token.span)
      if token.kind == .string, token.end > token.start + 1 {
        add(Span(token.start + 1, token.end - 1))
      }
    }
    var result: JSONValue = .null
    for span in spans {
      var range: [String: JSONValue] = ["range": context.text.range(span)]
      if result != .null { range["parent"] = result }
      result = .object(range)
    }
    return result
  }
}
