import MenuSyntax

/// The lines that a fix changes, before and after.
struct FixExcerpt {
  /// A line of the excerpt.
  struct Line {
    /// The line number before the fix; for an added line, where it is inserted.
    var number: Int
    var isAdded: Bool
    var text: String
  }

  /// The lines that change in one file.
  struct File {
    var source: Int32
    var lines: [Line]
    /// The number of lines that are not shown.
    var left: Int
  }

  /// The maximum number of lines shown of a fix.
  private static let limit = 8
  /// The maximum number of bytes of a line that is shown. A file may be a single line.
  private static let lineLimit = 2_000

  private(set) var files: [File] = []

  init(_ fix: Fix, in sources: [Source], _ maps: inout LineMaps) {
    var numbers: [Int32] = []
    for edit in fix.edits where !numbers.contains(edit.place.source) {
      numbers.append(edit.place.source)
    }
    var room = Self.limit
    for number in numbers {
      let edits = fix.edits.filter { $0.place.source == number }
        .sorted { $0.place.span.start < $1.place.span.start }
      let source = sources[Int(number)]
      var lines: [Line] = []
      for block in Self.blocks(edits, maps.map(of: Int(number)), source) {
        lines += Self.lines(of: block, in: source)
      }
      let shown = min(room, lines.count)
      room -= shown
      files.append(File(source: number, lines: Array(lines[..<shown]), left: lines.count - shown))
    }
  }

  /// Consecutive lines, and the edits in them.
  private struct Block {
    var firstLine: Int
    var span: Span
    var edits: [Edit]
  }

  private static func blocks(_ edits: [Edit], _ map: LineMap, _ source: Source) -> [Block] {
    var blocks: [Block] = []
    for edit in edits {
      let first = map.position(of: edit.place.span.start).line
      let last = map.position(of: edit.place.span.end).line
      let end = last < map.starts.count ? map.starts[last] : UInt32(source.count)
      if let open = blocks.indices.last, map.starts[first - 1] < blocks[open].span.end {
        blocks[open].span.end = max(blocks[open].span.end, end)
        blocks[open].edits.append(edit)
      } else {
        blocks.append(
          Block(firstLine: first, span: Span(map.starts[first - 1], end), edits: [edit]))
      }
    }
    return blocks
  }

  /// The lines of a block that differ before and after.
  private static func lines(of block: Block, in source: Source) -> [Line] {
    let added = block.edits.reduce(0) { $0 + $1.text.utf8.count }
    guard block.span.count + added <= lineLimit * limit else { return [] }
    var text = ""
    var offset = block.span.start
    for edit in block.edits {
      text += source.text(of: Span(offset, edit.place.span.start)) + edit.text
      offset = edit.place.span.end
    }
    text += source.text(of: Span(offset, block.span.end))
    var old = split(source.text(of: block.span))
    var new = split(text)
    var first = block.firstLine
    while let line = old.first, line == new.first {
      old.removeFirst()
      new.removeFirst()
      first += 1
    }
    while let line = old.last, line == new.last {
      old.removeLast()
      new.removeLast()
    }
    guard !(old + new).contains(where: { $0.utf8.count > lineLimit }) else { return [] }
    return old.enumerated().map { Line(number: first + $0, isAdded: false, text: $1) }
      + new.enumerated().map { Line(number: first + $0, isAdded: true, text: $1) }
  }

  /// The lines of a text without line ends, and without an empty last line.
  private static func split(_ text: String) -> [String] {
    var lines: [String] = []
    let bytes = text.utf8
    var start = text.startIndex
    while let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(String(text[start..<end]))
      start = bytes.index(after: end)
      // CR and LF together are one line end.
      if bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A {
        start = bytes.index(after: start)
      }
    }
    if start < text.endIndex { lines.append(String(text[start...])) }
    return lines
  }

  /// The column, from 0, at which a line begins to differ from another.
  static func firstDifference(_ line: String, from other: String?) -> Int {
    guard let other else { return 0 }
    var shared = ""
    for (left, right) in zip(line, other) {
      if left != right { break }
      shared.append(left)
    }
    return Terminal.width(shared)
  }
}
