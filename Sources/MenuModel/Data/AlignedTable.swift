#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A table that people read, kept as one text among the program's constants: a row a line, fields
/// parted by two or more blanks, `-` for none.
struct AlignedTable: Sendable {
  /// The rows.
  let text: StaticString

  /// Makes a table of a text of rows.
  init(_ text: StaticString) {
    self.text = text
  }

  /// Where each row begins, in bytes. Empty lines are no rows.
  var rowOffsets: [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(96)
    let start = text.utf8Start
    let count = text.utf8CodeUnitCount
    var offset = 0
    while offset < count {
      if start[offset] != 0x0A { offsets.append(offset) }
      guard let end = memchr(start + offset, 0x0A, count - offset) else { break }
      offset = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) - start + 1
    }
    return offsets
  }

  /// The fields of the row that begins at an offset.
  func row(at offset: Int) -> AlignedRow {
    AlignedRow(cursor: text.utf8Start + offset, tableEnd: text.utf8Start + text.utf8CodeUnitCount)
  }
}

/// The fields of a row, from left to right.
struct AlignedRow {
  fileprivate var cursor: UnsafePointer<UInt8>
  fileprivate let tableEnd: UnsafePointer<UInt8>

  /// The bytes of the next field; none at the row's end.
  mutating func nextBytes() -> UnsafeBufferPointer<UInt8> {
    let start = cursor
    // A field ends at two blanks or at the line's end; one blank stands inside it.
    while cursor != tableEnd, cursor.pointee != 0x0A {
      if cursor.pointee == 0x20, cursor + 1 != tableEnd, (cursor + 1).pointee == 0x20 { break }
      cursor += 1
    }
    let field = UnsafeBufferPointer(start: start, count: cursor - start)
    // Columns are wide: eight blanks at a time.
    while tableEnd - cursor >= 8,
      UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
    {
      cursor += 8
    }
    while cursor != tableEnd, cursor.pointee == 0x20 { cursor += 1 }
    return field
  }

  /// The bytes of the next field; nil where it is `-`.
  mutating func nextValue() -> UnsafeBufferPointer<UInt8>? {
    let bytes = nextBytes()
    return bytes.count == 1 && bytes[0] == 0x2D ? nil : bytes
  }

  /// The text of the next field; nil where it is `-`.
  mutating func next() -> String? {
    nextValue().map { String(decoding: $0, as: UTF8.self) }
  }
}
