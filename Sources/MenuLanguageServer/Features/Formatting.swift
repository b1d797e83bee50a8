import MenuGuidelines
import MenuSyntax

/// Brings a file, or ranges of it, into the one form that it has.
///
/// A file with an error of syntax is left as it is. Of ranges in such a file those declarations are formatted that are
/// sound by themselves.
enum Formatting {
  static func edits(in context: FeatureContext) -> JSONValue {
    guard let formatted = SourceFormatter.format(context.tree) else { return [] }
    let edits = LayoutEdits.edits(from: context.tree, to: formatted, source: context.source)
    return json(edits, context)
  }

  /// The edits that touch the lines of ranges.
  static func edits(in context: FeatureContext, within ranges: [Span]) -> JSONValue {
    let ranges = ranges.map { wholeLines($0, context.text) }
    let wanted = edits(of: context.tree, source: context.source, near: ranges).filter { edit in
      let span = edit.place.span
      return ranges.contains { span.start <= $0.end && $0.start <= span.end }
    }
    return json(wanted, context)
  }

  /// The edits of a sound file, else of its sound declarations in ranges.
  static func edits(of tree: SyntaxTree, source: Int32, near ranges: [Span]) -> [Edit] {
    if let formatted = SourceFormatter.format(tree) {
      return LayoutEdits.edits(from: tree, to: formatted, source: source)
    }
    var result: [Edit] = []
    for declaration in tree.root.children {
      let span = declaration.span
      guard !span.isEmpty,
        ranges.contains(where: { span.start <= $0.end && $0.start <= span.end })
      else { continue }
      let text = Array(tree.source.bytes[Int(span.start)..<Int(span.end)])
      let part = SyntaxTree(parsing: Source(path: tree.source.path, bytes: text))
      guard let formatted = SourceFormatter.format(part) else { continue }
      // The line end that the formatter puts behind a file is not the declaration's.
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

  static func json(_ edits: [Edit], _ context: FeatureContext) -> JSONValue {
    .array(edits.map(context.textEdit))
  }
}

extension Edit {
  /// The same edit so many bytes further on.
  fileprivate func moved(by bytes: UInt32) -> Edit {
    let span = Span(place.span.start + bytes, place.span.end + bytes)
    return Edit(place: Place(source: place.source, span: span), text: text)
  }
}
