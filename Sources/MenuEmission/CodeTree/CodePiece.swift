/// A piece of code in memory that outlives all that is printed of it: the case of a command.
///
/// Instead of a `String`, which a large module would make for each of its commands, and hold and let go wherever one stands.
struct CodePiece: ExpressibleByStringLiteral {
  let start: UnsafePointer<UInt8>
  /// The number of bytes.
  let count: Int

  /// Makes a piece of `count` bytes, which have to last.
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// Makes a piece of a constant of the program.
  init(stringLiteral value: StaticString) {
    start = value.utf8Start
    count = value.utf8CodeUnitCount
  }

  /// The bytes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The same as a text of its own.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The number of characters.
  var columns: Int { TextBuffer.columns(bytes) }
}

/// The memory that pieces of code are in.
final class CodePieces: Sendable {
  // Written before this is made and by no one after; freed with it.
  nonisolated(unsafe) private let bytes: UnsafeMutablePointer<UInt8>

  /// Makes pieces of what has been written to a buffer.
  init(_ text: consuming TextBuffer) {
    bytes = text.giveAway()
  }

  deinit { bytes.deallocate() }

  /// The bytes of the buffer from a count to another.
  func piece(from start: Int, to end: Int) -> CodePiece {
    CodePiece(start: UnsafePointer(bytes + start), count: end - start)
  }
}

/// The patterns of an enum's cases, which last as long as this: `.created`.
struct CasePatterns {
  let patterns: [CodePiece]
  private let pieces: CodePieces

  /// - Parameter names: The names of the cases.
  init(_ names: [String]) {
    var text = TextBuffer(capacity: names.count * 16)
    var ends: [Int] = []
    ends.reserveCapacity(names.count)
    for name in names {
      text.put(".")
      text.append(SwiftName.member(name))
      ends.append(text.count)
    }
    let pieces = CodePieces(text)
    var start = 0
    patterns = ends.map { end in
      defer { start = end }
      return pieces.piece(from: start, to: end)
    }
    self.pieces = pieces
  }
}
