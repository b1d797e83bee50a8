import MenuSyntax

/// Formats a file, or ranges of it.
///
/// A file with a syntax error is left as it is. In ranges of such a file, declarations without an error are formatted.
enum Formatting {
  static func ofDocument(
    _ params: LSP.DocumentFormattingParams, in context: FeatureContext
  ) -> [LSP.TextEdit] {
    guard let formatted = SourceFormatter.format(context.tree) else { return [] }
    let edits = LayoutEdits.edits(from: context.tree, to: formatted, source: context.source)
    return edits.map(context.textEdit)
  }

  static func ofRange(
    _ params: LSP.DocumentRangeFormattingParams, in context: FeatureContext
  ) -> [LSP.TextEdit] {
    edits(in: context, within: [context.text.span(params.range)])
  }

  static func ofRanges(
    _ params: LSP.DocumentRangesFormattingParams, in context: FeatureContext
  ) -> [LSP.TextEdit] {
    edits(in: context, within: params.ranges.map(context.text.span))
  }

  /// The edits that touch the lines of ranges.
  private static func edits(
    in context: FeatureContext, within ranges: [Span]
  ) -> [LSP.TextEdit] {
    let ranges = ranges.map { wholeLines($0, context.text) }
    let wanted = edits(of: context.tree, source: context.source, near: ranges).filter { edit in
      let span = edit.place.span
      return ranges.contains { span.start <= $0.end && $0.start <= span.end }
    }
    return wanted.map(context.textEdit)
  }

  /// The edits of a file without a syntax error, else of such declarations in ranges.
  static func edits(of tree: SyntaxTree, source: Int32, near ranges: [Span]) -> [Edit] {
    if let formatted = SourceFormatter.format(tree) {
      return LayoutEdits.edits(from: tree, to: formatted, source: source)
    }
    var result: [Edit] = []
    for declaration in tree.root.children where !declaration.isEmpty {
      let span = declaration.span
      guard ranges.contains(where: { span.start <= $0.end && $0.start <= span.end }) else {
        continue
      }
      let text = Array(tree.source.bytes[Int(span.start)..<Int(span.end)])
      let part = SyntaxTree(parsing: Source(path: tree.source.path, bytes: text))
      guard let formatted = SourceFormatter.format(part) else { continue }
      // The formatter ends a file with a line end, which is not part of the declaration.
      for edit in LayoutEdits.edits(from: part, to: formatted, source: source)
      where Int(edit.place.span.start) < text.count {
        result.append(edit.moved(by: span.start))
      }
    }
    return result
  }

  /// A range with the whole of its first and last lines; a range that ends at a line's start ends before it.
  private static func wholeLines(_ span: Span, _ text: TextPositions) -> Span {
    let first = text.position(Int(span.start)).line
    let end = text.position(Int(span.end))
    let last = end.character == 0 && end.line > first ? end.line - 1 : end.line
    return Span(text.lines.starts[first], UInt32(text.lineEnd(last)))
  }
}

extension Edit {
  /// The same edit so many bytes further on.
  fileprivate func moved(by bytes: UInt32) -> Edit {
    let span = Span(place.span.start + bytes, place.span.end + bytes)
    return Edit(place: Place(source: place.source, span: span), text: text)
  }
}
