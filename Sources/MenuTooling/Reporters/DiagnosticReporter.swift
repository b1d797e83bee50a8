import MenuSyntax

/// Writes diagnostics in one format.
public protocol DiagnosticReporter {
  /// The text for diagnostics whose places count in `sources`, in the order of the sources; formats for people are empty
  /// where there is nothing to say.
  func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String
}

/// The line maps of a module's sources, each made when it is first needed.
struct LineMaps {
  private let sources: [Source]
  private var maps: [LineMap?]
  /// Where the last column in UTF-16 was counted to.
  private var counted = Counted(source: -1, line: 0, offset: 0, column: 1)

  private struct Counted {
    var source: Int32
    var line: Int
    var offset: Int
    var column: Int
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
    map(of: Int(place.source)).position(of: atEnd ? place.span.end : place.span.start)
  }

  /// The column, from 1, of a position in UTF-16 code units.
  ///
  /// It goes on from the last one where it can: a file may be one line.
  mutating func utf16Column(of position: SourcePosition, in source: Int32) -> Int {
    let goesOn =
      counted.source == source && counted.line == position.line && counted.offset <= position.offset
    if !goesOn {
      counted = Counted(
        source: source, line: position.line, offset: position.offset - (position.column - 1),
        column: 1)
    }
    for byte in sources[Int(source)].bytes[counted.offset..<position.offset] {
      // A scalar is one unit, and those with four bytes are two.
      if byte & 0xC0 != 0x80 { counted.column += byte >= 0xF0 ? 2 : 1 }
    }
    counted.offset = position.offset
    return counted.column
  }
}
