import MenuSyntax

/// Writes diagnostics in one format.
package protocol DiagnosticReporter {
  /// The report of `diagnostics`, which are in the order of `sources`; formats for people are empty if there are none.
  func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String
}

/// The line maps of a module's sources, each made on first use.
struct LineMaps {
  private let sources: [Source]
  private var maps: [LineMap?]
  /// The last line found: diagnostics are in the order of the text.
  private var near = 1
  /// The last line whose UTF-16 columns were counted.
  private var counted = Counted(source: -1, line: 0, start: 0, columns: [])

  /// UTF-16 columns of one line. A file may be a single line, which is counted only once.
  private struct Counted {
    /// The number of bytes between known columns.
    static let step = 1024

    var source: Int32
    var line: Int
    /// The offset of the start of the line.
    var start: Int
    /// The columns at multiples of `step` bytes, as far as counted.
    var columns: [Int]
  }

  init(_ sources: [Source]) {
    self.sources = sources
    self.maps = Array(repeating: nil, count: sources.count)
  }

  mutating func map(of source: Int) -> LineMap {
    if let map = maps[source] { return map }
    let map = LineMap(sources[source])
    maps[source] = map
    return map
  }

  mutating func position(_ place: Place, atEnd: Bool = false) -> SourcePosition {
    let source = Int(place.source)
    if maps[source] == nil { maps[source] = LineMap(sources[source]) }
    let offset = atEnd ? place.span.end : place.span.start
    let found = maps[source]?.position(of: offset, near: near)
    near = found?.line ?? 1
    return found ?? SourcePosition(line: 1, column: Int(offset) + 1, offset: Int(offset))
  }

  /// The column, from 1, of a position in UTF-16 code units.
  mutating func utf16Column(of position: SourcePosition, in source: Int32) -> Int {
    if counted.source != source || counted.line != position.line {
      counted = Counted(
        source: source, line: position.line, start: position.offset - (position.column - 1),
        columns: [1])
    }
    let number = (position.column - 1) / Counted.step
    while counted.columns.count <= number {
      let offset = counted.start + (counted.columns.count - 1) * Counted.step
      let column = counted.columns[counted.columns.count - 1]
      counted.columns.append(column + units(offset..<offset + Counted.step, of: source))
    }
    let known = counted.start + number * Counted.step
    return counted.columns[number] + units(known..<position.offset, of: source)
  }

  /// The number of UTF-16 code units of the scalars that begin in a range of bytes.
  private func units(_ range: Range<Int>, of source: Int32) -> Int {
    var count = 0
    for byte in sources[Int(source)].bytes[range] where byte & 0xC0 != 0x80 {
      // A scalar is one code unit, or two if it has four bytes.
      count += byte >= 0xF0 ? 2 : 1
    }
    return count
  }
}
