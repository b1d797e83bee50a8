import MenuGuidelines
import MenuSyntax

/// A document that the editor holds open.
struct OpenDocument {
  /// The address as the editor spells it.
  let uri: String
  private(set) var version: Int
  private(set) var text: TextPositions

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
        replace(with: Array(inserted.utf8))
        continue
      }
      guard let span = text.span(range) else { continue }
      let old = text.source
      var bytes: [UInt8] = []
      bytes.reserveCapacity(old.count - span.count + inserted.utf8.count + 1)
      bytes += old.bytes[..<Int(span.start)]
      bytes += inserted.utf8
      bytes += old.bytes[Int(span.end)...]
      replace(with: bytes)
    }
    self.version = version
  }

  private mutating func replace(with bytes: [UInt8]) {
    var bytes = bytes
    bytes.append(0)
    text = TextPositions(Source(path: text.source.path, terminatedBytes: bytes), text.encoding)
  }
}
