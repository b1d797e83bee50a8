import MenuModel
import MenuSyntax

extension SourceEdits {
  /// Removes words that follow each other from an entry or a header: not from its texts, nor from its block.
  ///
  /// Nil if they are not there.
  func removal(ofWords words: [String], in place: Place) -> Edit? {
    let bytes = sources[Int(place.source)].bytes
    let end = Int(place.span.end)
    var offset = Int(place.span.start)
    /// Where each word found so far begins.
    var found: [Int] = []
    while offset < end && bytes[offset] != UInt8(ascii: "{") {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset = endOfText(from: offset, to: end, bytes)
        found = []
        continue
      }
      guard isWordByte(byte) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < end && isWordByte(bytes[offset]) { offset += 1 }
      if bytes[start..<offset].elementsEqual(words[found.count].utf8) {
        found.append(start)
      } else {
        found = bytes[start..<offset].elementsEqual(words[0].utf8) ? [start] : []
      }
      if found.count == words.count {
        var first = found[0]
        // The blanks before go with the words.
        while first > 0 && bytes[first - 1] == 0x20 { first -= 1 }
        let span = Span(UInt32(first), UInt32(offset))
        return Edit(place: Place(source: place.source, span: span), text: "")
      }
    }
    return nil
  }

  /// Removes an entry, or one name of `standard a, b`.
  func removal(of entry: ExpandedEntry) -> Edit? {
    if entry.includedFrom != nil { return nil }
    guard case .standard = entry.kind else { return removal(of: entry.place) }
    let bytes = sources[Int(entry.place.source)].bytes
    var start = Int(entry.place.span.start)
    var end = Int(entry.place.span.end)
    let before = skippingBlanks(before: start, bytes)
    let after = skippingBlanks(after: end, bytes)
    let hasNext = after < bytes.count && bytes[after] == UInt8(ascii: ",")
    if before > 0 && bytes[before - 1] == UInt8(ascii: ",") {
      start = before - 1
    } else if hasNext {
      end = skippingBlanks(after: after + 1, bytes)
    } else {
      // The only name: `standard` goes with it.
      let word = "standard".utf8.count
      guard before >= word, bytes[before - word..<before].elementsEqual("standard".utf8) else {
        return nil
      }
      let span = Span(UInt32(before - word), UInt32(end))
      return removal(of: Place(source: entry.place.source, span: span))
    }
    let span = Span(UInt32(start), UInt32(end))
    return Edit(place: Place(source: entry.place.source, span: span), text: "")
  }

  /// An entry as a statement of its own: `standard inspector` for one name of several.
  func statement(of entry: ExpandedEntry) -> String {
    if case .standard(let name) = entry.kind { return "standard " + name }
    return text(at: entry.place)
  }

  /// Reorders the texts of some entries: `order` has the number of the one for each place.
  func reordering(_ places: [Place], as order: [Int]) -> [Edit] {
    places.indices.filter { order[$0] != $0 }.map { index in
      Edit(place: places[index], text: text(at: places[order[index]]))
    }
  }

  /// The text between the braces that end a place, without blanks around it; nil if none do.
  func block(of place: Place) -> String? {
    let bytes = sources[Int(place.source)].bytes
    let span = Int(place.span.start)..<Int(place.span.end)
    guard let last = span.last, bytes[last] == UInt8(ascii: "}"),
      let brace = span.first(where: { bytes[$0] == UInt8(ascii: "{") })
    else { return nil }
    let isBlank = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: ";") }
    var start = brace + 1
    var end = last
    while start < end && isBlank(bytes[start]) { start += 1 }
    while end > start && isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }

  private func endOfText(from start: Int, to end: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    var offset = start + 1
    while offset < end && bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, end)
  }

  private func skippingBlanks(before offset: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    var offset = offset
    while offset > 0 && (bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09) { offset -= 1 }
    return offset
  }

  private func skippingBlanks(after offset: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    var offset = offset
    while offset < bytes.count && (bytes[offset] == 0x20 || bytes[offset] == 0x09) { offset += 1 }
    return offset
  }
}
