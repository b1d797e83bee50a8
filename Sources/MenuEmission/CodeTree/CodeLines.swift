/// Lines of Swift that are the same in every module but for some names.
///
/// `\(if: condition, "…")` alone on a line leaves the line out where the condition does not hold.
///
/// The pieces stay as they are until they are printed: those that are written in an emitter are constants of the program.
struct CodeLines: ExpressibleByStringInterpolation {
  fileprivate let first: String
  fileprivate let others: [String]

  /// Stands where something was left out; no emitted line holds this character.
  fileprivate static let leftOut = "\u{1}"

  init(stringLiteral value: String) {
    first = value
    others = []
  }

  init(stringInterpolation: StringInterpolation) {
    first = ""
    others = stringInterpolation.pieces
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    mutating func appendLiteral(_ literal: String) { pieces.append(literal) }

    mutating func appendInterpolation(_ code: String) { pieces.append(code) }

    mutating func appendInterpolation(if condition: Bool, _ code: @autoclosure () -> String) {
      pieces.append(condition ? code() : CodeLines.leftOut)
    }
  }
}

extension CodeTree {
  /// Lines as they are, indented as the tree is.
  mutating func lines(_ code: CodeLines) { add(.lines(code)) }
}

extension CodePrinter {
  /// A line of `CodeLines` of which not all pieces have come.
  private struct OpenLine {
    /// Where the line begins, for one that is taken back.
    var start: Mark
    /// Whether anything is in it, be it left out.
    var isEmpty = true
    var hasLeftOut = false
    /// Whether nothing but blanks is in it.
    var isBlank = true

    init(at start: Mark) {
      self.start = start
    }
  }

  /// Prints lines, without those that hold blanks and what was left out alone.
  mutating func printLines(_ code: CodeLines) {
    var line = OpenLine(at: mark)
    printLines(code.first, &line)
    for piece in code.others {
      if piece.utf8.count == 1, piece == CodeLines.leftOut {
        begin(&line)
        line.hasLeftOut = true
      } else {
        printLines(piece, &line)
      }
    }
    end(line)
  }

  private mutating func printLines(_ text: String, _ line: inout OpenLine) {
    // Where a text lies in one piece, as nearly all do, it is not even held for the while.
    let isPrinted: Void? = text.utf8.withContiguousStorageIfAvailable { printLines($0, &line) }
    if isPrinted != nil { return }
    var text = text
    text.withUTF8 { printLines($0, &line) }
  }

  /// Pointers, and a pass over the bytes: most of a small module's text comes through here.
  private mutating func printLines(_ bytes: UnsafeBufferPointer<UInt8>, _ line: inout OpenLine) {
    guard var cursor = bytes.baseAddress else { return }
    let end = cursor + bytes.count
    // The end of a line that a piece before this one began.
    if !line.isEmpty {
      let start = cursor
      cursor = Self.lineEnd(start, end)
      append(start, cursor, to: &line)
      if cursor == end { return }
      self.end(line)
      cursor += 1
    }
    // Whole lines, of which none is taken back.
    while cursor < end {
      let start = cursor
      cursor = Self.lineEnd(start, end)
      if cursor == end {
        line = OpenLine(at: mark)
        begin(&line)
        append(start, cursor, to: &line)
        return
      }
      if cursor == start {
        blankLine()
      } else {
        startLine()
        output.append(start, count: cursor - start)
        output.endLine()
        isFirst = false
      }
      cursor += 1
    }
    line = OpenLine(at: mark)
  }

  /// Appends bytes to a line that has begun.
  private mutating func append(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, to line: inout OpenLine
  ) {
    var cursor = start
    while cursor < end, cursor.pointee == 0x20 { cursor += 1 }
    if cursor < end { line.isBlank = false }
    output.append(start, count: end - start)
  }

  /// Where the next line end stands; the end if none does.
  private static func lineEnd(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var cursor = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while end - cursor >= 8 {
      let other = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self) ^ ones &* 0x0A
      // May say that a line end is there where none is, but never that none is where one is.
      if (other &- ones) & ~other & (ones &* 0x80) != 0 {
        let next = cursor + 8
        while cursor < next, cursor.pointee != 0x0A { cursor += 1 }
        if cursor < next { return cursor }
      } else {
        cursor += 8
      }
    }
    while cursor < end, cursor.pointee != 0x0A { cursor += 1 }
    return cursor
  }

  private mutating func begin(_ line: inout OpenLine) {
    guard line.isEmpty else { return }
    line.isEmpty = false
    startLine()
  }

  private mutating func end(_ line: OpenLine) {
    if line.isEmpty {
      blankLine()
    } else if line.hasLeftOut && line.isBlank {
      takeBack(to: line.start)
    } else {
      output.endLine()
      isFirst = false
    }
  }
}
