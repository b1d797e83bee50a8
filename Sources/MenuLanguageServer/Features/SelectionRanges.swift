import MenuSyntax

/// What a selection expands to: the word, the nodes around it, the file.
enum SelectionRanges {
  /// How many ranges an answer has at most. Each is within the next in JSON, and many readers of JSON have a bound.
  static let maximumCount = 48

  static func ranges(
    _ params: LSP.SelectionRangeParams, in context: FeatureContext
  ) -> [LSP.SelectionRange] {
    params.positions.map { range(in: context, at: context.text.offset($0)) }
  }

  private static func range(in context: FeatureContext, at offset: Int) -> LSP.SelectionRange {
    // From the outside in; the file is always around.
    let file = Span(0, UInt32(context.tree.source.count))
    var spans = [file]
    func add(_ span: Span) {
      guard let last = spans.last, span != last, last.start <= span.start, span.end <= last.end,
        Int(span.start) <= offset, offset <= Int(span.end)
      else { return }
      spans.append(span)
    }
    for node in context.tree.nodes(around: offset) {
      add(node.span)
      if let block = node.as(BlockSyntax.self), let rightBrace = block.rightBrace {
        add(Span(block.leftBrace.end, rightBrace.start))
      }
    }
    if let comment = context.tree.comment(at: offset) {
      add(comment)
    } else if let token = context.tree.token(at: offset) {
      add(token.span)
      if token.kind == .string, token.end > token.start + 1 {
        add(Span(token.start + 1, token.end - 1))
      }
    }
    // The innermost, and the file.
    if spans.count > maximumCount { spans.removeSubrange(1...spans.count - maximumCount) }
    let innermost = spans.popLast() ?? file
    return LSP.SelectionRange(
      range: context.text.range(innermost), parents: spans.reversed().map(context.text.range)[...])
  }
}
