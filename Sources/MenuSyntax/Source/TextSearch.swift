// The standard library has the like of these from macOS 13 on; the tool runs on macOS 12.

extension StringProtocol {
  /// Whether another text is in this one, also where marks and letters that combine are spelled with other scalars.
  package func includes(_ part: some StringProtocol) -> Bool {
    if utf8.firstPlace(of: part.utf8) != nil { return true }
    let combines = unicodeScalars.contains {
      (0x0300...0x036F).contains($0.value) || (0x1100...0x11FF).contains($0.value)
    }
    guard combines else { return false }
    let characters = Array(part)
    return indices.contains { self[$0...].starts(with: characters) }
  }

  /// The first place in this text that has the bytes of another.
  package func firstPlace(of part: some StringProtocol) -> Range<Index>? {
    utf8.firstPlace(of: part.utf8)
  }

  /// What is between the places of another text, from the beginning to the end; one more than there are places.
  package func parts(between separator: some StringProtocol) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    while !separator.isEmpty, let place = utf8[start...].firstPlace(of: separator.utf8) {
      parts.append(self[start..<place.lowerBound])
      start = place.upperBound
    }
    return parts + [self[start...]]
  }

  /// This text with another in each place of a part.
  package func replacing(each part: some StringProtocol, by other: String) -> String {
    parts(between: part).joined(separator: other)
  }
}

extension Collection<UInt8> {
  /// The first place in these bytes that has others.
  package func firstPlace(of part: some Collection<UInt8>) -> Range<Index>? {
    let found = withContiguousStorageIfAvailable { bytes in
      part.withContiguousStorageIfAvailable { bytes.firstOffset(of: $0) }
    }
    if let offset = found ?? nil {
      guard let offset else { return nil }
      let start = index(startIndex, offsetBy: offset)
      return start..<index(start, offsetBy: part.count)
    }
    for start in indices {
      var end = start
      var wanted = part.startIndex
      while wanted != part.endIndex && end != endIndex && self[end] == part[wanted] {
        formIndex(after: &end)
        part.formIndex(after: &wanted)
      }
      if wanted == part.endIndex { return start..<end }
    }
    return part.isEmpty ? startIndex..<startIndex : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where other bytes begin in these, all of which are in one piece; nil if they are not in them.
  fileprivate func firstOffset(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = part.first else { return 0 }
    var start = 0
    let last = count - part.count
    while start <= last {
      if self[start] == first {
        var length = 1
        while length < part.count && self[start + length] == part[length] { length += 1 }
        if length == part.count { return start }
      }
      start += 1
    }
    return nil
  }
}
