/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// The columns of UTF-8 text that has no line end.
  static func columns(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var index = 0
    // Eight bytes at a time: most text is ASCII.
    while index &+ 8 <= count {
      let bytes = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      if bytes & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 8
    }
    while index < count && start[index] < 0x80 { index &+= 1 }
    return index == count ? count : index + columnsPastASCII(start + index, count - index, index)
  }

  /// The columns of a text that begins past ASCII, and that has some columns before it.
  private static func columnsPastASCII(
    _ start: UnsafePointer<UInt8>, _ count: Int, _ before: Int
  ) -> Int {
    var columns = 0
    var index = 0
    // The last scalar's columns: what follows it may make it wider or join it.
    var last = before > 0 ? 1 : 0
    var isJoined = false
    var isHalfFlag = false
    while index < count {
      if start[index] < 0x80 {
        columns += 1
        last = 1
        isJoined = false
        isHalfFlag = false
        index += 1
        continue
      }
      let scalar = decodeScalar(at: start + index)
      index += scalar.length
      guard let value = scalar.value else {
        columns += 1
        continue
      }
      if value == 0xFE0F {
        // An emoji's own look, two columns wide.
        columns += 2 - last
        last = 2
      } else if value == 0x200D {
        isJoined = last == 2
        continue
      } else if !isJoined {
        let isFlag = value >= 0x1F1E6 && value <= 0x1F1FF
        let isSecondHalf = isFlag && isHalfFlag
        let own = isSecondHalf ? 0 : isWide(value) ? 2 : isZeroWidth(value) ? 0 : 1
        isHalfFlag = isFlag && !isSecondHalf
        columns += own
        if own > 0 { last = own }
      }
      isJoined = false
    }
    return columns
  }

  /// Whether a scalar takes two columns (Unicode Standard Annex 11, East Asian width W and F; emoji).
  package static func isWide(_ value: UInt32) -> Bool {
    // Most text past ASCII that is not wide is Latin, Greek or Cyrillic.
    if value < 0x1100 { return false }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default:
      return Unicode.Scalar(value)?.properties.isEmojiPresentation ?? false
    }
  }

  private static func isZeroWidth(_ value: UInt32) -> Bool {
    // The vowels and finals of a decomposed Korean syllable share the columns of its first consonant.
    if (value >= 0x1160 && value <= 0x11FF) || (value >= 0xD7B0 && value <= 0xD7FF) { return true }
    guard value >= 0x300, let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
