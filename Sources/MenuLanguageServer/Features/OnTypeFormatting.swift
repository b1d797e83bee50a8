import MenuSyntax

/// Formats what was just typed: the block that a `}` ends, or the line that a line end ends.
///
/// Where the file is broken, as it often is while someone types, the line still gets its indentation.
enum OnTypeFormatting {
  static func edits(
    _ params: LSP.DocumentOnTypeFormattingParams, in context: FeatureContext
  ) -> [LSP.TextEdit] {
    let offset = context.text.offset(params.position)
    // In a string or a comment the character has no meaning.
    if isWithinToken(offset, context) || context.tree.comment(at: offset) != nil { return [] }
    switch params.ch {
    case "}": return afterBrace(context, offset).map(context.textEdit)
    case "\n", "\r", "\r\n": return afterLineEnd(context, offset).map(context.textEdit)
    default: return []
    }
  }

  private static func isWithinToken(_ offset: Int, _ context: FeatureContext) -> Bool {
    let token = context.tree.tokens[context.tree.tokenNumber(endingAfter: offset)]
    return token.kind != .endOfFile && Int(token.start) < offset
  }

  // MARK: }

  /// Formats the statement that a `}` before an offset ends.
  private static func afterBrace(_ context: FeatureContext, _ offset: Int) -> [Edit] {
    let tree = context.tree
    let index = context.tree.tokenNumber(endingAfter: offset) - 1
    guard index >= 0, tree.tokens[index].kind == .rightBrace,
      Int(tree.tokens[index].end) == offset,
      let opening = tree.openBraces(before: index).first
    else { return [] }
    let span = Span(tree.tokens[statement(of: opening, of: tree)].start, UInt32(offset))
    let edits = Formatting.edits(of: tree, source: context.source, near: [span])
    if !edits.isEmpty || !tree.hasSyntaxError {
      return edits.filter { span.start <= $0.place.span.start && $0.place.span.end <= span.end }
    }
    return indentation(
      ofLineAt: offset - 1, as: column(ofLineOf: opening, context.text, tree), context)
  }

  // MARK: Line ends

  /// Formats the lines above a new line, down to it, and indents it.
  private static func afterLineEnd(_ context: FeatureContext, _ offset: Int) -> [Edit] {
    let (tree, text) = (context.tree, context.text)
    let line = text.position(offset).line
    guard line > 0 else { return [] }
    let index = context.tree.tokenNumber(endingAfter: offset)
    var edits: [Edit] = []
    if !tree.hasSyntaxError {
      let first = firstLineOfGroup(endingAt: line - 1, text)
      let span = Span(text.lines.starts[first], UInt32(text.lineEnd(line - 1)))
      // The gap between the tokens around the cursor is being typed in.
      let end = index > 0 ? tree.tokens[index - 1].end : 0
      edits = Formatting.edits(of: tree, source: context.source, near: [span]).filter {
        span.start <= $0.place.span.start && $0.place.span.end <= min(span.end, end)
      }
    }
    var wanted = 0
    if let opening = tree.openBraces(before: index).first {
      wanted = column(ofLineOf: opening, text, tree)
      let next = tree.tokens[index]
      let isClosing =
        next.kind == .rightBrace && text.position(Int(next.start)).line == line
      if !isClosing { wanted += 2 }
    }
    return edits + indentation(ofLineAt: offset, as: wanted, context)
  }

  /// The first line of the group, without empty lines, that ends with a line: its lines are aligned together.
  private static func firstLineOfGroup(endingAt line: Int, _ text: TextPositions) -> Int {
    var first = line
    while first > 0 && text.lineEnd(first - 1) > Int(text.lines.starts[first - 1]) { first -= 1 }
    return first
  }

  // MARK: Indentation

  /// The number of the token that begins the line of a `{`.
  private static func statement(of opening: Int, of tree: SyntaxTree) -> Int {
    var first = opening
    while first > 0 && !tree.tokens[first].flags.contains(.newlineBefore) { first -= 1 }
    return first
  }

  /// The indentation of the line of a `{`.
  private static func column(
    ofLineOf opening: Int, _ text: TextPositions, _ tree: SyntaxTree
  ) -> Int {
    let start = Int(tree.tokens[statement(of: opening, of: tree)].start)
    return start - Int(text.lines.starts[text.position(start).line])
  }

  /// Indents the line of an offset by some blanks, if there are only blanks before the offset.
  private static func indentation(
    ofLineAt offset: Int, as blanks: Int, _ context: FeatureContext
  ) -> [Edit] {
    let text = context.text
    let bytes = text.source.bytes
    let line = text.position(offset).line
    let start = Int(text.lines.starts[line])
    guard bytes[start..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return [] }
    var end = offset
    while end < text.lineEnd(line) && (bytes[end] == 0x20 || bytes[end] == 0x09) { end += 1 }
    let wanted = String(repeating: " ", count: blanks)
    if bytes[start..<end].elementsEqual(wanted.utf8) { return [] }
    let place = Place(source: context.source, span: Span(UInt32(start), UInt32(end)))
    return [Edit(place: place, text: wanted)]
  }
}
