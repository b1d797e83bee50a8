import MenuGuidelines
import MenuSyntax

/// A document that the editor holds open.
struct OpenDocument {
  /// The address as the editor spells it.
  let uri: String
  private(set) var version: Int
  private(set) var text: TextPositions
  /// The last tree without a slip, and how the text came from its own.
  private var soundTree: SyntaxTree?
  private var change: TextChange?

  init(uri: String, version: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    let source = Source(path: DocumentURI.path(uri), text: text)
    self.text = TextPositions(source, encoding)
  }

  /// Applies the changes of a `textDocument/didChange`, each to what the one before left.
  ///
  /// A change whose range cannot be read leaves the text; the others are applied all the same.
  mutating func apply(_ changes: [JSONValue], version: Int) {
    for change in changes {
      guard let inserted = change["text"]?.string else { continue }
      guard let range = change["range"], range != .null else {
        replace(with: inserted)
        continue
      }
      guard let span = text.span(range) else { continue }
      replace(span, with: inserted)
    }
    self.version = version
  }

  private mutating func replace(_ span: Span, with inserted: String) {
    let old = text.source
    var inserted = inserted
    let source = inserted.withUTF8 { inserted in
      let count = old.count - span.count + inserted.count
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count + 1)
      bytes += old.bytes[..<Int(span.start)]
      bytes += inserted
      bytes += old.bytes[Int(span.end)...]
      bytes.append(0)
      return Source(path: old.path, terminatedBytes: bytes)
    }
    let count = inserted.utf8.count
    let lines = LineMap(text.lines, replacing: span, by: count, in: source)
    text = TextPositions(source, lines: lines, text.encoding)
    if change == nil {
      change = TextChange(replacing: span, by: count)
    } else {
      change?.append(replacing: span, by: count)
    }
  }

  /// The tree of the text: what someone types changes a declaration, and the others are known.
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
