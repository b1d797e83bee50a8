/// Base64 as Interface Builder writes it: without padding, on lines of its own.
enum Base64 {
  /// The bytes of a text; nil if it has something other than digits and blanks.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    for character in text.utf8 {
      switch character {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="): continue
      default: break
      }
      guard let digit = digit(character) else { return nil }
      bits = bits << 6 & 0xFFFFFF | digit
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return bytes
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): return 62
    case UInt8(ascii: "/"): return 63
    default: return nil
    }
  }
}
