/// Where the lines of a source begin. LF, CRLF and CR end a line.
public struct LineMap: Sendable {
  /// The byte offset at which each line begins; the first is 0.
  public let starts: [UInt32]

  /// Reads the lines of `source`.
  public init(_ source: Source) {
    var starts: [UInt32] = [0]
    source.storage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let end = base + (buffer.count - 1)
      var cursor = base
      var byte: UInt8 = 0
      starts.reserveCapacity(buffer.count / 24)
      // A pointer and plain comparisons, no variable in the loop: this runs in debug builds over whole files.
      while true {
        while cursor.pointee > 0x0D { cursor = cursor + 1 }
        byte = cursor.pointee
        cursor = cursor + 1
        if byte == 0x0A || byte == 0x0D {
          if byte == 0x0D && cursor.pointee == 0x0A { cursor = cursor + 1 }
          starts.append(UInt32(cursor - base))
        } else if byte == 0 && cursor > end {
          break
        }
      }
    }
    self.starts = starts
  }

  /// The line, from 1, and the column, from 1 and in bytes, of a byte offset.
  public func position(of offset: UInt32) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - starts[low]) + 1, offset: Int(offset))
  }
}

/// A place in a source as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in UTF-8 bytes.
  public let column: Int
  /// The offset from the source's start, from 0, in bytes.
  public let offset: Int

  /// A place by its line, column and offset.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
