/// A named file's bytes.
///
/// The bytes are kept with one NUL after the last, so that the lexer reads without a bounds check.
package struct Source: Sendable {
  /// The path as it is shown to people, with `/` between its parts.
  package let path: String

  /// The bytes and a NUL after them.
  let storage: [UInt8]

  /// The number of bytes, without the NUL after them.
  package var count: Int { storage.count - 1 }

  /// Makes a source of `bytes`, which are shown to people as the file at `path`.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    var storage = bytes
    storage.append(0)
    self.storage = storage
  }

  /// Makes a source of bytes that already end in the NUL that a source keeps, so that none is copied.
  package init(path: String, terminatedBytes storage: [UInt8]) {
    precondition(storage.last == 0, "the last byte of a terminated source is NUL")
    self.path = path
    self.storage = storage
  }

  /// Makes a source of a text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The bytes of the file.
  package var bytes: ArraySlice<UInt8> { storage[0..<count] }

  /// Whether a byte is in a span.
  package func contains(_ byte: UInt8, in span: Span) -> Bool {
    var index = Int(span.start)
    let end = min(Int(span.end), count)
    while index < end {
      if storage[index] == byte { return true }
      index += 1
    }
    return false
  }

  /// The text of a span. Bytes that are not UTF-8 come out as U+FFFD.
  package func text(of span: Span) -> String {
    storage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, span.end < buffer.count else { return "" }
      // A pointer: slices of buffers are slow in debug builds, and every name and text comes through here.
      return String(
        decoding: UnsafeBufferPointer(start: base + Int(span.start), count: span.count),
        as: UTF8.self)
    }
  }
}

/// A half-open range of bytes in one source.
package struct Span: Hashable, Sendable {
  /// The offset of the first byte, from 0.
  package var start: UInt32
  /// The offset after the last byte.
  package var end: UInt32

  /// A span from `start` up to `end`, both in bytes.
  package init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The number of bytes.
  package var count: Int { Int(end - start) }
  /// Whether no byte is in it.
  package var isEmpty: Bool { start == end }
}

/// A span in one of the sources of a module.
package struct Place: Hashable, Sendable {
  /// The number of the source in the module, from 0.
  package var source: Int32
  /// The bytes in that source.
  package var span: Span

  /// The bytes `span` of source number `source`.
  package init(source: Int32, span: Span) {
    self.source = source
    self.span = span
  }
}
