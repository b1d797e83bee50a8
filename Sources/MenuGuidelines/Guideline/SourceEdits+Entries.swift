import MenuModel
import MenuSyntax

/// Edits of `standard` entries, whose place is the name alone: `standard undo, redo` holds two.
extension SourceEdits {
  /// Inserts `---` between two entries that follow each other; nil if a list or a block is in the way.
  func separator(between first: Place, and second: Place) -> Edit? {
    guard first.source == second.source, first.span.end <= second.span.start else { return nil }
    let bytes = sources[Int(first.source)].bytes
    let between = bytes[Int(first.span.end)..<Int(second.span.start)]
    let marks = between.filter { $0 != 0x20 && $0 != 0x09 }
    if marks == [UInt8(ascii: ",")] {
      let place = first.between(Int(first.span.end), Int(second.span.start))
      return Edit(place: place, text: "; ---; standard ")
    }
    if marks.contains(UInt8(ascii: ",")) || marks.contains(UInt8(ascii: "}"))
      || marks.contains(UInt8(ascii: "{"))
    {
      return nil
    }
    let line = bytes[..<Int(first.span.start)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
    let indent = bytes[(line ?? 0)...].prefix { $0 == 0x20 || $0 == 0x09 }
    let isOneLine = !between.contains { $0 == 0x0A || $0 == 0x0D }
    let end = Int(first.span.end)
    let text = isOneLine ? "; ---" : "\n" + String(decoding: indent, as: UTF8.self) + "---"
    return Edit(place: first.between(end, end), text: text)
  }

  /// Inserts entries at the start of the block after a header; nil if there is none.
  func insertion(_ entries: [String], behindHeader header: Place) -> Edit? {
    let bytes = sources[Int(header.source)].bytes
    let rest = bytes[Int(header.span.end)...]
    guard let brace = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      bytes[brace] == UInt8(ascii: "{")
    else { return nil }
    let inner = bytes[(brace + 1)...]
    guard let next = inner.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    let place = header.between(brace + 1, brace + 1)
    if bytes[next] == 0x0A || bytes[next] == 0x0D {
      let line = bytes[next...].drop { $0 == 0x0A || $0 == 0x0D }
      let indent = String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
      return Edit(place: place, text: entries.map { "\n" + indent + $0 }.joined())
    }
    let list = entries.joined(separator: "; ")
    if bytes[next] == UInt8(ascii: "}") {
      return Edit(place: header.between(brace + 1, next), text: " " + list + " ")
    }
    return Edit(place: place, text: " " + list + ";")
  }
}

extension Place {
  /// The same source, from one byte to another.
  func between(_ start: Int, _ end: Int) -> Place {
    Place(source: source, span: Span(UInt32(start), UInt32(end)))
  }
}
