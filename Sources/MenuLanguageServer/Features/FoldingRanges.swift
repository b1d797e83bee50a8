import MenuSyntax

/// What can be folded: blocks and comments of several lines.
enum FoldingRanges {
  static func ranges(
    _ params: LSP.FoldingRangeParams, in context: FeatureContext
  ) -> [LSP.FoldingRange] {
    let (tree, text) = (context.tree, context.text)
    var result: [LSP.FoldingRange] = []
    for block in tree.blocks {
      let start = text.position(Int(block.leftBrace.end))
      let end = text.position(Int(block.rightBrace?.start ?? block.span.end))
      // The line with the closing brace stays in view.
      let isLineInView = block.rightBrace != nil && context.client.lineFoldingOnly
      let endLine = isLineInView ? end.line - 1 : end.line
      guard endLine > start.line else { continue }
      var range = LSP.FoldingRange(startLine: start.line, endLine: endLine, kind: .region)
      if !context.client.lineFoldingOnly {
        range.startCharacter = start.character
        range.endCharacter = end.character
      }
      result.append(range)
    }
    return result + comments(context)
  }

  /// Comments over several lines, and line comments one below the other.
  private static func comments(_ context: FeatureContext) -> [LSP.FoldingRange] {
    var result: [LSP.FoldingRange] = []
    var run: (start: Int, end: Int)?
    func flush() {
      if let run, run.end > run.start {
        result.append(LSP.FoldingRange(startLine: run.start, endLine: run.end, kind: .comment))
      }
      run = nil
    }
    for comment in context.tree.comments {
      let start = context.text.position(Int(comment.start)).line
      let end = context.text.position(Int(comment.end)).line
      let isFirst = Int(comment.start) == firstInk(ofLine: start, context.text)
      if let last = run, isFirst, start == last.end + 1 {
        run?.end = end
        continue
      }
      flush()
      run = isFirst || end > start ? (start, end) : nil
    }
    flush()
    return result
  }

  private static func firstInk(ofLine line: Int, _ text: TextPositions) -> Int {
    let bytes = text.source.bytes
    var offset = Int(text.lines.starts[line])
    while offset < bytes.count && (bytes[offset] == 0x20 || bytes[offset] == 0x09) { offset += 1 }
    return offset
  }
}
