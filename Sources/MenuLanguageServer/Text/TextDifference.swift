import MenuSyntax

/// The difference between two texts, as one edit.
enum TextDifference {
  static func edit(from old: Source, to new: Source, source: Int32) -> Edit? {
    let (before, after) = (old.bytes, new.bytes)
    if before == after { return nil }
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter && before[start] == after[start] { start += 1 }
    // A character stays whole.
    func isWithin(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    while start > 0 && (isWithin(before, start) || isWithin(after, start)) { start -= 1 }
    var end = 0
    while end < shorter - start && before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    while end > 0 && before[before.count - end] & 0xC0 == 0x80 { end -= 1 }
    let span = Span(UInt32(start), UInt32(before.count - end))
    return Edit(
      place: Place(source: source, span: span),
      text: String(decoding: after[start..<(after.count - end)], as: UTF8.self))
  }
}
