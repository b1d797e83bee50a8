import MenuSyntax

/// A document that is open in the editor.
struct OpenDocument {
  /// The URI as the editor spells it.
  let uri: String
  private(set) var version: Int
  private(set) var text: TextPositions
  /// The last tree without a syntax error, and how the text differs from its own.
  private var soundTree: SyntaxTree?
  private var change: TextChange?

  init(_ item: LSP.TextDocumentItem, encoding: PositionEncoding) {
    uri = item.uri
    version = item.version
    let source = Source(path: DocumentURI.path(item.uri), text: item.text)
    self.text = TextPositions(source, encoding)
  }

  /// Applies the changes of a `textDocument/didChange`, each to the result of the one before.
  mutating func apply(_ changes: [LSP.TextDocumentContentChangeEvent], version: Int) {
    for change in changes {
      if let range = change.range {
        replace(text.span(range), with: change.text)
      } else {
        replace(with: change.text)
      }
    }
    self.version = version
  }

  private mutating func replace(_ span: Span, with inserted: String) {
    let old = text.source
    let count = inserted.utf8.count
    var bytes: [UInt8] = []
    bytes += old.bytes[..<Int(span.start)]
    bytes += inserted.utf8
    bytes += old.bytes[Int(span.end)...]
    bytes.append(0)
    let source = Source(path: old.path, terminatedBytes: bytes)
    let lines = LineMap(text.lines, replacing: span, by: count, in: source)
    text = TextPositions(source, lines: lines, text.encoding)
    if change == nil {
      change = TextChange(replacing: span, by: count)
    } else {
      change?.append(replacing: span, by: count)
    }
  }

  /// The tree of the text; declarations that did not change since the last sound tree are not parsed again.
  mutating func tree() -> SyntaxTree {
    let tree: SyntaxTree
    if let soundTree, let change {
      tree = SyntaxTree.parsing(text.source, after: change, of: soundTree)
    } else {
      tree = soundTree ?? SyntaxTree(parsing: text.source)
    }
    if !tree.hasSyntaxError {
      soundTree = tree
      change = nil
    }
    return tree
  }

  private mutating func replace(with text: String) {
    self.text = TextPositions(Source(path: self.text.source.path, text: text), self.text.encoding)
    soundTree = nil
    change = nil
  }
}
