/// A scalar read from UTF-8, or bytes that are not UTF-8.
struct DecodedScalar {
  /// The scalar's value; nil where the bytes are not UTF-8.
  var value: UInt32?
  /// The number of bytes it takes. Of bytes that are not UTF-8, the longest run that begins a scalar, at least 1.
  var length: Int
}

/// Reads the scalar at `cursor`, whose byte is past ASCII.
///
/// The bytes end in a NUL, so that reading on is safe as long as each byte is looked at before the next.
func decodeScalar(at cursor: UnsafePointer<UInt8>) -> DecodedScalar {
  let first = cursor.pointee
  if first < 0xC2 || first > 0xF4 { return DecodedScalar(value: nil, length: 1) }
  let second = cursor[1]
  if first < 0xE0 {
    if second & 0xC0 != 0x80 { return DecodedScalar(value: nil, length: 1) }
    return DecodedScalar(value: UInt32(first & 0x1F) &<< 6 | UInt32(second & 0x3F), length: 2)
  }
  // The second byte is narrower after E0 (no overlong forms), ED (no surrogates), F0 and F4 (no value past 10FFFF).
  var low: UInt8 = 0x80
  var high: UInt8 = 0xBF
  if first == 0xE0 { low = 0xA0 }
  if first == 0xED { high = 0x9F }
  if first == 0xF0 { low = 0x90 }
  if first == 0xF4 { high = 0x8F }
  if second < low || second > high { return DecodedScalar(value: nil, length: 1) }
  let third = cursor[2]
  if third & 0xC0 != 0x80 { return DecodedScalar(value: nil, length: 2) }
  if first < 0xF0 {
    let value = UInt32(first & 0x0F) &<< 12 | UInt32(second & 0x3F) &<< 6 | UInt32(third & 0x3F)
    return DecodedScalar(value: value, length: 3)
  }
  let fourth = cursor[3]
  if fourth & 0xC0 != 0x80 { return DecodedScalar(value: nil, length: 3) }
  let upper = UInt32(first & 0x07) &<< 18 | UInt32(second & 0x3F) &<< 12
  return DecodedScalar(
    value: upper | UInt32(third & 0x3F) &<< 6 | UInt32(fourth & 0x3F), length: 4)
}

/// Whether a scalar changes the direction of text (language.md, "Settled questions").
func isBidirectionalControl(_ value: UInt32) -> Bool {
  value == 0x061C || value == 0x200E || value == 0x200F || (value >= 0x202A && value <= 0x202E)
    || (value >= 0x2066 && value <= 0x2069)
}

/// Whether a scalar is a blank or line separator beyond ASCII.
func isUnicodeBlank(_ value: UInt32) -> Bool {
  value == 0x85 || value == 0xA0 || value == 0x1680 || (value >= 0x2000 && value <= 0x200B)
    || value == 0x2028 || value == 0x2029 || value == 0x202F || value == 0x205F || value == 0x3000
    || value == 0xFEFF
}

/// Whether a scalar may begin an identifier.
func isIdentifierStart(_ value: UInt32) -> Bool {
  // ASCII first: the properties of a scalar are looked for in the tables of Unicode.
  if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A }
  return Unicode.Scalar(value)?.properties.isXIDStart ?? false
}

/// Whether a scalar may continue an identifier.
func isIdentifierPart(_ value: UInt32) -> Bool {
  if value < 0x80 {
    return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A || value >= 0x30 && value <= 0x39
      || value == 0x5F
  }
  return Unicode.Scalar(value)?.properties.isXIDContinue ?? false
}
