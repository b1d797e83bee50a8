import MenuSyntax

/// Converts between the byte offsets of a source and the client's positions.
struct TextPositions {
  let source: Source
  let lines: LineMap
  let encoding: PositionEncoding

  init(_ source: Source, _ encoding: PositionEncoding) {
    self.init(source, lines: LineMap(source), encoding)
  }

  /// - Parameter lines: The lines of `source`.
  init(_ source: Source, lines: LineMap, _ encoding: PositionEncoding) {
    self.source = source
    self.lines = lines
    self.encoding = encoding
  }

  /// The byte offset of a position. Past a line's end it is that end, past the last line the end of the text; within a
  /// character it is the character's first byte.
  func offset(_ position: LSP.Position) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.starts.count { return source.count }
    let start = Int(lines.starts[position.line])
    let end = lineEnd(position.line)
    if position.character <= 0 { return start }
    let bytes = source.bytes
    var offset = start
    var units = 0
    while offset < end {
      var next = offset + 1
      var width = encoding.units(of: bytes[offset])
      while next < end && bytes[next] & 0xC0 == 0x80 {
        width += encoding.units(of: bytes[next])
        next += 1
      }
      if units + width > position.character { break }
      units += width
      offset = next
      if units == position.character { break }
    }
    return offset
  }

  /// The position of a byte offset.
  func position(_ offset: Int) -> LSP.Position {
    let offset = min(max(0, offset), source.count)
    let line = lines.position(of: UInt32(offset)).line - 1
    let start = Int(lines.starts[line])
    if encoding == .utf8 { return LSP.Position(line: line, character: offset - start) }
    return LSP.Position(line: line, character: units(start, offset))
  }

  /// How many units of the encoding the bytes of a range have.
  func units(_ start: Int, _ end: Int) -> Int {
    let bytes = source.bytes
    var units = 0
    var index = start
    while index < end {
      units += encoding.units(of: bytes[index])
      index += 1
    }
    return units
  }

  /// The offset after the last byte of a line, before its line end.
  func lineEnd(_ line: Int) -> Int {
    guard line + 1 < lines.starts.count else { return source.count }
    let start = Int(lines.starts[line])
    let bytes = source.bytes
    var end = Int(lines.starts[line + 1])
    if end > start && bytes[end - 1] == 0x0A { end -= 1 }
    if end > start && bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  func range(_ span: Span) -> LSP.Range {
    LSP.Range(start: position(Int(span.start)), end: position(Int(span.end)))
  }

  /// The bytes of a range, whichever of its ends comes first.
  func span(_ range: LSP.Range) -> Span {
    let (first, last) = (offset(range.start), offset(range.end))
    return Span(UInt32(min(first, last)), UInt32(max(first, last)))
  }
}
