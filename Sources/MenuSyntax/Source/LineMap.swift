#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the lines of a source begin. LF, CRLF and CR end a line.
package struct LineMap: Sendable {
  /// The byte offset at which each line begins; the first is 0.
  package let starts: [UInt32]

  /// Reads the lines of `source`.
  package init(_ source: Source) {
    var starts: [UInt32] = [0]
    source.storage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let end = base + (buffer.count - 1)
      starts.reserveCapacity(buffer.count / 20)
      // The C library's search looks at many bytes at once, in debug builds too. Most files have no CR, and are searched
      // for one once.
      var lineFeed = Self.find(0x0A, base, end)
      var carriageReturn = Self.find(0x0D, base, end)
      while lineFeed < end || carriageReturn < end {
        var next = lineFeed
        if carriageReturn < lineFeed {
          next = lineFeed < end && carriageReturn + 1 == lineFeed ? lineFeed : carriageReturn
          carriageReturn = Self.find(0x0D, carriageReturn + 1, end)
        }
        if next == lineFeed { lineFeed = Self.find(0x0A, lineFeed + 1, end) }
        starts.append(UInt32(next + 1 - base))
      }
    }
    self.starts = starts
  }

  /// The first occurrence of a byte between two addresses; the end if there is none.
  private static func find(
    _ byte: Int32, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    guard start < end, let found = memchr(start, byte, end - start) else { return end }
    return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
  }

  /// The line, from 1, and the column, from 1 and in bytes, of a byte offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - line: A line, from 1, that is likely to be near: it and the few after it are looked at first.
  package func position(of offset: UInt32, near line: Int = 1) -> SourcePosition {
    var low = 0
    var high = starts.count
    if line > 1, line <= starts.count, starts[line - 1] <= offset {
      low = line - 1
      var step = 1
      while low + step < high {
        if starts[low + step] > offset {
          high = low + step
          break
        }
        low += step
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - starts[low]) + 1, offset: Int(offset))
  }
}

/// A place in a source as people count it.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes.
  package let column: Int
  /// The offset from the source's start, from 0, in bytes.
  package let offset: Int

  /// A place by its line, column and offset.
  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
