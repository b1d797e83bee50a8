import MenuGuidelines
import MenuSyntax

/// The unit in which an editor counts characters of a line.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How many units a character has, by the first byte of its UTF-8; none for the bytes that follow.
  @inline(__always)
  fileprivate func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: return 1
    case .utf16: return byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: return byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A position as editors count it: line and character from 0.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.character < right.character
  }

  var json: JSONValue { ["line": .int(line), "character": .int(character)] }
}

/// Turns byte offsets of a source into positions and back.
struct TextPositions {
  let source: Source
  let lines: LineMap
  let encoding: PositionEncoding

  init(_ source: Source, _ encoding: PositionEncoding) {
    self.init(source, lines: LineMap(source), encoding)
  }

  /// Takes the lines of a source that are known.
  init(_ source: Source, lines: LineMap, _ encoding: PositionEncoding) {
    self.source = source
    self.lines = lines
    self.encoding = encoding
  }

  /// The byte offset of a position. Past a line's end it is that end, past the last line the end of the text; within a
  /// character it is the character's first byte.
  func offset(_ position: TextPosition) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.starts.count { return source.count }
    let start = Int(lines.starts[position.line])
    let end = lineEnd(position.line)
    if position.character <= 0 { return start }
    return source.bytes.withUnsafeBufferPointer { bytes in
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
  }

  /// The position of a byte offset.
  func position(_ offset: Int) -> TextPosition {
    let offset = min(max(0, offset), source.count)
    let line = lines.position(of: UInt32(offset)).line - 1
    let start = Int(lines.starts[line])
    if encoding == .utf8 { return TextPosition(line: line, character: offset - start) }
    return TextPosition(line: line, character: units(start, offset))
  }

  /// How many units of the encoding the bytes of a range have.
  func units(_ start: Int, _ end: Int) -> Int {
    source.bytes.withUnsafeBufferPointer { bytes in
      var units = 0
      var index = start
      while index < end {
        units += encoding.units(of: bytes[index])
        index += 1
      }
      return units
    }
  }

  /// The offset behind the last byte of a line, before its end.
  func lineEnd(_ line: Int) -> Int {
    guard line + 1 < lines.starts.count else { return source.count }
    let start = Int(lines.starts[line])
    return source.bytes.withUnsafeBufferPointer { bytes in
      var end = Int(lines.starts[line + 1])
      if end > start && bytes[end - 1] == 0x0A { end -= 1 }
      if end > start && bytes[end - 1] == 0x0D { end -= 1 }
      return end
    }
  }

  /// A range of the protocol.
  func range(_ span: Span) -> JSONValue {
    ["start": position(Int(span.start)).json, "end": position(Int(span.end)).json]
  }

  /// The bytes of a range of the protocol; nil where it is none.
  func span(_ range: JSONValue?) -> Span? {
    guard let start = TextPosition(range?["start"]), let end = TextPosition(range?["end"]) else {
      return nil
    }
    let (first, last) = (offset(start), offset(end))
    return Span(UInt32(min(first, last)), UInt32(max(first, last)))
  }
}

extension TextPosition {
  /// Reads a position of the protocol.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }
}
